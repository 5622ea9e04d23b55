import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followTheDay } from '#demo/seed/followTheDay.ts';
import { cacheFolderOf, type Kept, openKept, prepareWorld } from '#demo/seed/prepareWorld.ts';
import { fillApart } from '#demo/seed/seedInChildProcess.ts';
import { holdsWorld } from '#demo/seed/seedWorld.ts';
import type { Configuration } from '#server/config/configuration.ts';
import { forwardLeads } from '#server/contact/forwardLeads.ts';
import { contactLimits, lineOfLead } from '#server/contact/makeContact.ts';
import { tellUntold } from '#server/customer/applications/tellBrokerage.ts';
import { customerLimits } from '#server/customer/customerOptions.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { pairDataFolder } from '#server/customer/documents/pairDataFolder.ts';
import { keepTidy } from '#server/customer/documents/tidyDocuments.ts';
import { type Clock, dayOf, systemClock } from '#server/http/clock.ts';
import { configureLog, tellWarning } from '#server/http/log.ts';
import { answerSlowly } from '#server/http/slowAnswers.ts';
import { realtyLimits } from '#server/realty/realtyOptions.ts';
import { openReplica, replicaAt } from '#server/store/openReplica.ts';
import type { Store } from '#server/store/store.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { openFeed } from '#server/upstream/feed/openFeed.ts';
import { type Answer, makeServices } from './makeServices.ts';
import { invitationsOf, startCustomer } from './startCustomer.ts';
import { startIdentity } from './startIdentity.ts';

/** The services, ready. */
export interface Running {
  fetch: Answer;
  /** Closes the store; everything acknowledged is on disk. */
  close(): Promise<void>;
}

/** What a start needs. */
export interface StartOptions {
  configuration: Configuration;
  /** The project's folder. */
  root: string;
  /** Folder of the built app; undefined where something else serves it. */
  appFolder: string | undefined;
  /** Takes each line that tells how far the start is. */
  say: (line: string) => void;
}

const millisecondsADay = 86_400_000;
/** Noon in Toronto, winter time: the moment at which a fixed day starts. */
const noonUtc = 17 * 3_600_000;

/** The clock of a fixed day starts at its noon and goes on from there, so that waiting still works. */
function clockFor(worldDay: number | undefined): Clock {
  if (worldDay === undefined) {
    return systemClock;
  }
  const ahead = worldDay * millisecondsADay + noonUtc - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}

/** A year. The product speaks for its own host alone, and for no part of it that is not on TLS yet. */
const tlsSeconds = 31_536_000;

/** Said by the settings: what a request's headers say of it anybody may write. */
function isOnTls({ stage, siteUrl }: Configuration): boolean {
  return stage !== 'local' && siteUrl?.startsWith('https:') === true;
}

/** No more than the filling process needs. */
function keptOf({ databaseUrl, databaseConnections, dataFolder, listings }: Configuration): Kept {
  return { databaseUrl, databaseConnections, dataFolder, listings };
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // npm's own file
  return version;
}

/** Where searches go that is not the store itself. */
async function searchedOf(
  { databaseReplicaUrl, databaseConnections }: Configuration,
  sides: { primary: Store; clock: Clock; say: (line: string) => void },
): Promise<Store | undefined> {
  if (databaseReplicaUrl === undefined) return undefined;
  return openReplica({ dialect: replicaAt(databaseReplicaUrl, databaseConnections), ...sides });
}

/**
 * Opens the store, makes it hold today's world, and composes the services.
 * @throws DataFolderInUse, DataFolderUnwritable, DatabaseDamaged, DatabaseUnreachable, StrangeDatabase
 */
export async function startUp(options: StartOptions): Promise<Running> {
  const { configuration, root, appFolder, say } = options;
  const clock = clockFor(configuration.worldDay);
  const today = dayOf(clock.now());
  configureLog({ isStructured: configuration.stage !== 'local', level: configuration.logLevel });
  let store = await openKept(configuration);
  let searched: Store | undefined;
  try {
    let tell = say;
    const { dataFolder, acceptedDatabase: accepted } = configuration;
    const documents = openDocumentFolder(join(dataFolder, 'documents'));
    await pairDataFolder({ store, dataFolder, documents, accepted, say });
    if (!(await holdsWorld({ store, listings: configuration.listings }))) {
      await store.close();
      if (await fillApart({ kept: keptOf(configuration), today }, say)) tell = () => undefined;
      store = await openKept(configuration);
    }
    const geography = await prepareWorld(store, configuration, today, tell);
    const { sessionOf, identity, identityUrl } = await startIdentity({ configuration, store, clock, say });
    const outbox = identity?.outbox;
    const invitations = invitationsOf({ configuration, outbox, say: tellWarning });
    const url = configuration.leadsWebhookUrl;
    const forwarding = url === undefined ? undefined : forwardLeads({ store, clock, url, say: tellWarning });
    const brokerage = {
      isForwarded: forwarding !== undefined,
      told(lead: LeadTable) {
        say(lineOfLead(lead));
        forwarding?.wake();
      },
    };
    await tellUntold({ store, clock, brokerage });
    const feed =
      configuration.upstream && openFeed({ ...configuration.upstream, clock: systemClock, say: tellWarning });
    if (feed) say('Listings are asked of the feed: REALTY_UPSTREAM_URL is set.');
    searched = await searchedOf(configuration, { primary: store, clock: systemClock, say: tellWarning });
    const services = makeServices({
      store,
      searched,
      feed,
      geography,
      clock,
      sessionOf,
      version: versionOf(root),
      limits: realtyLimits(configuration.rateLimit),
      contact: { limits: contactLimits(configuration.rateLimit), say, ...(forwarding ? { forwarding } : {}) },
      customer: {
        limits: customerLimits(configuration.rateLimit),
        identityUrl,
        brokerage,
        documents,
        ...(invitations ? { invitations } : {}),
      },
      ...(identity ? { identity } : {}),
      rateLimit: configuration.rateLimit,
      areFaultsListed: configuration.stage === 'local',
      answers: { tlsSeconds: isOnTls(configuration) ? tlsSeconds : 0 },
      dataFolder: configuration.dataFolder,
      cacheFolder: cacheFolderOf(configuration),
      ...(appFolder === undefined ? {} : { appFolder }),
    });
    const alerts = await startCustomer({ configuration, store, clock, outbox, feed, say: tellWarning });
    const moved = async (day: number) => {
      await store.moveWorldTo(day);
      alerts?.wake();
    };
    const stopFollowing = followTheDay({ moveWorldTo: moved }, clock, today);
    const tidying = keepTidy({ store, clock, documents, say });
    // The first lookup of a place makes the maps' indexes, which takes a second: no visitor should wait for it.
    await services.fetch(new Request('http://localhost/maps/geocode?latlng=43.65,-79.38'));
    return {
      fetch: answerSlowly(services.fetch, configuration.slowAnswers),
      async close() {
        stopFollowing();
        await Promise.all([forwarding?.stop(), alerts?.stop(), tidying.stop()]);
        await searched?.close();
        await store.close();
      },
    };
  } catch (error) {
    await searched?.close();
    await store.close();
    throw error;
  }
}
