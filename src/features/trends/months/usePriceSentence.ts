import type { MarketSummary } from '#domain/market/market.ts';
import { useTrendsText } from '../useTrendsText.ts';

/** How the average price lies to the median, in a sentence that follows the average. */
export function usePriceSentence({ averagePrice, medianPrice }: MarketSummary): string {
  const { t, price } = useTrendsText();
  const difference = (averagePrice ?? 0) - (medianPrice ?? 0);
  const values = { difference: price(Math.abs(difference)), median: price(medianPrice) };
  if (difference === 0) return t('price.sentenceSame');
  return difference > 0 ? t('price.sentenceHigher', values) : t('price.sentenceLower', values);
}
