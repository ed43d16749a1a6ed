/** What a request held, in a sentence: counted and shown as a person would. */
import { clean } from './clean.ts';

/** Characters as a person counts them: code points. */
export function charCount(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count--;
  return count;
}

/** What a request held, short enough and plain enough to stand in a sentence. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') {
    const text = clean(value.slice(0, 240));
    const cut = Array.from(text).slice(0, 40).join('');
    return JSON.stringify(cut.length < text.length || value.length > 240 ? `${cut}…` : cut);
  }
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}
