import type { Locale } from '../../../domain/format.ts';

/** An amount as a field shows it, with every cent: "1,250,000", "2,500.5"; in French "1 250 000", "2 500,5". */
export function amountText(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}
