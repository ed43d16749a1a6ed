import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Said } from '../../src/events.ts';
import { closingFrame, eventFrame, heartbeatFrame, openingFrame, resetFrame } from '../../src/http/frames.ts';

const at = Date.UTC(2026, 10, 30, 12, 0, 0, 7);
const event = (said: Said) => ({ seq: 41, at, list: 'l0000000000', requester: 'me', said });

test('an event is its id, its name and one line of data: list, time, then its fields in their order', () => {
  const said: Said = {
    event: 'crow.flying',
    item_id: 'l0000000000-1',
    crow: 'Pepper',
    borrowed: false,
    hold: 50,
  };
  expect(eventFrame('e1', event(said)).toString()).toBe(
    'id: e1.41\nevent: crow.flying\n' +
      'data: {"list_id":"l0000000000","ts":"2026-11-30T12:00:00.007Z","item_id":"l0000000000-1","crow":"Pepper","borrowed":false,"hold":50}\n\n',
  );
});

test('what the stream itself says belongs to no list', () => {
  expect(resetFrame('e1', 41, at, 'too-old').toString()).toBe(
    'id: e1.41\nevent: stream.reset\ndata: {"list_id":null,"ts":"2026-11-30T12:00:00.007Z","reason":"too-old"}\n\n',
  );
  expect(closingFrame(at).toString()).toBe(
    'event: server.closing\ndata: {"list_id":null,"ts":"2026-11-30T12:00:00.007Z"}\n\n',
  );
  expect(openingFrame(1_000).toString()).toBe('retry: 1000\n: crows\n\n');
  expect(heartbeatFrame.toString()).toBe(': crows\n\n');
});

test('no text breaks out of its line, and one that went through the log makes the same bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const said: Said = { event: 'crow.banter', item_id: 'l0000000000-1', crow: 'Pepper', to: 'Inky', text };
      const frame = eventFrame('e1', event(said));
      const lines = frame.toString().split(/\r\n|\r|\n/);
      expect(lines.length).toBe(5);
      expect(JSON.parse((lines[2] ?? '').slice(6))).toEqual({
        list_id: 'l0000000000',
        ts: '2026-11-30T12:00:00.007Z',
        item_id: 'l0000000000-1',
        crow: 'Pepper',
        to: 'Inky',
        text,
      });
      const kept = JSON.parse(JSON.stringify(event(said)));
      expect(eventFrame('e1', kept).equals(frame)).toBe(true);
    }),
  );
});
