import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../../components/section/Section.tsx';
import type { Listing } from '../../../domain/listing.ts';
import { feedWord, feedWords } from '../feedWords.ts';
import { useListingText } from '../useListingText.ts';

type Fact = { label: string; value: string };

const METRES = /^m(et(er|re)s?)?$/i;

/** Every fact that the feed gives, in the order of the page; nothing stands for what it does not. */
function useFacts(listing: Listing): Fact[] {
  const { t, price, number, date, locale } = useListingText();
  const { details, lot, annualTaxes, taxYear, maintenanceFee, listDate, updatedOn, daysOnMarket } = listing;
  const taxes = annualTaxes === null ? '' : price(annualTaxes);
  const unitOf = (measurement: string) =>
    t(METRES.test(measurement.trim()) ? 'facts.lotMetres' : 'facts.lotFeet');
  const hasLot = lot.width !== null && lot.depth !== null && lot.width > 0 && lot.depth > 0;
  const facts: Fact[] = [
    { label: t('facts.propertyType'), value: feedWord(details.propertyType, locale) },
    // An exposure's N is the north, any other N is no.
    ...details.facts.map(({ name, value }) => ({
      label: t(`facts.${name}`),
      value:
        value === 'Y'
          ? t('facts.yes')
          : feedWords(name === 'exposure' && value === 'N' ? 'North' : value, locale),
    })),
    {
      label: t('facts.lot'),
      value: hasLot
        ? t('facts.lotOf', {
            width: number(lot.width ?? 0),
            depth: number(lot.depth ?? 0),
            unit: unitOf(lot.measurement),
          })
        : lot.acres,
    },
    {
      label: t('facts.taxes'),
      value: taxes && taxYear ? t('facts.taxesOf', { amount: taxes, year: taxYear }) : taxes,
    },
    {
      label: t('facts.fee'),
      value: maintenanceFee === null ? '' : t('facts.feeOf', { amount: price(maintenanceFee) }),
    },
    { label: t('facts.listed'), value: listDate ? date(listDate) : '' },
    {
      label: t('facts.daysOnMarket'),
      value:
        daysOnMarket === null
          ? ''
          : t(daysOnMarket === 0 ? 'facts.today' : 'facts.days', { count: daysOnMarket }),
    },
    { label: t('facts.updated'), value: updatedOn ? date(updatedOn) : '' },
    { label: t('facts.postalCode'), value: listing.address.zip },
    { label: t('facts.mlsNumber'), value: listing.mlsNumber },
    { label: t('facts.brokerage'), value: listing.brokerageName },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Facts & Features: a definition list in two columns, parted by quiet lines. */
export function Facts({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const facts = useFacts(listing);
  const { extras } = listing.details;
  return (
    <Section heading={t('facts.heading')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: { sm: 8, lg: 14 },
        }}
      >
        {facts.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ flex: 'none', maxWidth: '60%' }}
            >
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, minWidth: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {extras !== '' && (
        <Box sx={{ mt: 5 }}>
          <Typography component="h3" variant="h6">
            {t('facts.extras')}
          </Typography>
          <Typography sx={{ maxWidth: '70ch' }}>{extras}</Typography>
        </Box>
      )}
    </Section>
  );
}
