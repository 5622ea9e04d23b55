import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { Kept } from '../Kept.tsx';
import { useCostText } from '../useCostText.ts';
import { BalanceTable } from './BalanceTable.tsx';
import { BalanceTooltip } from './BalanceTooltip.tsx';
import { chartRows } from './chartRows.ts';
import type { ComparedBalances } from './comparedBalances.ts';

/** What the dashed line is. */
function BalanceKey({ label }: { label: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        mt: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ width: 28, borderTop: '2px dashed currentColor' }} />
      {label}
    </Box>
  );
}

const CHART_HEIGHT = 240;
/** Years between two figures below the chart. */
const TICK_YEARS = 5;

interface BalanceChartProps {
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  /** When the last of them is reached, in years and their parts. */
  lastYear: number;
  /** A field is wrong: the chart keeps its place and is not seen. */
  isWrong: boolean;
  compared?: ComparedBalances | null;
}

/** The balance by year as an area under its line, and the same as a table. */
export const BalanceChart = memo(function Chart(props: BalanceChartProps) {
  const { balances, lastYear, isWrong, compared = null } = props;
  const { t, shortMoney, money } = useCostText();
  const { vars } = useTheme();
  const palette = vars?.palette;
  const years = balances.length - 1;
  const data = chartRows({ balances, lastYear }, compared);
  const end = Math.max(lastYear, compared?.lastYear ?? 0);
  const ticks = Array.from({ length: Math.floor(end / TICK_YEARS) + 1 }, (_, index) => index * TICK_YEARS);
  const label = { fill: palette?.text.secondary, fontSize: 14 };
  return (
    <>
      <Kept isHidden={isWrong}>
        <Box
          role="img"
          aria-label={t('balance.chart', {
            amount: money(balances[0] ?? 0),
            years: t('years', { count: years }),
          })}
          sx={{ height: CHART_HEIGHT, '& svg:focus': { outline: 'none' } }}
        >
          <ComposedChart
            responsive
            data={data}
            accessibilityLayer={false}
            style={{ width: '100%', height: '100%' }}
            margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke={palette?.divider ?? ''} />
            <XAxis
              dataKey="year"
              type="number"
              domain={[0, end]}
              ticks={ticks}
              // The last figure says what all of them are.
              tickFormatter={(year: number) =>
                year === ticks.at(-1) ? t('years', { count: year }) : String(year)
              }
              tick={label}
              tickLine={false}
              axisLine={{ stroke: palette?.divider ?? '' }}
              interval={0}
              tickMargin={8}
            />
            <YAxis
              width="auto"
              tickFormatter={(dollars: number) => shortMoney(dollars)}
              tick={label}
              tickLine={false}
              axisLine={false}
              tickCount={4}
            />
            <Tooltip
              content={<BalanceTooltip comparedLabel={compared?.label} />}
              cursor={{ stroke: palette?.text.secondary ?? '' }}
            />
            <Area
              dataKey="balance"
              type="linear"
              stroke={palette?.primary.main ?? ''}
              strokeWidth={2}
              fill={palette?.primary.main ?? ''}
              fillOpacity={0.14}
              // Each typed figure would start it anew.
              isAnimationActive={false}
              connectNulls
            />
            {compared && (
              <Line
                dataKey="compared"
                type="linear"
                stroke={palette?.text.secondary ?? ''}
                strokeDasharray="6 5"
                strokeWidth={2}
                dot={false}
                activeDot={false}
                isAnimationActive={false}
                connectNulls
              />
            )}
          </ComposedChart>
        </Box>
        {compared && <BalanceKey label={compared.label} />}
      </Kept>
      <BalanceTable balances={balances} isWrong={isWrong} compared={compared} />
    </>
  );
});
