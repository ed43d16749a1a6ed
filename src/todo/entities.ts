/** Character references of HTML as characters. Knows the common names; another one stays as it is written. */
import { Pieces } from '../pieces.ts';

const named = new Map(
  (
    'amp& lt< gt> quot" apos\' copy© reg® trade™ hellip… mdash— ndash– lsquo‘ rsquo’ ldquo“ rdquo” sbquo‚ bdquo„ laquo« raquo» ' +
    'lsaquo‹ rsaquo› bull• middot· deg° plusmn± times× divide÷ sect§ para¶ euro€ pound£ yen¥ cent¢ larr← rarr→ uarr↑ darr↓ ' +
    'check✓ cross✗ agraveà aacuteá acircâ atildeã aumlä aringå aeligæ ccedilç egraveè eacuteé ecircê eumlë igraveì iacuteí ' +
    'icircî iumlï ntildeñ ograveò oacuteó ocircô otildeõ oumlö oslashø ugraveù uacuteú ucircû uumlü yacuteý szligß iexcl¡ iquest¿'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
for (const space of ['nbsp', 'ensp', 'emsp', 'thinsp']) named.set(space, ' ');

const reference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/iy;

export function decodeEntities(text: string): string {
  const pieces = new Pieces('');
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    reference.lastIndex = at;
    const [whole = '', decimal, hex, name] = reference.exec(text) ?? [];
    const char = name === undefined ? charOf(Number(decimal ?? `0x${hex ?? ''}`)) : charNamed(name);
    if (char === undefined) continue;
    pieces.add(text.slice(from, at));
    pieces.add(char);
    from = at + whole.length;
  }
  return from === 0 ? text : pieces.text() + text.slice(from);
}

function charOf(code: number): string | undefined {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}

function charNamed(name: string): string | undefined {
  const char = named.get(name) ?? named.get(name.toLowerCase());
  return char !== undefined && /^\p{Lu}/u.test(name) ? char.toUpperCase() : char;
}
