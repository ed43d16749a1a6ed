/**
 * Says whether a request carries the server's secret: a script as a bearer token, a browser as the cookie it was given
 * for a link that works once. The cookie is made of the secret and tells nothing of it.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Seconds a browser keeps its cookie. */
const cookieS = 30 * 86_400;

/** @param port cookies know no ports, so that two servers on one host would share a name. */
export function tokenCheck(token: string, port: number): (headers: IncomingHttpHeaders) => boolean {
  const own = digest(token);
  const ours = digest(cookieValue(token));
  // Digests are of one length, which is what a comparison in constant time needs.
  const isOwn = (given: string): boolean => timingSafeEqual(digest(given), own);
  const isOurs = (given: string): boolean => timingSafeEqual(digest(given), ours);
  return ({ authorization = '', cookie = '' }) => {
    const [, bearer] = /^bearer +([!-~]{1,1000})$/i.exec(authorization) ?? [];
    return bearer === undefined ? cookiesIn(cookie, nameFor(port)).some(isOurs) : isOwn(bearer);
  };
}

/** The `Set-Cookie` a browser gets in exchange for its link. @param secure it came by way of https. */
export function cookieFor(token: string, port: number, secure: boolean): string {
  const flags = `Path=/; Max-Age=${cookieS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${nameFor(port)}=${cookieValue(token)}; ${flags}`;
}

const nameFor = (port: number): string => `crows-${port}`;

const cookieValue = (token: string): string =>
  createHmac('sha256', token).update('a browser that was let in').digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function cookiesIn(header: string, name: string): string[] {
  return header.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.trim().split('=');
    return key === name ? [value.join('=')] : [];
  });
}
