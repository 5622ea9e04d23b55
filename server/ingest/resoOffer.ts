import { areaUnitIn, areaUnitOf, floorAreaOf, lotAreaOf } from './resoUnits.ts';
import { amountOf, MAX_AMOUNT, noteGuess, noteUnread, type ResoRow, textOf } from './resoValues.ts';

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

/** Types of the Data Dictionary for sales; its leases have types of their own. */
const SALE_TYPES = /^(residential( income)?|farm|land|manufactured in park|business opportunity)$/i;

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
  if (!first) {
    const isSaleType = SALE_TYPES.test(textOf(row, 'PropertyType'));
    // For a building for sale, TotalActualRent is its tenants' rent.
    const rent = amountOf(row, 'LeaseAmount', ...(isSaleType ? [] : ['TotalActualRent']));
    const type = amountOf(row, 'ListPrice') === null && rent !== null ? 'Lease' : 'Sale';
    if (type === 'Lease' || !isSaleType) {
      noteGuess(row, `no field says sale or lease: by its price a ${type.toLowerCase()}`);
    }
    return type;
  }
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
  [/^bi.?weekly$/i, 12 / 26],
];
/** Payments of the lookup FeeFrequency that are no monthly or weekly rent. */
const NO_PERIODS = /^(daily|seasonal|one.?time)$/i;
/** Periods of a rent that stay as they are, and texts that name none. PropTx writes "For Lease" for a month's rent. */
const PLAIN_PERIODS = /^(|monthly|month|per month|weekly|week|for (sub-?)?lease|for sale)$/i;

/** Fields with the asked price of a lease. Rows of the DDF may have it in TotalActualRent only, as its clients read it. */
const RENTS = ['LeaseAmount', 'ListPrice', 'TotalActualRent'];

/** Units of PropTx that name the deal: "Net Lease". */
const DEAL = /^(net|gross) lease$/i;
/**
 * Dollars. A smaller rent with the unit of a deal is per square foot and year, in which TRREB reports commercial rents:
 * no premises are let for so little a month.
 */
const MIN_RENT = 100;

/** The unit of area of a row's prices; undefined if they are of the whole. */
function areaUnitOfPrice(row: ResoRow, type: OfferType, per: string): ReturnType<typeof areaUnitOf> {
  const isDeal = type === 'Lease' && DEAL.test(per) && (amountOf(row, ...RENTS) ?? MIN_RENT) < MIN_RENT;
  return areaUnitOf(isDeal ? 'Sq Ft' : per);
}

/**
 * The number by which a row's prices are multiplied. Prices per area become prices of the whole: per square foot of
 * the floor ("Sq Ft Net", DDF's LeasePerUnit), or per acre of the land. Such a rent is a year's unless the row says
 * otherwise.
 * @returns undefined if the area is missing
 */
export function priceFactor(row: ResoRow, type: OfferType): number | undefined {
  const per = textOf(row, 'ListPriceUnit', type === 'Lease' ? 'LeasePerUnit' : 'PricePerUnit');
  const unit = areaUnitOfPrice(row, type, per);
  const months = type === 'Lease' ? monthsOf(row, unit ? 'Annually' : per) : 1;
  if (unit || months !== 1) noteGuess(row, 'a price per area or period was converted');
  if (!unit) return 1 / months;
  const size = unit.isLand ? (totalOf(row) ?? lotAreaOf(row)) : (floorAreaOf(row) ?? totalOf(row));
  return size === null ? undefined : size / unit.squareFeet / months;
}

/** Months in the period of a row's rent. */
function monthsOf(row: ResoRow, otherwise: string): number {
  const own = textOf(row, 'LeaseAmountFrequency');
  const period = own || otherwise;
  const months = MONTHS.find(([pattern]) => pattern.test(period))?.[1];
  if (months === undefined && !PLAIN_PERIODS.test(period) && !NO_PERIODS.test(period)) {
    noteUnread(
      row,
      own === '' ? 'ListPriceUnit' : 'LeaseAmountFrequency',
      'is not a known period, so the rent counts as monthly',
    );
  }
  return months ?? 1;
}

/** BuildingAreaTotal in square feet: PropTx has the size of a farm there too. */
function totalOf(row: ResoRow): number | null {
  const area = amountOf(row, 'BuildingAreaTotal');
  return area === null ? null : area * (areaUnitIn(row, 'BuildingAreaUnits')?.squareFeet ?? 1);
}

/** The prices of a row; 0 with a reason if it has none that can be shown. */
export function pricesOf(row: ResoRow, type: OfferType, reasons: string[]): Prices {
  const names = type === 'Lease' ? RENTS : ['ListPrice'];
  const amount = amountOf(row, ...names);
  if (amount === null) {
    reasons.push(`${names.join(' or ')} "${textOf(row, ...names)}" is not a price`);
    return { list: 0, original: 0, close: null };
  }
  const frequency = textOf(row, 'LeaseAmountFrequency');
  if (type === 'Lease' && NO_PERIODS.test(frequency)) {
    reasons.push(`LeaseAmountFrequency "${frequency}" is not a period that rents are shown in`);
  }
  const factor = priceFactor(row, type);
  const whole = amount * (factor ?? 0);
  if (factor === undefined || whole >= MAX_AMOUNT) {
    const unit = textOf(row, 'ListPriceUnit', 'LeasePerUnit', 'PricePerUnit');
    const problem =
      factor === undefined
        ? 'and BuildingAreaTotal is missing'
        : `which makes $${Math.round(whole)} of the whole area`;
    const name = names.find((field) => amountOf(row, field) !== null);
    reasons.push(`${name} "${amount}" is a price per "${unit}", ${problem}`);
    return { list: 0, original: 0, close: null };
  }
  const dollars = (value: number | null) => {
    const converted = Math.round((value ?? 0) * factor * 100) / 100;
    return value === null || converted >= MAX_AMOUNT ? null : converted;
  };
  const list = dollars(amount) ?? 0;
  return {
    list,
    original: dollars(amountOf(row, 'OriginalListPrice')) ?? list,
    close: dollars(amountOf(row, 'ClosePrice')),
  };
}
