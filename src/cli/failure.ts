/** An end that the person at the command line is told in a sentence, with the code the process ends with. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: number;

  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}
