import '../search-words/filterMenuTexts.ts';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { useFilterText } from '#components/search-words/useFilterText.ts';
import { formatNumber } from '#domain/format.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import type { Search } from '#domain/search/search.ts';
import { filterKey, type UsedFilter, usedFilters } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';

/** Maximum number of filters that are offered for removal. */
const MAX_OFFERED = 3;

interface Offer {
  filter: UsedFilter;
  /** Number of homes without the filter. */
  count: number;
}

/**
 * Counts a search without each of its filters.
 * @returns the filters that exclude homes by themselves, those that cost the most homes first
 */
function useOffers(search: Search, bounds: Bounds | undefined): readonly Offer[] {
  const dispatch = useAppDispatch();
  const [counted, setCounted] = useState<{ of: Search; offers: Offer[] }>();
  useEffect(() => {
    let isCurrent = true;
    const counts = usedFilters(search).map(async (filter): Promise<Offer> => {
      const counting = { search: filter.without, ...(bounds && { bounds }) };
      const { data = 0 } = await dispatch(realtyApi.endpoints.count.initiate(counting, { subscribe: false }));
      return { filter, count: data };
    });
    void Promise.all(counts).then((all) => {
      const offers = all.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
      if (isCurrent) setCounted({ of: search, offers: offers.slice(0, MAX_OFFERED) });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, search, bounds]);
  return counted?.of === search ? counted.offers : [];
}

interface WithoutFiltersProps {
  /** A search without results. */
  search: Search;
  /** The map's view, on the map. */
  bounds?: Bounds | undefined;
  onChange: (next: Search) => void;
}

/** Says which filters exclude the most homes: 'Without “heated helipad”: 341 homes'. A press removes the filter. */
export function WithoutFilters({ search, bounds, onChange }: WithoutFiltersProps) {
  const { t, i18n } = useTranslation('filterMenu');
  const textOf = useFilterText();
  const locale = localeOf(i18n.language);
  const offers = useOffers(search, bounds);
  if (offers.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('without.label')}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {offers.map(({ filter, count }) => (
        <li key={filterKey(filter)}>
          <Button variant="outlined" onClick={() => onChange(filter.without)}>
            {t('without.homes', {
              filter: textOf(search, filter),
              count,
              number: formatNumber(count, locale),
            })}
          </Button>
        </li>
      ))}
    </Box>
  );
}
