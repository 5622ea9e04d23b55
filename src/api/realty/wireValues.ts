/** Readers of single values of the wire: whatever arrives becomes what the product can show, or nothing. */

import { MOST_COMPARABLE_KM, MOST_DAYS_ON_MARKET } from '#domain/constants.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { SCRUBBED, type WireNumber } from './contract.ts';

/** What programs of the feed's senders write where they know nothing. */
const NOTHING = /^(none|null|undefined|nan|n\/a|\[object .*\])$/i;

/** Text without the scrubber's mark; '' for nothing. */
export const text = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string' || value.includes(SCRUBBED)) return '';
  const trimmed = value.trim();
  return NOTHING.test(trimmed) ? '' : trimmed;
};

/** A finite number from a number or its text ("519000.00", "$519,000"); null for anything else. */
export const number = (value: WireNumber | undefined): number | null => {
  const written = typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value;
  if (written === null || written === undefined || written === '') return null;
  const found = Number(written);
  return Number.isFinite(found) ? found : null;
};

/** A number above 0 or null: prices of 0 and "0.00" mean that there is none. */
export const price = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found > 0 ? found : null;
};

/** Rooms and parking places: whole or half numbers from 0 up. Others ("-1", ".10") are slips of the feed. */
export const count = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found >= 0 && Number.isInteger(found * 2) ? found : null;
};

/** Whole days on the market; null for fewer than none and for more than ten years. */
export const daysOnMarket = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found >= 0 && found <= MOST_DAYS_ON_MARKET ? Math.floor(found) : null;
};

/** Kilometres to a comparable; null where they can't be true. */
export const distance = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found >= 0 && found <= MOST_COMPARABLE_KM ? found : null;
};

/** How much a first price may differ from the present one, as a factor, before it is a slip of the pen. */
const PRICE_FACTOR = 3;

/** The first asking price; null where it is none that the present one can have come from ("31" before "4804"). */
export const originalPrice = (value: WireNumber | undefined, listPrice: number | null): number | null => {
  const found = price(value);
  if (found === null || listPrice === null) return found;
  return found <= listPrice * PRICE_FACTOR && found >= listPrice / PRICE_FACTOR ? found : null;
};

/** An ISO moment that can be read; null for anything else. A day without a time is its noon: midnight is the day before in Toronto. */
export const moment = (value: unknown): string | null => {
  const found = text(value).replace(/^\d{4}-\d\d-\d\d$/, '$&T12:00:00Z');
  return found && !Number.isNaN(Date.parse(found)) ? found : null;
};

/** "Sale" or "Lease" in any case; a sale where neither is said. */
export const listingType = (value: unknown): ListingType =>
  text(value).toLowerCase() === 'lease' ? 'lease' : 'sale';

/** "M5V2T6" and "m5v-2t6" as people write them: "M5V 2T6"; anything else as sent. */
export const postalCode = (value: unknown): string => {
  const found = text(value).toUpperCase();
  const halves = /^([A-Z]\d[A-Z])[\s-]*(\d[A-Z]\d)$/.exec(found);
  return halves ? `${halves[1]} ${halves[2]}` : found;
};

/** Square feet: a number ("850"), a range ("1100-1500", "0-499") or one open on a side ("< 700", "5000+"); else ''. */
export const sqft = (value: unknown): string => {
  const found = text(value);
  if (/^([<>]\s*\d+|\d+(\.\d+)?\s*\+?)$/.test(found)) return /[1-9]/.test(found) ? found : '';
  const [, low, high] = /^(0|[1-9]\d*)\s*-\s*([1-9]\d*)$/.exec(found) ?? [];
  return low !== undefined && Number(low) < Number(high) ? found : '';
};

/** A year or an age; '' for the year 0. */
export const yearBuilt = (value: unknown): string => {
  const found = text(value);
  return /^0*$/.test(found) ? '' : found;
};

/** The texts of a list, joined by commas; '' for what is no list. */
export const list = (values: unknown): string =>
  Array.isArray(values) ? values.map(text).filter(Boolean).join(', ') : '';

/** The records of a list, or of an object keyed "1", "2", ...; none for anything else. */
export const records = <Item extends object>(
  values: readonly Item[] | Record<string, Item> | null | undefined,
) =>
  (Array.isArray(values) ? values : isRecord(values) ? Object.values(values) : []).filter(
    (value): value is Item => isRecord(value),
  );
