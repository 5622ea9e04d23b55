import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brand as appBrand } from '#config/brand.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts/demoAccounts.ts';
import { addDemoCustomers } from '#demo/accounts/demoCustomer.ts';
import { openIdentity } from '#demo/identity/openIdentity.ts';
import { makeOutbox, outboxCarrier } from '#demo/identity/outbox.ts';
import { removeAccount } from '#demo/identity/store/accounts.ts';
import { brand } from '#server/config/brand.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { dashboardOf } from '#server/customer/applications/dashboard.ts';
import { openDataFolder } from '#server/customer/documents/openDocuments.ts';
import { dayOf } from '#server/http/clock.ts';
import { type JobsParts, startJobs } from '#server/start/startJobs.ts';
import { mailCarrierOf } from '#server/start/startMail.ts';
import { claimHome, findClaims, placeOfClaim } from '#server/store/customer/claimedHomes.ts';
import { isKnownEmail, removeCustomer } from '#server/store/customer/customers.ts';
import { findSavedHomes } from '#server/store/customer/savedHomes.ts';
import { addSearch, findSavedSearches } from '#server/store/customer/savedSearches.ts';
import { queueLengths } from '#server/store/jobs/jobQueue.ts';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

const clock = { now: () => SMALL_DATASET_NOW };
const ANNE = DEMO_ACCOUNTS[0]?.sub ?? '';

/** The homes of docs/demo-data.md that the demo customer saved, and one for each of the searches. */
function demoListings() {
  const sold = { status: 'U', lastStatus: 'Sld', listDay: -13, soldDay: -1, soldPrice: 1_800_000 } as const;
  const lease = { type: 'Lease', listPrice: 18_500, originalPrice: 18_500 } as const;
  const today = { listDay: 0, updatedDay: 0 };
  return [
    createMockGeneratedListing({ mlsNumber: 'C0100602', ...sold }),
    createMockGeneratedListing({
      mlsNumber: 'W0100204',
      lastStatus: 'Pc',
      listPrice: 1_100_000,
      originalPrice: 1_160_000,
    }),
    createMockGeneratedListing({ mlsNumber: 'C0100208', ...lease }),
    createMockGeneratedListing({ mlsNumber: 'C0100617' }),
    createMockGeneratedListing({ mlsNumber: 'W0100612', lastStatus: 'Ext' }),
    createMockGeneratedListing({
      mlsNumber: 'C1',
      ...today,
      type: 'Lease',
      class: 'CondoProperty',
      propertyType: 'Condo Apt',
      listPrice: 2000,
    }),
    createMockGeneratedListing({ mlsNumber: 'C2', ...today, propertyType: 'Detached', beds: 4 }),
    createMockGeneratedListing({ mlsNumber: 'C3', ...today, city: 'Montréal', state: 'Québec' }),
  ];
}

async function prepared() {
  const { store, close } = await makeTestServices({ listings: demoListings() });
  onTestFinished(close);
  await openIdentity({ store, clock, log: () => undefined });
  return store;
}

type Prepared = Awaited<ReturnType<typeof prepared>>;

async function started(
  store: Prepared,
  environment: Record<string, string> = {},
  parts: Partial<Pick<JobsParts, 'clock' | 'demo' | 'hasEstimates'>> = {},
) {
  const outbox = makeOutbox({ clock });
  const logged = capturedLog();
  const configuration = readConfiguration(environment, resolve('/product'));
  const isLocal = configuration.identity.kind === 'local';
  if (isLocal) await addDemoCustomers(store, clock);
  const local = isLocal ? outboxCarrier(outbox) : undefined;
  const carry = (await mailCarrierOf(configuration, store)) ?? local;
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const jobs = await startJobs({
    configuration,
    store,
    clock,
    carry,
    feed: undefined,
    routing: squareRouting,
    documents: openDataFolder(folder),
    brokerage: { isForwarded: false, onLeadStored: () => undefined, onViewingChanged: () => undefined },
    hasEstimates: true,
    demo: undefined,
    log: () => undefined,
    ...parts,
  });
  onTestFinished(() => jobs.stop());
  return { outbox, logged, jobs };
}

describe('the first start on one machine', () => {
  it('gives the demo customer homes and searches with new homes', async () => {
    const store = await prepared();
    const { outbox } = await started(store);
    const homes = await findSavedHomes(store, ANNE);
    const snapshots = homes.map(({ mls, seen_price, seen_status }) => [mls, seen_price, seen_status]);
    expect(snapshots).toContainEqual(['W0100204', 1_160_000, 'New']);
    expect(snapshots).toContainEqual(['C0100602', expect.any(Number), 'New']);
    expect(snapshots).toContainEqual(['C0100208', 18_500, 'New']);
    expect(homes).toHaveLength(5);
    expect(homes.some(({ note }) => note !== '')).toBe(true);
    const searches = await findSavedSearches(store, ANNE);
    expect(searches.map(({ alert }) => alert).sort()).toEqual(['atOnce', 'daily', 'off']);
    await expect
      .poll(
        () =>
          outbox
            .list('customer@example.ca')
            .map(({ subject }) => subject)
            .sort(),
        { interval: 5 },
      )
      .toEqual(['1 new result: Condos to rent', '1 new result: Family houses in Toronto']);
    const [mail] = outbox.list();
    expect(mail?.text).toContain('http://localhost:4600/real-estate/detail/');
    const owner = { userId: ANNE, email: 'customer@example.ca' };
    const { application } = await dashboardOf(store, owner);
    expect(application).toMatchObject({ status: 'draft', documents: { kept: 0 } });
    const missing = application?.sections.map((section) => section.missing > 0);
    expect(missing, 'a part of it is filled in').toEqual([false, false, true, true, true]);
  });

  it('sends alerts of searches by commute, by the engine of travel times', async () => {
    const store = await prepared();
    await addDemoCustomers(store, clock);
    const owner = { userId: ANNE, email: 'customer@example.ca' };
    await addSearch(store, owner, {
      id: crypto.randomUUID(),
      name: 'Near work',
      path: '/list/Ontario/Toronto',
      criteria: JSON.stringify({ type: 'sale', commute: ['43.65,-79.42,drive,90,0830'] }),
      language: 'en',
      alert: 'atOnce',
      created: SMALL_DATASET_NOW.toISOString(),
      mark: { day: dayOf(SMALL_DATASET_NOW) - 1, seen: 0 },
    });
    const { outbox } = await started(store);
    const subjects = () => outbox.list('customer@example.ca').map(({ subject }) => subject);
    await expect.poll(subjects, { interval: 5 }).toContainEqual(expect.stringContaining('Near work'));
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('with estimates: %s, mails about claimed homes: %i', async (hasEstimates, expected) => {
    const store = await prepared();
    await addDemoCustomers(store, clock);
    const owner = { userId: ANNE, email: 'customer@example.ca' };
    const address = { state: 'Ontario', city: 'Toronto', street: '33 Bay Street E', unit: null };
    await claimHome(store, owner, {
      ...address,
      id: crypto.randomUUID(),
      place: placeOfClaim(address),
      latitude: null,
      longitude: null,
      facts: '{}',
      claimed: SMALL_DATASET_NOW.toISOString(),
      is_mailed: 1,
      language: 'en',
      figure: 800_000,
      month: '2026-01',
      told_none: 0,
      revision: 0,
    });
    const { outbox, jobs } = await started(store, {}, { hasEstimates });
    const subjects = () => outbox.list('customer@example.ca').map(({ subject }) => subject);
    await expect.poll(subjects, { interval: 5 }).toHaveLength(2 + expected);
    await jobs.stop();
    expect(subjects().filter((subject) => subject.startsWith('33 Bay Street E, Toronto'))).toHaveLength(
      expected,
    );
    expect(await findClaims(store, ANNE)).toMatchObject([{ is_mailed: 1 }]);
  });

  it('creates users for accounts that signed in before, and for no other', async () => {
    const store = await prepared();
    await started(store);
    const known = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => isKnownEmail(store, email)));
    expect(known).toEqual(DEMO_ACCOUNTS.map(({ status }) => status !== 'UNCONFIRMED'));
  });

  it('is the only one that adds data: a later start restores nothing, and sends nothing twice', async () => {
    const store = await prepared();
    const first = await started(store);
    await expect.poll(() => first.outbox.list(), { interval: 5 }).toHaveLength(2);
    await first.jobs.stop();
    await store.database.deleteFrom('saved_home').execute();
    const second = await started(store);
    await second.jobs.stop();
    expect(await findSavedHomes(store, ANNE)).toEqual([]);
    expect(second.outbox.list()).toEqual([]);
    const owner = { userId: ANNE, email: 'customer@example.ca' };
    await removeCustomer(store, owner, { at: SMALL_DATASET_NOW.toISOString(), isForwarded: false });
    await (await started(store)).jobs.stop();
    expect(await isKnownEmail(store, 'customer@example.ca'), 'its account is still there').toBe(false);
    await removeAccount(store, ANNE);
    await (await started(store)).jobs.stop();
    expect(await isKnownEmail(store, 'customer@example.ca')).toBe(false);
  });
});

it('the demonstration moves its dates at the start and at midnight, and repeats a failed move', async () => {
  const store = await prepared();
  const midnight = Date.parse('2026-11-22T05:00:00Z');
  const ahead = midnight - 300 - Date.now();
  const ticking = { now: () => new Date(Date.now() + ahead) };
  const days: number[] = [];
  const moveDates = async () => {
    days.push(dayOf(ticking.now()));
    if (days.length === 2) throw new Error('The database is away.');
  };
  const { jobs, logged } = await started(store, {}, { clock: ticking, demo: { moveDates } });
  const today = dayOf(new Date(midnight - 1));
  await expect.poll(() => days, { interval: 5, timeout: 5000 }).toEqual([today, today + 1]);
  await jobs.stop();
  expect(logged.join()).toContain('The day of the demonstration did not change');
  const { waiting } = (await queueLengths(store)).find(({ queue }) => queue === 'demoDates') ?? {};
  expect(waiting, 'the failed move').toBe(1);
});

describe('with Cognito', () => {
  const COGNITO = { COGNITO_POOL_ID: 'ca-central-1_AbC123', COGNITO_CLIENT_ID: 'client1' };

  it('there are no demo customers, and the log says that no mails are sent', async () => {
    const store = await prepared();
    const { logged } = await started(store, { STAGE: 'production', ...COGNITO });
    expect(logged).toEqual([
      expect.stringContaining(
        'No mails are sent, such as alerts of saved searches: neither SMTP_URL nor ALERTS_WEBHOOK_URL is set.',
      ),
    ]);
    expect(await store.database.selectFrom('customer').select('id').execute()).toEqual([]);
  });

  it('mails are posted to the configured address', async () => {
    const store = await prepared();
    const ALERTS_WEBHOOK_URL = 'https://mail.example/send';
    const VITE_SITE_URL = 'https://www.example.com';
    const settings = { STAGE: 'production', ...COGNITO, ALERTS_WEBHOOK_URL, VITE_SITE_URL };
    const { logged } = await started(store, settings);
    expect(logged).toEqual([]);
  });
});

it('mails are signed with the app’s brand', () => {
  const { name, brokerage, address, phoneDisplay: phone, email } = appBrand;
  expect(brand).toEqual({ name, brokerage, address, phone, email });
});
