import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caps } from '../../src/http/caps.ts';
import { Ring } from '../../src/http/ring.ts';

const kept = (seq: number, list = 'l1', first = false, bytes = 1) => ({
  seq,
  list,
  requester: 'me',
  first,
  frame: Buffer.alloc(bytes, seq % 256),
});
const all = () => true;

test('keeps the newest frames, in order and without a hole', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), fc.integer({ min: 1, max: 12 }), (first, count, size) => {
      const ring = new Ring(first, size);
      for (let seq = first; seq < first + count; seq++) ring.push(kept(seq));
      const held = Math.min(count, size);
      expect([ring.start, ring.next]).toEqual([first + count - held, first + count]);
      const { frames, next } = ring.slice(ring.start, all, 1_000);
      expect(frames.map((frame) => frame[0])).toEqual(Array.from({ length: held }, (_, i) => ring.start + i));
      expect(next).toBe(ring.next);
    }),
  );
});

test('gives what fits, in pieces of the size asked for', () => {
  const ring = new Ring(0, 10);
  for (let seq = 0; seq < 8; seq++) ring.push(kept(seq, seq % 2 ? 'odd' : 'even', false, 10));
  const odd = ({ list }: { list: string }) => list === 'odd';
  const { frames, next } = ring.slice(0, odd, 15);
  expect([frames.map((frame) => frame[0]), next]).toEqual([[1, 3], 4]);
  expect(ring.slice(next, odd, 15)).toEqual({ frames: [Buffer.alloc(10, 5), Buffer.alloc(10, 7)], next: 8 });
  expect(ring.slice(8, odd, 15)).toEqual({ frames: [], next: 8 });
});

test('knows where a list begins only while it has all of it', () => {
  const ring = new Ring(0, 4);
  for (const one of [kept(0, 'l1', true), kept(1, 'l2', true), kept(2, 'l1'), kept(3, 'l2')]) ring.push(one);
  expect([ring.firstOf('l1'), ring.firstOf('l2'), ring.firstOf('l3')]).toEqual([0, 1, undefined]);
  ring.push(kept(4, 'l3', true));
  expect([ring.firstOf('l1'), ring.firstOf('l2'), ring.firstOf('l3')]).toEqual([undefined, 1, 4]);
});

test('forgets an erased list and moves nothing else', () => {
  const ring = new Ring(0, 4);
  for (const one of [kept(0, 'l1', true), kept(1, 'l2', true), kept(2, 'l1')]) ring.push(one);
  ring.forget('l1');
  expect(ring.firstOf('l1')).toBeUndefined();
  const { frames, next } = ring.slice(0, all, 1_000);
  expect([Buffer.concat(frames), next]).toEqual([Buffer.alloc(1, 1), 3]);
});

test('long answers push old ones out before they fill the memory', () => {
  const ring = new Ring(0);
  const long = Buffer.alloc(caps.ringBytes / 4);
  for (let seq = 0; seq < 10; seq++) ring.push({ ...kept(seq), frame: long });
  expect([ring.start, ring.next]).toEqual([6, 10]);
  ring.push({ ...kept(10), frame: Buffer.alloc(caps.ringBytes + 1) });
  expect([ring.start, ring.next]).toEqual([10, 11]);
});

test('starts anew where numbers were left out, so that nobody reads across a hole', () => {
  const ring = new Ring(0, 4);
  ring.push(kept(0));
  ring.push(kept(5));
  expect([ring.start, ring.next]).toEqual([5, 6]);
});
