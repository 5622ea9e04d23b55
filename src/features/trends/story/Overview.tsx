import { Section } from '#components/frames/Section.tsx';
import type { Market } from '#domain/market/market.ts';
import { toTenth } from '#domain/market/marketMonths.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { Sentences } from './Sentences.tsx';

/** The window in sentences: supply, bargaining, prices. What is not known is not said. */
export function Overview({ market: { summary, filters, months } }: { market: Market }) {
  const { t, number, percent, price, month } = useTrendsText();
  const { sold, newListings, aboveAsking, atAsking, belowAsking, averagePrice, averageListPrice } = summary;
  const common = {
    month: month(months[0]?.month ?? ''),
    beds: t('beds', { count: filters.maxBeds }),
    city: filters.city,
  };
  const ratio = toTenth((10 * sold) / newListings);
  return (
    <Section heading={t('overview.heading')}>
      <Sentences
        sentences={[
          newListings > 0
            ? t('overview.listed', {
                ...common,
                listings: number(newListings),
                count: newListings,
                sold: t('overview.sold', { count: sold, sold: number(sold) }),
                ratio: t('overview.ratio', { count: ratio, ratio: number(ratio) }),
              })
            : t('overview.listedOnly', { ...common, count: sold, sold: number(sold) }),
          aboveAsking !== null &&
            t('overview.asking', {
              above: percent(aboveAsking),
              at: percent(atAsking),
              below: percent(belowAsking),
            }),
          averagePrice !== null &&
            averageListPrice !== null &&
            averageListPrice > 0 &&
            t('overview.prices', {
              list: price(averageListPrice),
              sold: price(averagePrice),
              percent: percent((100 * averagePrice) / averageListPrice),
            }),
        ]}
      />
    </Section>
  );
}
