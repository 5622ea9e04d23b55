import Box from '@mui/material/Box';
import { useHomesByNumberQuery } from '#api/realty/homesCalls.ts';
import { Price } from '#components/listing-card/Price.tsx';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { placeLine, streetLine } from '#domain/listing/listing.ts';
import { estimatedPayment, monthlyCosts } from '#domain/mortgage/payment.ts';
import type { Search } from '#domain/search/search.ts';
import { CostLine, CostLines } from '#features/calculators/CostLines.tsx';
import { useCostText } from '#features/calculators/useCostText.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { useShownHomes } from './useShownHomes.ts';

/** A real home of a search with its monthly cost, as on its page. */
export function CostPicture({ search }: { search: Search }) {
  const { t, locale, money } = useCostText();
  const shown = useShownHomes(search).find(({ listPrice }) => listPrice !== null);
  // Searches do not answer taxes and fees.
  const { data } = useHomesByNumberQuery({ homes: shown ? [shown] : [], whole: true }, { skip: !shown });
  const home = data?.[0];
  if (!home?.listPrice) return <PictureFrame aria-hidden />;
  const { payment, tax, fee, total } = monthlyCosts(estimatedPayment(home.listPrice), home);
  const perMonth = (dollars: number) => t('monthly.amount', { price: money(dollars) });
  return (
    <PictureFrame
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: { xs: '2fr 3fr', sm: '1fr', lg: '2fr 3fr' } }}
    >
      <Box sx={{ minHeight: 0, display: { xs: 'block', sm: 'none', lg: 'block' } }}>
        <ListingImage imageKey={home.images[0]} alt="" sizes="220px" />
      </Box>
      <Box sx={{ alignSelf: 'center', minWidth: 0, px: { xs: 3, sm: 6 }, py: 3 }}>
        <Price listing={home} />
        <Box
          sx={{
            mt: 1,
            mb: { xs: 1, sm: 3 },
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          }}
        >
          {streetLine(home.address, locale) || placeLine(home.address)}
        </Box>
        <CostLines label={t('monthly.label')}>
          <CostLine label={t('monthly.payment')} amount={perMonth(payment)} />
          {tax !== null && <CostLine label={t('parts.tax')} amount={perMonth(tax)} />}
          {fee !== null && <CostLine label={t('parts.fee')} amount={perMonth(fee)} />}
          <CostLine label={t('parts.total')} amount={perMonth(total)} isTotal />
        </CostLines>
      </Box>
    </PictureFrame>
  );
}
