import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '#components/links/ChipLink.tsx';
import { paths } from '#domain/paths.ts';
import { HOME_TYPES, type HomeType } from '#domain/search/homeTypes.ts';
import { withMarket, withSoldDays } from '#domain/search/marketStatus.ts';
import { type Search, withFilters, withoutFilters, withType } from '#domain/search/search.ts';

/** A search similar to the current one, and the difference. */
interface SimilarSearch {
  kind: 'type' | 'sold' | 'beds' | HomeType;
  search: Search;
}

/** The commonly searched kinds of home, in the order in which they are offered. */
const OFFERED: readonly HomeType[] = HOME_TYPES.filter((type) => type !== 'other' && type !== 'vacant-land');
/** Number of days in the offered search of sold homes. */
const SOLD_DAYS_OFFERED = 90;

/**
 * Returns searches of the same place that differ in one thing: sale or lease, sold homes, bedrooms, or the kind of
 * home.
 */
function similarSearches(shown: Search): SimilarSearch[] {
  const plain = withFilters(withoutFilters(shown), {});
  const others = OFFERED.filter((type) => !(shown.homeTypes.length === 1 && shown.homeTypes[0] === type));
  const all: SimilarSearch[] = [
    { kind: 'type', search: withType(plain, shown.type === 'sale' ? 'lease' : 'sale') },
    ...others.map(
      (type): SimilarSearch => ({ kind: type, search: withFilters(plain, { homeTypes: [type] }) }),
    ),
  ];
  if (shown.minBeds !== 3) all.push({ kind: 'beds', search: withFilters(plain, { minBeds: 3 }) });
  if (!shown.showSold) {
    all.push({ kind: 'sold', search: withMarket(withSoldDays(plain, SOLD_DAYS_OFFERED), 'sold') });
  }
  return all;
}

/** Links to similar searches in the same place. */
export function SimilarSearches({ search }: { search: Search }) {
  const { t } = useTranslation('list');
  const id = useId();
  const place = search.neighborhood ?? search.city;
  if (!place) return null;
  const { state, city, neighborhood } = search;
  const market = state && city && neighborhood && paths.area({ state, city, neighborhood });
  const other = search.type === 'sale' ? 'lease' : 'sale';
  return (
    <Box component="nav" aria-labelledby={id} sx={{ mt: 12 }}>
      <Box component="h2" id={id} sx={{ typography: 'h6', m: 0, mb: 3 }}>
        {t('similar.title')}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li': { maxWidth: '100%' },
        }}
      >
        {market && (
          <li>
            <ChipLink to={market}>{t('similar.market', { place })}</ChipLink>
          </li>
        )}
        {similarSearches(search).map(({ kind, search: similar }) => (
          <li key={kind}>
            <ChipLink to={paths.list(similar)}>
              {kind === 'type' || kind === 'sold'
                ? t(`similar.${kind}`, { place, context: kind === 'type' ? other : search.type })
                : t(`similar.${kind}`, { place })}
            </ChipLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
