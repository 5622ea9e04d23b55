/** Numbers, money and dates in the page's language. Money is in whole dollars. */

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

/** Replaces the hyphen of a number by a minus sign: a line may break at a hyphen, and readers take it for a dash. */
export function withMinusSign(text: string): string {
  return text.replace('-', '\u2212');
}

/** Formats "$1,249,000", below zero "−$350"; in French "1 249 000 $", "−350 $". */
export function formatPrice(dollars: number, locale: Locale): string {
  return withMinusSign(currency(locale).format(dollars));
}

/** Formats dollars and cents: "$2,338.36"; in French "2 338,36 $". */
export function formatCents(dollars: number, locale: Locale): string {
  return withMinusSign(cents(locale).format(dollars));
}

/** Formats a number with the locale's separators and at most one decimal. */
export function formatNumber(value: number, locale: Locale): string {
  return number(locale).format(value);
}

/** Formats a large number in short form without decimals: "12K"; in French "12 k". */
export function formatCompact(value: number, locale: Locale): string {
  return compact(locale).format(value);
}

/** Formats a percentage without its sign, with at most two decimals: "6.43"; in French "6,43". */
export function formatRate(percent: number, locale: Locale): string {
  return rate(locale).format(percent);
}

/**
 * Formats an ISO time as "Nov 21, 2026"; in French "21 nov. 2026", and "1er nov. 2026" for the first day of a month.
 * Returns '' for an unreadable time.
 */
export function formatDate(iso: string, locale: Locale): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const text = date(locale).format(moment);
  return locale === 'fr-CA' ? text.replace(/^1(?!\d)/, '1er') : text;
}

/**
 * Formats the hours of an open house by the clock of the home's place: "Sat, 2:00–4:00 p.m."; in French "sam., 14 h 00 –
 * 16 h 00". The device may be in another time zone.
 * @param day the form of the day; the short weekday by default
 */
export function formatOpenHouse(
  { start, end }: { start: string; end: string },
  locale: Locale,
  day: Intl.DateTimeFormatOptions = { weekday: 'short' },
): string {
  const clock = (time: string) => new Date(time.replace(/.{6}$/, 'Z'));
  return new Intl.DateTimeFormat(locale, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).formatRange(clock(start), clock(end));
}

/** Formats a North American number as "(416) 555-0123". Other numbers stay as they are, with their prefix. */
export function formatPhone(international: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(international) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : international;
}

/**
 * Formats the price of a pin: at most three digits for a sale ("$849K", "$1.2M"), the whole rent for a lease
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
 * Formats a range of the feed ("1100-1500", "< 700", "850") with the locale's thousands: "1,100–1,500". "0-499" becomes
 * "< 500", because no home has 0 square feet.
 */
export function formatSqft(range: string, locale: Locale): string {
  const below = /^0\s*-\s*(\d+)$/.exec(range.trim())?.[1];
  if (below !== undefined) return `<\u00a0${formatNumber(Math.ceil(Number(below) / 10) * 10, locale)}`;
  return range
    .trim()
    .replace(/\d+/g, (digits) => formatNumber(Number(digits), locale))
    .replace(/\s*-\s*/, '–');
}
