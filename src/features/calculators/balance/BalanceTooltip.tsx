import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { TooltipContentProps } from 'recharts';
import { useCostText } from '../useCostText.ts';

interface BalanceTooltipProps extends Partial<Pick<TooltipContentProps, 'active' | 'payload' | 'label'>> {
  /** What the other loan is called; undefined where there is one alone. */
  comparedLabel?: string | undefined;
}

/** The year under the pointer and what is owed then, of one loan or of both. */
export function BalanceTooltip({ active, payload, label, comparedLabel }: BalanceTooltipProps) {
  const { t, money, rate } = useCostText();
  const owed = (name: 'balance' | 'compared'): number | undefined => {
    const value: unknown = payload?.find(({ dataKey }) => dataKey === name)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const compared = owed('compared');
  // The own loan may have ended in a year that the other one still has.
  const balance = owed('balance') ?? (compared === undefined ? undefined : 0);
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
