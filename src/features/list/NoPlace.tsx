import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocationsQuery } from '#api/realty/realtyApi.ts';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { ChipLink } from '#components/links/ChipLink.tsx';
import { STARTING_CITIES } from '#domain/geo/featuredCities.ts';
import { paths } from '#domain/paths.ts';
import { type Search, type SearchPlace, withoutPlace, withPlace } from '#domain/search/search.ts';
import { placeInQuestion, type UnknownPlace, unknownPlace } from '#domain/search/unknownPlace.ts';
import { PageHeading } from './PageHeading.tsx';

/** Shown for a list without a place or with an unknown one: offers other places, and keeps the filters. */
export function NoPlace({ search, unknown }: { search: Search; unknown?: UnknownPlace }) {
  const { t } = useTranslation('list');
  const near = unknown?.near ?? [];
  const offered: readonly SearchPlace[] = near.length > 0 ? near : STARTING_CITIES;
  return (
    <>
      <PageHeading search={withoutPlace(search)} />
      {unknown && <Unlisted />}
      <EmptyState
        sentence={unknown ? t('unknownPlace', { place: unknown.name }) : t('noPlace')}
        action={
          <Box
            component="ul"
            aria-label={t(near.length > 0 ? 'near' : 'cities')}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, p: 0, m: 0 }}
          >
            {offered.map((place) => (
              <Box component="li" key={`${place.city}/${place.neighborhood}`} sx={{ display: 'block' }}>
                <ChipLink to={paths.list(withPlace(search, place))} sx={{ fontSize: '1rem' }}>
                  {[place.neighborhood, place.city].filter(Boolean).join(', ')}
                </ChipLink>
              </Box>
            ))}
          </Box>
        }
      />
    </>
  );
}

/** A page that search engines do not list. */
function Unlisted(): null {
  useUnlisted();
  return null;
}

/**
 * Returns the unknown place of a search without results; undefined for a known one. `isAsked` is true during the
 * look-up.
 * @param isEmpty the search has no results: only then the service is called
 */
export function useUnknownPlace(
  search: Search,
  isEmpty: boolean,
): { unknown: UnknownPlace | undefined; isAsked: boolean } {
  const name = placeInQuestion(search);
  const skip = !isEmpty || !name;
  const { currentData, isFetching } = useLocationsQuery({ search: name }, { skip });
  return {
    unknown: isEmpty ? unknownPlace(search, currentData) : undefined,
    isAsked: !skip && !currentData && isFetching,
  };
}
