import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { usePriceIndexQuery } from '#api/realty/localMarketCalls.ts';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { axisTicks, timeTicks } from '#domain/axisTicks.ts';
import { type Listing, rentPeriod } from '#domain/listing/listing.ts';
import {
  type PriceChart as Chart,
  type PriceEvent,
  type PriceMark,
  type PricePoint,
  priceChart,
} from '#domain/listing/priceChart.ts';
import type { HomeHistory } from '#domain/listing/timeline.ts';
import {
  canHaveIndex,
  kindOf,
  type LocalQuestion,
  localQuestion,
  scaledIndex,
} from '#domain/market/localMarket.ts';
import { FEW_SALES } from '#domain/market/market.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { eventLabel } from '../HistoryTime.tsx';
import { EventMark } from './EventMark.tsx';
import { EventTable } from './EventTable.tsx';
import { dealOf, useChartText } from './useChartText.ts';

/** The chart with its library (100 kB), which a home with fewer than three prices does not load. */
const PriceChart = lazyOnIntent(async () => (await import('./PriceChart.tsx')).PriceChart);
const HEIGHT = 260;

/** Order of the marks in the legend. */
const MARKS: readonly PriceMark[] = ['listed', 'relisted', 'changed', 'conditional', 'deal', 'left', 'other'];

const NOWHERE: LocalQuestion = { city: '', state: '', neighborhood: '', kind: 'condo', type: 'sale' };

/** The local index over the months of a chart. Empty while it loads, and if it fails: the chart does without. */
function useLocalIndex(listing: Listing, chart: Chart | null) {
  const question = localQuestion(listing);
  const since = chart && canHaveIndex(chart) && `${new Date(chart.from).toISOString().slice(0, 7)}-01`;
  const { currentData, isError } = usePriceIndexQuery(
    { ...(question ?? NOWHERE), since: since || '' },
    { skip: !question || !since },
  );
  return useMemo(
    // After a log-out the customer's figures stay in the cache if those of a visitor cannot be loaded.
    () => (chart && currentData && !isError ? scaledIndex(currentData, chart, new Date()) : []),
    [chart, currentData, isError],
  );
}

/** The prices and moments beside the axes of a chart. */
function axesOf({ events, lines, from, to }: Chart, index: readonly PricePoint[]) {
  const levels = events.flatMap(({ at, level }) => (at === null || level === null ? [] : [level]));
  const points = [...lines.flatMap((line) => line.points), ...index].map(({ price }) => price);
  const { ticks, months } = timeTicks(from, to);
  return {
    prices: axisTicks([...levels, ...points], { fromZero: false, isWhole: true }),
    moments: ticks,
    months,
  };
}

interface PriceHistoryProps {
  home: HomeHistory;
  listing: Listing;
}

/** The home's prices and events as a chart and as a table; nothing for a home with fewer than three prices. */
export function PriceHistory({ home, listing }: PriceHistoryProps) {
  const { type, details } = listing;
  const chart = useMemo(() => priceChart(home, type, new Date()), [home, type]);
  const index = useLocalIndex(listing, chart);
  const { t, listing: words, price, ...formats } = useChartText();
  const { date } = formats;
  if (!chart) return null;
  const heading = t(`chart.heading${dealOf(type)}`);
  const dayOf = (moment: number) => date(new Date(moment).toISOString());
  const period =
    type === 'lease' && words(rentPeriod(details) === 'week' ? 'price.perWeek' : 'price.perMonth');
  const money = (dollars: number) => [price(dollars), period].filter(Boolean).join(' ');
  const textOf = (event: PriceEvent) => ({
    label: eventLabel(event, words),
    price: event.price === null ? '' : money(event.price),
  });
  return (
    <Box sx={{ mt: 6 }}>
      <Typography component="p" variant="h6" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <Box sx={{ height: HEIGHT }}>
        <PriceChart
          fallback={<Skeleton variant="rounded" height={HEIGHT} />}
          failed={<Typography color="textSecondary">{t('chart.failed')}</Typography>}
          chart={chart}
          index={index}
          label={t('chart.label', { heading, from: dayOf(chart.from), to: dayOf(chart.to) })}
          textOf={textOf}
          axes={axesOf(chart, index)}
          formats={formats}
          Mark={EventMark}
        />
      </Box>
      <Legend chart={chart} listing={listing} hasIndex={index.length > 0} />
      <Disclosure label={t('table.show')} sx={{ mt: 1 }}>
        {() => <EventTable label={heading} events={chart.events} textOf={textOf} />}
      </Disclosure>
    </Box>
  );
}

function LegendEntry({ glyph, text }: { glyph: ReactNode; text: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2 }}>
      <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" style={{ flex: 'none' }}>
        {glyph}
      </svg>
      {text}
    </Box>
  );
}

interface LegendProps {
  chart: Chart;
  listing: Listing;
  hasIndex: boolean;
}

/** The lines and marks that occur in the chart. */
function Legend({ chart, listing, hasIndex }: LegendProps) {
  const { t } = useChartText();
  const palette = useTheme().vars?.palette;
  const { address } = listing;
  const deal = dealOf(listing.type);
  const kind = kindOf(listing.class);
  const marks = MARKS.filter((mark) =>
    chart.events.some((event) => event.mark === mark && event.at !== null),
  );
  const line = (stroke: string | undefined, width: number, dash?: string) => (
    <line x1={0} y1={10} x2={20} y2={10} stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        mt: 2,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <LegendEntry glyph={line(palette?.primary.main, 2.5)} text={t(`chart.asking${deal}`)} />
      {marks.map((mark) => (
        <LegendEntry
          key={mark}
          glyph={<EventMark x={10} y={10} mark={mark} />}
          text={t(`chart.marks.${mark === 'deal' ? (`deal${deal}` as const) : mark}`)}
        />
      ))}
      {chart.lines.some(({ isSloped }) => isSloped) && (
        <LegendEntry glyph={line(palette?.primary.main, 2.5, '2 4')} text={t('chart.sloped')} />
      )}
      {hasIndex && kind && (
        <LegendEntry
          glyph={line(palette?.text.secondary, 1.5, '7 4')}
          text={t(`chart.index${deal}`, { kind: t(`kind.${kind}`), city: address.city, count: FEW_SALES })}
        />
      )}
    </Box>
  );
}
