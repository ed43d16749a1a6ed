import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { personaPage } from '../src/persona-page.ts';
import { personas } from '../src/personas.ts';

it('is what PERSONAS.md says', () => {
  expect(readFileSync('PERSONAS.md', 'utf8'), '`crows personas --write` writes it anew').toBe(personaPage());
});

it('introduces all ten', () => {
  for (const { name, epithet, backstory } of personas) {
    expect(personaPage()).toContain(`## ${name}, ${epithet}`);
    expect(personaPage()).toContain(backstory);
  }
});
