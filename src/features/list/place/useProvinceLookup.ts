import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { folded } from '#domain/listing/slug.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';

/**
 * A city that comes without its province (from the map, or a shortened link) gets it from the service, and
 * the address its full path. True while that is under way; a city that the service does not know is searched
 * by its name alone.
 */
export function useProvinceLookup(search: Search): boolean {
  const navigate = useNavigate();
  const { city, state } = search;
  const needed = city !== undefined && state === undefined;
  const { currentData, isFetching } = useLocationsQuery({ search: city ?? '' }, { skip: !needed });
  const found = needed ? currentData?.cities.find(({ name }) => folded(name) === folded(city)) : undefined;

  useEffect(() => {
    if (found) navigate(paths.list({ ...search, city: found.name, state: found.state }), { replace: true });
  }, [navigate, found, search]);

  return needed && (isFetching || found !== undefined);
}
