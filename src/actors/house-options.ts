/** What the house is opened with. */
import type { InspectionEvent } from 'xstate';
import type { Disk } from './disk.ts';
import type { FlockInput } from './flock.ts';
import type { StartOptions } from './start-record.ts';
import type { Time } from './time.ts';

export interface HouseOptions extends StartOptions {
  disk: Disk;
  /** Folder of all that is kept. */
  dir: string;
  flock: Omit<FlockInput, 'models'>;
  /** A log segment that has grown past this many bytes is followed by a new one. */
  segmentBytes?: number;
  newEpoch: () => string;
  /** For the house only: what went wrong and what is done about it, without any text of a list. */
  report: (sentence: string, error?: unknown) => void;
  inspect?: (event: InspectionEvent) => void;
  /** Whether abuse is answered with a rest. */
  pranks?: boolean;
  time?: (atLeast: number) => Time;
}
