import { expect, it } from 'vitest';
import { openLog, type LogLevel } from '../src/cli/logging.ts';

function lines(level: LogLevel): Record<string, unknown>[] {
  const written: string[] = [];
  const log = openLog(level, { write: (line) => written.push(line) });
  log.error('Broke.', new TypeError('x is not a function'));
  log.warn('The disk did not take a write.', new Error('{"text": "private"}'));
  log.info('answered', { route: 'GET /', status: 200 });
  log.step({ actor: 'flock', state: 'up', event: 'seat.wanted', bytes: 9 });
  return written.map((line) => {
    expect(line.endsWith('\n')).toBe(true);
    const { time, ...rest } = JSON.parse(line);
    expect(new Date(time).toISOString()).toBe(time);
    return rest;
  });
}

it('writes a JSON line each, down to the level it is set to', () => {
  expect(lines('quiet')).toEqual([]);
  expect(lines('error').map(({ level }) => level)).toEqual(['error']);
  expect(lines('normal').map(({ level }) => level)).toEqual(['error', 'warn']);
  expect(lines('info').at(-1)).toEqual({ level: 'info', route: 'GET /', status: 200, msg: 'answered' });
  expect(lines('events').at(-1)).toEqual({
    level: 'debug',
    actor: 'flock',
    state: 'up',
    event: 'seat.wanted',
    bytes: 9,
    msg: 'step',
  });
});

it('says where something broke, and a message only if it can hold nothing of a list', () => {
  const [broke, disk] = lines('normal');
  expect(broke).toEqual({
    level: 'error',
    msg: 'Broke.',
    error: expect.stringMatching(/^TypeError: x is not a function\n {4}at /),
  });
  expect(disk!['error']).toMatch(/^Error\n {4}at /);
  expect(JSON.stringify(disk)).not.toContain('private');
});
