/** PERSONAS.md, made of the personas, so that the page never says anything else than the crows are told. */
import { personas, type Persona } from './personas.ts';

export function personaPage(): string {
  const parts = personas.map(section);
  return [
    '# The ten crows',
    'Written by `crows personas --write` from `src/personas.ts`; a test keeps it current. What a crow is told in its work is its strength, its backstory, its angle and its policy. Voice and bonds are for asides alone and stay out of every answer.',
    'Hugin and Munin carry the names of two ravens. What is said of those stands in Grímnismál 20 and Gylfaginning 38, and nothing more than stands there is said.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}

function section({
  name,
  role,
  epithet,
  strength,
  strengths,
  backstory,
  bonds,
  voice,
  angle,
  policy,
}: Persona): string {
  const bondLines = Object.values(bonds).map((bond) => `  - ${bond}`);
  return [
    `## ${name}, ${epithet}`,
    [
      `- **Place**: ${places[role]}`,
      `- **Strength**: ${strength}${strengths.length > 0 ? ` (${strengths.join(', ')})` : ''}`,
      `- **Backstory**: ${backstory}`,
      `- **Angle**: ${angle}`,
      `- **Policy**: ${policy}`,
      `- **Voice**: ${voice}`,
      '- **Bonds**:',
      ...bondLines,
    ].join('\n'),
  ].join('\n\n');
}

const places = {
  sentry: 'triages what comes in, for every nest',
  elder: 'joins and judges, for every nest',
  crow: 'works',
} as const;
