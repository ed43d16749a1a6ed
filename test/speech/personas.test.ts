import { expect, test, describe } from 'vitest';
import { taskTypes } from '../../src/events.ts';
import { personaOf, personas, roster } from '../../src/personas.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { bodyOf } from '../../src/actors/speech-request.ts';
import { banterPrompt, banterText, usableLine } from '../../src/prompt-banter.ts';
import { turnText } from '../../src/prompts.ts';

test('the flock is ten crows, eight of them in the roster', () => {
  expect(personas.map(({ name }) => name)).toEqual(['Sentry', 'Elder', ...roster]);
  expect(roster).toEqual(['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble']);
  expect(personas.filter(({ role }) => role === 'crow').map(({ name }) => name)).toEqual(roster);
});

test('a backstory has at most forty words, since longer ones harm the work', () => {
  const long = personas.filter(({ backstory }) => backstory.split(/\s+/).length > 40);
  expect(long.map(({ name }) => name)).toEqual([]);
});

test('bonds name crows of the flock, and nobody is bound to itself', () => {
  const names = new Set(personas.map(({ name }) => name));
  for (const { name, bonds } of personas) {
    expect(Object.keys(bonds).filter((other) => other === name || !names.has(other))).toEqual([]);
    expect(Object.keys(bonds).length).toBeGreaterThan(1);
  }
});

test('every task type but other is some crow’s strength', () => {
  const covered = new Set(personas.flatMap(({ strengths }) => strengths));
  expect(taskTypes.filter((type) => !covered.has(type))).toEqual(['other']);
});

test('no two crows share an epithet, an angle or a voice', () => {
  for (const field of ['epithet', 'angle', 'voice', 'strength'] as const) {
    expect(new Set(personas.map((persona) => persona[field])).size).toBe(personas.length);
  }
});

test('no crow repeats what is told about corvids and is not so', () => {
  const told = JSON.stringify(personas);
  expect(told).not.toMatch(/shiny|glitter|silver|traffic|gift from/i);
});

test('names are looked up exactly', () => {
  expect(personaOf('Inky')?.epithet).toBe('blot and flourish');
  expect(personaOf('inky')).toBeUndefined();
  expect(personaOf('constructor')).toBeUndefined();
});

const pairs = personas.flatMap(({ name }) =>
  personas.filter((other) => other.name !== name).map((other) => [name, other.name]),
);

describe('an aside', () => {
  test('is asked for with two stories, their bond and the last five facts', () => {
    const facts = ['one', 'two', 'three', 'four', 'five', 'six'];
    const turn = turnText(banterPrompt({ speaker: 'Pepper', to: 'Inky', facts }));
    expect(turn).toContain('You: Pepper, small and hot. The smallest in the roost');
    expect(turn).toContain("Between you: Pepper steals Inky's best line and halves it.");
    expect(turn).toContain('To: Inky, blot and flourish. Grew up in a town roost');
    expect(turn.match(/Lately: \w+/g)).toEqual(
      ['two', 'three', 'four', 'five', 'six'].map((one) => `Lately: ${one}`),
    );
    expect(() => banterPrompt({ speaker: 'Bob', to: 'Inky', facts })).toThrow('No crow is called "Bob".');
  });

  test('is a small request for every pair', () => {
    for (const [speaker = '', to = ''] of pairs) {
      const body = bodyOf('aside', banterPrompt({ speaker, to, facts: [] }), 'claude-haiku-5-5', false);
      expect([speaker, to, Buffer.byteLength(JSON.stringify(body)) <= 1_000]).toEqual([speaker, to, true]);
    }
  });

  test('has a usable line in the rehearsal for every pair', () => {
    for (const [speaker = '', to = ''] of pairs) {
      const prompt = banterPrompt({ speaker, to, facts: ['Pepper won a murder'] });
      const told = `${banterText}\n${turnText(prompt)}`;
      const view = {
        model: 'm',
        system: [banterText],
        turn: turnText(prompt),
        max_tokens: 80,
        thinks: false,
      };
      const said = brain(view, chanceFrom(`${speaker} ${to}`)) ?? '';
      expect(said).toContain(to);
      expect(usableLine(said, told, [])).toBe(said);
    }
  });
});

describe('a line', () => {
  const told = 'The smallest in the roost, with the call that carries furthest.';

  test('loses a name in front of it and the marks around it', () => {
    expect(usableLine(' Pepper: “Shorter, Inky.” ', told, [])).toBe('Shorter, Inky.');
    expect(usableLine('**Pepper**: Shorter, Inky.', told, [])).toBe('Shorter, Inky.');
  });

  test.each([
    ['', 'nothing'],
    ['-', 'a dash'],
    ['…!', 'no letter'],
    ['x'.repeat(141), 'too long'],
    ['One.\nTwo.', 'two lines'],
    ['Nice one 🪶', 'a picture'],
    ['Look at #crows', 'a tag'],
    ['See https://example.org', 'an address'],
    ['<b>Well</b>', 'markup'],
    ['{"line":"Well"}', 'JSON'],
    ['Hid\u200Bden', 'what hides'],
    ['As an AI I can’t fly', 'out of character'],
    ['Claude would not', 'a vendor'],
    ['Said before.', 'said before'],
    ['you know the call that carries furthest, with the call that carries furthest', 'read out'],
  ])('is not shown: "%s" (%s)', (line) => {
    expect(usableLine(line, told, ['Said before.'])).toBeUndefined();
  });
});
