import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { Section } from '#components/layouts/Section.tsx';
import { type Listing, listingKey, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { feedWord } from '#i18n/feedWords.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { useValueText } from '../useValueText.ts';

/** Sales that are shown before the button for all of them. */
const FIRST = 8;

function StreetSale({ sale }: { sale: Listing }) {
  const { t, locale, price, date } = useValueText();
  const { propertyType, beds } = sale.details;
  const facts = [
    propertyType && feedWord(propertyType, locale),
    beds !== null && t('street.beds', { count: beds }),
  ];
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={paths.detail(sale)}
        sx={{ display: 'inline-block', py: 2, color: 'primary.dark', fontWeight: 600 }}
      >
        {streetLine(sale.address, locale)}
      </Box>
      {sale.soldPrice !== null && sale.soldDate !== null && (
        <Typography>
          {t('street.sold', { price: price(sale.soldPrice), date: date(sale.soldDate) })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** The sales on the home's street in the last three years, as far as the visitor may see them. */
export function StreetSales({ sales }: { sales: readonly Listing[] }) {
  const { t, number } = useValueText();
  const session = useAppSelector((state) => state.session.status);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section heading={t('street.heading')} anchor="street">
      {sales.length === 0 && <Typography>{t('street.none')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(isOpen ? sales : sales.slice(0, FIRST)).map((sale) => (
          <StreetSale key={listingKey(sale)} sale={sale} />
        ))}
      </Box>
      {sales.length > FIRST && (
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 2 }}>
          {isOpen ? t('street.less') : t('street.more', { homes: number(sales.length) })}
        </Button>
      )}
      {session === 'inactive' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t('street.visitor')}
        </Typography>
      )}
    </Section>
  );
}
