import { styled } from '@mui/material/styles';
import type { PriceCell, PriceCells } from '#domain/market/priceCells.ts';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { usePriceText } from './usePriceText.ts';

const Outline = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  pointerEvents: 'none',
  border: `2px solid ${theme.vars?.palette.text.primary}`,
  boxShadow: `0 0 0 2px ${theme.vars?.palette.background.paper}`,
}));

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 2,
  margin: 0,
  padding: theme.spacing(1.5, 3),
  maxWidth: 220,
  borderRadius: theme.shape.borderRadius,
  pointerEvents: 'none',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  '& strong': { display: 'block', ...theme.typography.body1, fontWeight: 700 },
}));

/** Pixels above a cell that its label needs. */
const LABEL_HEIGHT = 96;

interface CellMarkProps {
  handle: MapHandle;
  cell: PriceCell;
  type: PriceCells['type'];
}

/** The outline of a cell on the map, with its value. Screen readers find the same in the legend's lists. */
export function CellMark({ handle, cell, type }: CellMarkProps) {
  const { value, placeOf, homesOf } = usePriceText();
  const { north, south, east, west } = cell.bounds;
  const first = handle.project({ latitude: north, longitude: west });
  const last = handle.project({ latitude: south, longitude: east });
  const isAbove = first.y > LABEL_HEIGHT;
  const left = `clamp(8px, ${first.x}px, calc(100% - 228px))`;
  return (
    <div aria-hidden>
      <Outline style={{ left: first.x, top: first.y, width: last.x - first.x, height: last.y - first.y }} />
      <Label
        data-testid="cell-label"
        style={
          isAbove ? { left, top: first.y - 6, transform: 'translateY(-100%)' } : { left, top: last.y + 6 }
        }
      >
        <strong>{value(cell.median, { type })}</strong>
        {homesOf(cell)}
        <br />
        {placeOf(cell)}
      </Label>
    </div>
  );
}
