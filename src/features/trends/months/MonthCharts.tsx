import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { usePreload } from '#components/lazy/usePreload.ts';
import { axisTicks } from '#domain/axisTicks.ts';
import { FEW_SALES, type Market } from '#domain/market/market.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNearView } from '#ui/useNearView.ts';
import { usePrinting } from '#ui/usePrinting.ts';
import { useTrendsText } from '../useTrendsText.ts';
import type { ChartPanel, ChartSeries } from './monthFigures.ts';

/** The chart and its library (100 kB) load when the visitor scrolls or comes near. The numbers do not wait for them. */
const TrendChart = lazyOnIntent(async () => (await import('../chart/TrendChart.tsx')).TrendChart);
const NEAR_PX = 300;

/** Heights of the charts in pixels. They are reserved from the start. */
const HEIGHT = { lines: 260, bars: 170 } as const;

const valuesOf = ({ series }: ChartPanel): number[] =>
  series.flatMap(({ values }) => values).filter((value) => value !== null);

/**
 * The start of an axis that does not begin at zero, as a text in a list. A line's rise looks steeper on such an axis.
 */
const startOf = ({ panel, ticks: [first = 0] }: { panel: ChartPanel; ticks: number[] }): string[] =>
  first > 0 ? [panel.shortFormat(first)] : [];

interface MonthChartsProps {
  /** The page's city. Its months are those of all series. */
  market: Market;
  panels: readonly ChartPanel[];
  /** Chooses the words for leases; those for sales by default. */
  of?: '' | 'Lease';
}

/**
 * Charts over the months and the legend of their marks. They load when they are near the view or the page is printed.
 */
export function MonthCharts({ market, panels, of = '' }: MonthChartsProps) {
  const { t } = useTrendsText();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place, NEAR_PX);
  const isPrinting = usePrinting();
  usePreload(TrendChart);
  const sync = useId();
  const months = market.months.map(({ month }) => month);
  const unfinished = market.months.find((month) => month.unfinished)?.month;
  const drawn = panels.map((panel) => ({ panel, ticks: axisTicks(valuesOf(panel), panel) }));
  return (
    <Box ref={place} sx={{ display: 'grid', gap: 5, mt: 6 }}>
      {drawn.map(({ panel: { title, ...panel }, ticks }) => (
        // On paper, the open table replaces a chart that is not loaded.
        <Box
          key={title}
          data-print={TrendChart.isLoaded() ? undefined : 'hidden'}
          sx={{ minWidth: 0, breakInside: 'avoid' }}
        >
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 2 }}>
            {title}
          </Typography>
          <Box sx={{ height: HEIGHT[panel.kind] }}>
            <TrendChart
              when={near || isPrinting}
              fallback={near && <Skeleton variant="rounded" height={HEIGHT[panel.kind]} />}
              failed={<Typography color="textSecondary">{t('chart.failed')}</Typography>}
              {...panel}
              ticks={ticks}
              months={months}
              unfinished={unfinished}
              syncId={sync}
              of={of}
            />
          </Box>
        </Box>
      ))}
      <ChartMarks
        market={market}
        of={of}
        series={panels.flatMap(({ series }) => series)}
        starts={drawn.flatMap(startOf)}
      />
    </Box>
  );
}

function Mark({ glyph, text }: { glyph?: ReactNode; text: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {glyph && (
        <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true" style={{ flex: 'none' }}>
          {glyph}
        </svg>
      )}
      {text}
    </Box>
  );
}

interface ChartMarksProps extends Pick<MonthChartsProps, 'market' | 'of'> {
  series: readonly ChartSeries[];
  /** Starts of the axes that do not begin at zero. */
  starts: readonly string[];
}

/** The legend of the marks that occur in the charts. */
function ChartMarks({ market, series, starts, of = '' }: ChartMarksProps) {
  const { t, month } = useTrendsText();
  const palette = useTheme().vars?.palette;
  const unfinished = market.months.find((each) => each.unfinished);
  const hasFew = series.some(({ isFew }) => isFew.includes(true));
  const hasGap = series.some(({ values }) => values.includes(null));
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {hasFew && (
        <Mark
          glyph={
            <circle
              cx={8}
              cy={8}
              r={4.5}
              fill={palette?.background.paper}
              stroke={palette?.text.secondary}
              strokeWidth={2}
            />
          }
          text={t(of === 'Lease' ? 'rent.few' : 'chart.few', { count: FEW_SALES })}
        />
      )}
      {unfinished && (
        <Mark
          glyph={<rect x={2} width={12} height={16} fill={palette?.text.secondary} opacity={0.25} />}
          text={t('chart.unfinished', { month: month(unfinished.month) })}
        />
      )}
      {starts.map((start) => (
        <Mark key={start} text={t('price.axis', { start })} />
      ))}
      {hasGap && <Mark text={t(`chart.gap${of}`)} />}
    </Box>
  );
}
