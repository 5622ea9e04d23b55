import { useTranslation } from 'react-i18next';
import { formatPrice } from '#domain/format.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { monthlyCostOf } from '#domain/listing/monthlyCost.ts';
import { localeOf } from '#i18n/i18n.ts';

/** The monthly cost of a home for sale, as its own page estimates it: "Est. $4,812 /mo". Null for other homes. */
export function CardCost({ listing }: { listing: Listing }) {
  const { t, i18n } = useTranslation('card');
  const total = monthlyCostOf(listing);
  if (total === null) return null;
  return t('cost', { amount: formatPrice(total, localeOf(i18n.language)) });
}
