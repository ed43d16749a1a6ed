/** docs/settings.md, written from the table of settings, so that the page can't say anything else than the server. */
import { flagOf, settingNames, standing } from './settings.ts';
import { settingsTable } from './settings-table.ts';
import type { Setting } from './settings-table.ts';

const head = `# Settings

Each stands in the environment or as a flag of \`crows serve\`; a flag beats the environment. A value that does not fit is
an error at the start that names it. \`crows serve --help\` says the same in a terminal.

The SDK's own variables count too: \`ANTHROPIC_API_KEY\`, \`ANTHROPIC_AUTH_TOKEN\` and \`ANTHROPIC_BASE_URL\` decide who speaks
unless \`CROWS_SPEECH\` does.
`;

export function settingsPage(): string {
  const sections = settingNames.map((name) => {
    const { env, kind, help, unit, otherwise, alone }: Setting<unknown, unknown> = settingsTable[name];
    const value = standing(otherwise);
    const instead = value === undefined ? 'Not set' : `\`${value}\`${unit ? ` ${unit}` : ''}`;
    const bare = alone === undefined ? '' : ` Alone it means \`${alone}\`.`;
    return `## \`${env}\`\n\n${help}\n\n- Flag: \`${flagOf(name)}\`.${bare}\n- Form: ${kind.form}.\n- Otherwise: ${instead}.\n`;
  });
  return [head, ...sections].join('\n');
}
