/**
 * Who has earned what, and the rule that decides whether a person is asked. Levels are counted by holder and task
 * type, from verdicts alone; no model has a say.
 */
import { taskTypes, type Level, type Mode, type Target, type TaskType, type VerdictName } from './events.ts';

/** Approvals by a person in a row that make one level. */
const climb = 3;

/** Of this many answers in a row that trust lets through, the last is asked all the same. */
const checkEvery = 5;

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

/** What the ledger says when a question is weighed. */
export interface Standing {
  levels: Record<string, Level>;
  /** Holders of whom an answer is due to be checked. */
  due: string[];
}

/** A verdict as the ledger counts it: whose work it was about, and what kind. */
export interface Deed {
  target: Target;
  holders: string[];
  task_type: TaskType;
  verdict: VerdictName;
  /** Changed by the person, or about an answer that came about another way: it counts neither way. */
  neutral?: true;
  /** Of a rehearsed list: its ledger is kept apart. */
  rehearsed?: true;
}

export interface TrustChange {
  holder: string;
  task_type: TaskType;
  from: Level;
  to: Level;
}

export interface TrustRow {
  holder: string;
  task_type: TaskType;
  level: Level;
  /** Approvals by a person in a row at this level. */
  streak: number;
  /** Answers in a row that trust let through since a person last looked. */
  unasked: number;
  /** When the level last moved, RFC 3339. */
  changed?: string;
  /** The last verdict by a person that counted, and when, RFC 3339. */
  last?: { verdict: 'approved' | 'rejected'; at: string };
}

export interface TrustTable {
  task_types: TaskType[];
  /** `needed`: approvals in a row still missing to the next level; 0 at the top. */
  rows: (TrustRow & { needed: number })[];
}

export class Ledger {
  readonly #rows = new Map<string, TrustRow>();

  constructor(rows: readonly TrustRow[] = []) {
    for (const row of rows) this.#rows.set(keyOf(row.holder, row.task_type), { ...row });
  }

  get rows(): TrustRow[] {
    return [...this.#rows.values()].map((row) => ({ ...row }));
  }

  /**
   * Levels of each holder at a task type, and who is due for a check; whoever has no row is a stranger.
   * @param ahead answers of a holder that are being let through and not counted yet.
   */
  standing(holders: readonly string[], taskType: TaskType, ahead: (holder: string) => number): Standing {
    const rows = holders.map((holder) => ({ holder, ...this.#rows.get(keyOf(holder, taskType)) }));
    return {
      levels: Object.fromEntries(rows.map(({ holder, level = 0 }) => [holder, level])),
      due: rows.flatMap(({ holder, level, unasked = 0 }) =>
        level === 2 && unasked + ahead(holder) >= checkEvery - 1 ? [holder] : [],
      ),
    };
  }

  /**
   * Counts one verdict. [EVENTS.md] Three approvals by a person in a row are one level up, one rejection is one
   * level down; auto, timeout, edited and cancelled count neither way.
   * @param at milliseconds
   */
  count(deed: Deed, at: number): TrustChange[] {
    return deed.holders.flatMap((holder) => this.#countFor(holder, deed, at) ?? []);
  }

  /** A new model has earned nothing yet: every answer row goes one level down. */
  distrustAnswers(at: number): TrustChange[] {
    return [...this.#rows.values()].flatMap((row) => {
      const { holder, task_type, level: from } = row;
      if (holder === 'flock' || from === 0) return [];
      Object.assign(row, { level: below(from), streak: 0, changed: new Date(at).toISOString() });
      return [{ holder, task_type, from, to: row.level }];
    });
  }

  #countFor(
    holder: string,
    { target, task_type, verdict, neutral }: Deed,
    at: number,
  ): TrustChange | undefined {
    const key = keyOf(holder, task_type);
    const row: TrustRow = this.#rows.get(key) ?? { holder, task_type, level: 0, streak: 0, unasked: 0 };
    const from = row.level;
    if (target === 'output') {
      if (verdict === 'auto') row.unasked += 1;
      // A timeout leaves the check due: nobody looked.
      else if (verdict !== 'timeout') row.unasked = 0;
    }
    if (neutral || (verdict !== 'approved' && verdict !== 'rejected')) return undefined;
    // [EVENTS.md] At 0 a rejection clears the row.
    if (verdict === 'rejected' && from === 0) {
      this.#rows.delete(key);
      return undefined;
    }
    this.#rows.set(key, row);
    const ts = new Date(at).toISOString();
    row.last = { verdict, at: ts };
    row.streak = verdict === 'approved' && from < 2 ? row.streak + 1 : 0;
    if (verdict === 'rejected') row.level = below(from);
    else if (row.streak === climb) Object.assign(row, { level: above(from), streak: 0 });
    if (row.level === from) return undefined;
    row.changed = ts;
    return { holder, task_type, from, to: row.level };
  }
}

/** The ledger as `GET /api/trust` shows it. */
export function trustTable(ledger: Ledger): TrustTable {
  return {
    task_types: [...taskTypes],
    rows: ledger.rows.map((row) => ({ ...row, needed: row.level === 2 ? 0 : climb - row.streak })),
  };
}

const keyOf = (holder: string, taskType: TaskType): string => `${holder} ${taskType}`;
const above = (level: Level): Level => (level === 0 ? 1 : 2);
const below = (level: Level): Level => (level === 2 ? 1 : 0);
