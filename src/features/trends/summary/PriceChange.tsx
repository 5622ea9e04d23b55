import Box from '@mui/material/Box';
import type { MarketShift } from '#domain/market/market.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/pageIcons.tsx';
import { monthsIn } from '../monthsIn.ts';
import { useTrendsText } from '../useTrendsText.ts';

const ICONS = { up: ArrowUpIcon, down: ArrowDownIcon, unclear: undefined } as const;

/** Where the average price went, as far as the sales bear it; nothing where they are too few. */
export function PriceChange({ shift }: { shift: MarketShift }) {
  const { t, change } = useTrendsText();
  const { verdict, before } = shift;
  if (verdict === 'tooFew') return null;
  const Icon = ICONS[verdict];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, typography: 'body2', fontWeight: 600 }}>
      {Icon && <Icon aria-hidden sx={{ fontSize: '1.125rem', flex: 'none' }} />}
      {t(`summary.${verdict}`, { change: change(shift.change), count: monthsIn(before) })}
    </Box>
  );
}
