/** What can come of a request besides its answer. Both are errors a script can tell apart by class. */

/** The server said no. `message` is its own sentence: what happened, what it was, what to do. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** Whatever stood beside `message`: `cooldown_s` of a 429, `verdict` of a 404. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Seconds after which to ask again, if the server named them. */
  readonly retryAfterS: number | undefined;

  constructor(
    status: number,
    message: string,
    fields: Readonly<Record<string, unknown>> = {},
    retryAfterS?: number,
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

/** Nobody answered at that address, or the connection broke off. Whether the server did anything is not known. */
export class Unreachable extends Error {
  override name = 'Unreachable';

  constructor(address: string, cause: unknown) {
    super(`Nobody answered at ${address}. Start the server with \`crows serve\`, or check the address.`, {
      cause,
    });
  }
}

/** Reads a refusal; what is not Crows' own form is told by its status alone. */
export async function refusalOf(response: Response): Promise<Refused> {
  const { status } = response;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const said: unknown = await response.json().catch(() => undefined);
  const body: Record<string, unknown> = typeof said === 'object' && said !== null ? { ...said } : {};
  const { message, ...fields } = body;
  const sentence =
    typeof message === 'string' ? message : `The answer was ${status}, and it was not Crows that gave it.`;
  return new Refused(status, sentence, fields, Number.isFinite(wait) ? wait : undefined);
}
