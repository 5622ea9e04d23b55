import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { Market } from '#domain/market/market.ts';
import { useNearView } from '#ui/useNearView.ts';
import { usePrinting } from '#ui/usePrinting.ts';
import { axisTicks } from './axisTicks.ts';
import { ChartMarks } from './ChartMarks.tsx';
import type { ChartPanel } from './monthFigures.ts';
import { useTrendChart } from './useTrendChart.ts';

const NEAR_PX = 300;

/** Height of each kind of chart in pixels: the place is kept from the start. */
const HEIGHT = { lines: 260, bars: 170 } as const;

const valuesOf = ({ series }: ChartPanel): number[] =>
  series.flatMap(({ values }) => values).filter((value) => value !== null);

/** Where an axis does not begin at nothing, where it does: a line's rise looks steeper there. */
const startOf = ({ panel, ticks: [first = 0] }: { panel: ChartPanel; ticks: number[] }): string[] =>
  first > 0 ? [panel.shortFormat(first)] : [];

interface MonthChartsProps {
  /** The page's city, whose months all have. */
  market: Market;
  panels: readonly ChartPanel[];
}

/** Charts over the months, drawn when they come near or are printed, and what their marks mean. */
export function MonthCharts({ market, panels }: MonthChartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place, NEAR_PX);
  const isPrinting = usePrinting();
  const Chart = useTrendChart(near);
  const sync = useId();
  const months = market.months.map(({ month }) => month);
  const unfinished = market.months.find((month) => month.unfinished)?.month;
  const drawn = panels.map((panel) => ({ panel, ticks: axisTicks(valuesOf(panel), panel) }));
  return (
    <Box ref={place} sx={{ display: 'grid', gap: 5, mt: 6 }}>
      {drawn.map(({ panel: { title, ...panel }, ticks }) => (
        // On paper the open table speaks for a chart that is not there.
        <Box key={title} data-print={Chart ? undefined : 'hidden'} sx={{ minWidth: 0, breakInside: 'avoid' }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 2 }}>
            {title}
          </Typography>
          <Box sx={{ height: HEIGHT[panel.kind] }}>
            {near && !Chart && <Skeleton variant="rounded" height={HEIGHT[panel.kind]} />}
            {(near || isPrinting) && Chart && (
              <Chart {...panel} ticks={ticks} months={months} unfinished={unfinished} syncId={sync} />
            )}
          </Box>
        </Box>
      ))}
      <ChartMarks
        market={market}
        series={panels.flatMap(({ series }) => series)}
        starts={drawn.flatMap(startOf)}
      />
    </Box>
  );
}
