/**
 * What went wrong on the wire, in the flock's words: which flight error it is, a sentence for the person, and how
 * long we are asked to wait. It reads errors by their fields, since an endpoint may send any shape.
 */
import type { FlightError } from '../events.ts';
import { waitOf } from './speech-wait.ts';

export interface Fault {
  error: FlightError;
  message: string;
  retry_after_ms?: number;
  /** Nothing was worked on, so that nothing is owed. */
  free?: true;
}

/** The fields that matter of whatever was thrown. */
interface LooseError {
  name?: unknown;
  message?: unknown;
  status?: unknown;
  type?: unknown;
  errorCode?: unknown;
  apiMessage?: unknown;
  error?: unknown;
  headers?: unknown;
  cause?: unknown;
  code?: unknown;
}

/** @param now milliseconds since 1970, to read a date in `retry-after`. */
export function faultOf(thrown: unknown, now: number): Fault {
  const error: LooseError = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const wait = waitOf(error.headers, now);
  const retry = wait === undefined ? {} : { retry_after_ms: wait };
  if (typeof error.status === 'number') {
    const free = lost.has(error.status) ? {} : { free: true as const };
    return { ...statusFault(error.status, error, wait), ...retry, ...free };
  }
  if (typeof error.type === 'string') return { ...typeFault(error.type, error), ...retry };
  return connectionFault(error);
}

/** What kept a request from being sent: the network before it, or something that is set up wrongly. Always free. */
export function unsentFaultOf(thrown: unknown, now: number): Fault {
  const error: LooseError = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const known = codeOf(error) !== undefined || typeof error.status === 'number';
  const message = `The request could not be made${detail({ apiMessage: error.message })}`;
  return { ...(known ? faultOf(thrown, now) : misconfigured(message)), free: true };
}

/** What a gateway says that passed the request on and never saw an answer: somebody may have worked. */
const lost = new Set([502, 504, 520, 524]);

const spentCodes = new Set([
  'contract_spend_limit_reached',
  'enforced_spend_limit_reached',
  'linked_organization_spend_limit_reached',
  'linked_organization_billing_unavailable',
  'budget_exceeded',
  'insufficient_quota',
]);

function statusFault(status: number, error: LooseError, wait: number | undefined): Fault {
  const said = `${status}${detail(error)}`;
  if (status === 402 || isSpent(error)) return spent(said);
  if (status === 400 && isTooLong(error)) return tooLong(said);
  switch (status) {
    case 401:
    case 403:
      return misconfigured(
        `The model's provider did not accept the key or what it may do (${said}). Check the key and start again.`,
      );
    case 404:
      return misconfigured(
        `The model, or the address, is not known there (${said}). Check CROWS_MODEL and ANTHROPIC_BASE_URL.`,
      );
    case 408:
    case 504:
      return { error: 'timeout', message: `The model's provider gave up waiting (${said}).` };
    case 429:
      return { error: 'rate-limited', message: `The model's rate limit is reached (${said}).${until(wait)}` };
    case 409:
    case 425:
    case 503:
    case 529:
      return { error: 'overloaded', message: `The model is overloaded (${said}).${until(wait)}` };
    case 413:
      return tooLong(said);
    case 501:
      return misconfigured(`The address can't do what a crow asks for (${said}). Check ANTHROPIC_BASE_URL.`);
    default:
      if (status >= 500 || status === 499) {
        return { error: 'unreachable', message: `The model's provider had trouble of its own (${said}).` };
      }
      return misconfigured(
        `The model's provider did not take the request (${said}).${structuredHint(error)}`,
      );
  }
}

/** Errors that come inside a stream carry a type and no status. */
function typeFault(type: string, error: LooseError): Fault {
  const said = `${type}${detail(error)}`;
  if (isSpent(error)) return spent(said);
  switch (type) {
    case 'overloaded_error':
      return {
        error: 'overloaded',
        message: `The model became overloaded in the middle of its answer (${said}).`,
      };
    case 'rate_limit_error':
      return {
        error: 'rate-limited',
        message: `The model's rate limit was reached in the middle of an answer (${said}).`,
      };
    case 'timeout_error':
      return {
        error: 'timeout',
        message: `The model's provider gave up in the middle of an answer (${said}).`,
      };
    case 'authentication_error':
    case 'permission_error':
      return misconfigured(
        `The model's provider did not accept the key or what it may do (${said}). Check the key and start again.`,
      );
    case 'not_found_error':
    case 'invalid_request_error':
      return misconfigured(`The model's provider did not take the request (${said}).`);
    default:
      return { error: 'unreachable', message: `The answer broke off in the middle (${said}).` };
  }
}

/** Nothing has left this machine when one of these comes. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_INVALID_URL',
]);

/** The platform's own patience with an open connection has run out. */
const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

function connectionFault(error: LooseError): Fault {
  if (error.name === 'SyntaxError') {
    return { error: 'unreachable', message: 'The answer was garbled on its way.' };
  }
  const code = codeOf(error);
  if (code !== undefined && unsent.has(code)) {
    return {
      error: 'unreachable',
      message: `No connection to the model (${code}). Check the network and ANTHROPIC_BASE_URL.`,
      free: true,
    };
  }
  if (code !== undefined && late.has(code)) {
    return { error: 'timeout', message: `The connection to the model was given up (${code}).` };
  }
  return {
    error: 'unreachable',
    message: `The connection to the model broke${code === undefined ? '' : ` (${code})`}.`,
  };
}

/** The first system error code in a chain of causes. */
function codeOf(error: LooseError): string | undefined {
  let at: unknown = error;
  for (let depth = 0; depth < 6 && typeof at === 'object' && at !== null; depth++) {
    const { code, cause } = at as LooseError;
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
    at = cause;
  }
  return undefined;
}

const misconfigured = (message: string): Fault => ({ error: 'misconfigured', message });

const spent = (said: string): Fault =>
  misconfigured(
    `The account behind the key has nothing left to spend (${said}). Raise its limit and start again.`,
  );

function isSpent(error: LooseError): boolean {
  const { error: inner } = (error.error ?? {}) as { error?: { type?: unknown; code?: unknown } | null };
  const words = [error.errorCode, error.type, inner?.type, inner?.code];
  return (
    words.some((word) => word === 'billing_error' || (typeof word === 'string' && spentCodes.has(word))) ||
    (typeof error.apiMessage === 'string' && /credit balance is too low/i.test(error.apiMessage))
  );
}

/** One long item is no reason to stop a list, though it is refused like a wrong request. */
const isTooLong = ({ apiMessage }: LooseError): boolean =>
  typeof apiMessage === 'string' &&
  /(?:prompt|input) is too long|context (?:length|window|size)/i.test(apiMessage);

const tooLong = (said: string): Fault => ({
  error: 'cut',
  message: `The item is longer than the model can take in (${said}). Shorten it.`,
});

const structuredHint = ({ apiMessage }: LooseError): string =>
  typeof apiMessage === 'string' && /output_config|json_schema|constrained/i.test(apiMessage)
    ? ' It may not know structured output: unset CROWS_STRUCTURED.'
    : '';

/** The provider's own words, one line of them. */
function detail({ apiMessage }: LooseError): string {
  if (typeof apiMessage !== 'string') return '';
  const line = apiMessage.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line === '' ? '' : `: ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`;
}

const until = (wait: number | undefined): string =>
  wait === undefined ? '' : ` It asks to wait ${Math.ceil(wait / 1000)} s.`;
