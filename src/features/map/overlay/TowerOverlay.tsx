import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListingsQuery } from '#api/realty/realtyApi.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { ResultsPagination } from '#components/results/ResultsPagination.tsx';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { formatNumber } from '#domain/format.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { boundsOf } from '../pins/gatherPins.ts';
import type { TowerPin } from '../pins/pinModel.ts';
import { type OverlayFrame, OverlayLayout } from './OverlayLayout.tsx';

/** Degrees around the homes, about two metres: the tower, and no neighbour. */
const REACH_DEGREES = 0.000_02;

const around = ({ north, south, east, west }: Bounds): Bounds => ({
  north: north + REACH_DEGREES,
  south: south - REACH_DEGREES,
  east: east + REACH_DEGREES,
  west: west - REACH_DEGREES,
});

/** Height of four units in pixels, reserved while the code of their rows loads. */
const LIST_HEIGHT = 320;

const UnitList = lazyOnIntent(async () => (await import('./UnitList.tsx')).UnitList);

export interface TowerOverlayProps extends OverlayFrame {
  tower: TowerPin;
  search: Search;
  onOpen: (listing: Listing) => void;
}

/**
 * The units of a tower that match the search, in pages. Each opens its own overlay. Restricted listings share a rounded
 * point and have no address, so they are called homes nearby.
 */
export function TowerOverlay({ tower, search, onOpen, ...frame }: TowerOverlayProps) {
  const { t, i18n } = useTranslation('map');
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useListingsQuery({
    search: { ...search, page },
    bounds: around(boundsOf(tower)),
  });
  const [first] = data?.listings ?? [];
  const isAddress =
    tower.restricted === 0 && !tower.bounds && !data?.listings.some(({ restricted }) => restricted);
  const place =
    first && isAddress ? streetLine({ ...first.address, unitNumber: '' }, localeOf(i18n.language)) : '';
  const count = data?.count ?? 0;
  const counted = { count, shown: formatNumber(count, localeOf(i18n.language)) };
  return (
    <OverlayLayout
      label={isAddress ? t('overlay.units', { place: place || t('overlay.label') }) : t('overlay.near')}
      {...frame}
    >
      <Box sx={{ px: 4, pt: 4, pb: 3, pr: 15, minHeight: 72 }}>
        <Box component="h2" sx={{ typography: 'h6', m: 0 }}>
          {isAddress ? place : t('overlay.near')}
        </Box>
        <Box component="p" sx={{ typography: 'body2', m: 0, color: 'text.secondary' }}>
          {data ? t(isAddress ? 'pin.units' : 'pin.homes', counted) : t('controls.searching')}
        </Box>
      </Box>
      {isError && !isFetching ? (
        <Box role="alert" sx={{ px: 4, pb: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
          {t('overlay.failed')}
          <Button variant="contained" onClick={refetch}>
            {t('results.retry')}
          </Button>
        </Box>
      ) : (
        <UnitList
          fallback={<Box sx={{ minHeight: LIST_HEIGHT }} />}
          listings={data?.listings}
          isBusy={isFetching}
          onOpen={onOpen}
        />
      )}
      {count > RESULTS_PER_PAGE && (
        <Box sx={{ p: 2 }}>
          <ResultsPagination page={page} count={count} onChange={setPage} />
        </Box>
      )}
    </OverlayLayout>
  );
}
