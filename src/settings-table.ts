/**
 * Every setting of the server, once: its name in the environment, what it may be and what it is when nobody says.
 * The flag on `crows serve` is the same name in small letters: CROWS_LIST_BUDGET_MAX is --list-budget-max.
 */
import {
  folder,
  hostList,
  listenAddress,
  modelId,
  onOff,
  oneOf,
  originList,
  secret,
  whole,
} from './kinds.ts';
import type { Kind } from './kinds.ts';
import { limits } from './limits.ts';

export interface Setting<T, D> {
  env: `CROWS_${string}`;
  kind: Kind<T>;
  /** What it is when neither flag nor environment says. */
  otherwise: D;
  unit?: string;
  /** What the flag means when it stands without a value. */
  alone?: string;
  /** One sentence. */
  help: string;
}

const setting = <T, const D extends T | undefined>(row: Setting<T, D>): Setting<T, D> => row;
const none: string[] = [];

export const settingsTable = {
  port: setting({
    env: 'CROWS_PORT',
    kind: whole(0, 65_535),
    otherwise: 27_697,
    help: 'Port to listen on; 0 takes any free one.',
  }),
  host: setting({
    env: 'CROWS_HOST',
    kind: listenAddress,
    otherwise: '127.0.0.1',
    help: 'Address to listen on; any but a loopback address needs a token too.',
  }),
  token: setting({
    env: 'CROWS_TOKEN',
    kind: secret,
    otherwise: undefined,
    help: 'Secret every request must carry: a script as a bearer token, a browser by a link printed at the start; better set in the environment.',
  }),
  data: setting({
    env: 'CROWS_DATA',
    kind: folder,
    otherwise: '.crows',
    help: 'Folder that holds the log and all that is kept.',
  }),
  origins: setting({
    env: 'CROWS_ORIGINS',
    kind: originList,
    otherwise: none,
    help: 'Origins of pages elsewhere that may embed Crows, separated by commas.',
  }),
  hosts: setting({
    env: 'CROWS_HOSTS',
    kind: hostList,
    otherwise: none,
    help: 'Names by which a proxy asks for this server, separated by commas.',
  }),
  approvalS: setting({
    env: 'CROWS_APPROVAL_S',
    kind: whole(10, 2_592_000, { value: 0, words: 'to wait for ever' }),
    otherwise: 600,
    unit: 'seconds',
    help: 'How long a question waits for a person before it counts as a no; 0 waits for ever.',
  }),
  listBudgetMax: setting({
    env: 'CROWS_LIST_BUDGET_MAX',
    kind: whole(limits.tokensPerItem, 1_000_000_000),
    otherwise: 600_000,
    unit: 'tokens',
    help: 'The most one list may spend.',
  }),
  pranks: setting({
    env: 'CROWS_PRANKS',
    kind: onOff,
    otherwise: true,
    help: 'Whether abuse is answered with a cooldown; off is for scripts you trust.',
  }),
  banter: setting({
    env: 'CROWS_BANTER',
    kind: onOff,
    otherwise: true,
    help: 'Whether crows may talk beside the work, two asides a list at most, from tokens the work can spare.',
  }),
  speech: setting({
    env: 'CROWS_SPEECH',
    kind: oneOf('rehearsal', 'claude', 'endpoint'),
    otherwise: undefined,
    help: 'Who answers: rehearsal, claude or endpoint; without it, what the environment has a key or an address for.',
  }),
  model: setting({
    env: 'CROWS_MODEL',
    kind: modelId,
    otherwise: undefined,
    help: 'One model for every role that has none of its own.',
  }),
  modelSentry: setting({
    env: 'CROWS_MODEL_SENTRY',
    kind: modelId,
    otherwise: undefined,
    help: 'Model of the Sentry (claude-haiku-5-5).',
  }),
  modelCrow: setting({
    env: 'CROWS_MODEL_CROW',
    kind: modelId,
    otherwise: undefined,
    help: 'Model of the crows (claude-sonnet-5-5).',
  }),
  modelElder: setting({
    env: 'CROWS_MODEL_ELDER',
    kind: modelId,
    otherwise: undefined,
    help: 'Model of the Elder (claude-opus-5-5).',
  }),
  modelBanter: setting({
    env: 'CROWS_MODEL_BANTER',
    kind: modelId,
    otherwise: undefined,
    help: 'Model of the banter (claude-haiku-5-5).',
  }),
  patience: setting({
    env: 'CROWS_PATIENCE',
    kind: whole(1, 100),
    otherwise: undefined,
    unit: 'times',
    help: 'How many times longer than usual a call may take; 10 for an endpoint, else 1.',
  }),
  flights: setting({
    env: 'CROWS_FLIGHTS',
    kind: whole(1, 64),
    otherwise: undefined,
    unit: 'calls',
    help: 'Model calls at once, banter included; 2 for an endpoint on this machine, else 8.',
  }),
  sentryFlights: setting({
    env: 'CROWS_SENTRY_FLIGHTS',
    kind: whole(1, 16),
    otherwise: 4,
    unit: 'calls',
    help: 'Calls of the Sentry at once.',
  }),
  elderFlights: setting({
    env: 'CROWS_ELDER_FLIGHTS',
    kind: whole(1, 16),
    otherwise: 2,
    unit: 'calls',
    help: 'Calls of the Elder at once.',
  }),
  rehearsalSeed: setting({
    env: 'CROWS_REHEARSAL_SEED',
    kind: whole(0, 4_294_967_295),
    otherwise: 1,
    help: 'Seed of the rehearsed answers; the same seed rehearses the same answers.',
  }),
  rehearsalLatencyMs: setting({
    env: 'CROWS_REHEARSAL_LATENCY_MS',
    kind: whole(0, 60_000),
    otherwise: 400,
    unit: 'milliseconds',
    help: 'How long a rehearsed call takes.',
  }),
  murder: setting({
    env: 'CROWS_MURDER',
    kind: whole(2, 5),
    otherwise: 3,
    unit: 'crows',
    help: 'How many crows take the whole item in a murder.',
  }),
  structured: setting({
    env: 'CROWS_STRUCTURED',
    kind: onOff,
    otherwise: undefined,
    help: 'Whether an endpoint is asked for structured output; without it only Claude models are.',
  }),
  log: setting({
    env: 'CROWS_LOG',
    kind: oneOf('quiet', 'error', 'normal', 'info', 'events'),
    otherwise: 'normal',
    help: 'What the server says on standard error, a JSON line each: quiet, error, normal (trouble), info (lists and requests), or events, which adds each step of a machine; never keys, prompts or todo text.',
  }),
  inspect: setting({
    env: 'CROWS_INSPECT',
    kind: oneOf('off', 'on', 'full'),
    otherwise: 'off',
    alone: 'on',
    help: 'Whether the machines may be watched at /inspect: off, on, or full, which shows texts too.',
  }),
};
