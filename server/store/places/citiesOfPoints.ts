import { kilometresBetween, type Point } from '../geometry/bounds.ts';
import { contains, shapeFrom } from '../geometry/shape.ts';
import type { ViewContext } from '../listings/listingView.ts';
import { type Place, ringsOf } from './findPlaces.ts';

/** Kilometres from the middle of a city within which a point outside all outlines is said to be in it. */
const NEAR_CITY_KM = 15;
/** Number of nearest cities whose outlines are compared with a point. */
const COMPARED = 3;

/** A city by its name and province. */
export type NamedCity = Pick<Place, 'name' | 'state'>;

/** The city of each point: that whose outline contains it, else the nearest one; undefined for a point far from all. */
export async function citiesOfPoints(
  { database }: Pick<ViewContext, 'database'>,
  points: readonly Point[],
): Promise<(NamedCity | undefined)[]> {
  if (points.length === 0) return [];
  const cities = await database
    .selectFrom('place')
    .select(['id', 'name', 'state', 'latitude', 'longitude'])
    .where('kind', '=', 'city')
    .execute();
  const nearest = points.map((point) =>
    cities
      .map((city) => ({ city, kilometres: kilometresBetween(point, city) }))
      .toSorted((one, other) => one.kilometres - other.kilometres)
      .slice(0, COMPARED),
  );
  const ids = [...new Set(nearest.flatMap((near) => near.map(({ city }) => city.id)))];
  if (ids.length === 0) return points.map(() => undefined);
  const rows = await database.selectFrom('place').select(['id', 'boundary']).where('id', 'in', ids).execute();
  const shapes = new Map(rows.map((row) => [row.id, shapeFrom(ringsOf(row))]));
  return points.map(({ longitude, latitude }, at) => {
    const near = nearest[at] ?? [];
    const around = near.find(({ city }) => {
      const shape = shapes.get(city.id);
      return shape && contains(shape, longitude, latitude);
    });
    return (around ?? near.find(({ kilometres }) => kilometres <= NEAR_CITY_KM))?.city;
  });
}
