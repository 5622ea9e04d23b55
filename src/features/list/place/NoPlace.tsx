import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#components/frames/EmptyState.tsx';
import { ChipLink } from '#components/links/ChipLink.tsx';
import { STARTING_CITIES } from '#domain/geo/featuredCities.ts';
import { paths } from '#domain/paths.ts';
import { type Search, type SearchPlace, withoutPlace, withPlace } from '#domain/search/search.ts';
import { PageHeading } from '../PageHeading.tsx';
import type { UnknownPlace } from './useUnknownPlace.ts';

/** A list without a place, or of one that there is not: says so and offers others; the filters are kept. */
export function NoPlace({ search, unknown }: { search: Search; unknown?: UnknownPlace }) {
  const { t } = useTranslation('list');
  const near = unknown?.near ?? [];
  const offered: readonly SearchPlace[] = near.length > 0 ? near : STARTING_CITIES;
  return (
    <>
      <PageHeading search={withoutPlace(search)} />
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
