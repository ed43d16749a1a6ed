/** Everything a moving crow is told, in its own file and in a person's. */
import type { PoseName } from './poses.ts';

export interface Levels {
  pose: PoseName;
  speaking: boolean;
  /** 0 stranger, 1 regular, 2 trusted. */
  trust: number;
  /** Show, don't move. */
  calm: boolean;
  /** 0xAARRGGBB. */
  tint: number;
}
