import { sql } from 'kysely';
import type { HomeAddress } from '../../../src/domain/listing/homeAddress.ts';
import { afterPrefix, fold } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';
import { streetExpression } from '../text/searchedAddress.ts';
import type { Viewer } from './listingSearch.ts';
import { type ViewContext, type VisibleListing, visibleListings } from './listingView.ts';

/** A street in a city, and the number of a house on it. */
export interface StreetPlace {
  city: string;
  state?: string | undefined;
  streetNumber?: string | undefined;
  /** The name with its suffix and direction. */
  street: string;
}

/** Maximum number of listings on one street that are compared. */
const MAX_ON_STREET = 500;

const numberOf = (address: string | null): number => Number.parseInt(address ?? '', 10);

/** The listing on a street with the nearest house number, on the same side if there is one; undefined for no listing. */
export async function nearestOnStreet(
  context: ViewContext,
  viewer: Viewer,
  { city, state, streetNumber, street }: StreetPlace,
): Promise<VisibleListing | undefined> {
  const start = fold(street);
  if (start === '') return undefined;
  // The index of streets holds this expression.
  const onStreet = sql<string>`${sql.raw(streetExpression(context.dialect).replaceAll('address', 'l.address'))}`;
  let query = visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .selectAll('l')
    .where(onStreet, '>=', `${start} `)
    .where(onStreet, '<', afterPrefix(`${start} `))
    .where('l.city', '=', fold(city));
  if (state) query = query.where('l.state', '=', foldState(state));
  const rows = await query.orderBy('l.list_day', 'desc').orderBy('l.id').limit(MAX_ON_STREET).execute();
  const wanted = numberOf(streetNumber ?? '');
  const away = ({ address }: VisibleListing): number => {
    const number = numberOf(address);
    if (Number.isNaN(wanted) || Number.isNaN(number)) return 0;
    return Math.abs(number - wanted) + ((number - wanted) % 2 === 0 ? 0 : 1);
  };
  return rows.toSorted((one, other) => away(one) - away(other))[0];
}

/** Maximum number of different addresses at one number that are read. The largest towers have about 1000 units. */
const MAX_ADDRESSES = 5000;
/** Maximum number of sales on one street that are read. */
const MAX_READ = 1000;
/** Maximum number of a street's sales in an answer. */
const MAX_SALES = 40;

/** The street of a folded address, with its number: an address has unit and city directly after it. */
function streetOf({ address, unit, city }: Pick<VisibleListing, 'address' | 'unit' | 'city'>): string {
  const end = ` ${unit ? `${unit} ` : ''}${city}`;
  const cut = address?.lastIndexOf(end) ?? -1;
  return cut < 0 ? '' : (address ?? '').slice(0, cut);
}

/** The rows of the street itself. If only another one continues the text ("Bay Street" of "Bay Street E"), those. */
function ofOneStreet<Row>(rows: readonly Row[], street: string, streetOfRow: (row: Row) => string): Row[] {
  const exact = rows.filter((row) => streetOfRow(row) === street);
  if (exact.length > 0) return exact;
  return new Set(rows.map(streetOfRow)).size === 1 ? [...rows] : [];
}

/** An address with listings, folded. `address` also has the unit, the city and the postal code. */
export type ListedAddress = Pick<VisibleListing, 'address' | 'unit' | 'city' | 'state'>;

/**
 * The different addresses at a number of a street, of every unit, with any number of listings each. Visitors get those of
 * open listings only.
 * @param address the street may be '33 Bay' for the only street that begins so; '' for an unknown province
 */
export async function addressesAtNumber(
  context: ViewContext,
  viewer: Viewer,
  { state, city, street }: Omit<HomeAddress, 'unit'>,
): Promise<ListedAddress[]> {
  const start = fold(street);
  if (!/^\d/.test(start)) return [];
  let query = visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .select(['l.address', 'l.unit', 'l.city', 'l.state'])
    .distinct()
    .where('l.address', '>=', `${start} `)
    .where('l.address', '<', afterPrefix(`${start} `))
    .where('l.city', '=', fold(city))
    .orderBy('l.address')
    .limit(MAX_ADDRESSES);
  if (state) query = query.where('l.state', '=', foldState(state));
  return ofOneStreet(await query.execute(), start, streetOf);
}

/** The newest listing at some of the addresses that `addressesAtNumber` found; undefined for none. */
export function newestAt(
  context: ViewContext,
  viewer: Viewer,
  addresses: readonly ListedAddress[],
): Promise<VisibleListing | undefined> {
  if (addresses.length === 0) return Promise.resolve(undefined);
  const valuesOf = <Name extends keyof ListedAddress>(name: Name) => [
    ...new Set(addresses.map((address) => address[name])),
  ];
  return visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .selectAll('l')
    .where('l.address', 'in', valuesOf('address'))
    .where('l.city', 'in', valuesOf('city'))
    .where('l.state', 'in', valuesOf('state'))
    .orderBy('l.list_day', 'desc')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Ids of the sales on the street of an address in a period, the newest first. Visitors get open listings only.
 * @param period the first and the last day, in days since 1970-01-01
 */
export async function salesOnStreet(
  context: ViewContext,
  viewer: Viewer,
  { state, city, street }: Omit<HomeAddress, 'unit'>,
  period: { first: number; last: number },
): Promise<number[]> {
  const name = fold(street).replace(/^\d\S* /, '');
  if (name === '') return [];
  // The index of streets holds this expression.
  const onStreet = sql<string>`${sql.raw(streetExpression(context.dialect).replaceAll('address', 'l.address'))}`;
  const rows = await visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .select(['l.id', 'l.address', 'l.unit', 'l.city'])
    .where(onStreet, '>=', `${name} `)
    .where(onStreet, '<', afterPrefix(`${name} `))
    .where('l.city', '=', fold(city))
    .where('l.state', '=', foldState(state))
    .where('l.type', '=', 'Sale')
    .where('l.status', '=', 'U')
    .where('l.last_status', '=', 'Sld')
    .where('l.sold_day', '>=', period.first)
    .where('l.sold_day', '<=', period.last)
    .orderBy('l.sold_day', 'desc')
    .orderBy('l.id', 'desc')
    .limit(MAX_READ)
    .execute();
  const ofStreet = ofOneStreet(rows, name, (row) => streetOf(row).replace(/^\S+ /, ''));
  return ofStreet.slice(0, MAX_SALES).map(({ id }) => id);
}
