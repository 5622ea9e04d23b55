import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import { memo, useState } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPanel, ChartSeries } from '../months/monthFigures.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { LineNames, MonthAxis, type SeriesLook, UnfinishedMonth, useSeriesLooks } from './chartElements.tsx';

interface SeriesMarkProps {
  cx: number;
  cy: number;
  look: SeriesLook;
  /** True if the figure has few sales behind it. */
  isHollow: boolean;
}

/** The mark of a month on a line. */
function SeriesMark({ cx, cy, look: { colour, mark }, isHollow }: SeriesMarkProps) {
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

interface CountBarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The number above it; undefined if there are too many bars. */
  text: string | undefined;
  /** True if the month is not complete. */
  isUnfinished: boolean;
}

/** A month's count as a bar, with its number above if there is space. */
function CountBar({ x, y, width, height, text, isUnfinished }: CountBarProps) {
  const palette = useTheme().vars?.palette;
  const side = Math.min(width, 44);
  const left = x + (width - side) / 2;
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={side}
        height={Math.max(0, height)}
        fill={palette?.primary.main}
        fillOpacity={isUnfinished ? 0.12 : 0.4}
        stroke={palette?.primary.main}
        strokeDasharray={isUnfinished ? '3 3' : undefined}
      />
      {text !== undefined && (
        <text
          x={x + width / 2}
          y={y - 6}
          textAnchor="middle"
          fontSize={14}
          fontWeight={600}
          fill={palette?.text.primary}
        >
          {text}
        </text>
      )}
    </g>
  );
}

/** Width of the axis. It is the same for all charts of a section, so that their months line up. */
const AXIS_PX = 64;
/** Approximate width of a letter of a line's name, in pixels. */
const LETTER_PX = 7.5;
/** Height of two lines of text below the plot, in pixels. */
const MONTHS_PX = 44;
/** Maximum number of bars that show their numbers. */
const NUMBERED_BARS = 8;

/** A panel without its title, and the months of its axis. */
export interface TrendChartProps extends Omit<ChartPanel, 'title'> {
  months: readonly string[];
  unfinished: string | undefined;
  /** Ticks of the axis, ascending. */
  ticks: readonly number[];
  /** Charts with the same id show the same month. */
  syncId: string;
  /** Chooses the words for leases; those for sales by default. */
  of?: '' | 'Lease';
}

/** One measure over the months, as lines or bars. The arrow keys go from month to month. */
export const TrendChart = memo(function Chart(props: TrendChartProps) {
  const { months, unfinished, series, kind, format, shortFormat, ticks, label, syncId, of = '' } = props;
  const palette = useTheme().vars?.palette;
  const looks = useSeriesLooks();
  const [hasFocus, setFocus] = useState(false);
  const rows = months.map((month, index) => ({
    month,
    ...Object.fromEntries(series.map(({ values }, place) => [`s${place}`, values[index] ?? null])),
  }));
  const isNamed = kind === 'lines' && series.length > 1;
  const longest = Math.max(...series.map(({ name }) => name.length));
  const numbered = months.length <= NUMBERED_BARS;
  return (
    <Box
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      sx={{
        height: 1,
        '& svg:focus': { outline: 'none' },
        '& svg:focus-visible': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
      }}
    >
      <ComposedChart
        responsive
        accessibilityLayer
        aria-label={label}
        data={rows}
        syncId={syncId}
        style={{ width: '100%', height: '100%' }}
        margin={{
          top: kind === 'bars' && numbered ? 20 : 8,
          right: isNamed ? longest * LETTER_PX + 16 : 8,
          bottom: 0,
          left: 0,
        }}
      >
        <CartesianGrid vertical={false} stroke={palette?.divider ?? ''} />
        {unfinished !== undefined && <UnfinishedMonth month={unfinished} monthCount={months.length} />}
        <XAxis
          dataKey="month"
          scale="band"
          height={MONTHS_PX}
          tick={false}
          tickLine={false}
          axisLine={{ stroke: palette?.divider ?? '' }}
        />
        <YAxis
          width={AXIS_PX}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          ticks={[...ticks]}
          interval={0}
          tickFormatter={shortFormat}
          tick={{ fill: palette?.text.secondary, fontSize: 14 }}
          tickLine={false}
          axisLine={false}
        />
        <MonthAxis months={months} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: palette?.text.secondary ?? '', fill: 'none' }}
          content={({ active, label: month }) => {
            const index = active ? months.indexOf(String(month)) : -1;
            return (
              <TrendTooltip
                month={months[index]}
                index={index}
                series={series}
                format={format}
                isUnfinished={months[index] !== undefined && months[index] === unfinished}
                isRead={hasFocus}
                of={of}
              />
            );
          }}
        />
        {kind === 'bars' && <CountBars {...props} />}
        {kind === 'lines' && <SeriesLines {...props} />}
        {isNamed && <LineNames series={series} looks={looks} />}
      </ComposedChart>
    </Box>
  );
});

/** The first series as bars, with their numbers if they are few. */
function CountBars({ months, unfinished, series, shortFormat }: TrendChartProps) {
  return (
    <Bar
      dataKey="s0"
      isAnimationActive={false}
      shape={({ x, y, width, height, index }) => (
        <CountBar
          x={x}
          y={y}
          width={width}
          height={height}
          text={months.length <= NUMBERED_BARS ? shortFormat(series[0]?.values[index] ?? 0) : undefined}
          isUnfinished={months[index] === unfinished}
        />
      )}
    />
  );
}

/** Each series as a line with a mark at each month. */
function SeriesLines({ months, series }: TrendChartProps) {
  const looks = useSeriesLooks();
  return series.map(({ name, look, isFew }, place) => (
    <Line
      key={name}
      dataKey={`s${place}`}
      type="linear"
      stroke={looks[look].colour}
      strokeWidth={2}
      strokeDasharray={looks[look].dash}
      isAnimationActive={false}
      activeDot={false}
      dot={({ cx, cy, index }) =>
        typeof cx === 'number' &&
        typeof cy === 'number' && (
          <SeriesMark
            key={months[index]}
            cx={cx}
            cy={cy}
            look={looks[look]}
            isHollow={isFew[index] === true}
          />
        )
      }
    />
  ));
}

interface TrendTooltipProps {
  /** The month under the pointer or the keyboard; undefined if there is none. */
  month: string | undefined;
  index: number;
  series: readonly ChartSeries[];
  format: (value: number) => string;
  isUnfinished: boolean;
  /** True for the chart that has the keyboard. The charts that follow it show their month, but do not announce it. */
  isRead: boolean;
  of: '' | 'Lease';
}

/** The figures of a month. They are announced when the arrow keys reach it. */
function TrendTooltip(props: TrendTooltipProps) {
  const { month, index, series, format, isUnfinished, isRead, of } = props;
  const { t, month: nameOf } = useTrendsText();
  return (
    <div role="status">
      {month !== undefined && (
        <Paper
          elevation={2}
          aria-hidden={!isRead}
          sx={{ px: 3, py: 2, typography: 'body2', displayPrint: 'none' }}
        >
          <Box sx={{ fontWeight: 600 }}>
            {nameOf(month)}
            {isUnfinished && ` (${t('chart.unfinishedShort')})`}
          </Box>
          {series.map(({ name, values, isFew }) => {
            const value = values[index] ?? null;
            return (
              <Box key={name}>
                {series.length > 1 && `${name} · `}
                {value === null ? t(`chart.none${of}`) : format(value)}
                {isFew[index] === true && ` (${t(`chart.fewShort${of}`)})`}
              </Box>
            );
          })}
        </Paper>
      )}
    </div>
  );
}
