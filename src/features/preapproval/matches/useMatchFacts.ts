import type { WireMatch } from '#api/customer/applicationContract.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** Facts of a lender for the comparison, as texts. */
export interface MatchFacts {
  rate: string;
  payment: string;
  loan: string;
  amortization: string;
  insurance: string;
  gds: string;
  tds: string;
}

/** Formats a lender's figures in the page's language. */
export function useMatchFacts(): (match: WireMatch) => MatchFacts {
  const { t, price, rate, ratio } = usePreapprovalText();
  const percent = (value: number | null) =>
    value === null ? t('matches.unknown') : t('matches.percent', { value: ratio(value) });
  return (match) => ({
    rate: t(`matches.rateText.${match.rateType}`, { rate: rate(match.rate), count: match.termYears }),
    payment: price(match.payment),
    loan: price(match.loan),
    amortization: t('matches.years', { count: match.amortizationYears }),
    insurance: match.isInsured
      ? t('matches.premium', { premium: price(match.premium) })
      : t('matches.uninsured'),
    gds: percent(match.gds),
    tds: percent(match.tds),
  });
}
