/**
 * Reads the settings out of an environment and the flags of `crows serve`, and touches nothing else. A flag beats the
 * environment. Whatever is wrong is said in one go, each in a sentence that names the setting.
 */
import type { Models } from './asks.ts';
import { nearest } from './nearest.ts';
import { isLoopback } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { settingsTable } from './settings-table.ts';
import type { Setting } from './settings-table.ts';

type Table = typeof settingsTable;
type Name = keyof Table;
type Values = {
  [N in Name]: (Table[N] extends Setting<infer T, unknown> ? T : never) | Table[N]['otherwise'];
};

export interface Settings extends Values {
  /** The model id of each role: as its own setting says, else `model`, else ours. */
  models: Models;
}

export type SettingsRead = { settings: Settings } | { problems: string[] } | { help: string };

const ours: Models = {
  sentry: 'claude-haiku-5-5',
  crow: 'claude-sonnet-5-5',
  elder: 'claude-opus-5-5',
  banter: 'claude-haiku-5-5',
};

const isName = (key: string): key is Name => Object.hasOwn(settingsTable, key);
export const settingNames = Object.keys(settingsTable).filter(isName);
/** A setting's flag on `crows serve`. */
export const flagOf = (name: Name) =>
  `--${settingsTable[name].env.slice(6).toLowerCase().replaceAll('_', '-')}`;
const namesByFlag = new Map(settingNames.map((name) => [flagOf(name), name]));

/**
 * @param env the environment; a variable that is empty counts as not set.
 * @param argv what stands after `crows serve`: `--port 80`, `--port=80`, `--help`.
 */
export function readSettings(env: Record<string, string | undefined>, argv: readonly string[]): SettingsRead {
  const { given, problems, help } = readFlags(argv);
  if (help) return { help: settingsHelp() };

  const values: Record<string, unknown> = {};
  for (const name of settingNames) {
    const row: Setting<unknown, unknown> = settingsTable[name];
    const flag = given.get(name);
    const raw = flag ?? (env[row.env] || undefined);
    const reading = raw === undefined ? { value: row.otherwise } : row.kind.read(raw);
    if ('value' in reading) values[name] = reading.value;
    else problems.push(unfit(flag === undefined ? row.env : flagOf(name), row, reading.unfit));
  }

  const exposed = 'token' in values ? exposure(values['host'], values['token']) : undefined;
  if (exposed) problems.push(exposed);
  if (problems.length > 0 || !isWhole(values)) return { problems };
  return { settings: { ...values, models: modelsOf(values) } };
}

/** Says yes only of what was read from the table, name by name. */
function isWhole(values: object): values is Values {
  return settingNames.every((name) => name in values);
}

function exposure(host: unknown, token: unknown): string | undefined {
  if (typeof host !== 'string' || isLoopback(host) || token !== undefined) return undefined;
  return (
    `\`CROWS_HOST\` is ${quoted(host)}, which other machines can reach, and \`CROWS_TOKEN\` is not set. ` +
    'Set it to a secret of 16 characters or more, or leave `CROWS_HOST` out to listen on 127.0.0.1.'
  );
}

/** Two lines for each setting: flag, name in the environment and what it is when nobody says; what it is for. */
function settingsHelp(): string {
  const rows = settingNames.map((name) => {
    const { env, help, otherwise, unit }: Setting<unknown, unknown> = settingsTable[name];
    const value = standing(otherwise);
    const instead = value === undefined ? '' : `, else ${value}${unit ? ` ${unit}` : ''}`;
    return `  ${flagOf(name)} (${env}${instead})\n      ${help}`;
  });
  return [
    'crows serve: the flock and its page. Each flag can stand in the environment instead.',
    ...rows,
  ].join('\n');
}

function readFlags(argv: readonly string[]) {
  const given = new Map<Name, string>();
  const problems: string[] = [];
  let help = false;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--help' || word === '-h') {
      help = true;
      continue;
    }
    const [, flag = '', inline] = /^(--[^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const name = namesByFlag.get(flag);
    if (name === undefined) {
      problems.push(unknownFlag(flag || word));
      // Its value, if it has one, is no second mistake.
      if (flag !== '' && inline === undefined && isValue(argv[i + 1])) i++;
      continue;
    }
    const { alone }: Setting<unknown, unknown> = settingsTable[name];
    const isAlone = inline === undefined && !isValue(argv[i + 1]);
    if (isAlone && alone === undefined) {
      problems.push(`\`${flag}\` stands without a value. Write one behind it, or leave it out.`);
      continue;
    }
    if (given.has(name)) problems.push(`\`${flag}\` is given twice. Keep one of them.`);
    given.set(name, inline ?? (isAlone ? alone : argv[++i]) ?? '');
  }
  return { given, problems, help };
}

function unknownFlag(word: string): string {
  const flags = [...namesByFlag.keys(), '--help'].map((flag) => flag.slice(2));
  const meant = word.startsWith('-') ? nearest(word.replace(/^-+/, ''), flags) : undefined;
  const hint =
    meant === undefined ? '`crows serve --help` lists what it knows.' : `Did you mean \`--${meant}\`?`;
  return `\`crows serve\` knows no ${quoted(word)}. ${hint}`;
}

const isValue = (word: string | undefined) => word !== undefined && !word.startsWith('--');
const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function unfit(
  name: string,
  row: { kind: Kind<unknown>; otherwise: unknown },
  part: string | undefined,
): string {
  const what = part === undefined ? 'the one given is not' : `${quoted(part)} is not`;
  const value = standing(row.otherwise);
  const instead = value === undefined ? '' : ` for ${value}`;
  return `\`${name}\` must be ${row.kind.form}, and ${what}. Set it to one that is, or leave it out${instead}.`;
}

/** What stands when nobody says, in the words one would write it with. */
export function standing(otherwise: unknown): string | undefined {
  if (typeof otherwise === 'boolean') return otherwise ? 'on' : 'off';
  return typeof otherwise === 'number' || typeof otherwise === 'string' ? String(otherwise) : undefined;
}

function modelsOf({ model, modelSentry, modelCrow, modelElder, modelBanter }: Values): Models {
  return {
    sentry: modelSentry ?? model ?? ours.sentry,
    crow: modelCrow ?? model ?? ours.crow,
    elder: modelElder ?? model ?? ours.elder,
    banter: modelBanter ?? model ?? ours.banter,
  };
}
