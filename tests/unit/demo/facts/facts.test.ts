import { describe, expect, it } from 'vitest';
import { REGIONS } from '#demo/facts/regions.ts';
import { evenly, numbered } from '#demo/facts/sideStreets.ts';
import { trace } from '#demo/facts/trace.ts';
import { WEST } from '#demo/facts/west.ts';

describe('A trace', () => {
  it('reads pairs of longitude and latitude across lines', () => {
    expect(trace('-123.1 49.2, -123.2 49.3,\n   -123.3 49.4')).toEqual([
      [-123.1, 49.2],
      [-123.2, 49.3],
      [-123.3, 49.4],
    ]);
  });

  it('refuses swapped, missing and unreadable numbers', () => {
    for (const text of ['49.2 -123.1', '-123.1', '-123.1 49.2,', 'west north']) {
      expect(() => trace(text)).toThrow(RangeError);
    }
  });
});

describe('Numbered side streets', () => {
  it('lie evenly between their anchors and end with the last one', () => {
    expect(
      numbered('Avenue', 'ordinal', [
        [1, 0],
        [3, -0.2],
        [4, -0.5],
      ]),
    ).toEqual([
      ['1st Avenue', 0, undefined, undefined],
      ['2nd Avenue', -0.1, undefined, undefined],
      ['3rd Avenue', -0.2, undefined, undefined],
      ['4th Avenue', -0.5, undefined, undefined],
    ]);
  });

  it('write the teens with th and the twenties by their last digit', () => {
    const names = numbered('Street', 'ordinal', [
      [11, 0],
      [23, 1.2],
    ]).map(([name]) => name);
    expect(names).toContain('11th Street');
    expect(names).toContain('13th Street');
    expect(names).toContain('21st Street');
    expect(names).toContain('23rd Street');
  });

  it('have a lettered one after each where the city letters them', () => {
    const rising = numbered(
      'Avenue',
      'lettered',
      [
        [88, 0],
        [89, 0.2],
      ],
      -1,
      1,
    );
    expect(rising).toEqual([
      ['88 Avenue', 0, -1, 1],
      ['88A Avenue', 0.1, -1, 1],
      ['89 Avenue', 0.2, -1, 1],
    ]);
    const falling = numbered('Street', 'lettered', [
      [89, 0],
      [88, 0.2],
    ]).map(([name]) => name);
    expect(falling).toEqual(['89 Street', '88A Street', '88 Street']);
  });
});

describe('Evenly spaced side streets', () => {
  it('leave out both ends', () => {
    expect(evenly('Street', 0, 1, 'Vine,Yew,Maple', undefined, 2)).toEqual([
      ['Vine Street', 0.25, undefined, 2],
      ['Yew Street', 0.5, undefined, 2],
      ['Maple Street', 0.75, undefined, 2],
    ]);
  });
});

describe('The western cities', () => {
  const grounds = REGIONS.filter(({ limits }) => WEST.some(({ name }) => name in limits));
  const inside = (
    [x, y]: readonly [number, number],
    ring: readonly (readonly [number, number])[],
  ): boolean => {
    let odd = false;
    let before = ring.at(-1) ?? [0, 0];
    for (const here of ring) {
      if (
        here[1] > y !== before[1] > y &&
        x < ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0]
      ) {
        odd = !odd;
      }
      before = here;
    }
    return odd;
  };

  it('have each neighbourhood within their limits and off the water', () => {
    const astray = WEST.flatMap((city) => {
      const ground = grounds.find(({ limits }) => city.name in limits);
      return city.neighbourhoods
        .map(([name, lng, lat]) => ({ name, at: [lng, lat] as const }))
        .filter(
          ({ at }) =>
            !inside(at, ground?.limits[city.name] ?? []) ||
            ground?.waters.some(({ outline }) => inside(at, outline)),
        )
        .map(({ name }) => `${city.name}: ${name}`);
    });
    expect(astray).toEqual([]);
  });

  it('name at least 12 neighbourhoods, each once, at price levels around the city’s own', () => {
    for (const { name, neighbourhoods } of WEST) {
      expect(neighbourhoods.length, name).toBeGreaterThanOrEqual(12);
      expect(new Set(neighbourhoods.map(([one]) => one)).size, name).toBe(neighbourhoods.length);
      const mean = neighbourhoods.reduce((sum, [, , , level]) => sum + level, 0) / neighbourhoods.length;
      expect(mean, name).toBeGreaterThan(0.85);
      expect(mean, name).toBeLessThan(1.25);
    }
  });
});
