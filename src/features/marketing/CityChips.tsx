import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '#components/links/ChipLink.tsx';
import { publishedCities } from '#domain/constants.ts';
import { FEATURED_CITIES } from '#domain/geo/featuredCities.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';

/** Readable on any part of a picture. */
const PictureChip = styled(ChipLink)({
  color: '#FFFFFF',
  backgroundColor: 'rgb(11 22 44 / 0.82)',
  '&:hover': { backgroundColor: 'rgb(11 22 44 / 0.95)' },
  '&:focus-visible': { outlineColor: '#FFFFFF' },
});

interface CityChipsProps {
  /** Accessible name of the list of cities. */
  label: string;
  onPicture?: boolean;
  /** Filters of the maps. */
  search?: Search;
}

/** Links to the maps of cities. */
export function CityChips({ label, onPicture = false, search = DEFAULT_SEARCH }: CityChipsProps) {
  const { i18n } = useTranslation();
  const Chip = onPicture ? PictureChip : ChipLink;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: onPicture ? 'center' : 'flex-start',
        gap: '8px 6px',
        listStyle: 'none',
        m: 0,
        p: 0,
        ...(onPicture && {
          // On a phone three share a row, so that they stay where they are when Figtree comes.
          '@media (max-width:599px)': {
            '& li': { display: 'grid', flex: '1 0 30%' },
            // Two full rows. A single chip in a third row would cover the houses in the picture.
            '& li:last-child': { display: 'none' },
          },
        }),
      }}
    >
      {(publishedCities.linked ?? FEATURED_CITIES)[localeOf(i18n.language)].map((city) => (
        <li key={city}>
          <Chip to={paths.mapCity(city, search)} sx={{ fontSize: '1rem', whiteSpace: 'nowrap' }}>
            {city}
          </Chip>
        </li>
      ))}
    </Box>
  );
}
