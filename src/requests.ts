/** What people send, checked and cleaned: the only place where a body is read. */
import type { Target } from './events.ts';
import type { ParsedItem } from './todo.ts';

/** A list that passed the door. */
export interface NewList {
  requester: string;
  nest_id: string;
  token_budget: number;
  /** The paste as it was sent; absent when `items` were. */
  text?: string;
  items: ParsedItem[];
  /** How many lines of the paste were done or cancelled already. */
  skipped: number;
}

export interface VerdictBody {
  item_id: string;
  target: Target;
  approve: boolean;
  note?: string;
}
