import { describe, expect, it } from 'vitest';
import { straightMetresWithin, walkMinutes } from './amenities.ts';

describe('a walk', () => {
  it.each([
    ['no distance', 0, 1],
    ['a minute', 61, 1],
    ['a little more than a minute', 62, 2],
    ['half a kilometre', 500, 9],
    ['the last metre of fifteen minutes', 923, 15],
    ['one metre more', 924, 16],
  ])('of %s takes whole minutes', (_name, metres, minutes) => {
    expect(walkMinutes(metres)).toBe(minutes);
  });

  it('within some minutes reaches as far as these minutes say', () => {
    for (let minutes = 1; minutes <= 90; minutes += 1) {
      const metres = straightMetresWithin(minutes);
      expect(walkMinutes(metres)).toBe(minutes);
      expect(walkMinutes(metres + 1)).toBe(minutes + 1);
    }
  });
});
