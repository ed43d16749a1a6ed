/** A scene's paths as the vertices of the format, which keeps a curve's handles as angle and distance from its vertex. */
import { riv, type RivObject } from './riv-types.ts';

interface Vertex {
  x: number;
  y: number;
  /** Where the curve that arrives here comes from, and where the one that leaves goes to. */
  from?: readonly [number, number];
  to?: readonly [number, number];
}

/** The path object and its vertices. `self` is the number the path will have in its artboard. */
export function pathObjects(path: string, shape: number, self: number): RivObject[] {
  const { vertices, closed } = parse(path);
  return [
    riv('PointsPath', { parentId: shape, ...(closed && { isClosed: true }) }),
    ...vertices.map(({ x, y, from, to }) => {
      if (!from && !to) return riv('StraightVertex', { parentId: self, x, y });
      const [inward, outward] = [handle(x, y, from), handle(x, y, to)];
      return riv('CubicDetachedVertex', {
        parentId: self,
        x,
        y,
        ...(inward.distance > 0 && { inRotation: inward.angle, inDistance: inward.distance }),
        ...(outward.distance > 0 && { outRotation: outward.angle, outDistance: outward.distance }),
      });
    }),
  ];
}

function handle(x: number, y: number, end: readonly [number, number] = [x, y]) {
  const [dx, dy] = [end[0] - x, end[1] - y];
  return { angle: Math.atan2(dy, dx), distance: Math.hypot(dx, dy) };
}

function parse(path: string): { vertices: Vertex[]; closed: boolean } {
  const words = path.split(/\s+/);
  const vertices: Vertex[] = [];
  let closed = false;
  let command = '';
  let at = 0;
  const point = (): [number, number] => {
    const [x, y] = [Number(words[at]), Number(words[at + 1])];
    if (!Number.isFinite(x) || !Number.isFinite(y))
      throw new Error(`[path] "${path}" lacks a number at word ${at}.`);
    at += 2;
    return [x, y];
  };
  while (at < words.length) {
    const word = words[at] ?? '';
    if (/^[A-Z]$/i.test(word)) {
      command = word;
      at += 1;
    }
    if (command === 'Z') closed = true;
    else if (command === 'M' || command === 'L') {
      if (command === 'M' && vertices.length > 0)
        throw new Error(`[path] "${path}" has two outlines; a shape has one.`);
      const [x, y] = point();
      vertices.push({ x, y });
    } else if (command === 'C') {
      const last = vertices.at(-1);
      if (last) last.to = point();
      const from = point();
      const [x, y] = point();
      vertices.push({ x, y, from });
    } else throw new Error(`[path] "${path}" uses "${command}"; M, L, C and Z are all there is.`);
  }
  return { vertices: closed ? joined(vertices) : vertices, closed };
}

/** A closed path ends where it began; the two are one vertex. */
function joined(vertices: Vertex[]): Vertex[] {
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (!first || !last || first === last || first.x !== last.x || first.y !== last.y) return vertices;
  return [{ ...first, ...(last.from && { from: last.from }) }, ...vertices.slice(1, -1)];
}
