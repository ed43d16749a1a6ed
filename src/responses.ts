/** Shapes of answers that belong to no part of Crows more than to another. */
import type { SpeechMode } from './asks.ts';
import type { VerdictName } from './events.ts';

export interface Health {
  /** False while the disk takes no writes. */
  ok: boolean;
  speech: SpeechMode;
  version: string;
}

/** `verdict`: the one that stands, if there is one. */
export type VerdictAnswer = { recorded: true } | { recorded: false; verdict?: VerdictName };
