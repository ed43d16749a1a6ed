/** How the name of a nest becomes its id. The page shows it beforehand, so it loads nothing else. */
import { limits } from './limits.ts';

/** Lower case, `a-z0-9-`, at most 40 characters; empty if the name has no letter or digit of these. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return slug.slice(0, limits.nestSlugChars).replace(/-$/, '');
}
