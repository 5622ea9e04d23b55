import { type ResoRow, textOf } from './resoValues.ts';

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
  const told = TELLING_FIELDS.flatMap(([field, sale, lease]) => {
    const text = textOf(row, field);
    const [isSale, isLease] = [sale.test(text), lease.test(text)];
    if (isSale === isLease) return [];
    return [{ type: isLease ? ('Lease' as const) : ('Sale' as const), words: `${field} "${text}"` }];
  });
  const [first] = told;
  if (!first) return textOf(row, 'ListPrice') === '' && textOf(row, 'LeaseAmount') !== '' ? 'Lease' : 'Sale';
  const other = told.find(({ type }) => type !== first.type);
  if (other) reasons.push(`${first.words} and ${other.words} contradict each other`);
  return first.type;
}
