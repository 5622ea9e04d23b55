import type { Position } from '#demo/types.ts';
import type { Dice } from './hash.ts';
import { kmPerDegree } from './plane.ts';

/** Cuts corners (Chaikin's algorithm). Each round doubles the points and keeps the ends. */
export function smooth(points: readonly Position[], rounds: number): Position[] {
  let line = [...points];
  for (let round = 0; round < rounds; round += 1) {
    const next: Position[] = line.slice(0, 1);
    for (let at = 1; at < line.length; at += 1) {
      const a = line[at - 1] as Position; // at stays in range
      const b = line[at] as Position; // at stays in range
      next.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      next.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    next.push(...line.slice(-1));
    line = next;
  }
  return line;
}

/** Closes an outline and cuts its corners, including the closing one. */
export function smoothOutline(outline: readonly Position[], rounds: number): Position[] {
  let ring = [...outline];
  for (let round = 0; round < rounds; round += 1) {
    ring = ring.flatMap((a, at): Position[] => {
      const b = ring[(at + 1) % ring.length] as Position; // the remainder is in range
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
  }
  return [...ring, ...ring.slice(0, 1)];
}

/** Returns an outline around a line, `half` km to each side. The dice vary its width. */
export function ribbon(line: readonly Position[], half: number, dice: Dice, breath = 0.6): Position[] {
  const left: Position[] = [];
  const right: Position[] = [];
  const phase = dice.unit(line.length, 7) * 6;
  line.forEach(([x, y], at) => {
    const a = line[at - 1] ?? [x, y];
    const b = line[at + 1] ?? [x, y];
    const [kmX, kmY] = kmPerDegree(y);
    const east = (b[0] - a[0]) * kmX;
    const north = (b[1] - a[1]) * kmY;
    const span = Math.hypot(east, north) || 1;
    const width =
      half * (1 + breath * 0.35 * (Math.sin(at * 0.55 + phase) + Math.sin(at * 0.23 + 2 * phase)));
    left.push([x - ((north / span) * width) / kmX, y + ((east / span) * width) / kmY]);
    right.push([x + ((north / span) * width) / kmX, y - ((east / span) * width) / kmY]);
  });
  return [...left, ...right.toReversed(), ...left.slice(0, 1)];
}
