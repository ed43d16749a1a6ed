import { describe, expect, it } from 'vitest';
import { NestBook } from '../src/actors/nest-book.ts';
import { changed, created, todo, type Nest } from '../src/nests.ts';
import { slugOf } from '../src/slug.ts';
import { MemoryDisk } from './_disk.ts';

const roster = ['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble'];
const nest = (name: string, crows = ['Pepper', 'Inky']): Nest => created({ name, crows }, [todo], roster);

it.each([
  ['Launch copy', 'launch-copy'],
  ['  Ça va? Très bien! ', 'ca-va-tres-bien'],
  ['R&D / 2026', 'r-d-2026'],
  ['---x---', 'x'],
  ['日本', ''],
  ['a'.repeat(39) + ' b', 'a'.repeat(39)],
])('makes of %j the id %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe('a wish that no nest may have', () => {
  it.each([
    [{ crows: ['Inky'] }, 400, '`name` is missing. A nest has a name of 1 to 40 characters.'],
    [{ name: 'x' }, 400, /^`crows` is missing/],
    [{ name: '日本', crows: ['Inky'] }, 400, /no letter from a to z/],
    [{ name: 'x', crows: [] }, 400, 'A nest has 1 to 8 crows; this one names 0.'],
    [{ name: 'x', crows: [...roster, 'Inky'] }, 400, 'A nest has 1 to 8 crows; this one names 9.'],
    [{ name: 'x', crows: ['Sentry'] }, 400, /^"Sentry" is no crow of the roster/],
    [{ name: 'x', crows: ['Inky', 'Inky'] }, 400, 'Inky is named twice. Name each crow once.'],
    [{ name: 'ToDo', crows: ['Inky'] }, 409, 'There is a nest "todo" already. Choose another name.'],
  ])('%j is refused with %i', (wish, status, message) => {
    const attempt = (): Nest => created(wish, [todo], roster);
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(expect.objectContaining({ status }));
  });

  it('is one more than twenty, `todo` counted', () => {
    const full = [todo, ...Array.from({ length: 19 }, (_, i) => nest(`n${i}`))];
    expect(() => created({ name: 'one more', crows: ['Inky'] }, full, roster)).toThrow('There are 20 nests');
  });

  it('is another name or core for `todo`, whose other settings can change', () => {
    expect(() => changed(todo, { name: 'mine' }, roster)).toThrow('The nest `todo` keeps its name');
    expect(changed(todo, { approval_s: 0, always_ask: true, murder: 2 }, roster)).toEqual({
      ...todo,
      approval_s: 0,
      always_ask: true,
      murder: 2,
    });
  });
});

describe('nests on disk', () => {
  const open = (disk: MemoryDisk, isFlying = false): Promise<NestBook> =>
    NestBook.open({ disk, path: 'data/nests.json', roster, isFlying: () => isFlying });

  it('are there again after a restart, each change made of the one before', async () => {
    const disk = new MemoryDisk();
    const book = await open(disk);
    await Promise.all([
      book.create({ name: 'Launch copy', crows: ['Pepper', 'Inky'] }),
      book.create({ name: 'Home', crows: ['Bramble'] }),
      book.alter('launch-copy', { name: 'Launch words', crows: ['Inky'] }),
    ]);
    await book.delete('home');
    expect((await open(disk.afterPowerCut())).nests).toEqual([
      todo,
      { nest_id: 'launch-copy', name: 'Launch words', crows: ['Inky'] },
    ]);
  });

  it('stay as they were when the disk refuses the change', async () => {
    const disk = new MemoryDisk();
    const book = await open(disk);
    disk.fail = () => {
      throw new Error('full');
    };
    await expect(book.create({ name: 'x', crows: ['Inky'] })).rejects.toThrow(
      'The disk did not take the change.',
    );
    expect(book.nests).toEqual([todo]);
  });

  it('can not be deleted while a list of theirs flies, and `todo` never', async () => {
    const book = await open(new MemoryDisk(), true);
    await book.create({ name: 'x', crows: ['Inky'] });
    await expect(book.delete('x')).rejects.toThrow('A list of "x" is still flying.');
    await expect(book.delete('todo')).rejects.toThrow('The nest `todo` stays');
    await expect(book.delete('y')).rejects.toThrow('There is no nest "y".');
  });

  it.each([
    '{"nests": [',
    '{}',
    'null',
    '{"nests":null}',
    '{"nests":[{}]}',
    '{"nests":[{"nest_id":"x","name":"X","crows":["Inky"],"approval_s":"never"}]}',
  ])('are not thrown away when their file reads %s', async (text) => {
    const disk = new MemoryDisk();
    disk.put('data/nests.json', text);
    await expect(open(disk)).rejects.toThrow("data/nests.json can't be read as nests.");
  });
});
