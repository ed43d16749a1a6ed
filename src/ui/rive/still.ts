/** A scene in a pose as SVG, for every moment in which nothing moves. Presentation attributes only: no policy blocks them. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { isPart, type Part, type Placing, type Pose, type Shape } from './scene.ts';

/** Draws the scene with the poses laid over it, the last one on top. `tint` is any CSS colour. */
export function still(scene: Part, tint: string, poses: readonly Pose[]): SVGTemplateResult {
  const at = poses.reduce<Placing>((placing, pose) => ({ ...placing, ...pose[scene.name] }), scene.at);
  if (at.opacity === 0) return svg``;
  const inner = scene.draws.map((drawn) =>
    isPart(drawn) ? still(drawn, tint, poses) : outline(drawn, tint),
  );
  return svg`<g transform=${transform(at)} opacity=${at.opacity === 1 ? nothing : at.opacity}>${inner}</g>`;
}

function transform({ x, y, rotation, scaleX, scaleY }: Placing): string {
  return `translate(${x} ${y}) rotate(${rotation}) scale(${scaleX} ${scaleY})`;
}

function outline({ path, fill, stroke, width, opacity }: Shape, tint: string): SVGTemplateResult {
  return svg`<path
    d=${path}
    fill=${fill === 'tint' ? tint : (fill ?? 'none')}
    stroke=${stroke === 'tint' ? tint : (stroke ?? nothing)}
    stroke-width=${width ?? nothing}
    stroke-linecap=${stroke === undefined ? nothing : 'round'}
    stroke-linejoin=${stroke === undefined ? nothing : 'round'}
    opacity=${opacity ?? nothing}
  />`;
}
