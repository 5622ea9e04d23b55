import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import {
  CartesianGrid,
  ComposedChart,
  Line,
  Tooltip,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import type { AskingLine, PriceChart as Chart, PriceEvent, PricePoint } from '#domain/listing/priceChart.ts';
import type { EventMark } from './EventMark.tsx';
import type { useChartText } from './useChartText.ts';

/** A marked event. */
type Row = PriceEvent & { at: number; level: number };

const isMarked = (event: PriceEvent): event is Row => event.at !== null && event.level !== null;

const markedRows = ({ events }: Chart): Row[] =>
  events.filter(isMarked).toSorted((one, other) => one.at - other.at);

/** Approximate width of the axis of prices in pixels. */
const AXIS_PX = 64;
/** Space at both ends of the plot, so that no mark is cut. */
const EDGE_PX = 12;

interface PathProps {
  points: readonly PricePoint[];
  stroke: string | undefined;
  width: number;
  dash?: string | undefined;
}

/** Straight lines from point to point. */
function Path({ points, stroke, width, dash }: PathProps) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  if (!x || !y) return null;
  const path = points.map(({ at, price }) => `${x(at)},${y(price)}`).join(' ');
  return (
    <polyline
      points={path}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinejoin="round"
    />
  );
}

function AskingLines({ lines }: { lines: readonly AskingLine[] }) {
  const stroke = useTheme().vars?.palette.primary.main;
  return lines.map(({ points, isSloped }) => (
    <Path
      key={points[0]?.at}
      points={points}
      stroke={stroke}
      width={2.5}
      dash={isSloped ? '2 5' : undefined}
    />
  ));
}

interface PriceTooltipProps {
  events: readonly PriceEvent[];
  textOf: (event: PriceEvent) => { label: string; price: string };
  date: (iso: string) => string;
}

/** The events of a moment. They are announced when the arrow keys reach it. */
function PriceTooltip({ events, textOf, date }: PriceTooltipProps) {
  const [first] = events;
  return (
    <div role="status">
      {first && (
        <Paper elevation={2} sx={{ px: 3, py: 2, typography: 'body2', displayPrint: 'none' }}>
          <Box sx={{ fontWeight: 600 }}>{date(first.date ?? '')}</Box>
          {events.map((event) => {
            const { label, price } = textOf(event);
            return <Box key={event.key}>{[label, price].filter(Boolean).join(' · ')}</Box>;
          })}
        </Paper>
      )}
    </div>
  );
}

interface PriceChartProps {
  chart: Chart;
  /** The local index; empty if there is none. */
  index: readonly PricePoint[];
  /** Accessible name. */
  label: string;
  textOf: (event: PriceEvent) => { label: string; price: string };
  /** Prices and moments beside the axes, ascending; `months` is the number of months between two moments. */
  axes: { prices: readonly number[]; moments: number[]; months: number };
  /** Passed on, so that this file shares no other with the part that loads it. */
  formats: Pick<ReturnType<typeof useChartText>, 'shortPrice' | 'tick' | 'date'>;
  Mark: typeof EventMark;
}

/** Asking prices as steps, with a mark for each event, over the quiet line of the local index. */
export function PriceChart(props: PriceChartProps) {
  const { chart, index, label, textOf, axes, formats, Mark } = props;
  const palette = useTheme().vars?.palette;
  const { shortPrice, tick, date } = formats;
  const rows = markedRows(chart);
  const text = { fill: palette?.text.secondary, fontSize: 14 };
  return (
    <Box
      sx={{
        height: 1,
        '& svg:focus': { outline: 'none' },
        '& svg:focus-visible': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
      }}
    >
      <ComposedChart
        responsive
        accessibilityLayer
        role="img"
        aria-label={label}
        data={rows}
        style={{ width: '100%', height: '100%' }}
        margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={palette?.divider ?? ''} />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={[chart.from, chart.to]}
          ticks={axes.moments}
          padding={{ left: EDGE_PX, right: EDGE_PX }}
          tickFormatter={(moment: number) => tick(moment, axes.months)}
          tick={text}
          tickLine={false}
          tickMargin={8}
          axisLine={{ stroke: palette?.divider ?? '' }}
          allowDuplicatedCategory
        />
        <YAxis
          width={AXIS_PX}
          domain={[axes.prices[0] ?? 0, axes.prices.at(-1) ?? 1]}
          ticks={[...axes.prices]}
          interval={0}
          tickFormatter={shortPrice}
          tick={text}
          tickLine={false}
          axisLine={false}
        />
        <Path points={index} stroke={palette?.text.secondary} width={1.5} dash="7 5" />
        <AskingLines lines={chart.lines} />
        <Line
          dataKey="level"
          stroke="none"
          isAnimationActive={false}
          activeDot={false}
          dot={({ cx, cy, index: place }) =>
            typeof cx === 'number' &&
            typeof cy === 'number' && (
              <Mark key={rows[place]?.key} x={cx} y={cy} mark={rows[place]?.mark ?? 'other'} />
            )
          }
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: palette?.text.secondary ?? '' }}
          content={({ active, label: moment }) => (
            <PriceTooltip
              events={active ? rows.filter(({ at }) => at === moment) : []}
              textOf={textOf}
              date={date}
            />
          )}
        />
      </ComposedChart>
    </Box>
  );
}
