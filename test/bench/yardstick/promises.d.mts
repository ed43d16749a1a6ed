/** The given yardstick, for the type checker. */
export interface Asked {
  list: string;
  item: string;
  phase: 'triage' | 'output';
  text: string;
}
export function open(options: {
  model: unknown;
  dir: string;
  onAsk: (ask: Asked) => void;
  onDone: (list: string, results: string[]) => void;
  journal: boolean;
}): Promise<{
  start(list: unknown): Promise<void>;
  answer(ask: Asked, approve: boolean): Promise<void>;
  close(): Promise<void>;
}>;
