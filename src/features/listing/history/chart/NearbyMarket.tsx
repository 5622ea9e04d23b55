import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocalMarketQuery } from '#api/realty/localMarketCalls.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import { shownPrice } from '#domain/listing/status.ts';
import { type LocalMarket, type LocalQuestion, localQuestion } from '#domain/market/localMarket.ts';
import { FEW_SALES } from '#domain/market/market.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { dealOf, useChartText } from './useChartText.ts';

/** Figures of the homes like this one that were sold or leased nearby in the last twelve months. */
export function NearbyMarket({ listing }: { listing: Listing }) {
  const { t } = useChartText();
  const question = localQuestion(listing);
  if (!question) return null;
  return (
    <Section heading={t(`nearby.heading${dealOf(listing.type)}`)}>
      <LoadedFigures listing={listing} question={question} />
    </Section>
  );
}

interface FiguresProps {
  listing: Listing;
  question: LocalQuestion;
}

function LoadedFigures({ listing, question }: FiguresProps) {
  const { t } = useChartText();
  const { currentData, error, isFetching, refetch } = useLocalMarketQuery(question);
  if (currentData && !error) return <Figures listing={listing} question={question} market={currentData} />;
  if (error && !isFetching) {
    return (
      <FailedPart sentence={t('nearby.failed')} retry={t('nearby.retry')} onRetry={() => void refetch()} />
    );
  }
  return (
    <Box role="status" aria-label={t('nearby.loading')}>
      <Skeleton height={132} />
    </Box>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        py: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** The home's price per square foot beside that of the neighbourhood. */
function useSqftText(listing: Listing, { pricePerSqft: local }: LocalMarket): string {
  const { t, price } = useChartText();
  const own = pricePerSqft(shownPrice(listing).price, listing.details.sqft);
  const here = own === null ? t('nearby.sqftUnknown') : t('nearby.sqftHere', { price: price(own) });
  if (!local) return `${here}; ${t('nearby.tooFew')}`;
  const { dollars, sales: count, isMedian } = local;
  const values = { price: price(dollars), count };
  return `${here}; ${isMedian ? t('nearby.sqftMedian', values) : t('nearby.sqftAverage', values)}`;
}

function Figures({ listing, question, market }: FiguresProps & { market: LocalMarket }) {
  const { t, number, percent } = useChartText();
  const { type } = listing;
  const { medianDays, aboveAsking, sold } = market;
  const sqft = useSqftText(listing, market);
  const { kind, neighborhood, city } = question;
  return (
    <>
      <Box component="dl" aria-label={t('nearby.figures')} sx={{ m: 0 }}>
        {type === 'sale' && <Figure name={t('nearby.sqft')}>{sqft}</Figure>}
        <Figure name={t('nearby.days')}>
          {medianDays === null
            ? t('nearby.tooFew')
            : t('nearby.dayCount', { count: medianDays, days: number(medianDays) })}
        </Figure>
        <Figure name={t(`nearby.above${dealOf(type)}`)}>
          {aboveAsking === null ? t('nearby.tooFew') : percent(aboveAsking)}
        </Figure>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '70ch' }}>
        {t(`nearby.basis${dealOf(type)}`, {
          kind: t(`kind.${kind}`),
          place: neighborhood || city,
          count: sold,
        })}
        {sold < FEW_SALES && ` ${t('nearby.minimum', { count: FEW_SALES })}`}
      </Typography>
    </>
  );
}
