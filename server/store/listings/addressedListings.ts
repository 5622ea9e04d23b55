import { sql } from 'kysely';
import { afterPrefix, fold } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';
import { streetExpression } from '../text/searchedAddress.ts';
import type { Viewer } from './listingSearch.ts';
import { type ViewContext, type VisibleListing, visibleListings } from './listingView.ts';

/** The newest listing of a home, as the viewer may see it. */
export function newestListing(
  context: ViewContext,
  viewer: Viewer,
  home: string,
): Promise<VisibleListing | undefined> {
  return visibleListings(context, { viewer, openOnly: viewer === 'visitor' })
    .selectAll('l')
    .where('l.home', '=', home)
    .orderBy('l.list_day', 'desc')
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

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
