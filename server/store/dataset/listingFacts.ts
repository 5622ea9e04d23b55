import type { WireListing, WireNumber } from '../../../src/api/realty/contract.ts';
import { MILLISECONDS_A_DAY } from '../../http/clock.ts';

/** The bits of a listing's `features`. A listing that does not say has none of them. */
export const FEATURES = {
  pets: 1,
  furnished: 2,
  basement: 4,
  finishedBasement: 8,
  walkOutBasement: 16,
  basementApartment: 32,
} as const;

/** Columns that visitors' searches compare with open listings only. All but the bits are null if unknown. */
export interface ListingFacts {
  /** The first and the last year in which the home may have been built: the same if the board gives a year. */
  built_from: number | null;
  built_to: number | null;
  /** Fee of a condominium, dollars per month. */
  maintenance_fee: number | null;
  /** Cars that can be parked. */
  parking: number | null;
  /** Size of the lot, square feet. */
  lot_sqft: number | null;
  /** The day on which the price was cut last. */
  price_cut_day: number | null;
  /** Bits of FEATURES. */
  features: number;
}

/** The members of a listing that tell its facts, in a new listing and in a stored document. Days since 1970-01-01. */
export interface FactSource {
  details: WireListing['details'];
  condominium: WireListing['condominium'];
  lot: WireListing['lot'];
  /** The year itself, if the board gives one. */
  yearBuilt: number | null;
  listDay: number;
  updatedDay: number;
  /** The day of the last price cut; undefined if the board does not say. */
  priceCutDay?: number | null | undefined;
  lastStatus: string;
  listPrice: number;
  originalPrice: number;
}

const SQUARE_FEET_AN_ACRE = 43_560;
const SQUARE_FEET_A_SQUARE_METRE = 10.7639;

/** Returns the facts by which a listing is searched. */
export function factsOf(source: FactSource): ListingFacts {
  const { details, condominium, lot } = source;
  const [builtFrom, builtTo] = builtOf(source);
  return {
    built_from: builtFrom,
    built_to: builtTo,
    maintenance_fee: Math.round(Number(condominium?.fees?.maintenance ?? 0)) || null,
    parking: parkingOf(details),
    lot_sqft: squareFeetOf(lot),
    price_cut_day: priceCutDayOf(source),
    features: featuresOf(source),
  };
}

/**
 * The first and the last year in which the home may have been built. Some boards give an age in years when it was
 * listed: "6-15", "100+", "New".
 */
function builtOf({ yearBuilt, details, listDay }: FactSource): [number | null, number | null] {
  if (yearBuilt !== null) return [yearBuilt, yearBuilt];
  const listed = new Date(listDay * MILLISECONDS_A_DAY).getUTCFullYear();
  const text = details?.yearBuilt?.trim() ?? '';
  if (/^new$/i.test(text)) return [listed - 1, listed];
  const [, from, to] = /^(\d{1,3})\s*(?:-\s*(\d{1,3})|\+)$/.exec(text) ?? [];
  return from === undefined ? [null, null] : [to ? listed - Number(to) : null, listed - Number(from)];
}

/** Spaces outside, and those of a garage if they are more: boards count them together or apart. */
function parkingOf(details: FactSource['details']): number | null {
  const counts = [details?.numParkingSpaces, details?.numGarageSpaces].flatMap((count) =>
    count === null || count === undefined || count === '' || !(Number(count) >= 0) ? [] : [Number(count)],
  );
  return counts.length === 0 ? null : Math.floor(Math.max(...counts));
}

const plain = (value: WireNumber | undefined): number => Number(value ?? 0) || 0;

/** A range of acres tells the least size: "2-4.99", "100+". */
function squareFeetOf(lot: FactSource['lot']): number | null {
  const unit = /^m/i.test(lot?.measurement?.trim() ?? '') ? SQUARE_FEET_A_SQUARE_METRE : 1;
  const measured = (plain(lot?.size) || plain(lot?.width) * plain(lot?.depth)) * unit;
  const [, acres] = /^([\d,]*\.?\d+)/.exec(lot?.acres?.trim() ?? '') ?? [];
  const size = measured || Number(acres?.replaceAll(',', '') ?? 0) * SQUARE_FEET_AN_ACRE;
  // A greater one is an error, and not in the range of the column.
  return size < 2_000_000_000 ? Math.round(size) || null : null;
}

/** Without a day of its own, a price cut that is the last change was made on the day of that change. */
function priceCutDayOf({ priceCutDay, updatedDay, lastStatus, listPrice, originalPrice }: FactSource) {
  if (priceCutDay !== undefined) return priceCutDay;
  return lastStatus === 'Pc' && listPrice < originalPrice ? updatedDay : null;
}

/** Words of the boards' lists (RESO Data Dictionary 2.0, CREA's DDF, TRREB), each part of "Finished, Walk-Out Access". */
const BASEMENTS: readonly [keyof typeof FEATURES, RegExp][] = [
  [
    'basement',
    /fin|walk|w\/o|full|half|partial|apartment|suite|entrance|entry|exposure|daylight|cellar|common|remodel/i,
  ],
  ['finishedBasement', /^(?!part).*\bfin(ished)?\b/i],
  ['walkOutBasement', /walk.?out|\bw\/o\b/i],
  ['basementApartment', /apartment|suite/i],
];

function featuresOf({ details, condominium }: FactSource): number {
  const parts = (details?.basement1 ?? '').split(',').map((part) => part.trim());
  const features: (keyof typeof FEATURES)[] = BASEMENTS.filter(([, word]) =>
    parts.some((part) => word.test(part)),
  ).map(([name]) => name);
  if (allowsPets(condominium?.pets)) features.push('pets');
  if (/^(y|yes|furnished|full(y)?)$/i.test(details?.furnished?.trim() ?? '')) features.push('furnished');
  return features.reduce((bits, name) => bits | FEATURES[name], 0);
}

/**
 * True if the board says that pets are allowed, also with restrictions.
 * @param pets the board's code or text: "Y", "Restrict", "Cats OK"
 */
export function allowsPets(pets: string | null | undefined): boolean {
  const text = pets?.trim() ?? '';
  return text !== '' && !/^(n|no|none|not|call)\b/i.test(text);
}
