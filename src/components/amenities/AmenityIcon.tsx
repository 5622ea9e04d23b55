import { styled } from '@mui/material/styles';
import type { AmenityKind } from '#domain/amenities.ts';
import { AMENITY_PATHS } from './amenityPaths.ts';

const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  borderRadius: 999,
  border: `1.5px solid ${theme.vars?.palette.text.secondary}`,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '& svg': { display: 'block', width: 17, height: 17, fill: 'currentColor' },
}));

/** The sign of a kind of place, as on the map. Screen readers skip it. */
export function AmenityIcon({ kind }: { kind: AmenityKind }) {
  return (
    <Disc>
      <svg aria-hidden viewBox="0 0 24 24">
        <path d={AMENITY_PATHS[kind]} />
      </svg>
    </Disc>
  );
}
