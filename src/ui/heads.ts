/** The one place where a bird goes: by its name and what it does. */
import { html, type TemplateResult } from 'lit';
import type { PoseName } from './rive/poses.ts';

export type Pose = PoseName;

/** An ornament: the words that say the same stand beside it. */
export const bird = (name: string, pose: Pose): TemplateResult =>
  html`<crows-bird class="bird" data-pose=${pose} .name=${name} .pose=${pose}></crows-bird>`;
