import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import type { WireAmenity } from '#api/realty/amenityContract.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePlacePicture } from '#components/place-map/usePlacePicture.ts';
import type { Point } from '#domain/geo/geo.ts';
import { Button } from '#ui/Button.tsx';
import { AmenityIcon } from './AmenityIcon.tsx';
import { amenitySymbols } from './amenitySymbols.ts';
import { NEARBY_MAP, picturesAround, shareOf, zoomAround } from './nearbyMap.ts';
import { useAmenityText } from './useAmenityText.ts';

const PlaceMap = lazyOnIntent(async () => (await import('#components/place-map/PlaceMap.tsx')).PlaceMap);

interface NearbyMapProps {
  point: Point;
  /** The home's address, or the neighbourhood's name. */
  place: string;
  places: readonly WireAmenity[];
}

/**
 * A small map of the places around a point: a picture with their signs. If no service draws pictures, a press loads the
 * map's engine. Without either there is none.
 */
export function NearbyMap({ point, place, places }: NearbyMapProps) {
  const { t } = useAmenityText();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const size = NEARBY_MAP[isPhone ? 'phone' : 'wide'];
  const zoom = zoomAround(point, places, size);
  const { scheme, picture, tryNext } = usePlacePicture(point, picturesAround(zoom));
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // A new function would make the map draw itself again.
  const fail = useCallback(() => setFailed(true), []);
  const symbols = useMemo(() => amenitySymbols(places), [places]);
  const label = t('around.mapAlt', { place });
  if (picture === undefined && !import.meta.env.VITE_MAP_STYLE_URL) return null;
  const failed = <Typography color="textSecondary">{t('around.mapFailed')}</Typography>;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        alignSelf: 'start',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'chip.main',
        aspectRatio: `${size.width} / ${size.height}`,
        // The printed sheet has the home's own map.
        '@media print': { display: 'none' },
      }}
    >
      {picture !== undefined && (
        <>
          <Box
            component="img"
            loading="lazy"
            width={size.width}
            height={size.height}
            src={picture}
            alt={label}
            onError={tryNext}
            sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
          />
          {places.map((one) => {
            const at = shareOf(point, one, zoom, size);
            return (
              at && (
                <Box
                  key={one.id}
                  component="span"
                  title={one.name}
                  sx={{
                    position: 'absolute',
                    left: `${100 * at.x}%`,
                    top: `${100 * at.y}%`,
                    translate: '-50% -50%',
                  }}
                >
                  <AmenityIcon kind={one.kind} />
                </Box>
              )
            );
          })}
        </>
      )}
      {picture === undefined && !isOpen && (
        <Button
          variant="outlined"
          {...PlaceMap.intent}
          onClick={() => setOpen(true)}
          sx={{ bgcolor: 'background.paper', mx: 4 }}
        >
          {t('around.showMap')}
        </Button>
      )}
      {hasFailed && failed}
      {picture === undefined && isOpen && !hasFailed && (
        <PlaceMap
          failed={failed}
          point={point}
          kind={scheme}
          label={label}
          zoom={zoom}
          symbols={symbols}
          onLost={fail}
        />
      )}
    </Box>
  );
}
