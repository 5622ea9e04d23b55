import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useCostText } from '../useCostText.ts';
import { BalanceTable } from './BalanceTable.tsx';
import { BalanceTooltip } from './BalanceTooltip.tsx';

const CHART_HEIGHT = 240;
/** Years between two figures below the chart. */
const TICK_YEARS = 5;

/** The balance by year as an area under its line, and the same as a table. */
export const BalanceChart = memo(function Chart({ balances }: { balances: readonly number[] }) {
  const { t, shortMoney, money } = useCostText();
  const { vars } = useTheme();
  const palette = vars?.palette;
  const years = balances.length - 1;
  const data = balances.map((balance, year) => ({ year, balance }));
  const ticks = data.map(({ year }) => year).filter((year) => year % TICK_YEARS === 0);
  const label = { fill: palette?.text.secondary, fontSize: 14 };
  return (
    <>
      <Box
        role="img"
        aria-label={t('balance.chart', {
          amount: money(balances[0] ?? 0),
          years: t('years', { count: years }),
        })}
        sx={{ height: CHART_HEIGHT, '& svg:focus': { outline: 'none' } }}
      >
        <AreaChart
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
            domain={[0, years]}
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
          <Tooltip content={<BalanceTooltip />} cursor={{ stroke: palette?.text.secondary ?? '' }} />
          <Area
            dataKey="balance"
            type="monotone"
            stroke={palette?.primary.main ?? ''}
            strokeWidth={2}
            fill={palette?.primary.main ?? ''}
            fillOpacity={0.14}
            // Each typed figure would start it anew.
            isAnimationActive={false}
          />
        </AreaChart>
      </Box>
      <BalanceTable balances={balances} />
    </>
  );
});
