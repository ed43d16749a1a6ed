/** Whether an item is fit to be done, by words that give it away. A rehearsal looks no deeper. */
import type { Abuse } from '../../events.ts';
import { flat } from './text.ts';

const abuseWords: readonly (readonly [Abuse, RegExp])[] = [
  [
    'manipulation',
    /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:rules?|instructions?|above|prompts?)\b|\bapprove (?:every|all)\b|\bsystem prompt\b|\byou are now\b|"approve" ?:/iu,
  ],
  [
    'harmful',
    /\b(?:malware|ransomware|keylogger|pipe bomb|nerve agent|blackmail|doxx?)\b|\b(?:build|make) a (?:bomb|weapon)\b|\b(?:poison|kill|stalk) (?:him|her|them|my|someone|somebody|people)\b|\bhurt (?:him|them|someone|somebody|people)\b|\b(?:write|send|set up|make|build) (?:a |some )?phishing\b|\bhack into\b|\bfake id\b|\bsteal (?:from|a|the|someone)\b/iu,
  ],
  [
    'spam',
    /\b(?:click here|buy now|free money|casino|earn \$?\d+|viagra)\b|(\b\w{1,40}\b)(?: \1){4,}|([\p{L}!?])\2{11,}/iu,
  ],
];

/** Somebody who asks how to be safe from it does no harm. */
const guards =
  /^(?:report|explain|avoid|spot|block|remove|protect|what|how|learn|understand|summari[sz]e|check)\b/iu;

export function abuseOf(text: string): Abuse {
  const words = flat(text);
  const found = abuseWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none';
  return found === 'harmful' && guards.test(words) ? 'none' : found;
}
