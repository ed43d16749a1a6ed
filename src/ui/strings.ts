/** Which words to use where: English unless a page has added the language it is written in. */
import { en, type Strings } from './strings/en.ts';

const locales = new Map<string, Strings>([['en', en]]);

/** @param lang BCP 47, such as `de` or `pt-BR`. */
export function addLocale(lang: string, strings: Strings): void {
  locales.set(lang.toLowerCase(), strings);
}

/** `pt-BR` is served by `pt` if nobody added it. */
export function stringsFor(lang: string): Strings {
  const wanted = lang.toLowerCase();
  return locales.get(wanted) ?? locales.get(wanted.split('-')[0] ?? '') ?? en;
}

/** The language an element stands in, looking out through shadow roots. */
export function langOf(element: Element): string {
  for (let at: Element | null = element; at; at = outward(at)) {
    const lang = at.getAttribute('lang');
    if (lang) return Intl.getCanonicalLocales(lang.replaceAll('_', '-'))[0] ?? 'en';
  }
  return 'en';
}

function outward(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
