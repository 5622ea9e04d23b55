import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Section } from '#components/layouts/Section.tsx';
import { MAP_PICTURE } from '#components/place-map/mapPicture.ts';
import { usePlacePicture } from '#components/place-map/usePlacePicture.ts';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { MapIcon } from '#ui/icons/searchIcons.tsx';
import { useListingSearch } from '../useListingSearch.ts';
import { useListingText } from '../useListingText.ts';
import { LazyPlaceMap } from './LazyPlaceMap.tsx';

/** Shows that a press on the picture opens the map. The link has the same words for screen readers. */
function OpenMap() {
  const { t } = useListingText();
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        right: 12,
        bottom: 12,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 40,
        px: 4,
        borderRadius: 999,
        typography: 'button',
        color: 'text.primary',
        bgcolor: 'background.paper',
        boxShadow: 1,
      }}
    >
      <MapIcon />
      {t('viewOnMap')}
    </Box>
  );
}

/** A link to the page of the home's neighbourhood. */
function AboutArea({ listing: { address, restricted } }: { listing: Listing }) {
  const { t } = useListingText();
  const { state, city, neighborhood } = address;
  if (restricted || !state || !city || !neighborhood) return null;
  return (
    <Box
      component={Link}
      to={paths.area({ state, city, neighborhood })}
      sx={{ display: 'inline-block', py: 3, color: 'primary.dark' }}
    >
      {t('map.area', { area: neighborhood })}
    </Box>
  );
}

/** The home's location: a picture of the map, which links to the map page. */
export function ListingLocation({ listing }: { listing: Listing }) {
  const { t, locale } = useListingText();
  const search = useListingSearch(listing);
  const { location, address } = listing;
  const { scheme, picture, tryNext } = usePlacePicture(location);
  if (!location) {
    return (
      <Section heading={t('map.heading')}>
        <Typography color="textSecondary">{t('map.none')}</Typography>
      </Section>
    );
  }
  const to = paths.mapListing(location, listing, undefined, search);
  // If no service draws pictures, only a build with its own style can draw the map.
  if (picture === undefined && import.meta.env.VITE_MAP_STYLE_URL) {
    return (
      <Section heading={t('map.heading')}>
        <LazyPlaceMap listing={listing} point={location} kind={scheme} to={to} />
      </Section>
    );
  }
  return (
    <Section heading={t('map.heading')}>
      <Box
        component={Link}
        to={to}
        aria-label={t('viewOnMap')}
        sx={{
          display: 'block',
          position: 'relative',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'chip.main',
          aspectRatio: '2 / 1',
        }}
      >
        {picture === undefined ? (
          <Typography color="textSecondary" sx={{ p: 6 }}>
            {t('map.failed')}
          </Typography>
        ) : (
          <Box
            component="img"
            loading="lazy"
            width={MAP_PICTURE.width}
            height={MAP_PICTURE.height}
            src={picture}
            alt={t('map.alt', { address: streetLine(address, locale) })}
            onError={tryNext}
            sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
          />
        )}
        <OpenMap />
      </Box>
      <AboutArea listing={listing} />
    </Section>
  );
}
