/** How each of the ten looks. Who they are stands in PERSONAS.md; this is what of it can be seen. */
import type { Look } from './look.ts';
import { BRASS, GOLD, IVORY, NIGHT, plumage } from './palette.ts';
import { ellipse, part, type Colour, type Shape } from './scene.ts';

const line = (path: string, stroke: Colour, width: number): Shape => ({ path, stroke, width });

const looks = {
  /** Highest on the wire, always on watch: tall, wide-eyed, a watchman's cap. */
  Sentry: {
    tint: '#e5b53f',
    rhythm: 7.9,
    glance: -16,
    beat: 0.5,
    feathers: plumage('#e5b53f'),
    build: [0.93, 1.02],
    bill: 0.95,
    eye: 14.5,
    pupil: 6.4,
    lid: 0,
    onHead: [
      {
        path: 'M -15 -21 C -16 -34 -6 -43 8 -42 C 20 -41 27 -33 26 -22 C 14 -28 -2 -28 -15 -21 Z',
        fill: '#31458f',
      },
      { path: 'M -16 -19 C -3 -27 14 -28 27 -21 L 27 -26 C 14 -32 -3 -31 -16 -24 Z', fill: GOLD },
      { path: 'M 12 -25 C 20 -27 32 -24 36 -18 C 29 -20 20 -21 12 -20 Z', fill: NIGHT },
      { path: ellipse(8, -34, 6), fill: GOLD },
    ],
  },
  /** Has stood in every gathering: a grey mantle, a beard, white brows. */
  Elder: {
    tint: '#a9b6c6',
    rhythm: 14.3,
    glance: 5,
    beat: 0.66,
    feathers: plumage('#8a97a8'),
    build: [1.04, 0.97],
    lean: 6,
    bill: 1.05,
    lid: 0.42,
    mantle: '#8d95a5',
    hackles: true,
    beard: '#e9ecf1',
    browShape: [{ path: 'M -9 1 C -7 -7 4 -8 12 -3 L 9 -1 L 13 2 C 6 0 -2 0 -9 1 Z', fill: '#f4f6f9' }],
  },
  /** Goes and looks: a raven with a traveller's scarf. */
  Hugin: {
    tint: '#7f9ff2',
    rhythm: 10.7,
    glance: -9,
    beat: 0.6,
    feathers: plumage('#7f9ff2'),
    build: [1, 1],
    bill: 1.16,
    wedge: true,
    hackles: true,
    lid: 0.24,
    onNeck: [
      part('scarfEnd', { x: -15, y: 0 }, [
        { path: 'M 4 -5 C -6 -9 -14 -3 -25 -8 L -29 3 C -18 8 -7 4 4 6 Z', fill: '#d5e2ff' },
        line('M -22 -6 L -25 3', '#4a6ad0', 3),
      ]),
      { path: 'M -18 -7 C -9 3 12 4 24 -6 L 26 3 C 14 14 -8 14 -20 4 Z', fill: '#f3f7ff' },
      line('M 2 3 L 3 10', '#4a6ad0', 3),
      line('M 13 1 L 15 7', '#4a6ad0', 3),
    ],
  },
  /** Keeps the list: a red thread so as not to forget, and a label on it. */
  Munin: {
    tint: '#b58ee8',
    rhythm: 12.4,
    glance: 7,
    beat: 0.62,
    feathers: plumage('#b58ee8'),
    build: [1, 1],
    bill: 1.12,
    wedge: true,
    lid: 0.34,
    brow: -8,
    onNeck: [
      line('M -18 -4 C -8 6 12 6 24 -5', '#f0524a', 4.4),
      part('scarfEnd', { x: 8, y: 6 }, [
        { path: 'M -7 7 L 0 1 L 7 7 L 7 25 L -7 25 Z', fill: IVORY },
        line('M -3.5 13 L 3.5 13', '#8a6a4a', 2),
        line('M -3.5 19 L 3.5 19', '#8a6a4a', 2),
      ]),
      {
        path: 'M 8 5 C 1 -4 -6 -1 -4 5 C -3 10 3 9 8 5 C 15 -3 22 -2 20 4 C 19 10 13 9 8 5 Z',
        fill: '#f0524a',
      },
    ],
  },
  /** Small and hot. */
  Pepper: {
    tint: '#f0796a',
    rhythm: 8.6,
    glance: -14,
    beat: 0.36,
    feathers: plumage('#f0796a'),
    build: [0.84, 0.8],
    head: 1.2,
    bill: 0.86,
    lid: 0.26,
    brow: 16,
    behindHead: [
      { path: 'M -12 -14 C -20 -20 -27 -22 -32 -20 C -27 -14 -20 -6 -14 -4 Z', fill: '#d8341f' },
      { path: 'M -10 -20 C -16 -31 -22 -36 -28 -37 C -27 -26 -22 -14 -14 -8 Z', fill: '#ff8a1f' },
      { path: 'M -4 -26 C -6 -38 -10 -45 -16 -50 C -18 -38 -16 -26 -10 -18 Z', fill: '#d8341f' },
      { path: 'M 10 -28 C 8 -40 3 -49 -3 -54 C -8 -42 -8 -32 -4 -24 Z', fill: '#ff8a1f' },
    ],
    browShape: [line('M -7 0 L 7 0', NIGHT, 3)],
  },
  /** Blot and flourish: a quill behind the ear. */
  Inky: {
    tint: '#45afcb',
    rhythm: 11.6,
    glance: 8,
    beat: 0.5,
    feathers: plumage('#45afcb'),
    build: [1, 0.98],
    bill: 0.94,
    lid: 0.3,
    onHead: [
      { path: 'M 2 -20 C -8 -30 -22 -40 -38 -42 C -37 -30 -24 -18 -6 -15 Z', fill: IVORY },
      line('M 6 -16 C -8 -24 -22 -33 -33 -38', '#b9a98a', 1.8),
      { path: 'M 6 -16 L 12 -10 L 4 -12 Z', fill: NIGHT },
    ],
  },
  /** Bends the wire: goggles pushed up. */
  Latch: {
    tint: '#e39350',
    rhythm: 9.8,
    glance: 11,
    beat: 0.5,
    feathers: plumage('#e39350'),
    build: [1.02, 0.97],
    bill: 1,
    lid: 0.2,
    onHead: [
      line('M -15 -14 C -12 -26 -2 -32 6 -33', '#7a4a26', 5),
      { path: ellipse(12, -31, 17), fill: BRASS },
      { path: ellipse(12, -31, 11), fill: '#9fe6e0' },
      line('M 9 -33 C 10 -35 12 -35 13 -35', '#ffffff', 2),
    ],
  },
  /** A thousand hiding places: a sprig with a berry. */
  Bramble: {
    tint: '#8dba5a',
    rhythm: 9.1,
    glance: -12,
    beat: 0.54,
    feathers: plumage('#8dba5a'),
    build: [1.04, 0.95],
    bill: 0.92,
    lid: 0.3,
    onHead: [
      { path: 'M 0 -28 C -12 -30 -20 -40 -19 -50 C -8 -48 0 -40 0 -28 Z', fill: '#2f7a3a' },
      { path: 'M 0 -28 C 2 -40 12 -47 23 -46 C 22 -35 12 -28 0 -28 Z', fill: '#3f9a48' },
      { path: ellipse(-7, -27, 10), fill: '#8a2457' },
      { path: ellipse(0, -23, 9), fill: '#a52f68' },
      { path: ellipse(-9, -28.5, 3), fill: '#e7a3c6' },
    ],
  },
  /** Never forgets a face: wears its heart on its breast. */
  Gable: {
    tint: '#ea92b6',
    rhythm: 13.3,
    glance: -6,
    beat: 0.56,
    feathers: plumage('#ea92b6'),
    build: [1.03, 0.98],
    bill: 0.88,
    pupil: 8.6,
    lid: 0.1,
    onBreast: [
      {
        path: 'M 15 16 C 4 8 3 0 8 -3 C 12 -5 15 -1 16 2 C 18 -2 22 -5 26 -2 C 29 3 26 10 15 16 Z',
        fill: IVORY,
      },
    ],
  },
  /** Upside down on purpose. */
  Tumble: {
    tint: '#5cc9a0',
    rhythm: 8.3,
    glance: 18,
    beat: 0.44,
    feathers: plumage('#5cc9a0'),
    build: [0.95, 0.94],
    bill: 0.92,
    eye: 15,
    pupil: 6,
    lid: 0,
    hangs: true,
    behindHead: [
      {
        path: 'M -4 -26 C -10 -34 -18 -36 -24 -33 C -18 -30 -14 -26 -12 -20 Z',
        fill: plumage('#5cc9a0').dark,
      },
      { path: 'M 4 -28 C 0 -40 -8 -44 -16 -44 C -12 -38 -10 -32 -6 -24 Z', fill: plumage('#5cc9a0').dark },
    ],
  },
} satisfies Record<string, Look>;

export type CrowName = keyof typeof looks;

export const CROW_NAMES: readonly CrowName[] = [
  'Sentry',
  'Elder',
  'Hugin',
  'Munin',
  'Pepper',
  'Inky',
  'Latch',
  'Bramble',
  'Gable',
  'Tumble',
];

export function lookOf(name: CrowName): Look {
  return looks[name];
}
