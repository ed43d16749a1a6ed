/** The whole scene of one crow: its disc, its perch, itself, and what appears around it. */
import { body, star } from './anatomy.ts';
import type { Look } from './look.ts';
import { lookOf, type CrowName } from './looks.ts';
import { BRASS, GOLD, IVORY } from './palette.ts';
import { ellipse, part, SIDE, type Part } from './scene.ts';

const MIDDLE = SIDE / 2;

/** The scene of a crow as it perches, silent, a stranger. */
export function crowScene(name: CrowName): Part {
  const look = lookOf(name);
  return part(name, {}, [
    part('disc', { x: MIDDLE, y: MIDDLE }, [
      { path: ellipse(0, 0, 110), fill: 'tint' },
      { path: ellipse(6, -8, 84), fill: IVORY, opacity: 0.16 },
    ]),
    part('wind', { opacity: 0 }, [
      part('windHigh', { x: 22, y: 42 }, [{ path: 'M 0 0 L 16 0', stroke: IVORY, width: 3, opacity: 0.75 }]),
      part('windLow', { x: 78, y: 104 }, [{ path: 'M 0 0 L 20 0', stroke: IVORY, width: 3, opacity: 0.75 }]),
    ]),
    ...ring(),
    stage(look),
  ]);
}

function stage(look: Look): Part {
  return part('stage', look.hangs ? { y: SIDE, scaleY: -1 } : {}, [
    part('wire', { x: MIDDLE, y: 106 }, [
      { path: 'M -47 -1 C -22 2 22 2 47 -1', stroke: look.feathers.horn, width: 2.6 },
    ]),
    part('bird', { x: 60, y: 105 }, [body(look)]),
    part('voice', { x: 110, y: 15, scaleX: 0.82, scaleY: 0.82, opacity: 0 }, [
      {
        path: 'M -15 0 C -15 -8 -8 -13 0 -13 C 9 -13 16 -8 16 0 C 16 8 9 12 0 12 C -1 12 -3 12 -4 12 L -9 19 L -11 9 C -14 7 -15 4 -15 0 Z',
        fill: IVORY,
        stroke: look.feathers.dark,
        width: 2.4,
      },
      part('dotA', { x: -7 }, [{ path: ellipse(0, 0, 4.6), fill: look.feathers.dark }]),
      part('dotB', {}, [{ path: ellipse(0, 0, 4.6), fill: look.feathers.dark }]),
      part('dotC', { x: 7 }, [{ path: ellipse(0, 0, 4.6), fill: look.feathers.dark }]),
    ]),
    part('cheer', { x: MIDDLE, y: 24, opacity: 0 }, [
      { path: 'M -34 8 L -40 0', stroke: IVORY, width: 3 },
      { path: 'M -24 -2 L -26 -11', stroke: IVORY, width: 3 },
    ]),
    part('stars', { x: 42, y: 46, opacity: 0 }, [
      part('starA', { x: -15, y: 5 }, [{ path: star(6), fill: GOLD }]),
      part('starB', { x: 3, y: -6 }, [{ path: star(5), fill: IVORY }]),
      part('starC', { x: 20, y: 4 }, [{ path: star(6), fill: GOLD }]),
    ]),
  ]);
}

/** Trust as a ring around the disc: none, half of it, all of it. */
function ring(): Part[] {
  const stroke = { stroke: BRASS, width: 4 } as const;
  const [left, right] = [
    'M 0 60 C -33.14 60 -60 33.14 -60 0 C -60 -33.14 -33.14 -60 0 -60',
    'M 0 60 C 33.14 60 60 33.14 60 0 C 60 -33.14 33.14 -60 0 -60',
  ];
  return [
    part('regular', { x: MIDDLE, y: MIDDLE, opacity: 0 }, [{ path: left, ...stroke }]),
    part('trusted', { x: MIDDLE, y: MIDDLE, opacity: 0 }, [{ path: right, ...stroke }]),
  ];
}
