import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type PricedListing, usePriceTexts } from './usePriceTexts.ts';

/** The price, and small texts beside it. */
const PriceLine = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  color: theme.vars?.palette.text.secondary,
  '& > strong': {
    fontSize: '1.25rem',
    lineHeight: 1.4,
    color: theme.vars?.palette.text.primary,
  },
}));

/**
 * A listing's price. A sold home shows the sold price and the list price struck through.
 * @param props.children shown after the price
 */
export function Price({ listing, children }: { listing: PricedListing; children?: ReactNode }) {
  const { t } = useTranslation('card');
  const { price, struck } = usePriceTexts(listing);
  return (
    <PriceLine>
      <strong>{price ?? t('priceUnknown')}</strong>
      {struck && (
        <s>
          <VisuallyHidden>{t('listPriceWas')} </VisuallyHidden>
          {struck}
        </s>
      )}
      {children}
    </PriceLine>
  );
}
