/**
 * What the server says on standard error: one JSON line each. Sentences and names are code-made, ids and numbers
 * stand beside them; text of a list, keys and prompts have no way in.
 */
import { destination, pino } from 'pino';
import { whyOf } from '../http/answers.ts';

/** From nothing to everything; `normal` is what needs a person's eye. */
export type LogLevel = 'quiet' | 'error' | 'normal' | 'info' | 'events';

type About = Readonly<Record<string, string | number | boolean>>;

export interface Logging {
  /** Something of ours broke. */
  error(what: string, error?: unknown): void;
  /** Something went wrong and is dealt with. */
  warn(what: string, error?: unknown): void;
  /** The ordinary course of things. */
  info(what: string, about?: About): void;
  /** A step of a machine. */
  step(about: About): void;
}

const levels = { quiet: 'silent', error: 'error', normal: 'warn', info: 'info', events: 'debug' } as const;

/** @param to takes whole lines; left out, they go to standard error before the call returns. */
export function openLog(level: LogLevel, to: { write(line: string): unknown } = stderr()): Logging {
  const log = pino(
    {
      level: levels[level],
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
  const trouble = (error: unknown): object => (error === undefined ? {} : { error: whyOf(error) });
  return {
    error: (what, error) => log.error(trouble(error), what),
    warn: (what, error) => log.warn(trouble(error), what),
    info: (what, about = {}) => log.info(about, what),
    step: (about) => log.debug(about, 'step'),
  };
}

/** Synchronous, so that the last line before an end is written too. */
const stderr = () => destination({ dest: 2, sync: true });
