import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draw } from '../scripts/draw.mjs';
import { machines } from './_machines.ts';

const page = readFileSync('docs/machines.md', 'utf8');

it.each(Object.entries(machines))('draws the %s as it is', (name, machine) => {
  const [, drawn] =
    new RegExp(`<!-- diagram: ${name} -->\\n\\n\`\`\`mermaid\\n([^]*?)\\n\`\`\``).exec(page) ?? [];
  expect(drawn, 'npm run diagrams draws it anew').toBe(draw(machine));
});

it('draws every state of a machine', () => {
  for (const machine of Object.values(machines)) {
    const drawing = draw(machine);
    for (const name of Object.keys(machine.states)) expect(drawing).toContain(name);
  }
});
