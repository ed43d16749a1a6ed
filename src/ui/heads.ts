/** The one place where a bird goes: by its name and what it does. */
import { html, type TemplateResult } from 'lit';
import type { Level } from '../events.ts';
import type { PoseName } from './rive/poses.ts';

export type Pose = PoseName;

/** What a bird shows beside its pose. */
export interface Bearing {
  /** It has just said something. */
  speaking?: boolean;
  /** What it has earned at what it is doing now. */
  trust?: Level;
  /** It works outside its nest. */
  borrowed?: boolean;
}

/** An ornament: the words that say the same stand beside it. */
export const bird = (
  name: string,
  pose: Pose,
  { speaking = false, trust = 0, borrowed = false }: Bearing = {},
): TemplateResult =>
  html`<crows-bird
    class="bird"
    data-pose=${pose}
    .name=${name}
    .pose=${pose}
    .speaking=${speaking}
    .trust=${trust}
    .borrowed=${borrowed}
  ></crows-bird>`;
