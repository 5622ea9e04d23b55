/** What a visitor draws on the map: from a line of pixels to an area of few corners. */
import type { Ring } from '#domain/geo/geo.ts';
import { MOST_CORNERS } from '#domain/geo/polyline.ts';

/** Pixels right and down. */
interface Place {
  x: number;
  y: number;
}

/** A drawn line keeps every bend of at least so many pixels. */
const BEND_PX = 3;
/** An area that is smaller each way was a slip of the hand. */
const SMALLEST_PX = 12;

/** How far a place lies from the line between two others. */
function offLine({ x, y }: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const span = dx * dx + dy * dy;
  const along = span === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / span));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** The line with its small bends left out (Douglas and Peucker 1973); its ends stay. */
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

/** The corners of a line drawn by a free hand: as few as show its shape, never more than an area may have. */
export function cornersOfLine<P extends Place>(line: readonly P[]): P[] {
  let bend = BEND_PX;
  let corners = simplifyLine(line, bend);
  while (corners.length > MOST_CORNERS) {
    bend *= 1.5;
    corners = simplifyLine(line, bend);
  }
  return corners;
}

/** Whether corners enclose anything: at least three, and wide or high enough to be meant. */
export function isArea(corners: readonly Place[]): boolean {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return corners.length >= 3 && size >= SMALLEST_PX;
}

/** The ring with one corner elsewhere; the point that closes it goes along. */
export function withCorner(ring: Ring, at: number, position: Ring[number]): Ring {
  const corners = ring.slice(0, -1).map((corner, index): Ring[number] => (index === at ? position : corner));
  return closedRing(corners);
}

/** The ring with a new corner after another. */
export function withCornerAfter(ring: Ring, at: number, position: Ring[number]): Ring {
  return closedRing(ring.slice(0, -1).toSpliced(at + 1, 0, position));
}

/** The ring without a corner; a triangle stays as it is. */
export function withoutCorner(ring: Ring, at: number): Ring {
  const corners = ring.slice(0, -1);
  return corners.length <= 3 ? ring : closedRing(corners.toSpliced(at, 1));
}

/** Corners as a ring: the first again at its end. */
export function closedRing(corners: readonly Ring[number][]): Ring {
  const [first] = corners;
  return first ? [...corners, [first[0], first[1]]] : [];
}
