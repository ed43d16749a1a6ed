/**
 * Says whether a request carries the server's secret, as a bearer token or as the password of a browser's own prompt,
 * so that pages and their streams need no code for it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

export function tokenCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const own = digest(token);
  return (authorization) => {
    const [, scheme = '', rest = ''] = /^([A-Za-z]+) +([!-~]{1,1000})$/.exec(authorization ?? '') ?? [];
    const given = scheme.toLowerCase() === 'basic' ? passwordOf(rest) : rest;
    // Digests are of one length, which is what a comparison in constant time needs.
    return /^(?:bearer|basic)$/i.test(scheme) && timingSafeEqual(digest(given), own);
  };
}

function passwordOf(credentials: string): string {
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
