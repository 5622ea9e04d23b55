import { useTheme } from '@mui/material/styles';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { ChartSeries } from '../months/monthFigures.ts';
import { useTrendsText } from '../useTrendsText.ts';

const FONT_PX = 14;
/** Pixels that the name of a month needs with its margin. */
const LABEL_PX = 44;

/** Names of the months below the chart, as many as fit, with the year at its first month. */
export function MonthAxis({ months }: { months: readonly string[] }) {
  const { shortMonth } = useTrendsText();
  const plot = usePlotArea();
  const place = useXAxisScale();
  const fill = useTheme().vars?.palette.text.secondary;
  if (!plot || !place) return null;
  const bottom = plot.y + plot.height;
  return (
    <g fontSize={FONT_PX} fill={fill} textAnchor="middle">
      {monthLabels(months, plot.width / months.length, LABEL_PX).map(({ index, showsYear }) => {
        const month = months[index] ?? '';
        const x = place(month, { position: 'middle' });
        return (
          <text key={month} x={x} y={bottom + 20}>
            <tspan x={x}>{shortMonth(month)}</tspan>
            {showsYear && (
              <tspan x={x} dy={17}>
                {month.slice(0, 4)}
              </tspan>
            )}
          </text>
        );
      })}
    </g>
  );
}

/** A shade over the month that is not complete. */
export function UnfinishedMonth({ month, monthCount }: { month: string; monthCount: number }) {
  const plot = usePlotArea();
  const place = useXAxisScale();
  const fill = useTheme().vars?.palette.text.secondary;
  const x = place?.(month, { position: 'middle' });
  if (!plot || x === undefined) return null;
  const width = plot.width / monthCount;
  return <rect x={x - width / 2} y={plot.y} width={width} height={plot.height} fill={fill} opacity={0.12} />;
}

interface LineNamesProps {
  series: readonly ChartSeries[];
  looks: Record<ChartSeries['look'], SeriesLook>;
}

/** The name of each line at its end. Overlapping names are moved apart. */
export function LineNames({ series, looks }: LineNamesProps) {
  const plot = usePlotArea();
  const place = useYAxisScale();
  if (!plot || !place) return null;
  const ends = series.map(({ values }) => {
    const last = values.findLast((value) => value !== null);
    return (last === undefined ? undefined : place(last)) ?? plot.y + plot.height;
  });
  const placed = spreadLabels(ends, FONT_PX + 4, plot.y + FONT_PX / 2, plot.y + plot.height - FONT_PX / 2);
  return (
    <g fontSize={FONT_PX} fontWeight={600}>
      {series.map(({ name, look }, index) => (
        <text
          key={name}
          x={plot.x + plot.width + 8}
          y={placed[index]}
          dominantBaseline="central"
          fill={looks[look].colour}
        >
          {name}
        </text>
      ))}
    </g>
  );
}

/** A month that has a label below a chart. */
interface MonthLabel {
  index: number;
  /** True for the first label of a year. */
  showsYear: boolean;
}

/**
 * Chooses the months that get a label: the last, and every nth before it, as many as fit.
 * @param months "2026-05", consecutive
 * @param monthPx pixels from one month to the next
 * @param labelPx width of a label in pixels
 */
export function monthLabels(months: readonly string[], monthPx: number, labelPx: number): MonthLabel[] {
  const every = Math.max(1, Math.ceil(labelPx / Math.max(1, monthPx)));
  const named = months
    .map((_month, index) => index)
    .filter((index) => (months.length - 1 - index) % every === 0);
  const yearOf = (index: number | undefined) =>
    index === undefined ? undefined : months[index]?.slice(0, 4);
  return named.map((index, place) => ({ index, showsYear: yearOf(index) !== yearOf(named[place - 1]) }));
}

/**
 * Moves overlapping labels apart, as little as possible, and keeps them within the chart.
 * @param preferred best position of each label, in pixels from the top
 * @returns positions in the same order
 */
export function spreadLabels(
  preferred: readonly number[],
  minPx: number,
  top: number,
  bottom: number,
): number[] {
  const order = preferred
    .map((_y, index) => index)
    .toSorted((one, other) => at(preferred, one) - at(preferred, other));
  const placed = [...preferred];
  let floor = top;
  for (const index of order) {
    placed[index] = Math.max(at(preferred, index), floor);
    floor = at(placed, index) + minPx;
  }
  let ceiling = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(at(placed, index), ceiling);
    ceiling = at(placed, index) - minPx;
  }
  return placed;
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

/** Look of a line. Colour, dash and mark all differ, so that no line is told apart by colour alone. */
export interface SeriesLook {
  colour: string;
  /** Lengths of strokes and gaps. */
  dash: string;
  mark: 'circle' | 'square' | 'triangle';
}

/** The looks of the three lines: one hue, and two shades of the text colour. */
export function useSeriesLooks(): Record<ChartSeries['look'], SeriesLook> {
  const palette = useTheme().vars?.palette;
  return {
    0: { colour: palette?.primary.main ?? '', dash: 'none', mark: 'circle' },
    1: { colour: palette?.text.primary ?? '', dash: '7 4', mark: 'square' },
    2: { colour: palette?.text.secondary ?? '', dash: '2 3', mark: 'triangle' },
  };
}
