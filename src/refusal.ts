/**
 * A request that can't be done, told to the one who asked: what happened, what it was, what to do.
 * Anything else that is thrown is ours and is shown only as "the log says why".
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Further fields of the answer's body, beside `message`. */
  readonly fields: Record<string, unknown>;

  constructor(status: number, message: string, fields: Record<string, unknown> = {}) {
    // Where a refusal was made is read by nobody, and finding out costs more than the rest of the answer.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = limit;
    this.status = status;
    this.fields = fields;
  }
}

export const unknownList = (list: string): Refusal =>
  new Refusal(404, `No list has the id ${list}. Send the one you got with the 202.`);
