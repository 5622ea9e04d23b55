import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import type { Point } from '#domain/geo/geo.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { savesData } from '#platform/savesData.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNearView } from '#ui/useNearView.ts';
import { useListingText } from '../useListingText.ts';

const PlaceMap = lazyOnIntent(async () => (await import('#components/place-map/PlaceMap.tsx')).PlaceMap);

/** Distance in pixels from the viewport at which the map is loaded. */
const NEAR_PX = 400;

interface LazyPlaceMapProps {
  listing: Listing;
  point: Point;
  kind: 'light' | 'dark';
  /** Path of the map page that shows the home. */
  to: string;
}

/** The surroundings of a home on a map. The map's code is loaded when the visitor scrolls near. */
export function LazyPlaceMap({ listing, point, kind, to }: LazyPlaceMapProps) {
  const { t, locale } = useListingText();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, NEAR_PX);
  const [isAllowed, setAllowed] = useState(() => !savesData());
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const failedText = <Typography color="textSecondary">{t('map.failed')}</Typography>;
  return (
    <Box
      ref={place}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'chip.main',
        aspectRatio: '2 / 1',
      }}
    >
      {hasFailed && failedText}
      {!hasFailed && isAllowed && (
        <PlaceMap
          when={isNear}
          fallback={<Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 1 }} />}
          failed={failedText}
          point={point}
          kind={kind}
          label={t('map.alt', { address: streetLine(listing.address, locale) })}
          onLost={fail}
        />
      )}
      {/* Below the map's attribution (z-index 2), which has its own links. */}
      <Box
        component={Link}
        to={to}
        aria-label={t('viewOnMap')}
        sx={{ position: 'absolute', inset: 0, zIndex: 1 }}
      />
      {!isAllowed && (
        <Button
          variant="outlined"
          onClick={() => setAllowed(true)}
          sx={{ zIndex: 2, bgcolor: 'background.paper' }}
        >
          {t('map.show')}
        </Button>
      )}
    </Box>
  );
}
