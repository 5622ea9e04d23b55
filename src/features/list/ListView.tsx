import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { LoginForYield } from '#components/results/LazyLoginForYield.tsx';
import { useNeedsLogin } from '#components/results/useNeedsLogin.ts';
import { folded } from '#domain/listing/slug.ts';
import { paths } from '#domain/paths.ts';
import { isPlaced, type Search } from '#domain/search/search.ts';
import list from '#i18n/en/list.json';
import { addEnglish } from '#i18n/i18n.ts';
import { NoPlace } from './NoPlace.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Results } from './results/Results.tsx';

/**
 * Looks up the province of a city without one (from the map, or a shortened link) and navigates to the full path.
 * Returns true during the look-up. A city that the service does not know is searched by its name alone.
 */
function useProvinceLookup(search: Search): boolean {
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

// These texts are loaded with this feature's code and not with every page.
await addEnglish('list', list);

const Width = styled('div')({ padding: '20px var(--edges) 64px' });

interface ListViewProps {
  search: Search;
  onChange: (next: Search) => void;
  /** Another action for the search, beside the order of the results. */
  action?: ReactNode;
}

/** The results of a search in a place, page by page. Without a place it offers places. */
export function ListView({ search, onChange, action }: ListViewProps) {
  const waiting = useProvinceLookup(search);
  const needsLogin = useNeedsLogin(search);
  const hasPlace = isPlaced(search) || search.within !== undefined;
  return (
    <Width>
      {!hasPlace && <NoPlace search={search} />}
      {hasPlace && !needsLogin && (
        <Results search={search} onChange={onChange} waiting={waiting} action={action} />
      )}
      {hasPlace && needsLogin && (
        <>
          <PageHeading search={search} from={search.page} />
          <LoginForYield search={search} back={paths.list(search)} onChange={onChange} />
        </>
      )}
    </Width>
  );
}
