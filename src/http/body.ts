/** Reads a body that the guard let through as JSON. What stands in it is for src/requests.ts to judge. */
import { Refusal } from '../refusal.ts';

/** @throws Refusal 400. */
export async function readBody(request: Request): Promise<unknown> {
  return parse(await readText(request));
}

/** The body as it was sent. @throws Refusal 400 if it broke off. */
export async function readText(request: Request): Promise<string> {
  try {
    return await request.text();
  } catch {
    throw new Refusal(400, 'The body broke off before its end. Send it again.');
  }
}

/** @throws Refusal 400. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words quote the body.
    throw new Refusal(400, `The body is not JSON (${text.length} characters). Send a JSON object.`);
  }
}
