/** Objects to bytes. The same objects give the same bytes; objects the runtime would stumble over give an error. */
import { check } from './riv-check.ts';
import { typeOf, type Kind, type RivObject, type Value } from './riv-types.ts';

const MAJOR = 7;
const MINOR = 0;

/** What the table of contents says of a kind, so that a reader can skip a property it doesn't know. */
const lengths: Record<Kind, number> = { uint: 0, bool: 0, string: 1, ids: 1, double: 2, color: 3 };

export function rivBytes(objects: readonly RivObject[]): Uint8Array {
  check(objects);
  const bytes: number[] = [];
  bytes.push(...new TextEncoder().encode('RIVE'));
  for (const number of [MAJOR, MINOR, 0]) uint(bytes, number);
  contents(bytes, objects);
  for (const object of objects) {
    const type = typeOf(object.type);
    uint(bytes, type.key);
    for (const [name, value] of Object.entries(object.props)) {
      const property = type.props[name];
      if (property === undefined || value === undefined) continue;
      uint(bytes, property[0]);
      write(bytes, property[1], value);
    }
    uint(bytes, 0);
  }
  return Uint8Array.from(bytes);
}

/** Keys of all properties in use, then two bits for each, four to a 32-bit word. */
function contents(bytes: number[], objects: readonly RivObject[]): void {
  const used = new Map<number, Kind>();
  for (const { type, props } of objects)
    for (const [name, value] of Object.entries(props)) {
      const property = typeOf(type).props[name];
      if (property !== undefined && value !== undefined) used.set(...property);
    }
  const sorted = [...used].sort(([a], [b]) => a - b);
  for (const [key] of sorted) uint(bytes, key);
  uint(bytes, 0);
  for (let at = 0; at < sorted.length; at += 4) {
    let word = 0;
    for (const [bit, [, kind]] of sorted.slice(at, at + 4).entries()) word |= lengths[kind] << (2 * bit);
    bytes.push(word, 0, 0, 0);
  }
}

function write(bytes: number[], kind: Kind, value: Value): void {
  if (typeof value === 'boolean') bytes.push(value ? 1 : 0);
  else if (typeof value === 'string') block(bytes, new TextEncoder().encode(value));
  else if (typeof value !== 'number') {
    const ids: number[] = [];
    for (const id of value) uint(ids, id);
    block(bytes, ids);
  } else if (kind === 'uint') uint(bytes, value);
  else {
    const word = new DataView(new ArrayBuffer(4));
    if (kind === 'double') word.setFloat32(0, value, true);
    else word.setUint32(0, value, true);
    bytes.push(...new Uint8Array(word.buffer));
  }
}

function block(bytes: number[], content: Iterable<number> & { length: number }): void {
  uint(bytes, content.length);
  bytes.push(...content);
}

/** Seven bits a byte, lowest first, the eighth says that more follow. */
function uint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
