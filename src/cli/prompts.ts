/** Asks a person at the terminal, a key at a time. The only file that knows the prompt library. */

import { plain } from './text.ts';

/** Only who is asked has to wait for it. */
const library = () => import('@clack/prompts');

export interface Choice {
  key: string;
  label: string;
}

/** @returns the key that was pressed; undefined if the person left or the signal ended it. */
export async function askKey(
  message: string,
  choices: Choice[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const { isCancel, selectKey } = await library();
  const options = choices.map(({ key, label }) => ({ value: key, label }));
  const answer = await selectKey({ message, options, signal });
  return isCancel(answer) ? undefined : answer;
}

export async function askLine(message: string, signal: AbortSignal): Promise<string | undefined> {
  const { isCancel, text } = await library();
  const answer = await text({ message, signal });
  return isCancel(answer) ? undefined : plain(answer ?? '');
}

/** @param draft what stands there at first. */
export async function askText(
  message: string,
  draft: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { isCancel, multiline } = await library();
  const answer = await multiline({ message, initialValue: draft, showSubmit: true, signal });
  return isCancel(answer) ? undefined : answer;
}
