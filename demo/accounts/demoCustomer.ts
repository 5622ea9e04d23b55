import { findAccount } from '#demo/identity/store/accounts.ts';
import { type Clock, dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { addCustomer, type Owner } from '#server/store/customer/customers.ts';
import { isRemembered } from '#server/store/customer/removedCustomers.ts';
import { addHomes, type NewHome } from '#server/store/customer/savedHomes.ts';
import { addSearch, type NewSearch, visitSearch } from '#server/store/customer/savedSearches.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { findListing } from '#server/store/listings/findListing.ts';
import type { Store } from '#server/store/store.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { addDemoApplication } from './demoApplication.ts';

/** A customer of the demonstration. */
export interface DemoCustomer extends Owner {
  firstName: string;
  lastName: string;
  /** True for the customer with saved data. */
  hasSavedData: boolean;
}

/** A home of docs/demo-data.md, saved at its first price. */
interface DemoHome {
  mls: string;
  board: number;
  /** Days since it was saved. */
  saved: number;
  /** Its status at that time; today's by default. */
  statusThen?: string;
  note: string;
}

/** Homes that were sold later, became cheaper, are for lease, or have a note, and an ordinary one. */
const HOMES: readonly DemoHome[] = [
  {
    mls: 'C0100602',
    board: 2,
    saved: 6,
    statusThen: 'New',
    note: 'Viewing on Saturday. Close to the St. Clair streetcar.',
  },
  { mls: 'W0100204', board: 2, saved: 9, statusThen: 'New', note: '' },
  { mls: 'C0100208', board: 2, saved: 4, note: '' },
  { mls: 'C0100617', board: 2, saved: 3, note: 'On the market for the fourth time: ask why.' },
  { mls: 'W0100612', board: 2, saved: 1, note: '' },
];

type DemoSearch = Pick<NewSearch, 'name' | 'path' | 'alert'> & { criteria: object };

const ACTIVE = {
  status: ['A'],
  lastStatus: ['New', 'Pc', 'Ext', 'Cs', 'Dft'],
  class: ['condo', 'residential'],
};
const TORONTO = { city: 'Toronto', state: 'Ontario' };

const SEARCHES: readonly DemoSearch[] = [
  {
    name: 'Family houses in Toronto',
    path: '/list/Ontario/Toronto?beds=3&home=detached,semi-detached',
    criteria: {
      type: 'sale',
      ...ACTIVE,
      propertyType: ['Detached', 'Semi-Detached'],
      maxPrice: 6_000_000,
      minBeds: 3,
      ...TORONTO,
    },
    alert: 'daily',
  },
  {
    name: 'Condos to rent',
    path: '/list/Ontario/Toronto?type=lease&home=condo-apt',
    criteria: { type: 'lease', ...ACTIVE, propertyType: ['Condo Apt'], minPrice: 1000, ...TORONTO },
    alert: 'atOnce',
  },
  {
    name: 'Montréal',
    path: '/list/Qu%C3%A9bec/Montr%C3%A9al',
    criteria: { type: 'sale', ...ACTIVE, maxPrice: 6_000_000, city: 'Montréal', state: 'Québec' },
    alert: 'off',
  },
];

/** Days since the last visit, which was at the end of that day. */
const DAYS_SINCE_VISIT = 2;
const ALL_OF_A_DAY = 1_000_000;
const SAVED_DAYS_AGO = 12;
const REGISTERED_DAYS_AGO = 30;

/** Dependencies of the demo customers. */
export interface DemoOptions {
  store: QueryContext;
  clock: Clock;
}

/** Returns the home as it was saved; empty in a dataset without it. */
async function savedHome({ store, clock }: DemoOptions, home: DemoHome): Promise<NewHome[]> {
  const { mls, board, saved, statusThen, note } = home;
  const listing = await findListing(store, 'customer', mls, board);
  const [document] = listing ? await documentsOf(store, [listing.id]) : [];
  if (!listing || !document) return [];
  return [
    {
      board,
      mls,
      saved: new Date(clock.now().getTime() - saved * MILLISECONDS_A_DAY).toISOString(),
      seen_price: Number(document.wire.originalPrice),
      seen_status: statusThen ?? document.wire.lastStatus ?? '',
      note,
    },
  ];
}

async function addSearches({ store, clock }: DemoOptions, owner: Owner): Promise<void> {
  const now = clock.now().getTime();
  const ago = (days: number) => new Date(now - days * MILLISECONDS_A_DAY).toISOString();
  const mark = { day: dayOf(clock.now()) - DAYS_SINCE_VISIT, seen: ALL_OF_A_DAY };
  for (const [position, { criteria, ...search }] of SEARCHES.entries()) {
    const id = crypto.randomUUID();
    const created = ago(SAVED_DAYS_AGO - position);
    await addSearch(store, owner, {
      ...search,
      id,
      criteria: JSON.stringify(criteria),
      language: 'en',
      created,
      mark,
    });
    await visitSearch(store, owner.userId, id, { mark, at: ago(DAYS_SINCE_VISIT) });
  }
}

/** Gives a demo customer the data of some weeks. An existing customer does not change. */
async function addDemoCustomer(options: DemoOptions, customer: DemoCustomer): Promise<void> {
  const { store, clock } = options;
  const { firstName, lastName, hasSavedData, ...owner } = customer;
  const registered = new Date(clock.now().getTime() - REGISTERED_DAYS_AGO * MILLISECONDS_A_DAY).toISOString();
  const words = { first_name: firstName, last_name: lastName, phone: null, registered };
  const { isNew } = await addCustomer(store, owner, words);
  if (!isNew || !hasSavedData) return;
  const homes = await Promise.all(HOMES.map((home) => savedHome(options, home)));
  await addHomes(store, owner, homes.flat());
  await addSearches(options, owner);
  await addDemoApplication(options, owner);
}

/** Creates the customers of demo accounts that exist, are confirmed, and were never deleted. */
export async function addDemoCustomers(store: Store, clock: Clock): Promise<void> {
  await store.withExclusiveLock(async () => {
    for (const { sub: userId, email, givenName, familyName, status, groups } of DEMO_ACCOUNTS) {
      if (status === 'UNCONFIRMED' || !(await findAccount(store, userId))) continue;
      if (await isRemembered(store, userId)) continue;
      const names = { firstName: givenName, lastName: familyName };
      await addDemoCustomer(
        { store, clock },
        { userId, email, ...names, hasSavedData: status === 'CONFIRMED' && !groups },
      );
    }
  });
}
