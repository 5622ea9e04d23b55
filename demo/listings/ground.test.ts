import { describe, expect, it } from 'vitest';
import type { City, Geography, Neighbourhood, Position } from '#demo/types.ts';
import { fakeGeography } from '../../tests/support/country/fakeGeography.ts';
import { Grounds } from './ground.ts';

function toronto(geography: Geography): { city: City; quarters: Neighbourhood[] } {
  const city = geography.cities[0];
  if (!city) throw new Error('The fake country has no city.');
  return { city, quarters: geography.neighbourhoods.filter((one) => one.city === city.name) };
}

const dry = fakeGeography();
const { city, quarters } = toronto(dry);
const [south, middle] = quarters;
if (!south || !middle) throw new Error('The fake city has too few neighbourhoods.');
const above = ([x, y]: Position, degrees: number): Position => [x, y + degrees];

describe('the price level within a city', () => {
  const grounds = new Grounds(dry);

  it("is the neighbourhood's average in its middle, and continuous at its edge", () => {
    expect(grounds.at(middle.center, city, middle).worth).toBeCloseTo(1, 1);
    const border = above(south.center, (middle.center[1] - south.center[1]) / 2);
    const fromSouth = grounds.at(border, city, south).worth * south.priceLevel ** 0.9;
    const fromMiddle = grounds.at(border, city, middle).worth * middle.priceLevel ** 0.9;
    expect(fromSouth / fromMiddle).toBeGreaterThan(0.9);
    expect(fromSouth / fromMiddle).toBeLessThan(1.1);
    expect(grounds.at(border, city, south).worth).toBeLessThan(0.95);
  });

  it('is higher towards the centre of the city', () => {
    const north = quarters[2];
    if (!north) throw new Error('The fake city has too few neighbourhoods.');
    const nearer = grounds.at(above(north.center, -0.008), city, north);
    const farther = grounds.at(above(north.center, 0.008), city, north);
    expect(nearer.kmToCentre).toBeLessThan(farther.kmToCentre);
    expect(nearer.worth).toBeGreaterThan(farther.worth);
  });
});

describe('water', () => {
  const shore = middle.center[1] - 0.004;
  const wet = new Grounds({ ...dry, isLand: ([, latitude]) => latitude > shore });

  it('is found and measured to a hundred metres', () => {
    const distance = (degrees: number) =>
      wet.at([middle.center[0], shore + degrees], city, middle).metresToWater;
    expect(distance(0.0005)).toBeLessThanOrEqual(140);
    expect(distance(0.004)).toBeGreaterThan(300);
    expect(distance(0.004)).toBeLessThan(700);
    expect(distance(0.03)).toBeNull();
  });

  it('makes nearby houses more expensive, the nearest ones most', () => {
    const worth = (degrees: number, grounds = wet) =>
      grounds.at([middle.center[0], shore + degrees], city, middle).worth;
    const gain = (degrees: number) => worth(degrees) / worth(degrees, new Grounds(dry));
    expect(gain(0.0005)).toBeGreaterThan(1.08);
    expect(gain(0.004)).toBeGreaterThan(1.01);
    expect(gain(0.004)).toBeLessThan(gain(0.0005));
    expect(gain(0.03)).toBe(1);
  });
});
