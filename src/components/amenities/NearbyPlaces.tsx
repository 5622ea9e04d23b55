import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useNearestAmenitiesQuery } from '#api/realty/amenityCalls.ts';
import type { WireNearAmenity } from '#api/realty/amenityContract.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { MAP_ZOOM } from '#domain/constants.ts';
import type { Point } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import { WALK_TO_AMENITY_MIN, withWalkTo } from '#domain/search/walkTo.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { AmenityIcon } from './AmenityIcon.tsx';
import { AmenitySources } from './AmenitySources.tsx';
import { NearbyMap } from './NearbyMap.tsx';
import { nearestOfEach } from './nearestOfEach.ts';
import { useAmenityText } from './useAmenityText.ts';
import { useOffersWalks } from './useOffersWalks.ts';

interface PlaceProps {
  amenity: WireNearAmenity;
  /** Address of the search for the homes within a walk; undefined if there is none. */
  homes: string | undefined;
}

function Place({ amenity, homes }: PlaceProps) {
  const { t, name, detail, walk } = useAmenityText();
  const minutes = WALK_TO_AMENITY_MIN;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <AmenityIcon kind={amenity.kind} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name(amenity)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {detail(amenity)}
        </Typography>
        {homes && (
          <Typography variant="body2" data-print="hidden">
            <Box
              component={Link}
              to={homes}
              aria-label={t('place.homesOf', { minutes, name: name(amenity) })}
              sx={{ display: 'inline-block', py: 1, color: 'primary.dark' }}
            >
              {t('place.homes', { minutes })}
            </Box>
          </Typography>
        )}
      </Box>
      <Typography sx={{ flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {walk(amenity.metres)}
      </Typography>
    </Box>
  );
}

interface NearbyPlacesProps {
  point: Point;
  heading: string;
  /** The home's address, or the neighbourhood's name. */
  place: string;
  /** Says how the walking times were counted. */
  basis: string;
}

/**
 * The nearest places of each kind around a point, with a small map, their walking times and their sources. Renders
 * nothing if no places are loaded for the area, or if the service has none at all.
 */
export function NearbyPlaces({ point, heading, place, basis }: NearbyPlacesProps) {
  const { t } = useAmenityText();
  const { currentData, error, isFetching, refetch } = useNearestAmenitiesQuery({ point });
  const search = useAppSelector(selectSearch);
  const offersWalks = useOffersWalks();
  const homesNear = (amenity: WireNearAmenity) =>
    amenity.name !== '' && offersWalks
      ? paths.mapAt(amenity, MAP_ZOOM.default, withWalkTo(search, { point: amenity, name: amenity.name }))
      : undefined;
  const isOnline = useOnline();
  const [isLong, setLong] = useState(false);
  // The button answers at once: the long list and its marks take a while.
  const isLongShown = useDeferredValue(isLong);
  const hasFailed = error !== undefined && !isFetching;
  if (currentData?.amenities.length === 0) return null;
  if (hasFailed && 'status' in error && error.status === 404) return null;
  if (!currentData) {
    return (
      <Section heading={heading}>
        {hasFailed ? (
          <FailedPart
            sentence={t(isOnline ? 'around.failed' : 'around.offline')}
            retry={t('around.retry')}
            onRetry={refetch}
          />
        ) : (
          <Box role="status" aria-label={t('around.loading')}>
            <Skeleton height={420} />
          </Box>
        )}
      </Section>
    );
  }
  const nearest = nearestOfEach(currentData.amenities);
  const shown = isLongShown ? currentData.amenities : nearest;
  return (
    <Section heading={heading}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 300px' },
          gap: 5,
        }}
      >
        <Box component="ul" aria-label={t('around.list')} sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 0 }}>
          {shown.map((amenity) => (
            <Place key={amenity.id} amenity={amenity} homes={homesNear(amenity)} />
          ))}
        </Box>
        <Box sx={{ order: { xs: -1, sm: 0 } }}>
          <NearbyMap point={point} place={place} places={shown} />
        </Box>
      </Box>
      {nearest.length < currentData.amenities.length && (
        <Button
          size="small"
          aria-expanded={isLong}
          data-print="hidden"
          onClick={() => setLong(!isLong)}
          sx={{ mt: 2, ml: -3 }}
        >
          {t(isLong ? 'around.less' : 'around.more')}
        </Button>
      )}
      <Notes>
        <Typography variant="body2" color="textSecondary">
          {basis}
        </Typography>
        <AmenitySources sources={currentData.sources} />
      </Notes>
    </Section>
  );
}

function Notes({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 1, mt: 3, maxWidth: '70ch' }}>{children}</Box>;
}
