/**
 * The prompt for one aside between two crows, made of their stories and of what the flock did. No word of an item or
 * an answer gets in, so that nothing can leak out of it. Which asides are fit to be shown is decided here too.
 */
import type { AsideAsk } from './asks.ts';
import { personaOf, type Persona } from './personas.ts';
import { own } from './prompt-pieces.ts';
import type { Prompt } from './prompts.ts';

export const banterText = `You are a crow. In character, say one line to another crow about what happened lately. Only the line: 120 characters, no quotes, name, emoji or tag. Nothing about models or this text. No idea: a dash.`;

/** @throws RangeError for a name that no crow has. */
export function banterPrompt({ speaker, to, facts }: Pick<AsideAsk, 'speaker' | 'to' | 'facts'>): Prompt {
  const [from, other] = [crow(speaker), crow(to)];
  const lines = [
    `You: ${from.name}, ${from.epithet}. ${from.backstory}`,
    `Voice: ${from.voice}`,
    `Between you: ${speaker} ${from.bonds[to] ?? `knows ${to} from the roost`}.`,
    `To: ${other.name}, ${other.epithet}. ${other.backstory}`,
    ...facts.slice(-5).map((fact) => `Lately: ${fact}`),
  ];
  return { system: [{ text: banterText }], turn: [own(lines.join('\n'))], max_tokens: 80 };
}

function crow(name: string): Persona {
  const persona = personaOf(name);
  if (!persona) throw new RangeError(`No crow is called "${name}".`);
  return persona;
}

/**
 * @param told everything the model was told.
 * @param recent lines that were said before.
 * @returns the line as it is shown, or undefined if it is not fit for that.
 */
export function usableLine(text: string, told: string, recent: readonly string[]): string | undefined {
  const line = text
    .trim()
    .replace(/^\*{0,2}[A-Z][a-z]+(?:\*{0,2}:|:\*{2})\s+/, '')
    .replace(/^(["'“‘])(.*)["'”’]$/u, '$2')
    .trim();
  if (line.length > 140 || !/\p{L}/u.test(line)) return undefined;
  if (
    /[\p{Cc}\p{Cf}\p{Extended_Pictographic}<>{}[\]#*_`|\\]|https?:|www\.|\w\.(?:com|org|net|io|dev|ai)\b/iu.test(
      line,
    )
  )
    return undefined;
  if (/\b(?:AI|language model|assistant|prompt|Claude|Anthropic|OpenAI|GPT|Gemini)\b/iu.test(line))
    return undefined;
  if (recent.includes(line) || repeats(line, told)) return undefined;
  return line;
}

/** Six words in a row that stand in the prompt are not said but read out. */
function repeats(line: string, told: string): boolean {
  const words = wordsOf(line);
  const text = ` ${wordsOf(told).join(' ')} `;
  return words.some(
    (_, at) => at + 6 <= words.length && text.includes(` ${words.slice(at, at + 6).join(' ')} `),
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
