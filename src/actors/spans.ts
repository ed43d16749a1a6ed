/** Parts of a file that lie close together, read in one go: asking the disk costs more than what lies between them. */
import type { Range } from './disk.ts';

/** Bytes between two parts that are read along. */
const gap = 4 * 1024;
/** Bytes of one read. */
const most = 1024 * 1024;

export interface Span extends Range {
  /** Which of the ranges lie in it. */
  holds: number[];
}

/** All of the ranges, each in one span; the order they came in does not matter. */
export function spansOf(ranges: readonly Range[]): Span[] {
  const spans: Span[] = [];
  const inOrder = [...ranges.keys()].sort((a, b) => startOf(ranges, a) - startOf(ranges, b));
  for (const index of inOrder) {
    const { offset, length } = ranges[index]!;
    const last = spans.at(-1);
    const end = offset + length;
    if (last !== undefined && offset - (last.offset + last.length) <= gap && end - last.offset <= most) {
      last.length = Math.max(last.length, end - last.offset);
      last.holds.push(index);
    } else spans.push({ offset, length, holds: [index] });
  }
  return spans;
}

const startOf = (ranges: readonly Range[], index: number): number => ranges[index]?.offset ?? 0;
