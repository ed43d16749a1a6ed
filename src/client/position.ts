/** Where a reader of the stream stands. Ids are `<epoch>.<seq>`; inside an epoch they only ever rise. */

export class Position {
  /** Id of the newest event that was taken; a stream that is opened again sends it along. */
  cursor: string | undefined;

  constructor(cursor?: string) {
    this.cursor = cursor;
  }

  /** @returns false for an event that was there before. */
  take(id: string): boolean {
    const [epoch, seq] = partsOf(id);
    const [ours, last] = partsOf(this.cursor ?? '');
    if (epoch === ours && seq <= last) return false;
    this.cursor = id;
    return true;
  }

  /** Goes on from the head that a reset names, be it older or newer. */
  reset(id: string): void {
    this.cursor = id;
  }
}

function partsOf(id: string): [epoch: string, seq: number] {
  const dot = id.lastIndexOf('.');
  return [id.slice(0, Math.max(0, dot)), Number(id.slice(dot + 1))];
}
