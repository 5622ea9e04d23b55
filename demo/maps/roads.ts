/** The roads outside the cities, as shapes of the map. */
import type { RuralRoad } from '#demo/geography/mapGeography.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import { boundsOf } from '#demo/geography/rings.ts';
import type { Position, Street } from '#demo/types.ts';
import type { Tags } from './label.ts';
import type { Shape } from './shape.ts';

/** Distance in km within which an end of a road meets another road. */
const MEETING_KM = 0.08;
/** Length in km over which a road without a continuation fades. */
const FADE_KM = 1.8;
/** Number of parts of that length, each paler than the one before. */
export const FADE_PARTS = 6;

/** Returns the tags of a road. A numbered expressway has its number and the kind of its shield. */
export function roadTags(name: string, kind: string): Tags {
  const [, title = '', ref] =
    (kind === 'motorway' ? /^(Highway|Autoroute) (\d+)(?: \w+)?$/.exec(name) : null) ?? [];
  return ref === undefined ? { name, kind } : { name, kind, ref, sign: title.toLowerCase() };
}

/**
 * Returns the roads outside the cities. A road that ends in the open country fades there: its last parts have the tag
 * `fade`, from 1 (almost as dark as the road) to `FADE_PARTS`.
 * @param streetsIn finds the main streets of cities in a box of degrees
 */
export function ruralShapes(
  roads: readonly RuralRoad[],
  streetsIn: (box: readonly [number, number, number, number]) => Street[],
): Shape[] {
  const boxes = new Map(roads.map((road) => [road, boundsOf(road.points)]));
  const meets = (end: Position, own: RuralRoad): boolean => {
    const [kmX, kmY] = kmPerDegree(end[1]);
    const [x, y] = [MEETING_KM / kmX, MEETING_KM / kmY];
    const isNear = (points: readonly Position[]): boolean =>
      points.some((point, at) => kmToPiece(end, points[at - 1] ?? point, point, kmX, kmY) < MEETING_KM);
    const mayMeet = (other: RuralRoad): boolean => {
      const [west = 0, south = 0, east = 0, north = 0] = boxes.get(other) ?? [];
      return end[0] > west - x && end[0] < east + x && end[1] > south - y && end[1] < north + y;
    };
    return (
      roads.some((other) => other !== own && mayMeet(other) && isNear(other.points)) ||
      streetsIn([end[0] - x, end[1] - y, end[0] + x, end[1] + y]).some(({ points }) => isNear(points))
    );
  };
  return roads.flatMap((road) => {
    const tags = roadTags(road.name, road.kind);
    if (road.kind === 'motorway') return [{ tags, parts: [road.points] }];
    const [first, last] = [road.points[0], road.points.at(-1)];
    const fadesAt = {
      start: first !== undefined && !meets(first, road),
      end: last !== undefined && !meets(last, road),
    };
    return fadingParts(road.points, fadesAt).map(({ points, fade }) => ({
      tags: fade === 0 ? tags : { ...tags, fade },
      parts: [points],
    }));
  });
}

/** Returns the distance in km from a position to a straight piece. */
function kmToPiece(from: Position, a: Position, b: Position, kmX: number, kmY: number): number {
  const [ax, ay] = [(a[0] - from[0]) * kmX, (a[1] - from[1]) * kmY];
  const [dx, dy] = [(b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square));
  return Math.hypot(ax + share * dx, ay + share * dy);
}

/** Cuts a line into its plain middle and the parts of its fading ends, in their order. */
export function fadingParts(
  line: readonly Position[],
  fadesAt: { start: boolean; end: boolean },
): { points: Position[]; fade: number }[] {
  const [kmX, kmY] = kmPerDegree(line[0]?.[1] ?? 0);
  const along = [0];
  for (let at = 1; at < line.length; at += 1) {
    const [a, b] = [line[at - 1] as Position, line[at] as Position]; // at stays in range
    along.push((along.at(-1) ?? 0) + Math.hypot((b[0] - a[0]) * kmX, (b[1] - a[1]) * kmY));
  }
  const length = along.at(-1) ?? 0;
  const reach = Math.min(FADE_KM, length / (fadesAt.start && fadesAt.end ? 2 : 1));
  const steps = Array.from({ length: FADE_PARTS }, (_, part) => ((part + 1) * reach) / FADE_PARTS);
  const stops = [
    ...(fadesAt.start ? steps.map((km, at) => ({ km, fade: FADE_PARTS - at })) : []),
    { km: length - (fadesAt.end ? reach : 0), fade: 0 },
    ...(fadesAt.end ? steps.map((km, at) => ({ km: length - reach + km, fade: at + 1 })) : []),
  ];
  const parts: { points: Position[]; fade: number }[] = [];
  let from = 0;
  for (const { km, fade } of stops) {
    const points = sectionOf(line, along, from, km);
    if (points.length > 1 && km > from) parts.push({ points, fade });
    from = km;
  }
  return parts;
}

/** Returns the section of a line between two distances from its start. */
function sectionOf(
  line: readonly Position[],
  along: readonly number[],
  from: number,
  to: number,
): Position[] {
  const at = (km: number): Position => {
    const next = Math.max(
      1,
      Math.min(
        line.length - 1,
        along.findIndex((reached) => reached >= km),
      ),
    );
    const [a, b] = [line[next - 1] as Position, line[next] as Position]; // next stays in range
    const [start = 0, end = 0] = [along[next - 1], along[next]];
    const share = end > start ? Math.min(1, (km - start) / (end - start)) : 0;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const between = line.filter((_, index) => (along[index] ?? 0) > from && (along[index] ?? 0) < to);
  return [at(from), ...between, at(to)];
}
