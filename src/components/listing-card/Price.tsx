import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type PricedListing, type PriceTexts, usePriceTexts } from './usePriceTexts.ts';

/** The change of a price with an arrow; screen readers read it in words. */
function PriceChange({ change }: { change: NonNullable<PriceTexts['change']> }) {
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

/**
 * A listing's price. A sold home shows the sold price and the list price struck through; an active one shows its last
 * change with an arrow. Font size and weight: 'card' 20/700, 'page' 28/700.
 */
export function Price({ listing, size = 'card' }: { listing: PricedListing; size?: 'card' | 'page' }) {
  const { t } = useTranslation('card');
  const { price, struck, change } = usePriceTexts(listing);
  const fontSize = size === 'card' ? '1.25rem' : '1.75rem';
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, flexWrap: 'wrap', minWidth: 0 }}>
      <Box component="span" sx={{ fontSize, fontWeight: 700, lineHeight: 1.4, letterSpacing: '-0.01em' }}>
        {price ?? t('priceUnknown')}
      </Box>
      {struck && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <VisuallyHidden>{t('listPriceWas')} </VisuallyHidden>
          <s>{struck}</s>
        </Box>
      )}
      {change && <PriceChange change={change} />}
    </Box>
  );
}
