import { useTranslation } from 'react-i18next';
import { formatPrice } from '#domain/format.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { homeMonthlyCosts } from '#domain/mortgage/payment.ts';
import calculators from '#i18n/en/calculators.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';

await addEnglish('calculators', calculators);

/** Returns a function for the monthly costs of a home as its page shows them, with their labels: the total last. */
export function useCosts() {
  const { t, i18n } = useTranslation('calculators');
  const perMonth = (dollars: number) =>
    t('monthly.amount', { price: formatPrice(dollars, localeOf(i18n.language)) });
  return (home: Pick<Listing, 'annualTaxes' | 'maintenanceFee'>, price: number) => {
    const { payment, tax, fee, total } = homeMonthlyCosts(price, home);
    return [
      { label: t('monthly.payment'), amount: perMonth(payment) },
      ...(tax === null ? [] : [{ label: t('parts.tax'), amount: perMonth(tax) }]),
      ...(fee === null ? [] : [{ label: t('parts.fee'), amount: perMonth(fee) }]),
      { label: t('parts.total'), amount: perMonth(total) },
    ];
  };
}
