import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type PlaceCount, useSuggestionsQuery } from '#api/realty/realtyApi.ts';
import { formatNumber } from '#domain/format.ts';
import { listingKey, streetLine } from '#domain/listing/listing.ts';
import type { ListingId } from '#domain/listing/listingId.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { startSearch } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Number of rows of a column, and of placeholders while they load. */
const ROWS = 10;
/** The column of nearby cities is shown from this number on. */
const MIN_NEARBY = 3;
const PLACEHOLDERS = Array.from({ length: ROWS }, (_, row) => `placeholder-${row}`);

const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: theme.spacing(8, 6),
  paddingTop: theme.spacing(10),
  borderTop: `1px solid ${theme.vars?.palette.line}`,
  '& h2': { ...theme.typography.h6, margin: theme.spacing(0, 0, 2) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { minHeight: 32 },
  '& a': {
    ...theme.typography.body2,
    display: 'inline-flex',
    gap: theme.spacing(2),
    padding: theme.spacing(1.25, 0),
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: 44, alignItems: 'center' },
  },
  '& small': { fontSize: 'inherit', color: theme.vars?.palette.text.secondary },
}));

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

function PlaceRows({ places, type }: { places: readonly PlaceCount[]; type: ListingType }) {
  const { i18n } = useTranslation();
  return places.slice(0, ROWS).map((place) => {
    const { name, city, state, count } = place;
    const neighborhood = name === city ? {} : { neighborhood: name };
    return (
      <li key={`${state}/${city}/${name}`}>
        <Link to={paths.list(startSearch(type, { state, city, ...neighborhood }))}>
          {name}
          <small>{formatNumber(count, localeOf(i18n.language))}</small>
        </Link>
      </li>
    );
  });
}

/**
 * Links to other searches from one listing of the page: popular searches, nearby and popular cities, recent listings.
 * All are for sale, or all for lease, as the listing is. Null if the request failed, or if the popular or the recent
 * lists are empty; without nearby cities if there are fewer than three.
 */
export function SuggestionsBlock({ of }: { of: ListingId & { type: ListingType } }) {
  const { t, i18n } = useTranslation('suggestions');
  const { mlsNumber, boardId, type } = of;
  const { currentData, error } = useSuggestionsQuery({ mlsNumber, boardId, type });
  useEffect(() => {
    if (error) console.warn('The suggestions could not be loaded.', error);
  }, [error]);
  if (error) return null;
  const isComplete =
    currentData !== undefined &&
    [currentData.popularSearches.length + currentData.popularCities.length, currentData.recent.length].every(
      (length) => length > 0,
    );
  if (currentData && !isComplete) return null;
  const placeholders = PLACEHOLDERS.map((key) => (
    <li key={key}>
      <Skeleton width="70%" />
    </li>
  ));
  return (
    <Block aria-label={t('label')} aria-busy={!currentData}>
      {currentData?.popularSearches.length !== 0 && (
        <Column title={t('popularSearches')}>
          {currentData ? <PlaceRows places={currentData.popularSearches} type={type} /> : placeholders}
        </Column>
      )}
      {(!currentData || currentData.nearbyCities.length >= MIN_NEARBY) && (
        <Column title={t('nearbyCities')}>
          {currentData ? <PlaceRows places={currentData.nearbyCities} type={type} /> : placeholders}
        </Column>
      )}
      {currentData?.popularCities.length !== 0 && (
        <Column title={t('popularCities')}>
          {currentData ? <PlaceRows places={currentData.popularCities} type={type} /> : placeholders}
        </Column>
      )}
      <Column title={t('recentListings')}>
        {currentData
          ? currentData.recent.slice(0, ROWS).map((listing) => (
              <li key={listingKey(listing)}>
                <Link to={paths.detail(listing)}>
                  {streetLine(listing.address, localeOf(i18n.language)) ||
                    t('mls', { mlsNumber: listing.mlsNumber })}
                </Link>
              </li>
            ))
          : placeholders}
      </Column>
    </Block>
  );
}
