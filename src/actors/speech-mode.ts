/**
 * Who answers: real Claude, an endpoint that speaks like it, or the rehearsal. Chosen once at start from what is
 * configured, never changed afterwards and never guessed.
 */
import type { SpeechMode } from '../asks.ts';
import { isLoopback } from '../kinds.ts';

export type Choice = { ok: true; mode: SpeechMode } | { ok: false; message: string };

type Env = Readonly<Record<string, string | undefined>>;

const modes: readonly SpeechMode[] = ['claude', 'endpoint', 'rehearsal'];

/**
 * @param env environment variables.
 * @param hasProfile looks for a credential outside of the variables; rejects if one is named and can't be read.
 */
export async function modeFrom(env: Env, hasProfile: () => Promise<boolean>): Promise<Choice> {
  const set = (name: string): string | undefined => env[name]?.trim() || undefined;
  const wanted = set('CROWS_SPEECH');
  const forced = modes.find((mode) => mode === wanted);
  if (wanted !== undefined && !forced) {
    return no(`CROWS_SPEECH is "${wanted}". It must be one of ${modes.join(', ')}, or not be set.`);
  }
  if (forced === 'rehearsal') return { ok: true, mode: forced };
  const base = set('ANTHROPIC_BASE_URL');
  if (forced === 'endpoint' && base === undefined) {
    return no(
      'CROWS_SPEECH is "endpoint", but ANTHROPIC_BASE_URL is not set. Set it to the address of the endpoint.',
    );
  }
  if (base !== undefined && forced !== 'claude') {
    return URL.canParse(base)
      ? { ok: true, mode: 'endpoint' }
      : no(`ANTHROPIC_BASE_URL is "${base}", which is not an address. It looks like http://127.0.0.1:11434.`);
  }
  if (set('ANTHROPIC_API_KEY') ?? set('ANTHROPIC_AUTH_TOKEN')) return { ok: true, mode: 'claude' };
  try {
    if (await hasProfile()) return { ok: true, mode: 'claude' };
  } catch (error) {
    return no(
      `The credential that is configured can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (forced === 'claude') {
    return no(
      'CROWS_SPEECH is "claude", but no credential was found. Put a key into ANTHROPIC_API_KEY and start again.',
    );
  }
  return { ok: true, mode: 'rehearsal' };
}

/** @returns how many calls at once a server starts with. A model on this machine has one machine to think with. */
export function flightsFor(mode: SpeechMode, env: Env): number {
  const base = env['ANTHROPIC_BASE_URL']?.trim() ?? '';
  const isHere = URL.canParse(base) && isLoopback(new URL(base).hostname.replace(/^\[|\]$/g, ''));
  return mode === 'endpoint' && isHere ? 2 : 8;
}

const no = (message: string): Choice => ({ ok: false, message });
