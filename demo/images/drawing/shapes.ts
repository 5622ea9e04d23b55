/** Basic SVG shapes. Each function returns one element as text. Lengths are in drawing units. */
import type { Dice } from './dice.ts';

/** A point of the drawing, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Formats a number with at most one decimal, to keep the drawings short. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function coordinates(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
}

/** Returns a rectangle. `extra` holds further attributes. */
export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  const size = `width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}"`;
  return `<rect x="${short(x)}" y="${short(y)}" ${size} fill="${fill}" ${extra}/>`;
}

/** Returns a rectangle with rounded corners. */
export function pill(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  return rect(x, y, width, height, fill, `rx="${short(radius)}" ${extra}`);
}

/** Returns a filled polygon. */
export function poly(points: readonly Point[], fill: string, extra = ''): string {
  return `<polygon points="${coordinates(points)}" fill="${fill}" ${extra}/>`;
}

/** Returns a filled path from path data. */
export function path(data: string, fill: string, extra = ''): string {
  return `<path d="${data}" fill="${fill}" ${extra}/>`;
}

/** Returns a stroked path from path data, with round ends. */
export function stroke(data: string, colour: string, width: number, extra = ''): string {
  const line = `stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"`;
  return `<path d="${data}" fill="none" ${line} ${extra}/>`;
}

/** Returns an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  const radii = `rx="${short(rx)}" ry="${short(ry)}"`;
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" ${radii} fill="${fill}" ${extra}/>`;
}

/** Returns a group of elements. */
export function group(children: readonly string[], extra = ''): string {
  return `<g ${extra}>${children.join('')}</g>`;
}

/** Returns an opacity attribute, 0 to 1. */
export function withOpacity(opacity: number): string {
  return `opacity="${Math.round(opacity * 100) / 100}"`;
}

/** Returns path data of parallel horizontal lines, for siding, blinds and steps. */
export function courses(x: number, y: number, width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let down = y + step; down < y + height - step * 0.3; down += step) {
    lines.push(`M${short(x)} ${short(down)}h${short(width)}`);
  }
  return lines.join('');
}

/** Returns path data of parallel vertical lines. */
export function boards(x: number, y: number, width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let along = x + step; along < x + width - step * 0.3; along += step) {
    lines.push(`M${short(along)} ${short(y)}v${short(height)}`);
  }
  return lines.join('');
}

/** Returns path data of a smooth closed curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const [startX, startY] = at(0);
  let data = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < count; index += 1) {
    const [x0, y0] = at(index - 1);
    const [x1, y1] = at(index);
    const [x2, y2] = at(index + 1);
    const [x3, y3] = at(index + 2);
    const first = `${short(x1 + (x2 - x0) / 6)} ${short(y1 + (y2 - y0) / 6)}`;
    const second = `${short(x2 - (x3 - x1) / 6)} ${short(y2 - (y3 - y1) / 6)}`;
    data += `C${first} ${second} ${short(x2)} ${short(y2)}`;
  }
  return `${data}Z`;
}

/** Returns path data of an uneven round shape: foliage, clouds, stones. */
export function blob(
  dice: Dice,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps = 9,
  roughness = 0.16,
): string {
  const points: Point[] = [];
  for (let index = 0; index < bumps; index += 1) {
    const angle = (index / bumps) * Math.PI * 2 + dice.between(-0.12, 0.12);
    const reach = 1 + dice.between(-roughness, roughness);
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
  }
  return smooth(points);
}

/** Returns path data of a round shape with a scalloped edge: a tree's crown, a clump of leaves. */
export function scallop(dice: Dice, cx: number, cy: number, rx: number, ry: number, bumps = 13): string {
  const points: Point[] = [];
  for (let index = 0; index < bumps; index += 1) {
    const angle = ((index + dice.between(-0.28, 0.28)) / bumps) * Math.PI * 2;
    const reach = dice.between(0.88, 1.08);
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
  }
  const [startX, startY] = points[0] ?? [cx, cy];
  let data = `M${short(startX)} ${short(startY)}`;
  let [fromX, fromY] = [startX, startY];
  for (const [x, y] of [...points.slice(1), [startX, startY] as const]) {
    const radius = Math.hypot(x - fromX, y - fromY) * 0.56;
    data += `A${short(radius)} ${short(radius)} 0 0 1 ${short(x)} ${short(y)}`;
    [fromX, fromY] = [x, y];
  }
  return `${data}Z`;
}
