/** What happened lately and what was said about it, as a fold over the log. It is all that asides are made of. */
import { factsFor, factsKept, factsOf } from '../facts.ts';
import { isOfList, type LogRecord } from './records.ts';

const linesKept = 10;

/** The chronicle at one moment, as its file keeps it: everything up to and with record `r` is in it. */
export interface ChroniclePage {
  r: number;
  facts: string[];
  /** Asides that were said. */
  lines: string[];
}

export class Chronicle {
  #page: ChroniclePage;

  constructor(page: ChroniclePage = { r: -1, facts: [], lines: [] }) {
    this.#page = page;
  }

  get page(): ChroniclePage {
    return this.#page;
  }

  /** What one crow may talk about to another, and what not to say again. */
  for(speaker: string, to: string): { facts: readonly string[]; recent: readonly string[] } {
    const { facts, lines } = this.#page;
    return { facts: factsFor(facts, speaker, to), recent: lines };
  }

  /** Takes in a record that is on disk. Records come in order; one that is in it already changes nothing. */
  fold(record: LogRecord): void {
    const { r, facts, lines } = this.#page;
    if (record.r <= r) return;
    const { out, deeds = [] } = isOfList(record) ? record : { out: [] };
    const said = out.flatMap((one) => (one.event === 'crow.banter' ? [one.text] : []));
    this.#page = {
      r: record.r,
      facts: [...facts, ...factsOf(out, deeds)].slice(-factsKept),
      lines: [...lines, ...said].slice(-linesKept),
    };
  }
}
