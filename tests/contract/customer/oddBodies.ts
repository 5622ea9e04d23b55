/** Mulberry32, which gives the same bodies in every run. */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick: <Item>(items: readonly Item[]): Item => items[whole(items.length)] as Item, // lists here are not empty
  };
}

/** The random generator of a test. */
export type Dice = ReturnType<typeof dice>;

/** Values that no form sends. */
export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮’"\'; DROP TABLE customer; --',
  'é'.repeat(300),
  '%00',
  '../..',
  [],
  [[]],
  {},
  { constructor: { prototype: 1 } },
  { toString: 1 },
];

/** A valid body with some members, at any depth, changed, duplicated or removed. */
export function spoilt(value: unknown, random: Dice, depth = 0): unknown {
  if (random.whole(depth === 0 ? 12 : 5) === 0) return random.pick(ODD);
  if (Array.isArray(value)) return value.map((item) => spoilt(item, random, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    const chance = random.whole(12);
    if (chance === 0) return [];
    // An invalid name.
    if (chance === 1) return [[JSON.stringify(random.pick(ODD)), member]];
    return [[name, spoilt(member, random, depth + 1)]];
  });
  return Object.fromEntries(members);
}

/** A body as text; sometimes not even JSON. */
export function textOf(body: unknown, random: Dice): string {
  const text = JSON.stringify(body) ?? '';
  const chance = random.whole(12);
  if (chance === 0) return text.slice(0, random.whole(text.length + 1));
  return chance === 1 ? text.replace(/"/g, random.pick(["'", '“', '']) ?? '') : text;
}
