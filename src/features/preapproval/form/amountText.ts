import type { Locale } from '#domain/format.ts';

/** An amount as a field shows it, with its cents where it has some: "1,250,000", "2,500.50"; in French "2 500,50". */
export function amountText(value: number, locale: Locale): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 2 }).format(value);
}
