import { styled, useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatPinPrice } from '#domain/format.ts';
import { isDrawable, type Point } from '#domain/geo/geo.ts';
import { fractionOf, pointOf, WORLD_PX } from '#domain/geo/mercator.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { shownPrice } from '#domain/listing/status.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';
import { MapImage, PICTURE_SIZE } from './MapImage.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { useShownHomes } from './useShownHomes.ts';

/** Part of the picture within which the homes are. */
const INNER = 0.66;
const ZOOM = { min: 9, max: 15 } as const;
/** Size of a price in percent of the picture. */
const PIN = { width: 24, height: 13 } as const;

const Pin = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  transform: 'translate(-50%, -100%)',
  padding: theme.spacing(0.5, 2.5),
  border: `2px solid ${theme.vars?.palette.background.paper}`,
  borderRadius: 999,
  fontWeight: 700,
  color: theme.vars?.palette.forSale.contrastText,
  backgroundColor: theme.vars?.palette.forSale.main,
  boxShadow: theme.shadows[1],
  '&[data-sold]': {
    borderColor: theme.vars?.palette.sold.main,
    color: theme.vars?.palette.sold.main,
    backgroundColor: theme.vars?.palette.background.paper,
  },
}));

/** Returns the middle of points and the closest zoom level at which all are in the inner part of the picture. */
function fittingView(points: readonly Point[]) {
  const places = points.map(fractionOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const share = Math.max((right - left) / PICTURE_SIZE.width, (bottom - top) / PICTURE_SIZE.height, 1e-9);
  const zoom = Math.floor(Math.log2(INNER / (share * WORLD_PX)));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { middle, places, zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)) };
}

/** A piece of the real map with the prices of homes of a search. Empty where no service draws pictures of the map. */
export function MapPicture({ search }: { search: Search }) {
  const { i18n } = useTranslation();
  const { colorScheme = 'light' } = useColorScheme();
  const homes = useShownHomes(search).flatMap((home) =>
    isDrawable(home.location) ? [{ home, point: home.location }] : [],
  );
  if (homes.length === 0) return <PictureFrame aria-hidden />;
  const { middle, places, zoom } = fittingView(homes.map(({ point }) => point));
  const picture = {
    point: pointOf(middle),
    zoom,
    ...PICTURE_SIZE,
    scale: 2 as const,
    style: colorScheme,
    isMarked: false,
  };
  const side = WORLD_PX * 2 ** zoom;
  const pins: { key: string; text: string; left: number; top: number }[] = [];
  for (const [index, { home }] of homes.entries()) {
    const { price } = shownPrice(home);
    const place = places[index];
    if (price === null || !place) continue;
    const left = 50 + ((place.x - middle.x) * side * 100) / PICTURE_SIZE.width;
    const top = 50 + ((place.y - middle.y) * side * 100) / PICTURE_SIZE.height;
    // No two prices lie on each other.
    if (pins.some((pin) => Math.abs(pin.left - left) < PIN.width && Math.abs(pin.top - top) < PIN.height))
      continue;
    const text = formatPinPrice(price, home.type, localeOf(i18n.language));
    pins.push({ key: listingKey(home), text, left, top });
  }
  return (
    <PictureFrame aria-hidden>
      <MapImage sources={mapPictures(picture)} />
      {pins.map(({ key, text, left, top }) => (
        <Pin key={key} data-sold={search.showSold || undefined} style={{ left: `${left}%`, top: `${top}%` }}>
          {text}
        </Pin>
      ))}
    </PictureFrame>
  );
}
