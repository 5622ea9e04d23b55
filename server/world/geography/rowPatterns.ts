import { type Cell, type PatternStreet, type Spot, street } from './pattern.ts';

/** The old city: short blocks of houses between cross streets, some of them missing. */
export function oldGrid({ width, height, dice }: Cell): PatternStreet[] {
  const fine = 0.095 + 0.025 * dice.unit(1);
  const columns = Math.max(1, Math.round(width / fine));
  const rows = Math.max(1, Math.round(height / (0.22 + 0.08 * dice.unit(2))));
  const streets: PatternStreet[] = [];
  for (let column = 1; column < columns; column += 1) {
    const across = column / columns;
    const starts = dice.unit(column, 3) < 0.22 ? Math.floor(dice.unit(column, 4) * rows) / rows : 0;
    const stops = dice.unit(column, 5) < 0.15 && rows > 1 ? 1 - 1 / rows : 1;
    if (stops > starts) {
      streets.push(
        street('straight', [
          [across, starts],
          [across, stops],
        ]),
      );
    }
  }
  for (let row = 1; row < rows; row += 1) {
    const up = row / rows;
    const starts = dice.unit(row, 6) < 0.3 ? Math.floor(dice.unit(row, 7) * columns) / columns : 0;
    streets.push(
      street('straight', [
        [starts, up],
        [1, up],
      ]),
    );
  }
  return streets;
}

/** Post-war and newest suburbs: gently bent rows between two ring streets, few ways out. */
export function bentRows({ width, height, dice }: Cell): PatternStreet[] {
  const rows = Math.max(2, Math.round(height / 0.095));
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
    const way = cross === 1 ? -0.06 : 0.06 + (0.88 * low) / rows;
    const top = dice.unit(cross, 7) < 0.35 ? 0.94 - 1.76 / rows : cross === crosses - 1 ? 1.06 : 0.94;
    const clamp = (spots: Spot[]): Spot[] => spots.map(([x, y]): Spot => [x, Math.max(0, Math.min(1, y))]);
    streets.push(street('straight', clamp(ladder(across, way, top)), 1));
  }
  return streets;
}
