import { type Cell, type PatternStreet, type Spot, street } from './pattern.ts';

/** Returns a curved central street with crescents on both sides and a court in each crescent. */
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

/** Returns concentric rings around a green, connected by short streets. */
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
  const lines: Spot[][] = [
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
  for (const [at, line] of lines.entries()) {
    if (at < 2 || dice.unit(at, 5) < 0.6) {
      streets.push(street('curved', line, 2));
    }
  }
  return streets;
}

/** Returns arcs around a corner, connected by radial streets. */
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
