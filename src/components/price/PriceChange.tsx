import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PriceTexts } from './usePriceTexts.ts';

/** By how much a price moved, with its arrow; read out in words. */
export function PriceChange({ change }: { change: NonNullable<PriceTexts['change']> }) {
  const { t } = useTranslation('card');
  const down = change.direction === 'down';
  const Arrow = down ? ArrowDownIcon : ArrowUpIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        fontWeight: 600,
        color: down ? 'success.main' : 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Arrow aria-hidden sx={{ fontSize: '1rem' }} />
      <span aria-hidden>{change.amount}</span>
      <VisuallyHidden>{t(down ? 'priceReduced' : 'priceRaised', { amount: change.amount })}</VisuallyHidden>
    </Box>
  );
}
