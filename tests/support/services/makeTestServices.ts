import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDemoContent } from '#demo/content/addDemoContent.ts';
import { datedFrom } from '#demo/listings/datedFrom.ts';
import type { City, GeneratedListing } from '#demo/types.ts';
import type { ContactOptions } from '#server/contact/makeContact.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import type { Clock } from '#server/http/clock.ts';
import type { RateLimit } from '#server/http/rateLimit.ts';
import type { Session } from '#server/http/session.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import type { Routing } from '#server/routing/routing.ts';
import type { Services, ServicesOptions } from '#server/start/makeServices.ts';
import type { Store } from '#server/store/store.ts';
import type { TestIdentity } from '../identity/testIdentity.ts';
import { makeSmallCountryMap } from './smallCountryMap.ts';
import {
  SMALL_DATASET_CITIES,
  SMALL_DATASET_COUNT,
  SMALL_DATASET_DAY,
  SMALL_DATASET_NEIGHBOURHOODS,
  SMALL_DATASET_NOW,
  smallDatasetListings,
} from './smallDataset.ts';
import { openEmptyStore, storeCopies } from './testStores.ts';

/** A signed-in customer. */
export const CUSTOMER = {
  kind: 'customer',
  userId: 'user-1',
  email: 'user@example.com',
} as const satisfies Session;

/** Options of a test. */
export interface TestServicesOptions {
  /** Replaces the small dataset's listings. */
  listings?: GeneratedListing[];
  /** Added to the small dataset's cities. Only used with `listings`. */
  cities?: City[];
  /** A fixed clock at the small dataset's afternoon by default. */
  clock?: Clock;
  /** The session of all calls; a visitor by default. */
  session?: Session;
  /** Finds sessions by tokens instead, and answers below /idp/. */
  identity?: Pick<TestIdentity, 'fetch' | 'sessionOf'>;
  limits?: RateLimit[];
  /** Options of the contact service. By default, its usual limits and no forwarding of leads. */
  contact?: Omit<ContactOptions, 'store' | 'clock'>;
  /** Options of the customer service. By default, its usual limits and no carrier for invitations. */
  customer?: ServicesOptions['customer'];
  /** Options of the desk. By default, no account has a second factor. */
  desk?: ServicesOptions['desk'];
  /** Travel times; none by default. */
  routing?: Routing;
  /** The picture proxy and the cards of homes. By default pictures are the demonstration's. */
  pictures?: ServicesOptions['pictures'];
}

/** Services of one test, with their own data. */
export interface TestServices {
  /** Sends a request to the services: an absolute address, or a path on http://localhost. */
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  store: Store;
  close(): Promise<void>;
}

/** Fills a store with listings, whose days are counted from the small dataset's date, and with its places. */
export async function fillStore(
  store: Store,
  listings: Iterable<GeneratedListing>,
  cities: City[] = [],
): Promise<void> {
  await store.loadListings({
    listings: datedFrom(SMALL_DATASET_DAY, listings),
    places: { cities: [...SMALL_DATASET_CITIES, ...cities], neighbourhoods: SMALL_DATASET_NEIGHBOURHOODS },
    total: SMALL_DATASET_COUNT,
    source: 'demo',
    datesMadeFor: SMALL_DATASET_DAY,
    seed: 1,
    generator: 'small-world',
  });
  await addDemoContent(store, { now: () => SMALL_DATASET_NOW }, false);
}

/** Opens a store with the small dataset. */
export const openSmallDataset = storeCopies((store) => fillStore(store, smallDatasetListings()));

async function openFilled({ listings, cities }: TestServicesOptions): Promise<Store> {
  if (!listings) return openSmallDataset();
  const store = await openEmptyStore();
  await fillStore(store, listings, cities);
  return store;
}

/**
 * Opens the local services with a store of their own, usually in memory. After the first time this takes milliseconds.
 * The caller closes them.
 */
export async function makeTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const store = await openFilled(options);
  const session = options.session ?? { kind: 'visitor' };
  const clock = options.clock ?? { now: () => SMALL_DATASET_NOW };
  const sessionOf = options.identity?.sessionOf ?? (async () => session);
  const limits = options.limits ? { limits: options.limits } : {};
  const { pictures, routing } = options;
  const realty = makeRealty({
    store,
    clock,
    sessionOf,
    pictureKey: pictures?.pictureKey,
    routing,
    ...limits,
  });
  let contact: Promise<ReturnType<typeof makeRealty>> | undefined;
  const contacted = async () => {
    const { makeContact } = await import('#server/contact/makeContact.ts');
    return makeContact({ store, clock, sessionOf, ...options.contact });
  };
  let content: Promise<ReturnType<typeof makeRealty>> | undefined;
  const opened = async () => {
    const { makeContent } = await import('#server/content/makeContent.ts');
    const { openPublished } = await import('#server/content/publishedContent.ts');
    return makeContent({
      published: openPublished(store, 0),
      drafts: { store, clock },
      files: openDocumentFolder(documentsPath),
      realty: (call) => realty.fetch(call),
      ...limits,
    });
  };
  // Created with the first document, which most tests never store.
  const documentsPath = join(tmpdir(), `documents-${randomUUID()}`);
  let services: Promise<Services> | undefined;
  const composed = async (): Promise<Services> => {
    const { makeServices } = await import('#server/start/makeServices.ts');
    const { makeDemoServices } = await import('#demo/services.ts');
    const geography = makeSmallCountryMap(SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS);
    const customer = { documents: openDocumentFolder(documentsPath), ...options.customer };
    return makeServices({
      store,
      demo: makeDemoServices({ store, geography, clock }),
      clock,
      sessionOf,
      version: '0.0.0-test',
      pictures,
      routing,
      ...limits,
      customer,
      ...(options.desk && { desk: options.desk }),
    });
  };
  const answer = async (call: Request): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (pathname.startsWith('/idp/') && options.identity) return options.identity.fetch(call);
    if (pathname === '/realty/contact') {
      contact ??= contacted();
      return (await contact).fetch(call);
    }
    if (/^\/(realty|images)\/content\//.test(pathname)) {
      content ??= opened();
      return (await content).fetch(call);
    }
    if (pathname.startsWith('/realty/')) return realty.fetch(call);
    // Maps and images load a rasterizer, which most tests never need.
    services ??= composed();
    return (await services).fetch(call);
  };
  const pending = new Set<Promise<Response>>();
  let isClosed = false;
  return {
    store,
    async fetch(request, init) {
      // The page of a finished test may still send requests.
      if (isClosed) return Response.error();
      const call =
        typeof request === 'string' ? new Request(new URL(request, 'http://localhost'), init) : request;
      const answering = answer(call);
      pending.add(answering);
      return answering.finally(() => pending.delete(answering));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(pending);
      await store.close();
      await rm(documentsPath, { recursive: true, force: true });
    },
  };
}
