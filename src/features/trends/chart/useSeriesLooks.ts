import { useTheme } from '@mui/material/styles';
import type { ChartSeries } from '../months/monthFigures.ts';

/** How a line is told from the others: by colour, dash and mark, so that none of them speaks alone. */
export interface SeriesLook {
  colour: string;
  /** Lengths of strokes and gaps. */
  dash: string;
  mark: 'circle' | 'square' | 'triangle';
}

/** The three looks: one hue and two of the ink. */
export function useSeriesLooks(): Record<ChartSeries['look'], SeriesLook> {
  const palette = useTheme().vars?.palette;
  return {
    0: { colour: palette?.primary.main ?? '', dash: 'none', mark: 'circle' },
    1: { colour: palette?.text.primary ?? '', dash: '7 4', mark: 'square' },
    2: { colour: palette?.text.secondary ?? '', dash: '2 3', mark: 'triangle' },
  };
}
