import type { Dice } from './hash.ts';

/** Across and up a cell, 0 to 1. */
export type Spot = [number, number];

/** How a street of a pattern looks, which decides its suffix. */
export type Shape = 'straight' | 'curved' | 'crescent' | 'court';

export interface PatternStreet {
  shape: Shape;
  spots: Spot[];
  /** Rounds of corner cutting. */
  rounds: number;
}

/** Width and height of the cell in km, and dice that know the cell. */
export interface Cell {
  width: number;
  height: number;
  dice: Dice;
}

const street = (shape: Shape, spots: Spot[], rounds = 0): PatternStreet => ({ shape, spots, rounds });

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

/** A winding spine with crescents on both sides and a court in each. */
export function crescents({ width, height, dice }: Cell): PatternStreet[] {
  const wave = 0.05 + 0.05 * dice.unit(1);
  const phase = dice.unit(2) * 6;
  const spine = (across: number): number => 0.5 + wave * Math.sin(across * 5 + phase);
  const streets: PatternStreet[] = [
    street(
      'curved',
      Array.from({ length: 13 }, (_, at): Spot => [at / 12, spine(at / 12)]),
      1,
    ),
  ];
  const pairs = Math.max(2, Math.round(width / 0.27));
  const reach = Math.min(0.4, 0.42 - 0.03 / height);
  for (const side of [-1, 1]) {
    const wayOut = Math.floor(dice.unit(side + 3, 3) * pairs);
    for (let pair = 0; pair < pairs; pair += 1) {
      const from = 0.05 + (0.9 * pair) / pairs;
      const span = 0.9 / pairs;
      const west = from + span * 0.14;
      const east = from + span * 0.86;
      const depth = reach * (0.86 + 0.2 * dice.unit(pair, side, 4));
      const far = (across: number): number => 0.5 + side * depth + 0.02 * Math.sin(across * 9);
      streets.push(
        street(
          'crescent',
          [
            [west, spine(west)],
            [west - 0.01, far(west)],
            [east + 0.01, far(east)],
            [east, spine(east)],
          ],
          2,
        ),
      );
      const middle = (west + east) / 2;
      const tip = spine(middle) + side * depth * 0.62;
      streets.push(
        street(
          'court',
          [
            [middle, spine(middle)],
            [middle + 0.012, (spine(middle) + tip) / 2],
            [middle, tip],
          ],
          1,
        ),
      );
      if (pair === wayOut) {
        streets.push(
          street(
            'curved',
            [
              [middle, far(middle) - side * 0.005],
              [middle + 0.01, 0.5 + side * 0.45],
              [middle, 0.5 + side * 0.5],
            ],
            1,
          ),
        );
      }
    }
  }
  return streets;
}

/** Rings within rings around a green, joined by short ways in. */
export function rings({ width, height, dice }: Cell): PatternStreet[] {
  const streets: PatternStreet[] = [];
  const gap = 0.105 / Math.min(width, height);
  const count = Math.max(1, Math.floor(0.44 / gap));
  const shift: Spot = [(dice.unit(1) - 0.5) * 0.06, (dice.unit(2) - 0.5) * 0.06];
  for (let ring = 0; ring < count; ring += 1) {
    const inset = 0.07 + gap * ring;
    const far = 1 - inset;
    const drift = ring / count;
    const at = (x: number, y: number): Spot => [x + shift[0] * drift, y + shift[1] * drift];
    const corner = Math.min(0.1, (far - inset) / 3);
    streets.push(
      street(
        'crescent',
        [
          at(inset + corner, inset),
          at(far, inset),
          at(far, far),
          at(inset, far),
          at(inset, inset),
          at(inset + corner, inset),
        ],
        3,
      ),
    );
  }
  const deep = 0.07 + gap * (count - 1);
  const ways: Spot[][] = [
    [
      [0.5 + shift[0], 0],
      [0.48, 0.07],
      [0.5 + shift[0], Math.min(0.46, deep + 0.02)],
    ],
    [
      [0.5 + shift[0], 1],
      [0.52, 0.93],
      [0.5 + shift[0], Math.max(0.54, 0.98 - deep)],
    ],
    [
      [0, 0.5 + shift[1]],
      [0.07, 0.52],
      [Math.min(0.44, deep), 0.5 + shift[1]],
    ],
    [
      [1, 0.5 + shift[1]],
      [0.93, 0.48],
      [Math.max(0.56, 1 - deep), 0.5 + shift[1]],
    ],
  ];
  for (const [at, way] of ways.entries()) {
    if (at < 2 || dice.unit(at, 5) < 0.6) {
      streets.push(street('curved', way, 2));
    }
  }
  return streets;
}

/** Arcs that open like a fan from a corner, with spokes. */
export function fan({ width, height, dice }: Cell): PatternStreet[] {
  const gap = 0.11 / Math.min(width, height);
  const streets: PatternStreet[] = [];
  const clamp = (spot: Spot): boolean => spot[0] > 0.03 && spot[0] < 0.97 && spot[1] > 0.03 && spot[1] < 0.97;
  for (let radius = 0.2; radius < 1.25; radius += gap) {
    const arc = Array.from({ length: 15 }, (_, at): Spot => {
      const angle = (at / 14) * (Math.PI / 2);
      return [0.02 + radius * Math.cos(angle), 0.02 + radius * Math.sin(angle)];
    }).filter(clamp);
    if (arc.length > 3) {
      streets.push(street(dice.unit(Math.round(radius * 100)) < 0.6 ? 'curved' : 'crescent', arc, 1));
    }
  }
  for (const [at, degrees] of [14, 45, 76].entries()) {
    const angle = ((degrees + 8 * (dice.unit(at, 4) - 0.5)) * Math.PI) / 180;
    const end = at === 1 ? 1.3 : 1.02;
    const from = 0.2;
    const tip = (radius: number): Spot => [
      Math.min(1, 0.02 + radius * Math.cos(angle)),
      Math.min(1, 0.02 + radius * Math.sin(angle)),
    ];
    streets.push(street('curved', [at === 1 ? [0, 0] : tip(from), tip((from + end) / 2), tip(end)], 1));
  }
  return streets;
}

/** The streets of a cell by the age of its neighbourhood, turned or mirrored so that none looks like its neighbour. */
export function streetsOfCell(cell: Cell, era: number): PatternStreet[] {
  const { dice } = cell;
  if (era < 1946 || (era < 1958 && dice.unit(81) < 0.65) || cell.width < 0.35 || cell.height < 0.35) {
    return oldGrid(cell);
  }
  const turned = dice.unit(82) < 0.5;
  const shape = turned ? { ...cell, width: cell.height, height: cell.width } : cell;
  const draws = [bentRows, crescents, crescents, rings, fan, bentRows];
  const pattern = era > 1995 ? dice.pick([bentRows, bentRows, crescents, fan], 83) : dice.pick(draws, 83);
  const mirrored = dice.unit(84) < 0.5;
  const flipped = dice.unit(85) < 0.5;
  return pattern(shape).map((one) => ({
    ...one,
    spots: one.spots.map(([s, t]): Spot => {
      const across = mirrored ? 1 - s : s;
      const up = flipped ? 1 - t : t;
      return turned ? [up, across] : [across, up];
    }),
  }));
}
