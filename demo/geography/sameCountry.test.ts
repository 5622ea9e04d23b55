import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Position, Ring } from '#demo/types.ts';
import { drawnCountry } from '../../tests/support/country/drawnCountry.ts';

const country = await drawnCountry();

const digest = (lines: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('hex').slice(0, 16);
};

/** Coordinates to a tenth of a millimetre. */
const written = ([x, y]: Position): string => `${x.toFixed(9)} ${y.toFixed(9)}`;

/** Returns the same text for a ring with any start and direction. */
function shapeOf(ring: Ring): string {
  const open = ring.slice(0, -1);
  const turn = open.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = open[at + 1] ?? open[0] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  const points = (turn < 0 ? open.toReversed() : open).map(written);
  const first = points.indexOf(points.toSorted()[0] ?? '');
  return [...points.slice(first), ...points.slice(0, first)].join();
}

const boundaries = (places: readonly { name: string; boundary: Ring[][] }[]): string[] =>
  places.map(({ name, boundary }) => [name, ...boundary.flat().map(shapeOf).toSorted()].join('|'));

// If the generated country changes on purpose, update the hashes. A change of the facts' file format, or of the code
// that reads the facts, must not change them.
it('the country is unchanged for its seed', () => {
  const { cities, neighbourhoods, towns, streets, waters, islands, rivers, parks } = country;
  const { ruralRoads, railways } = country;
  expect({
    names: digest([
      ...cities.map(({ center: _, boundary: __, ...city }) =>
        JSON.stringify(Object.entries(city).toSorted(([one], [other]) => one.localeCompare(other))),
      ),
      ...neighbourhoods.map(({ city, name, center, priceLevel, towers, era }) =>
        [city, name, written(center), priceLevel, towers, era].join('|'),
      ),
    ]),
    places: digest([...boundaries(cities), ...boundaries(neighbourhoods), ...boundaries(towns)]),
    shapes: digest(
      [...waters, ...islands, ...rivers, ...parks].map(
        ({ name, kind, ring }) => `${name}|${kind}|${shapeOf(ring)}`,
      ),
    ),
    roads: digest(
      [...ruralRoads, ...railways].map(({ name, points }) => `${name}|${points.map(written).join()}`),
    ),
    streets: digest(
      streets.map(({ kind, name, suffix, direction, city, state, lotWidth, deadEnds, points }) =>
        [kind, name, suffix, direction, city, state, lotWidth, deadEnds, points.map(written)].join('|'),
      ),
    ),
  }).toEqual({
    names: 'a8af78776db533ff',
    places: '6ebe79fc49b84451',
    shapes: '6aab58f36499003a',
    roads: '6fdddc4ee0b8fa85',
    streets: '4d7613505996ba1f',
  });
});
