import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#server/config/configuration.ts';
import { contactLimits, lineOfLead } from '#server/contact/makeContact.ts';
import { customerLimits } from '#server/customer/customerOptions.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { openDocuments } from '#server/customer/documents/openDocuments.ts';
import { pairDocuments } from '#server/customer/documents/pairDocuments.ts';
import { DESK_PATH } from '#server/desk/deskOptions.ts';
import type { Answer } from '#server/http/answer.ts';
import { type Clock, systemClock } from '#server/http/clock.ts';
import { type Counters, memoryCounters, sharedCounters } from '#server/http/counters.ts';
import { configureLog, logFailure, logWarning } from '#server/http/log.ts';
import { callsPerSecond } from '#server/http/rateLimit.ts';
import { noSecondFactors, secondFactors } from '#server/http/secondFactors.ts';
import { bearerSessions, publishedKeys, visitorOnly } from '#server/http/session.ts';
import { answerSlowly } from '#server/http/slowAnswers.ts';
import type { WorkLoop } from '#server/http/workLoop.ts';
import type { JobRunner } from '#server/jobs/runJobs.ts';
import { vapidKeys } from '#server/mail/browserMessages.ts';
import { recipientLimit } from '#server/mail/strangersWords.ts';
import { openPictures, type Pictures } from '#server/pictures/openPictures.ts';
import { realtyLimits } from '#server/realty/realtyOptions.ts';
import { openRouting } from '#server/routing/openRouting.ts';
import type { Routing } from '#server/routing/routing.ts';
import { builtApp, builtHosts } from '#server/static/buildNotes.ts';
import { readIngested } from '#server/store/dataset/dataset.ts';
import { InventedListings } from '#server/store/failures.ts';
import { secretKey } from '#server/store/secretKeys.ts';
import { shareConnections } from '#server/store/shareConnections.ts';
import type { Store } from '#server/store/store.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { type Feed, openFeed } from '#server/upstream/feed/openFeed.ts';
import { clockFor } from './clockFor.ts';
import { closeEach } from './closeEach.ts';
import type { Demo, LocalIdentity, RunningDemo } from './demo.ts';
import { keepListings } from './listingUpkeep.ts';
import { loadDemo } from './loadDemo.ts';
import { makeServices } from './makeServices.ts';
import { openDatabase } from './openDatabase.ts';
import { areLeadsForwarded, startJobs } from './startJobs.ts';
import { appUrlOf, mailCarrierOf } from './startMail.ts';

/** The running services. */
export interface Running {
  fetch: Answer;
  /** Sources of the metrics. */
  measured: { store: Store; feed: Feed | undefined };
  /** Closes the store. Every acknowledged write is on disk. */
  close(): Promise<void>;
}

/** Options of a start. */
export interface StartOptions {
  configuration: Configuration;
  /** The project's folder. */
  root: string;
  /** Folder of the built app; undefined when another server serves it. */
  appFolder: string | undefined;
  /** Logs the progress of the start. */
  log: (line: string) => void;
}

/** HSTS for one year, for this host only: subdomains may not be on TLS yet. */
const tlsSeconds = 31_536_000;

/** True if callers use TLS. The settings decide that, because the headers of a request can be forged. */
function isOnTls({ stage, siteUrl }: Configuration): boolean {
  return stage !== 'local' && siteUrl?.startsWith('https:') === true;
}

/** The public origin of the app; on a developer's machine without one, that of this server. */
function siteOf(configuration: Configuration): string | undefined {
  if (configuration.stage !== 'local') return configuration.siteUrl;
  return new URL(appUrlOf(configuration)).origin;
}

/** The version of the served build; without a build, the one in package.json. */
function versionOf(root: string, appFolder: string | undefined): string {
  const built = appFolder === undefined ? undefined : builtApp(appFolder);
  if (built) return built.version;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // package.json has one
  return version;
}

/**
 * Opens the place of documents. Browsers upload to a bucket only if the page's policy and the bucket's rules allow it.
 * Otherwise the service receives the bytes, and the operator gets a warning.
 */
async function documentsOf(
  configuration: Configuration,
  appFolder: string | undefined,
): Promise<DocumentFiles> {
  const { uploads, ...files } = await openDocuments(configuration);
  if (!uploads) return files;
  // The development server sends no policy.
  const isAllowed = appFolder === undefined || builtHosts(appFolder).requested.includes(uploads.origin);
  const problem = isAllowed
    ? await uploads.problemFor(new URL(appUrlOf(configuration)).origin)
    : `the app was built without VITE_DOCUMENTS_HOST=${uploads.origin}`;
  if (problem === undefined) return { ...files, uploads };
  logWarning(`Documents go through this server instead of directly to the ${files.place}: ${problem}.`);
  return files;
}

/** Opens the picture proxy, if it has hosts, and the cards of homes. All processes of a database make the same keys. */
async function picturesOf(
  { dataFolder, pictureHosts: hosts, pictureCacheBytes: maxBytes, upstream }: Configuration,
  { store, clock, hasDemo }: { store: Store; clock: Clock; hasDemo: boolean },
): Promise<Pictures> {
  const makeSecret = () => randomBytes(32).toString('base64url');
  const proxy =
    hosts.length > 0 ? { hosts, secret: await secretKey(store, 'pictures', makeSecret) } : undefined;
  const folder = join(dataFolder, 'pictures');
  return openPictures({ folder, maxBytes, clock, log: logWarning, proxy, hasDemo: hasDemo && !upstream });
}

/** Opens a separate store for visitors' searches; none with the embedded database. */
async function searchesOf(
  { databaseUrl: primaryUrl, databaseReplicaUrl: replicaUrl, databaseConnections }: Configuration,
  log: (line: string) => void,
): Promise<Store[]> {
  if (primaryUrl === undefined) return [];
  const { openSearches } = await import('#server/store/openSearches.ts');
  return openSearches({ primaryUrl, replicaUrl, connections: databaseConnections, clock: systemClock, log });
}

/** Opens the store with its share of the connections; the rest is for searches. */
function openMainStore(configuration: Configuration): Promise<Store> {
  const { general } = shareConnections(configuration.databaseConnections);
  return openDatabase({ ...configuration, databaseConnections: general });
}

/** Counters for the rate limits: those of the database if several processes may share it. */
async function countersOf({
  databaseUrl,
}: Configuration): Promise<{ counters: Counters; close: () => Promise<void> }> {
  if (databaseUrl === undefined) return { counters: memoryCounters, close: async () => undefined };
  const { openCountingPool } = await import('#server/store/postgres/postgresDialect.ts');
  const pool = openCountingPool(databaseUrl);
  return { counters: sharedCounters(pool), close: () => pool.end() };
}

/** The identity provider: the demonstration's identity service, a user pool of Cognito, or none. */
function identityOf(
  { identity }: Configuration,
  clock: Clock,
  local: LocalIdentity | undefined,
): Pick<LocalIdentity, 'sessionOf' | 'secondFactorOf'> & Partial<LocalIdentity> {
  if (local) return local;
  if (identity.kind !== 'cognito') return { sessionOf: visitorOnly, secondFactorOf: noSecondFactors };
  const { issuer, clientId } = identity;
  const tokens = { issuer, clientId, keys: publishedKeys(issuer), clock };
  // All calls of Cognito go to one address of the region.
  const url = new URL('/', issuer).href;
  return {
    sessionOf: bearerSessions(tokens),
    secondFactorOf: secondFactors({ tokens, url }),
    identityUrl: url,
  };
}

/**
 * Warns the operator when there is no source of listings or accounts.
 * @throws InventedListings when the public would take the demonstration's listings for real ones
 */
async function checkSources(
  store: Store,
  { stage, upstream, identity }: Configuration,
  demo: Demo | undefined,
) {
  const dataset = demo || upstream ? undefined : await store.dataset();
  if (dataset?.source === 'demo' && stage !== 'local') throw new InventedListings(dataset.listingCount);
  if (!demo && !upstream && !dataset) {
    const isBrokenOff = (await readIngested(store)) === 'broken off';
    logWarning(
      isBrokenOff
        ? "A board's listings are being loaded, and none are shown until that has ended. If it was interrupted, run npm run ingest with the same files again: it continues where it stopped."
        : 'There are no listings: set REALTY_UPSTREAM_URL, or load an export with npm run ingest.',
    );
  }
  if (!demo && identity.kind !== 'cognito') {
    logWarning('No customer can sign in: COGNITO_POOL_ID is not set.');
  }
}

/**
 * Opens the store, fills it if the demonstration runs, and starts the services.
 * @throws DataFolderInUse, DataFolderUnwritable, DatabaseDamaged, DatabaseUnreachable, DocumentsUnreachable,
 * MismatchedDatabase, InventedListings
 */
export async function startUp(options: StartOptions): Promise<Running> {
  const { configuration, root, appFolder, log } = options;
  const clock = clockFor(configuration.today);
  configureLog({ isStructured: configuration.stage !== 'local', level: configuration.logLevel });
  const demo = await loadDemo(configuration);
  if (demo && configuration.stage !== 'local') {
    logWarning('The demonstration runs: its listings, pictures and maps are invented (DEMO=on).');
  }
  let store = await openMainStore(configuration);
  let searches: Store[] = [];
  let running: RunningDemo | undefined;
  let jobs: JobRunner | undefined;
  let upkeep: WorkLoop | undefined;
  let routing: Routing | undefined;
  const { counters, close: closeCounters } = await countersOf(configuration);
  const closeStores = () =>
    closeEach([closeCounters, ...[...searches, store].map((opened) => () => opened.close())]);
  try {
    const documents = await documentsOf(configuration, appFolder);
    await pairDocuments({ store, documents, accepted: configuration.acceptedDatabase, log });
    if (demo && !configuration.upstream) {
      const reopen = async () => {
        store = await openMainStore(configuration);
        return store;
      };
      store = await demo.fill(store, { configuration, clock, log, reopen });
    }
    const configured = await mailCarrierOf(configuration, store);
    running = await demo?.start(store, { configuration, clock, log, carry: configured, counters });
    await checkSources(store, configuration, demo);
    const identity = identityOf(configuration, clock, running?.identity);
    const { sessionOf, secondFactorOf, removeSignIn, identityUrl, carry = configured } = identity;
    const appUrl = appUrlOf(configuration);
    const forwarding = { wake: () => jobs?.wake('leads') };
    const viewings = { wake: () => jobs?.wake('viewings') };
    const isForwarded = areLeadsForwarded(configuration, carry);
    const brokerage = {
      isForwarded,
      onLeadStored(lead: LeadTable) {
        log(lineOfLead(lead));
        forwarding.wake();
        jobs?.wake('desk');
      },
      onViewingChanged() {
        forwarding.wake();
        jobs?.wake('desk');
      },
    };
    await vapidKeys(store);
    const feed =
      configuration.upstream &&
      openFeed({ ...configuration.upstream, clock: systemClock, counters, log: logWarning });
    if (feed) log('Listings come from the feed: REALTY_UPSTREAM_URL is set.');
    searches = await searchesOf(configuration, logWarning);
    routing = openRouting({
      url: configuration.routingUrl,
      transitUrl: configuration.transitRoutingUrl,
      store,
      other: running?.streets,
      log: logWarning,
    });
    const limitRecipient = recipientLimit(counters);
    jobs = await startJobs({
      configuration,
      store,
      clock,
      carry,
      limitRecipient,
      feed,
      routing,
      documents,
      brokerage,
      hasEstimates: appFolder === undefined || builtApp(appFolder)?.hasEstimates !== false,
      demo: running,
      log,
    });
    const services = makeServices({
      store,
      searched: searches[0],
      feed,
      routing,
      demo: running,
      pictures: await picturesOf(configuration, {
        store,
        clock: systemClock,
        hasDemo: running !== undefined,
      }),
      clock,
      counters,
      sessionOf,
      version: versionOf(root, appFolder),
      limits: realtyLimits(configuration.rateLimit),
      contact: {
        limits: contactLimits(configuration.rateLimit),
        closedDays: configuration.closedDays,
        log,
        ...(isForwarded ? { forwarding } : {}),
        viewings,
        desk: { wake: () => jobs?.wake('desk') },
      },
      customer: {
        limits: customerLimits(configuration.rateLimit),
        limitRecipient,
        closedDays: configuration.closedDays,
        ...(identityUrl === undefined ? {} : { identityUrl }),
        brokerage,
        documents,
        ...(configuration.bounceKey === undefined ? {} : { bounceKey: configuration.bounceKey }),
        viewings,
        onAnswerReturned: () => jobs?.wake('desk'),
        ...(carry
          ? { invitations: { carry, appUrl, log: logWarning, onMailQueued: () => jobs?.wake('mails') } }
          : {}),
      },
      desk: {
        secondFactorOf,
        removeSignIn,
        appUrl,
        isMailing: carry !== undefined,
        isForwarded,
        wake: (queue) => jobs?.wake(queue),
        onLeadStored: brokerage.onLeadStored,
        limits: callsPerSecond(DESK_PATH, configuration.rateLimit),
      },
      siteUrl: siteOf(configuration),
      pageDataMs: configuration.pageDataMs,
      rateLimit: configuration.rateLimit,
      areFaultsListed: configuration.stage === 'local',
      answers: { tlsSeconds: isOnTls(configuration) ? tlsSeconds : 0 },
      dataFolder: configuration.dataFolder,
      ...(appFolder === undefined ? {} : { appFolder }),
    });
    upkeep = keepListings({ store, clock });
    const answer = answerSlowly(services.fetch, configuration.slowAnswers);
    return {
      fetch: running?.around(answer) ?? answer,
      measured: { store, feed },
      async close() {
        await closeEach([
          async () => jobs?.stop(),
          async () => upkeep?.stop(),
          async () => routing?.close(),
          closeStores,
        ]);
      },
    };
  } catch (error) {
    await jobs?.stop();
    await upkeep?.stop();
    await routing?.close();
    await closeStores().catch((failure) => logFailure('a store was not closed', failure));
    throw error;
  }
}
