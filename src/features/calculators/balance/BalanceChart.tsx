import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { HideInPlace } from '../HideInPlace.tsx';
import { NO_AMOUNT, useCostText } from '../useCostText.ts';

/** The legend of the dashed line. */
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
/** Years between two labels of the chart's axis. */
const TICK_YEARS = 5;

interface BalanceChartProps {
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  /** The year in which the last balance is reached, with decimals. */
  lastYear: number;
  /** A field is wrong: the chart is hidden, and its space is reserved. */
  isWrong: boolean;
  compared?: ComparedBalances | null;
}

/** The balance by year as an area chart and as a table. */
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
      <HideInPlace isHidden={isWrong}>
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
              // Only the last label has the unit.
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
              // Each typed digit would start the animation again.
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
      </HideInPlace>
      <BalanceTable balances={balances} isWrong={isWrong} compared={compared} />
    </>
  );
});

interface BalanceTooltipProps extends Partial<Pick<TooltipContentProps, 'active' | 'payload' | 'label'>> {
  /** Label of the other loan; undefined if there is only one. */
  comparedLabel?: string | undefined;
}

/** The year under the pointer, and the balance of one loan or of both. */
export function BalanceTooltip({ active, payload, label, comparedLabel }: BalanceTooltipProps) {
  const { t, money, rate } = useCostText();
  const balanceOf = (name: 'balance' | 'compared'): number | undefined => {
    const value: unknown = payload?.find(({ dataKey }) => dataKey === name)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const compared = balanceOf('compared');
  // The own loan may have ended before the other one.
  const balance = balanceOf('balance') ?? (compared === undefined ? undefined : 0);
  if (!active || balance === undefined) return null;
  return (
    <Paper elevation={2} sx={{ px: 3, py: 2, typography: 'body2' }}>
      {t('balance.point', { year: rate(Number(label)), amount: money(balance) })}
      {compared !== undefined && comparedLabel !== undefined && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('balance.comparedPoint', { label: comparedLabel, amount: money(compared) })}
        </Box>
      )}
    </Paper>
  );
}

interface Balances {
  balances: readonly number[];
  lastYear: number;
}

/** A point of the chart: a whole year, or the decimal year in which a loan ends. */
interface ChartRow {
  year: number;
  balance: number | null;
  compared: number | null;
}

/** Returns the balances of one loan, or of two, as points from left to right. */
export function chartRows(own: Balances, compared: Balances | null): ChartRow[] {
  const rows = new Map<number, ChartRow>();
  const add = ({ balances, lastYear }: Balances, name: 'balance' | 'compared') => {
    for (const [index, balance] of balances.entries()) {
      const year = Math.min(index, lastYear);
      rows.set(year, { year, balance: null, compared: null, ...rows.get(year), [name]: balance });
    }
  };
  add(own, 'balance');
  if (compared) add(compared, 'compared');
  return [...rows.values()].sort((one, other) => one.year - other.year);
}

interface BalanceTableProps {
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  isWrong: boolean;
  /** Another repayment of the same loan, in its own column. */
  compared?: ComparedBalances | null;
}

/** The chart's figures by year, in a part that can be opened; open when printed. */
export function BalanceTable({ balances, isWrong, compared = null }: BalanceTableProps) {
  const { t, money } = useCostText();
  const amount = (dollars: number) => (isWrong ? NO_AMOUNT : money(dollars));
  const loan = balances[0] ?? 0;
  const length = Math.max(balances.length, compared?.balances.length ?? 0);
  // A loan that has ended owes nothing.
  const owedAfter = (year: number, of: readonly number[]) => amount(of[year] ?? 0);
  const years = Array.from({ length: length - 1 }, (_, index) => index + 1);
  return (
    <Disclosure label={t('balance.asTable')} sx={{ mt: 1 }}>
      {() => (
        <Table
          size="small"
          aria-label={t('balance.heading')}
          sx={{ '& th, & td': { px: 0, borderColor: 'divider' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('balance.year')}</TableCell>
              <TableCell align="right">{t('balance.owed')}</TableCell>
              <TableCell align="right">{t('balance.paidBack')}</TableCell>
              {compared && <TableCell align="right">{compared.label}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {years.map((year) => (
              <TableRow key={year}>
                <TableCell component="th" scope="row">
                  {year}
                </TableCell>
                <TableCell align="right">{owedAfter(year, balances)}</TableCell>
                <TableCell align="right">{amount(loan - (balances[year] ?? 0))}</TableCell>
                {compared && <TableCell align="right">{owedAfter(year, compared.balances)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Disclosure>
  );
}

/** The balances of another repayment of the same loan, drawn as a second line. */
export interface ComparedBalances {
  /** Label of the line. */
  label: string;
  /** Dollars owed after 0, 1, 2 ... years. */
  balances: readonly number[];
  /** The year in which the last balance is reached, with decimals. */
  lastYear: number;
}
