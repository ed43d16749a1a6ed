/** Who has earned what: the rule that decides whether a person is asked. Fields alone decide, never a model. */
import { taskTypes, type Level, type Mode, type Target, type TaskType } from './events.ts';

export interface Weighed {
  target: Target;
  mode: Mode;
  holders: string[];
  levels: Record<string, Level>;
}

/** True if a person has to be asked: for several holders, if any one of them would be. */
export function isAsked({ target, mode, holders, levels }: Weighed): boolean {
  return holders.some((holder) => {
    const level = levels[holder] ?? 0;
    if (level === 2) return false;
    return target === 'output' || level === 0 || mode !== 'solo';
  });
}

/** The ledger: levels by holder and task type. */
export class Ledger {
  readonly #levels = new Map<string, Level>();

  rows(): TrustRow[] {
    return [];
  }

  /** The level of each holder at a task type; whoever has no row is a stranger. */
  levels(holders: readonly string[], taskType: TaskType): Record<string, Level> {
    return Object.fromEntries(
      holders.map((holder) => [holder, this.#levels.get(`${holder} ${taskType}`) ?? 0]),
    );
  }
}

export interface TrustRow {
  holder: string;
  task_type: TaskType;
  level: Level;
  /** Approvals by a person in a row at this level. */
  streak: number;
  /** How many more of them make the next level; 0 at the top. */
  needed: number;
}

export interface TrustTable {
  task_types: TaskType[];
  rows: TrustRow[];
}

/** The ledger as `GET /api/trust` shows it. Whoever has no row is a stranger. */
export function trustTable(ledger: Ledger): TrustTable {
  return { task_types: [...taskTypes], rows: ledger.rows() };
}
