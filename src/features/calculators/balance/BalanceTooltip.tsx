import Paper from '@mui/material/Paper';
import type { TooltipContentProps } from 'recharts';
import { useCostText } from '../useCostText.ts';

/** The year under the pointer and what is owed then. */
export function BalanceTooltip({ active, payload, label }: Partial<TooltipContentProps>) {
  const { t, money, rate } = useCostText();
  const balance: unknown = payload?.find(({ dataKey }) => dataKey === 'balance')?.value;
  if (!active || typeof balance !== 'number') return null;
  return (
    <Paper elevation={2} sx={{ px: 3, py: 2, typography: 'body2' }}>
      {t('balance.point', { year: rate(Number(label)), amount: money(balance) })}
    </Paper>
  );
}
