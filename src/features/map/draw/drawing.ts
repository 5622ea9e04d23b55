/** Geometry for areas that a visitor draws on the map: turns a line of pixels into a polygon of few corners. */
import type { Ring } from '#domain/geo/geo.ts';
import { MAX_CORNERS } from '#domain/geo/polyline.ts';

/** Pixels right and down from the map's upper left corner. */
interface Place {
  x: number;
  y: number;
}

/** A drawn line keeps each bend of at least this many pixels. */
const BEND_PX = 3;
/** An area that is narrower and lower than this, in pixels, counts as an accident and is not used. */
const SMALLEST_PX = 12;

/** Distance of a place from the line between two others. */
function offLine({ x, y }: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const span = dx * dx + dy * dy;
  const along = span === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / span));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Removes the small bends of a line (Douglas and Peucker, 1973). Its ends stay. */
export function simplifyLine<P extends Place>(line: readonly P[], bend = BEND_PX): P[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let at = 0;
  line.forEach((place, index) => {
    const off = offLine(place, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  });
  if (farthest < bend) return [first, last];
  return [...simplifyLine(line.slice(0, at + 1), bend), ...simplifyLine(line.slice(at), bend).slice(1)];
}

/** Corners of a line drawn freehand: as few as keep its shape, and no more than an area may have. */
export function cornersOfLine<P extends Place>(line: readonly P[]): P[] {
  let bend = BEND_PX;
  let corners = simplifyLine(line, bend);
  while (corners.length > MAX_CORNERS) {
    bend *= 1.5;
    corners = simplifyLine(line, bend);
  }
  return corners;
}

/** True if the corners enclose an area: at least three, and wide or high enough to be intended. */
export function isArea(corners: readonly Place[]): boolean {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return corners.length >= 3 && size >= SMALLEST_PX;
}

/** The ring with one corner moved. If it is the first, the closing point moves too. */
export function withCorner(ring: Ring, at: number, position: Ring[number]): Ring {
  const corners = ring.slice(0, -1).map((corner, index): Ring[number] => (index === at ? position : corner));
  return closedRing(corners);
}

/** The ring with a new corner after the given one. */
export function withCornerAfter(ring: Ring, at: number, position: Ring[number]): Ring {
  return closedRing(ring.slice(0, -1).toSpliced(at + 1, 0, position));
}

/** The ring without one corner. A triangle stays as it is. */
export function withoutCorner(ring: Ring, at: number): Ring {
  const corners = ring.slice(0, -1);
  return corners.length <= 3 ? ring : closedRing(corners.toSpliced(at, 1));
}

/** Corners as a ring, which repeats the first corner at its end. */
export function closedRing(corners: readonly Ring[number][]): Ring {
  const [first] = corners;
  return first ? [...corners, [first[0], first[1]]] : [];
}
