import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { NewerDatabase } from '../failures.ts';
import type { SqlDialect, Tables } from '../tables.ts';
import { makeDaysAbsolute } from './absoluteDays.ts';
import { addAmenityWords, addFrenchSources, createAmenities, indexAmenityViews } from './amenityTables.ts';
import {
  createApplicationReviews,
  createApplicationTables,
  createDatabaseId,
  createDocumentClaims,
  createRemovedDocuments,
  createUploadKey,
} from './applicationTables.ts';
import { coarsenIngested } from './coarsenIngested.ts';
import { createContent } from './contentTables.ts';
import {
  addOfferStatuses,
  createCustomerTables,
  createHomeMarks,
  createRemovedCustomers,
} from './customerTables.ts';
import {
  addAnswerDelivery,
  addDeskTimes,
  addMemberEnds,
  addMortgageRight,
  createDesk,
  createDeskFactors,
} from './deskTables.ts';
import { createEstimateErrors } from './estimateErrors.ts';
import { addGrossYields } from './grossYields.ts';
import {
  addAccountGroups,
  createAccountChallenges,
  createAccountFactors,
  createIdentityTables,
} from './identityTables.ts';
import { addDeskQueues, createDemoDates, createJobs } from './jobTables.ts';
import { addApplicationLeads, addLeadContext, createLeadTable } from './leadTable.ts';
import { addListingFacts, forgetConditionalPrices } from './listingFacts.ts';
import {
  addSoldPriceToIndexes,
  dropDefaultIndexes,
  dropIndexes,
  dropPriceIndexes,
  mapIndexes,
  renewListingIndexes,
} from './listingIndexes.ts';
import {
  addColumn,
  addGeocodeExpiry,
  addIngestSummary,
  createBoardNumbers,
  createGeocode,
  createIngestTables,
  createListingTables,
  createOpenHouses,
  createSideRows,
  dropListingTables,
} from './listingTables.ts';
import {
  addBounces,
  addUnsubscribe,
  createClaimedHomes,
  createHomeWatches,
  createMail,
  createPushSubscriptions,
} from './mailTable.ts';
import { addPhoneDigits, addStaffSeesSaved, createWithdrawals } from './personTables.ts';
import { createRateLimit } from './rateLimitTable.ts';
import { createRouting } from './routingTables.ts';
import { createSaleMonths } from './saleMonths.ts';
import { createSharedLists } from './sharedTables.ts';
import { createViewingTables } from './viewingTables.ts';
import { addWalks, renewBoardsWalks } from './walkTables.ts';

const INDEXES_OF_0013 = [
  ...Object.keys(mapIndexes('postgres')),
  'listing_address_trigrams',
  'listing_street',
];
const INDEXES_OF_0012 = ['listing_sold', 'listing_visitor_sold', 'listing_address_trigrams'];

/** Every migration by its name. They run in the order of the names, forward only, each in a transaction. */
function migrationsFor(dialect: SqlDialect): Record<string, Migration> {
  return {
    '0001-world': {
      async up(database: Kysely<Tables>) {
        await createListingTables(database, dialect);
        const text = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
        await sql
          .raw(
            `CREATE TABLE world (id INTEGER PRIMARY KEY, state ${text} NOT NULL, seed INTEGER NOT NULL,
              generator ${text} NOT NULL, world_day INTEGER NOT NULL, listing_count INTEGER NOT NULL)`,
          )
          .execute(database);
      },
    },
    '0002-visitor-values': { up: (database: Kysely<Tables>) => emptyListings(database, dialect) },
    '0003-leads': {
      async up(database: Kysely<Tables>) {
        await createLeadTable(database, dialect);
      },
    },
    '0004-identity': {
      async up(database: Kysely<Tables>) {
        await createIdentityTables(database, dialect);
      },
    },
    '0005-customers': {
      async up(database: Kysely<Tables>) {
        await createCustomerTables(database, dialect);
      },
    },
    '0006-charges': { up: (database: Kysely<Tables>) => emptyListings(database, dialect) },
    '0007-removed-customers': {
      up: (database: Kysely<Tables>) => createRemovedCustomers(database, dialect),
    },
    '0008-applications': {
      up: (database: Kysely<Tables>) => createApplicationTables(database, dialect),
    },
    '0009-upload-key': {
      up: (database: Kysely<Tables>) => createUploadKey(database, dialect),
    },
    '0010-ingest': {
      up: (database: Kysely<Tables>) => createIngestTables(database, dialect),
    },
    '0011-indexes-of-orders': {
      up: (database: Kysely<Tables>) => renewListingIndexes(database, dialect),
    },
    '0012-days-of-sale': {
      up: (database: Kysely<Tables>) => renewListingIndexes(database, dialect, INDEXES_OF_0012),
    },
    '0013-streets-and-narrow-maps': {
      up: (database: Kysely<Tables>) => narrowIndexes(database, dialect),
    },
    '0014-removed-documents': {
      async up(database: Kysely<Tables>) {
        await createRemovedDocuments(database, dialect);
        await createDatabaseId(database, dialect);
      },
    },
    '0015-application-leads': {
      up: (database: Kysely<Tables>) => addApplicationLeads(database, dialect),
    },
    '0016-what-visitors-are-told': {
      async up(database: Kysely<Tables>) {
        await renewListingIndexes(database, dialect, ['listing_date']);
        await coarsenIngested(database);
      },
    },
    '0017-lead-context': {
      up: (database: Kysely<Tables>) => addLeadContext(database, dialect),
    },
    '0018-absolute-days': {
      up: (database: Kysely<Tables>) => makeDaysAbsolute(database, dialect),
    },
    '0019-board-numbers': {
      up: (database: Kysely<Tables>) => createBoardNumbers(database, dialect),
    },
    '0020-side-rows': {
      up: (database: Kysely<Tables>) => createSideRows(database, dialect),
    },
    '0021-geocoder-answers': {
      up: (database: Kysely<Tables>) => createGeocode(database, dialect),
    },
    '0022-ingest-summary': {
      up: addIngestSummary,
    },
    '0023-geocoder-expiry': {
      up: addGeocodeExpiry,
    },
    '0024-offer-statuses': {
      up: addOfferStatuses,
    },
    '0025-home-marks': {
      up: (database: Kysely<Tables>) => createHomeMarks(database, dialect),
    },
    '0026-viewings': {
      up: (database: Kysely<Tables>) => createViewingTables(database, dialect),
    },
    '0027-mail': {
      up: (database: Kysely<Tables>) => createMail(database, dialect),
    },
    '0028-unsubscribe': {
      up: (database: Kysely<Tables>) => addUnsubscribe(database, dialect),
    },
    '0029-bounces': {
      up: (database: Kysely<Tables>) => addBounces(database, dialect),
    },
    '0030-open-houses': {
      up: createOpenHouses,
    },
    '0031-home-watches': {
      up: (database: Kysely<Tables>) => createHomeWatches(database, dialect),
    },
    '0032-tours': {
      // The next but one fills it, because each write of all listings takes long.
      async up(database: Kysely<Tables>) {
        await addColumn(database, dialect, 'has_tour');
      },
    },
    '0033-shared-lists': {
      up: (database: Kysely<Tables>) => createSharedLists(database, dialect),
    },
    '0034-listing-facts': {
      up: (database: Kysely<Tables>) => addListingFacts(database, dialect),
    },
    '0035-push-subscriptions': {
      up: (database: Kysely<Tables>) => createPushSubscriptions(database, dialect),
    },
    '0042-jobs': {
      up: (database: Kysely<Tables>) => createJobs(database, dialect),
    },
    '0045-rate-limit': {
      up: (database: Kysely<Tables>) => createRateLimit(database, dialect),
    },
    '0046-document-claims': {
      up: (database: Kysely<Tables>) => createDocumentClaims(database, dialect),
    },
    '0047-account-factors': {
      up: (database: Kysely<Tables>) => createAccountFactors(database, dialect),
    },
    '0048-desk': {
      up: (database: Kysely<Tables>) => createDesk(database, dialect),
    },
    '0049-account-groups': {
      up: (database: Kysely<Tables>) => addAccountGroups(database, dialect),
    },
    '0050-desk-queues': {
      up: (database: Kysely<Tables>) => addDeskQueues(database, dialect),
    },
    '0051-application-reviews': {
      up: (database: Kysely<Tables>) => createApplicationReviews(database, dialect),
    },
    '0053-content': {
      up: (database: Kysely<Tables>) => createContent(database, dialect),
    },
    '0057-account-challenges': {
      up: (database: Kysely<Tables>) => createAccountChallenges(database, dialect),
    },
    '0058-demo-dates': {
      up: (database: Kysely<Tables>) => createDemoDates(database, dialect),
    },
    '0064-phone-digits': {
      up: (database: Kysely<Tables>) => addPhoneDigits(database, dialect),
    },
    '0065-consent-withdrawals': {
      up: (database: Kysely<Tables>) => createWithdrawals(database, dialect),
    },
    '0066-staff-sees-saved': {
      up: (database: Kysely<Tables>) => addStaffSeesSaved(database, dialect),
    },
    '0070-desk-times': {
      up: (database: Kysely<Tables>) => addDeskTimes(database, dialect),
    },
    '0071-desk-member-ends': {
      up: (database: Kysely<Tables>) => addMemberEnds(database, dialect),
    },
    '0072-desk-deliveries': {
      up: (database: Kysely<Tables>) => addAnswerDelivery(database, dialect),
    },
    // The values come later (dataset/fillConditions.ts): PostgreSQL lets no search read the listings until all migrations end.
    '0079-condition': {
      async up(database: Kysely<Tables>) {
        await addColumn(database, dialect, 'condition');
      },
    },
    '0080-estimate-errors': {
      up: (database: Kysely<Tables>) => createEstimateErrors(database, dialect),
    },
    '0081-sale-months': {
      up: (database: Kysely<Tables>) => createSaleMonths(database, dialect),
    },
    '0082-amenities': {
      up: (database: Kysely<Tables>) => createAmenities(database, dialect),
    },
    '0083-walks': {
      up: (database: Kysely<Tables>) => addWalks(database, dialect),
    },
    '0084-routing': {
      up: (database: Kysely<Tables>) => createRouting(database, dialect),
    },
    '0086-sold-price-in-indexes': {
      up: (database: Kysely<Tables>) => addSoldPriceToIndexes(database, dialect),
    },
    '0088-gross-yields': {
      up: (database: Kysely<Tables>) => addGrossYields(database, dialect),
    },
    '0090-boards-walks': {
      up: (database: Kysely<Tables>) => renewBoardsWalks(database),
    },
    '0091-amenity-views': {
      up: (database: Kysely<Tables>) => indexAmenityViews(database),
    },
    '0092-amenity-words': {
      up: (database: Kysely<Tables>) => addAmenityWords(database, dialect),
    },
    '0093-claimed-homes': {
      up: (database: Kysely<Tables>) => createClaimedHomes(database, dialect),
    },
    '0095-default-indexes': {
      up: (database: Kysely<Tables>) => dropPriceIndexes(database),
    },
    '0096-keys-of-default-indexes': {
      up: (database: Kysely<Tables>) => dropDefaultIndexes(database),
    },
    '0097-mortgage-right': {
      up: (database: Kysely<Tables>) => addMortgageRight(database),
    },
    '0098-conditional-prices': {
      up: (database: Kysely<Tables>) => forgetConditionalPrices(database),
    },
    '0099-desk-factors': {
      up: (database: Kysely<Tables>) => createDeskFactors(database, dialect),
    },
    '0100-french-sources': {
      up: (database: Kysely<Tables>) => addFrenchSources(database, dialect),
    },
  };
}

/** Indexes of streets; and in PostgreSQL the map's indexes by type and status, and trigrams of marked addresses. */
async function narrowIndexes(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const replaced = dialect === 'postgres' ? ['listing_map', 'listing_visitor_map'] : [];
  await dropIndexes(database, replaced);
  await renewListingIndexes(database, dialect, INDEXES_OF_0013);
}

/** Empties the listings' tables. Those releases had generated listings only, which the next start made again. */
async function emptyListings(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  await sql`delete from world`.execute(database);
  await dropListingTables(database, dialect);
  await createListingTables(database, dialect);
}

/** Kysely's message when the database has a migration that this release does not know. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;
/** The end of a migration's name that says which releases can run on its schema: those that know this number. */
const SINCE = /-since-(\d{4})$/;

/**
 * True if a release can run on a schema that a newer one has changed. A migration only adds to the schema, unless its name
 * ends with "-since-" and a number: then it removes what releases without that migration need.
 * @param unknown name of a migration that the release does not know
 * @param known names of its own
 */
export function canRunAfter(unknown: string, known: readonly string[]): boolean {
  const [, oldest] = SINCE.exec(unknown) ?? [];
  return oldest === undefined || known.some((name) => name.slice(0, 4) >= oldest);
}

/**
 * Brings the database to the newest schema. Safe to run at every start, and by several servers at once. A database that a
 * newer release has migrated stays as it is.
 * @param schema PostgreSQL's schema for the migrator's own tables
 * @param last the last migration to run; the newest by default
 * @throws NewerDatabase if this release cannot run on a newer schema; or the failed migration's error, after its changes
 * were rolled back
 */
export async function migrate(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  { schema, last }: { schema?: string | undefined; last?: string } = {},
): Promise<void> {
  const known = migrationsFor(dialect);
  const ofNewer: Record<string, Migration> = {};
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...known, ...ofNewer }) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  for (;;) {
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    const [, unknown] = UNKNOWN_MIGRATION.exec(error instanceof Error ? error.message : '') ?? [];
    if (unknown === undefined) {
      if (error) throw error;
      return;
    }
    if (!canRunAfter(unknown, Object.keys(known))) throw new NewerDatabase(unknown);
    // It was executed already, so this is never called.
    ofNewer[unknown] = { up: async () => undefined };
  }
}
