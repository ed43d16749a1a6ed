/** The body every crow has, facing right. Lengths are scene units; each part's origin is the joint it turns about. */
import type { Look } from './look.ts';
import { GOLD, IVORY, NIGHT } from './palette.ts';
import { ellipse, part, type Part, type Shape } from './scene.ts';

/** A crow as it perches, feet at the origin. */
export function body(look: Look): Part {
  return part('build', { scaleX: look.build[0], scaleY: look.build[1] }, [
    part('body', { y: -30, rotation: look.lean ?? 0 }, [
      wing('far', look),
      tail(look),
      legs(look),
      part('torso', {}, [
        { path: TORSO, fill: look.mantle ?? look.feathers.dark },
        { path: BREAST, fill: look.mantle ? IVORY : look.feathers.light, opacity: look.mantle ? 0.28 : 0.4 },
        ...(look.onBreast ?? []),
      ]),
      folded(look),
      wing('near', look),
      head(look),
      part('neck', { x: 4, y: -19 }, look.onNeck ?? []),
    ]),
  ]);
}

const TORSO =
  'M -6 -30 C -19 -23 -26 -8 -22 8 C -19 20 -9 27 2 26 C 16 25 27 14 28 -1 C 29 -14 25 -27 19 -34 Z';
const BREAST = 'M 22 -22 C 30 -8 28 12 11 22 C 19 9 22 -6 22 -22 Z';

function tail({ feathers, wedge }: Look): Part {
  const outer = wedge
    ? 'M 4 -9 C -10 -5 -22 8 -33 29 C -29 33 -24 34 -21 32 C -17 36 -12 35 -10 31 C -3 20 6 9 9 2 Z'
    : 'M 4 -9 C -9 -5 -20 8 -29 25 C -26 29 -21 30 -17 28 C -14 31 -9 30 -7 26 C -1 17 6 8 9 2 Z';
  return part('tail', { x: -11, y: 15 }, [
    { path: outer, fill: feathers.mid },
    { path: 'M -19 27 C -14 15 -7 5 0 -1', stroke: feathers.light, width: 1.6, opacity: 0.7 },
  ]);
}

function legs({ feathers }: Look): Part {
  const bone = { stroke: feathers.horn, width: 3.4 };
  return part('legs', { x: 2, y: 22 }, [
    { path: 'M -6 0 L -7 8', ...bone },
    { path: 'M 6 0 L 6 8', ...bone },
    { path: 'M -12 9 C -10 7 -8 7 -7 8 C -5 7 -3 7 -2 9', ...bone },
    { path: 'M 1 9 C 3 7 5 7 6 8 C 8 7 10 7 11 9', ...bone },
  ]);
}

/** The near wing lying along the side. */
function folded({ feathers }: Look): Part {
  return part('folded', { x: -1, y: -16 }, [
    {
      path: 'M 6 -9 C -8 -14 -23 -4 -26 15 C -28 27 -33 36 -38 43 C -23 42 -5 37 5 23 C 13 11 15 -4 6 -9 Z',
      fill: feathers.mid,
    },
    { path: 'M 5 -7 C -6 -10 -17 -3 -20 9 C -12 13 1 9 7 -1 Z', fill: feathers.light, opacity: 0.55 },
    { path: 'M -24 22 C -14 24 -3 18 4 9', stroke: feathers.light, width: 1.8, opacity: 0.8 },
    { path: 'M -29 33 C -17 34 -5 28 4 18', stroke: feathers.light, width: 1.8, opacity: 0.8 },
  ]);
}

/** An open wing, pointing up; hidden while folded. The hand is the outer half with the finger feathers. */
function wing(side: 'near' | 'far', { feathers }: Look): Part {
  const [arm, hand] = side === 'near' ? [feathers.mid, feathers.mid] : [feathers.dark, feathers.dark];
  const lines: Shape[] =
    side === 'near'
      ? [{ path: 'M 6 2 C 7 -8 5 -16 0 -22 C -7 -16 -10 -8 -8 0 Z', fill: feathers.light, opacity: 0.5 }]
      : [];
  return part(`${side}Wing`, { x: 2, y: -14, opacity: 0 }, [
    part(`${side}Hand`, { x: 2, y: -23 }, [
      {
        path:
          'M 9 4 C 13 -8 11 -20 4 -31 C 1 -30 -1 -27 -1 -22 C -4 -27 -7 -29 -10 -29 C -12 -25 -11 -21 -10 -17 ' +
          'C -14 -21 -18 -22 -21 -21 C -22 -17 -20 -13 -18 -10 C -22 -12 -26 -12 -29 -10 C -28 -5 -24 1 -18 6 ' +
          'C -10 11 2 11 9 4 Z',
        fill: hand,
      },
    ]),
    {
      path: 'M 11 6 C 15 -6 15 -16 12 -27 C 4 -32 -10 -26 -17 -18 C -22 -18 -27 -16 -29 -13 C -27 -6 -22 0 -18 3 C -13 11 2 16 11 6 Z',
      fill: arm,
    },
    ...lines,
  ]);
}

function head(look: Look): Part {
  const { feathers } = look;
  const nod = part('nod', {}, [
    ...(look.behindHead ?? []),
    { path: SKULL, fill: feathers.dark },
    { path: CROWN, fill: feathers.light, opacity: 0.45 },
    ...(look.hackles ? [{ path: HACKLES, fill: look.beard ?? feathers.dark }] : []),
    // Two joints in one place: what a pose opens and what speech opens add up.
    part('gape', { x: 19, y: -8 }, [
      part('jaw', { scaleX: look.bill, scaleY: look.bill }, [{ path: JAW, fill: feathers.horn }]),
    ]),
    part('bill', { x: 19, y: -12, scaleX: look.bill, scaleY: look.bill }, [
      { path: BILL, fill: feathers.horn },
      { path: 'M 3 -6 C 11 -7 18 -4 23 2', stroke: feathers.light, width: 1.8 },
      part('find', { x: 22, y: 8, opacity: 0 }, [{ path: star(9), fill: GOLD }]),
    ]),
    eye(look),
    ...(look.onHead ?? []),
  ]);
  return part('head', { x: 8, y: -30, scaleX: look.head ?? 1, scaleY: look.head ?? 1 }, [nod]);
}

const SKULL =
  'M -15 10 C -19 -6 -15 -22 -2 -29 C 10 -35 23 -29 25 -15 C 26 -3 23 9 15 14 C 5 19 -11 18 -15 10 Z';
const CROWN = 'M -12 -12 C -9 -24 1 -30 12 -28 C 2 -25 -6 -20 -12 -12 Z';
const HACKLES =
  'M 2 3 C 8 -3 18 -6 27 -5 C 29 1 28 7 29 14 C 26 13 24 12 23 11 C 23 17 22 21 20 26 C 17 23 16 20 15 17 C 13 22 11 25 7 28 C 6 20 5 10 2 3 Z';
const BILL = 'M -2 -9 C 8 -12 21 -7 28 6 C 19 3 9 3 -2 4 Z';
const JAW = 'M -2 -2 C 7 -2 15 -1 21 1 C 16 6 7 8 -3 6 Z';

function eye(look: Look): Part {
  const { feathers } = look;
  const size = look.eye ?? 13;
  return part('eye', { x: 10, y: -14 }, [
    { path: ellipse(0, 0, size), fill: IVORY },
    part('pupil', { x: 1.4, y: 0.2 }, [
      { path: ellipse(0, 0, look.pupil ?? 7.6), fill: NIGHT },
      { path: ellipse(1.5, -1.6, 2.6), fill: IVORY },
    ]),
    // Anchored at the upper edge: shutting is stretching it down.
    part('lid', { y: -8, scaleY: look.lid ?? 0.12 }, [{ path: ellipse(0, 8, 17), fill: feathers.dark }]),
    part('shut', { opacity: 0 }, [{ path: ellipse(0, 0, 16), fill: feathers.dark }]),
    part('glad', { opacity: 0 }, [{ path: 'M -5 2 C -3 -4 4 -4 6 2', stroke: IVORY, width: 2.8 }]),
    part('dazed', { opacity: 0 }, [
      { path: 'M -4 -4 L 5 4', stroke: IVORY, width: 2.8 },
      { path: 'M 5 -4 L -4 4', stroke: IVORY, width: 2.8 },
    ]),
    part('brow', { x: 0, y: -8, rotation: look.brow ?? 0 }, look.browShape ?? []),
  ]);
}

/** A five-pointed star around the origin. */
export function star(size: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? size : size * 0.45];
    return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`;
  });
  return `M ${points.join(' L ')} Z`;
}
