import polygonClipping from 'polygon-clipping';
import type { Geography, Neighbourhood, Ring } from '#demo/types.ts';
import type { Places } from '#server/start/demo.ts';

/** Returns the cities and neighbourhoods of a country. Boundaries of neighbourhoods end at their city's. */
export function placesOf({ cities, neighbourhoods }: Pick<Geography, 'cities' | 'neighbourhoods'>): Places {
  const boundaries = new Map(cities.map(({ name, state, boundary }) => [`${name}/${state}`, boundary]));
  const inCity = (place: Neighbourhood): Neighbourhood => {
    const city = boundaries.get(`${place.city}/${place.state}`);
    return city ? { ...place, boundary: clipped(place.boundary, city) } : place;
  };
  return { cities, neighbourhoods: neighbourhoods.map(inCity) };
}

function clipped(boundary: Ring[][], city: Ring[][]): Ring[][] {
  const [first, ...others] = city;
  if (!first || boundary.length === 0) return boundary;
  try {
    const common = polygonClipping.intersection(boundary, [first, ...others]);
    return common.length > 0 ? common : boundary;
  } catch {
    // The library fails for rings that touch themselves. The original boundary is then used.
    return boundary;
  }
}
