import { useTheme } from '@mui/material/styles';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { ChartSeries } from '../months/monthFigures.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { monthLabels } from './monthLabels.ts';
import { spreadLabels } from './spreadLabels.ts';
import type { SeriesLook } from './useSeriesLooks.ts';

const FONT_PX = 14;
/** Pixels that the name of a month needs with air. */
const LABEL_PX = 44;

/** The months below the chart, as many as have room, and the year where it begins. */
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

/** A shade over the month that is not over yet. */
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

/** The name of each line at its end; names that would meet move apart. */
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
