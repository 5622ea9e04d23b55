import { type Cell, type PatternStreet, type Spot, street } from './pattern.ts';

/**
 * Returns an old city's streets: blocks two lots deep between side streets. Each band between cross streets has its own
 * layout, so streets of adjacent bands may not meet.
 */
export function oldGrid({ width, height, era, columns, rows, dice }: Cell): PatternStreet[] {
  const depth = era < 1946 ? 0.078 + 0.012 * dice.unit(1) : 0.1 + 0.008 * dice.unit(1);
  const count = Math.max(1, Math.round(width / depth));
  const ups = rows ?? evenParts(Math.max(1, Math.round(height / (0.2 + 0.08 * dice.unit(2)))));
  const streets: PatternStreet[] = [];
  const partial = ups.map((_, row) => rows === undefined && dice.unit(row, 6) < 0.2);
  for (const [row, up] of ups.entries()) {
    const starts = partial[row] === true ? Math.floor(dice.unit(row, 7) * count) / count : 0;
    streets.push(
      street('straight', [
        [starts, up],
        [1, up],
      ]),
    );
  }
  const breaks = ups.filter(
    (_, row) => columns === undefined && partial[row] === false && dice.unit(row, 9) < 0.4,
  );
  for (const [from, to] of bandsOf(breaks)) {
    const own = Math.max(
      1,
      count + (from === 0 ? 0 : Math.floor(dice.unit(Math.round(from * 99), 8) * 3) - 1),
    );
    for (const across of columns ?? evenParts(own)) {
      streets.push(
        street('straight', [
          [across, from],
          [across, to],
        ]),
      );
    }
  }
  return streets;
}

/** Returns the streets of an industrial area: a few wide blocks. */
export function works({ width, height, dice }: Cell): PatternStreet[] {
  const turned = dice.unit(1) < 0.5;
  const across = evenParts(Math.max(1, Math.round(width / (turned ? 0.5 : 0.3))));
  const up = evenParts(Math.max(1, Math.round(height / (turned ? 0.3 : 0.5))));
  return [
    ...across.map((s) =>
      street('curved', [
        [s, 0],
        [s, 1],
      ]),
    ),
    ...up.map((t) =>
      street('curved', [
        [0, t],
        [1, t],
      ]),
    ),
  ];
}

/** Returns the inner limits of equal parts: 1/3 and 2/3 for three. */
function evenParts(count: number): number[] {
  return Array.from({ length: count - 1 }, (_, at) => (at + 1) / count);
}

/** Returns the intervals from 0 to 1 between breaks. */
function bandsOf(breaks: readonly number[]): [from: number, to: number][] {
  const ends = [0, ...breaks, 1];
  return breaks.concat(1).map((to, at) => [ends[at] ?? 0, to]);
}

/** Returns the streets of post-war and new suburbs: slightly curved rows between two ring streets, with few exits. */
export function bentRows({ width, height, era, dice }: Cell): PatternStreet[] {
  const rows = Math.max(2, Math.round((0.88 * height) / (era > 1990 ? 0.082 : 0.1)));
  const crosses = Math.max(1, Math.round(width / 0.34));
  const bend = (dice.unit(1) - 0.5) * 0.22;
  const tilt = (dice.unit(2) - 0.5) * 0.1;
  const west = 0.07 + 0.03 * dice.unit(3);
  const east = 0.93 - 0.03 * dice.unit(4);
  const lift = (across: number): number => bend * Math.sin(across * Math.PI) + tilt * (across - 0.5);
  const row = (base: number, from: number, to: number): Spot[] =>
    Array.from({ length: 9 }, (_, at): Spot => {
      const across = from + ((to - from) * at) / 8;
      return [across, base + lift(across)];
    });
  const inside = (spots: Spot[]): Spot[] => spots.filter(([, up]) => up > 0.03 && up < 0.97);
  const gate = Math.round(rows / 2);
  const streets: PatternStreet[] = [];
  for (let at = 0; at <= rows; at += 1) {
    const base = 0.06 + (0.88 * at) / rows;
    const spots = at === gate ? row(base, 0, 1) : inside(row(base, west, east));
    if (spots.length > 3) {
      streets.push(street(at === gate ? 'curved' : 'straight', spots, 1));
    }
  }
  const ladder = (across: number, from: number, to: number): Spot[] =>
    [0, 0.25, 0.5, 0.75, 1].map(
      (share): Spot => [across + 0.02 * Math.sin(share * 5), from + (to - from) * share + lift(across)],
    );
  for (const across of [west, east]) {
    streets.push(street('curved', inside(ladder(across, 0.06, 0.94)), 1));
  }
  for (let cross = 1; cross < crosses; cross += 1) {
    const across = west + ((east - west) * cross) / crosses;
    const low = dice.unit(cross, 5) < 0.4 ? Math.floor(dice.unit(cross, 6) * 3) : 0;
    const bottom = cross === 1 ? -0.06 : 0.06 + (0.88 * low) / rows;
    const top = dice.unit(cross, 7) < 0.35 ? 0.94 - 1.76 / rows : cross === crosses - 1 ? 1.06 : 0.94;
    const clamp = (spots: Spot[]): Spot[] => spots.map(([x, y]): Spot => [x, Math.max(0, Math.min(1, y))]);
    streets.push(street('straight', clamp(ladder(across, bottom, top)), 1));
  }
  return streets;
}
