import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatSqft } from '#domain/format.ts';
import { bedroomsOf, type Listing } from '#domain/listing/listing.ts';
import { useListingText } from './useListingText.ts';

/** Bedrooms, bathrooms, garage and size. Values that the feed does not have are left out. */
export function Counts({ listing }: { listing: Listing }) {
  const { t, number, locale } = useListingText();
  const { baths, bathsPlus, garageSpaces, sqft } = listing.details;
  const rooms = bedroomsOf(listing);
  const plus = (count: number, more: number | null) =>
    more ? t('counts.bedsPlus', { beds: number(count), plus: number(more) }) : number(count);
  const counts = [
    rooms !== null && {
      label: t('counts.beds'),
      value: rooms === 'studio' ? t('counts.studio') : plus(rooms.beds, rooms.plus),
    },
    baths !== null && baths > 0 && { label: t('counts.baths'), value: plus(baths, bathsPlus) },
    garageSpaces !== null && garageSpaces > 0 && { label: t('counts.garage'), value: number(garageSpaces) },
    sqft !== '' && { label: t('counts.size'), value: t('counts.sqft', { range: formatSqft(sqft, locale) }) },
  ].filter((entry) => entry !== false);
  if (counts.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label={t('counts.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 7, sm: 10 }, rowGap: 3, m: 0, mt: 5 }}
    >
      {counts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, typography: { xs: 'h5', sm: 'h4' } }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
