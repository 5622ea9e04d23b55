/** Readers of single wire values: they return a value that the product can show, or an empty one. */

import { MAX_COMPARABLE_KM, MAX_DAYS_ON_MARKET } from '#domain/constants.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { ListingType } from '#domain/listing/status.ts';
import { SCRUBBED, type WireNumber } from './contract.ts';

/** Texts that the senders' programs write for a missing value. */
const NOTHING = /^(none|null|undefined|nan|n\/a|\[object .*\])$/i;

/** The value as text, '' for a scrubbed or missing one. */
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

/** A number above 0, else null: a price of 0 or "0.00" means that there is none. */
export const price = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found > 0 ? found : null;
};

/**
 * Number of rooms or parking places: 0 or more, whole or half. Null for others ("-1", ".10"), which are errors of the
 * feed.
 */
export const count = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found >= 0 && Number.isInteger(found * 2) ? found : null;
};

/** Whole days on the market; null if negative or more than ten years. */
export const daysOnMarket = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found >= 0 && found <= MAX_DAYS_ON_MARKET ? Math.floor(found) : null;
};

/** Kilometres to a comparable; null if implausible. */
export const distance = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found >= 0 && found <= MAX_COMPARABLE_KM ? found : null;
};

/** Factor by which the first price may differ from the present one before it counts as a typing error. */
const PRICE_FACTOR = 3;

/** The first asking price; null if the present price cannot have developed from it ("31" before "4804"). */
export const originalPrice = (value: WireNumber | undefined, listPrice: number | null): number | null => {
  const found = price(value);
  if (found === null || listPrice === null) return found;
  return found <= listPrice * PRICE_FACTOR && found >= listPrice / PRICE_FACTOR ? found : null;
};

const BARE_DAY = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/;

/**
 * A readable ISO time; null for anything else. Boards write a day alone as "2025-11-01", as midnight UTC
 * ("2025-11-01T00:00:00.000Z", "2025-11-01T00:00:00-00:00") or as midnight without a zone. Such a day becomes noon UTC,
 * because midnight UTC is still the day before in Canada.
 */
export const moment = (value: unknown): string | null => {
  const found = text(value).replace(BARE_DAY, '$1T12:00:00Z');
  return found && !Number.isNaN(Date.parse(found)) ? found : null;
};

/** "Sale" or "Lease" in any case; a sale by default. */
export const listingType = (value: unknown): ListingType =>
  text(value).toLowerCase() === 'lease' ? 'lease' : 'sale';

/** Formats "M5V2T6" and "m5v-2t6" as "M5V 2T6"; returns anything else as sent. */
export const postalCode = (value: unknown): string => {
  const found = text(value).toUpperCase();
  const halves = /^([A-Z]\d[A-Z])[\s-]*(\d[A-Z]\d)$/.exec(found);
  return halves ? `${halves[1]} ${halves[2]}` : found;
};

/** Square feet: a number ("850"), a range ("1100-1500", "0-499") or a half-open range ("< 700", "5000+"); else ''. */
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

/** The texts of a list, joined by commas; '' if the value is not a list. */
export const list = (values: unknown): string =>
  Array.isArray(values) ? values.map(text).filter(Boolean).join(', ') : '';

/** The records of a list, or of an object keyed "1", "2", ...; empty for anything else. */
export const records = <Item extends object>(
  values: readonly Item[] | Record<string, Item> | null | undefined,
) =>
  (Array.isArray(values) ? values : isRecord(values) ? Object.values(values) : []).filter(
    (value): value is Item => isRecord(value),
  );
