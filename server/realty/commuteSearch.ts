import { noRouting, type Routing, rounded } from '#server/routing/routing.ts';
import { intersectionOf, NO_AREA, type Shape, shapeFrom } from '#server/store/geometry/shape.ts';
import type { ListingSearch } from '#server/store/listings/listingSearch.ts';
import type { Commute } from '../../src/domain/search/commute.ts';

/** The area from which a place is reached in time. */
async function areaOf({ to, mode, minutes, at }: Commute, routing: Routing): Promise<Shape> {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  // The same point as of GET /realty/reach, whose area the map shows.
  const point = { latitude: rounded(to.latitude), longitude: rounded(to.longitude) };
  const { area } = await routing.areaAround({ ...point, mode, minutes, at: hour * 60 + minute });
  return shapeFrom(area) ?? NO_AREA;
}

/**
 * Limits a search to the homes from which all places are reached in time. Visitors' searches compare the rounded points of
 * restricted listings with the areas, as for any other area.
 * @throws RoutingError if an area could not be found
 */
export async function withCommutes(
  search: ListingSearch,
  commutes: readonly Commute[] | undefined,
  routing: Routing = noRouting,
): Promise<ListingSearch> {
  if (!commutes) return search;
  const areas = await Promise.all(commutes.map((commute) => areaOf(commute, routing)));
  return { ...search, shape: intersectionOf(search.shape ? [search.shape, ...areas] : areas) };
}
