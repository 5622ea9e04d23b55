import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../../components/chip-link/ChipLink.tsx';
import { EmptyState } from '../../../components/empty-state/EmptyState.tsx';
import { STARTING_CITIES } from '../../../domain/featuredCities.ts';
import { paths } from '../../../domain/paths.ts';
import { type Search, withPlace } from '../../../domain/search.ts';
import { PageHeading } from '../heading/PageHeading.tsx';

/** A list without a place: says so and offers cities; the filters are kept. */
export function NoPlace({ search }: { search: Search }) {
  const { t } = useTranslation('list');
  return (
    <>
      <PageHeading search={search} />
      <EmptyState
        sentence={t('noPlace')}
        action={
          <Box
            component="ul"
            aria-label={t('cities')}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, p: 0, m: 0 }}
          >
            {STARTING_CITIES.map((place) => (
              <Box component="li" key={place.city} sx={{ display: 'block' }}>
                <ChipLink to={paths.list(withPlace(search, place))} sx={{ fontSize: '1rem' }}>
                  {place.city}
                </ChipLink>
              </Box>
            ))}
          </Box>
        }
      />
    </>
  );
}
