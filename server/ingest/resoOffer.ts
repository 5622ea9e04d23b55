import { areaUnitOf, floorAreaOf, lotAreaOf } from './resoUnits.ts';
import { amountOf, type ResoRow, textOf } from './resoValues.ts';

/** The kind of offer: for sale or for lease. */
export type OfferType = 'Sale' | 'Lease';

/** "Leasehold" is a way to own a home that is sold. */
const LEASE = /lease(?!hold)|rent/i;

/** Fields that tell sale from lease, with the words of each. Other words say nothing. */
const TELLING_FIELDS: readonly (readonly [field: string, sale: RegExp, lease: RegExp])[] = [
  // Data Dictionary 2.0: "Residential Lease", "Commercial Sale".
  ['PropertyType', /commercial ?sale/i, LEASE],
  // PropTx: "For Sale", "For Lease", "For Sub-Lease". DDF: "For rent", "For sale or rent".
  ['TransactionType', /sale/i, LEASE],
  // PropTx, for closed listings: "Sold", "Leased Conditional".
  ['MlsStatus', /^sold/i, /^leased/i],
];

/**
 * Tells sale from lease by all fields of a row that do. Without any, a rent without a price makes a lease.
 * @param reasons gets a reason if the fields contradict each other
 */
export function offerTypeOf(row: ResoRow, reasons: string[]): OfferType {
  const offers = TELLING_FIELDS.flatMap(([field, sale, lease]) => {
    const text = textOf(row, field);
    const [isSale, isLease] = [sale.test(text), lease.test(text)];
    if (isSale === isLease) return [];
    return [{ type: isLease ? ('Lease' as const) : ('Sale' as const), words: `${field} "${text}"` }];
  });
  const [first] = offers;
  if (!first) return textOf(row, 'ListPrice') === '' && textOf(row, 'LeaseAmount') !== '' ? 'Lease' : 'Sale';
  const other = offers.find(({ type }) => type !== first.type);
  if (other) reasons.push(`${first.words} and ${other.words} contradict each other`);
  return first.type;
}

/** Dollars; for a lease per month, or per week if its terms say so. */
export interface Prices {
  list: number;
  original: number;
  /** Null if the row has none. */
  close: number | null;
}

/** Months in the period of a rent, by the lookup FeeFrequency and PropTx's units. A week's rent stays a week's. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/^(annually|yearly|year)$/i, 12],
  [/^semi.?annually$/i, 6],
  [/^quarterly$/i, 3],
  [/^bi.?monthly$/i, 2],
  [/^semi.?monthly$/i, 1 / 2],
];

/**
 * The number by which a row's prices are multiplied. Prices per area become prices of the whole: per square foot of
 * the floor ("Sq Ft Net", DDF's LeasePerUnit), or per acre of the land. Such a rent is a year's unless the row says
 * otherwise.
 * @returns undefined if the area is missing
 */
export function priceFactor(row: ResoRow, type: OfferType): number | undefined {
  const per = textOf(row, 'ListPriceUnit', type === 'Lease' ? 'LeasePerUnit' : 'PricePerUnit');
  const unit = areaUnitOf(per);
  const frequency = textOf(row, 'LeaseAmountFrequency') || (unit ? 'Annually' : per);
  const months = type === 'Lease' ? (MONTHS.find(([pattern]) => pattern.test(frequency))?.[1] ?? 1) : 1;
  if (!unit) return 1 / months;
  const area = unit.isLand ? (landOf(row) ?? lotAreaOf(row)) : floorAreaOf(row);
  return area === null ? undefined : area / unit.squareFeet / months;
}

/** BuildingAreaTotal in square feet where it is land: PropTx has the size of a farm there. */
function landOf(row: ResoRow): number | null {
  const unit = areaUnitOf(textOf(row, 'BuildingAreaUnits'));
  const area = amountOf(row, 'BuildingAreaTotal');
  return unit?.isLand && area !== null ? area * unit.squareFeet : null;
}

/** The prices of a row; 0 with a reason if it has none that can be shown. */
export function pricesOf(row: ResoRow, type: OfferType, reasons: string[]): Prices {
  const names = type === 'Lease' ? ['LeaseAmount', 'ListPrice'] : ['ListPrice'];
  const amount = amountOf(row, ...names);
  if (amount === null) {
    reasons.push(`${names.join(' or ')} "${textOf(row, ...names)}" is not a price`);
    return { list: 0, original: 0, close: null };
  }
  const factor = priceFactor(row, type);
  if (factor === undefined) {
    const unit = textOf(row, 'ListPriceUnit', 'LeasePerUnit', 'PricePerUnit');
    reasons.push(`${names.at(-1)} "${amount}" is a price per "${unit}", and BuildingAreaTotal is missing`);
    return { list: 0, original: 0, close: null };
  }
  const dollars = (value: number | null) => (value === null ? null : Math.round(value * factor * 100) / 100);
  const list = dollars(amount) ?? 0;
  return {
    list,
    original: dollars(amountOf(row, 'OriginalListPrice')) ?? list,
    close: dollars(amountOf(row, 'ClosePrice')),
  };
}
