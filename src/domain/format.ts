/** Numbers, money and dates in the page's language. Money is whole dollars (L9). */

/** The product's languages as locales. */
export type Locale = 'en-CA' | 'fr-CA';

const cached = <Format>(make: (locale: Locale) => Format): ((locale: Locale) => Format) => {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
};

const currency = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
);
const cents = cached((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }));
const number = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const compact = cached(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 }),
);
const rate = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const date = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'America/Toronto',
    }),
);

/** A number as text with a minus sign in place of the hyphen, which may break at a line's end and is read as a dash. */
export function withMinusSign(text: string): string {
  return text.replace('-', '\u2212');
}

/** "$1,249,000", below zero "−$350"; in French "1 249 000 $", "−350 $". */
export function formatPrice(dollars: number, locale: Locale): string {
  return withMinusSign(currency(locale).format(dollars));
}

/** Dollars with their cents: "$2,338.36"; in French "2 338,36 $". */
export function formatCents(dollars: number, locale: Locale): string {
  return withMinusSign(cents(locale).format(dollars));
}

/** A number with the locale's separators, one decimal at most. */
export function formatNumber(value: number, locale: Locale): string {
  return number(locale).format(value);
}

/** A large number in short, without decimals: "12K"; in French "12 k". */
export function formatCompact(value: number, locale: Locale): string {
  return compact(locale).format(value);
}

/** A percentage without its sign, two decimals at most: "6.43"; in French "6,43". */
export function formatRate(percent: number, locale: Locale): string {
  return rate(locale).format(percent);
}

/** "Nov 21, 2026" for an ISO moment, in French "1er nov. 2026" on a first; '' for one that can't be read. */
export function formatDate(iso: string, locale: Locale): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const text = date(locale).format(moment);
  return locale === 'fr-CA' ? text.replace(/^1(?!\d)/, '1er') : text;
}

/** A number of North America as it is written here, "(416) 555-0123"; others with their prefix, as they are. */
export function formatPhone(international: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(international) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : international;
}

/**
 * The price of a pin: three digits at most for a sale ("$849K", "$1.2M"), the whole rent for a lease
 * ("$2,650"). In French "849 k$", "1,2 M$", "2 650 $".
 */
export function formatPinPrice(dollars: number, type: 'sale' | 'lease', locale: Locale): string {
  if (type === 'lease' || dollars < 10_000) return formatPrice(dollars, locale);
  const millions = dollars >= 999_500;
  const value = millions ? dollars / 1_000_000 : Math.round(dollars / 1000);
  const digits = millions && value < 10 ? 2 : millions ? 1 : 0;
  const rounded = Number(value.toFixed(digits));
  const text = rate(locale).format(rounded);
  if (locale === 'fr-CA') return `${text}\u00a0${millions ? 'M' : 'k'}$`;
  return `$${text}${millions ? 'M' : 'K'}`;
}

/**
 * A range as sent ("1100-1500", "< 700", "850") with the locale's thousands: "1,100–1,500". No home begins
 * at nothing: "0-499" is "< 500".
 */
export function formatSqft(range: string, locale: Locale): string {
  const below = /^0\s*-\s*(\d+)$/.exec(range.trim())?.[1];
  if (below !== undefined) return `<\u00a0${formatNumber(Math.ceil(Number(below) / 10) * 10, locale)}`;
  return range
    .trim()
    .replace(/\d+/g, (digits) => formatNumber(Number(digits), locale))
    .replace(/\s*-\s*/, '–');
}
