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
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
