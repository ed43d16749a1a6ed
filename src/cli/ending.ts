/** The last words of a process that can't go on. */
import process from 'node:process';

export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Ends the process before anything was opened. */
export function refuse(...sentences: string[]): never {
  for (const sentence of sentences) say(sentence);
  process.exit(1);
}

export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
