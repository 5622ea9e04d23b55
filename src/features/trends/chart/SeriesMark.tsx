import { useTheme } from '@mui/material/styles';
import type { SeriesLook } from './useSeriesLooks.ts';

interface SeriesMarkProps {
  cx: number;
  cy: number;
  look: SeriesLook;
  /** The figure rests on few sales. */
  isHollow: boolean;
}

/** A month on a line. */
export function SeriesMark({ cx, cy, look: { colour, mark }, isHollow }: SeriesMarkProps) {
  const palette = useTheme().vars?.palette;
  const drawn = {
    fill: isHollow ? (palette?.background.paper ?? '') : colour,
    stroke: colour,
    strokeWidth: 2,
  };
  if (mark === 'circle') return <circle cx={cx} cy={cy} r={4} {...drawn} />;
  if (mark === 'square') return <rect x={cx - 3.5} y={cy - 3.5} width={7} height={7} {...drawn} />;
  return <path d={`M${cx} ${cy - 4.5}l4.5 8h-9z`} strokeLinejoin="round" {...drawn} />;
}
