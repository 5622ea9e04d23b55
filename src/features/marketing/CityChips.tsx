import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { FEATURED_CITIES } from '../../domain/featuredCities.ts';
import { paths } from '../../domain/paths.ts';

const Chip = styled(Link, { shouldForwardProp: (name) => name !== 'onPicture' })<{ onPicture: boolean }>(
  ({ theme, onPicture }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 4),
    borderRadius: 999,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: 'background-color 150ms ease-out',
    ...(onPicture
      ? {
          color: '#FFFFFF',
          backgroundColor: 'rgb(11 22 44 / 0.62)',
          '&:hover': { backgroundColor: 'rgb(11 22 44 / 0.85)' },
          '&:focus-visible': { outlineColor: '#FFFFFF' },
        }
      : {
          color: theme.vars?.palette.text.primary,
          backgroundColor: theme.vars?.palette.chip.main,
        }),
  }),
);

interface CityChipsProps {
  /** Name of the list of cities. */
  label: string;
  onPicture?: boolean;
}

/** Cities to start from; each opens its map. */
export function CityChips({ label, onPicture = false }: CityChipsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: onPicture ? 'center' : 'flex-start',
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
        // Two full rows on a phone; a single chip in a third would stand on the houses.
        ...(onPicture && { '& li:last-of-type': { display: { xs: 'none', sm: 'block' } } }),
      }}
    >
      {FEATURED_CITIES.map((city) => (
        <li key={city}>
          <Chip to={paths.mapCity(city)} onPicture={onPicture}>
            {city}
          </Chip>
        </li>
      ))}
    </Box>
  );
}
