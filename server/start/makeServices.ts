import { statfs } from 'node:fs/promises';
import { CONTACT_PATH, type ContactOptions, makeContact } from '#server/contact/makeContact.ts';
import { PICTURE_WIDTHS } from '#server/content/contentPictures.ts';
import { CONTENT_PATH, CONTENT_PICTURES_PATH, makeContent } from '#server/content/makeContent.ts';
import { openPublished } from '#server/content/publishedContent.ts';
import { listedLegalPages, readBrand, readSite } from '#server/content/site.ts';
import type { CustomerOptions } from '#server/customer/customerOptions.ts';
import { makeCustomer } from '#server/customer/makeCustomer.ts';
import type { DeskOptions } from '#server/desk/deskOptions.ts';
import { makeDesk } from '#server/desk/makeDesk.ts';
import { FAULTS_PATH, faultLimits, makeFaults } from '#server/faults/makeFaults.ts';
import type { Answer } from '#server/http/answer.ts';
import { type Clock, dayOf, millisecondsLeft } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import { NO_ROOM, ServiceError } from '#server/http/errors.ts';
import { logFailure } from '#server/http/log.ts';
import { noteRoute } from '#server/http/measurements.ts';
import { callsPerSecond } from '#server/http/rateLimit.ts';
import { noSecondFactors } from '#server/http/secondFactors.ts';
import type { SessionOf } from '#server/http/session.ts';
import { type SheddingOptions, shedding } from '#server/http/shedding.ts';
import { type WrapOptions, wrapServices } from '#server/http/wrapServices.ts';
import type { Pictures } from '#server/pictures/openPictures.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { makeRealty, type RealtyOptions } from '#server/realty/makeRealty.ts';
import type { Routing } from '#server/routing/routing.ts';
import { makeStatic } from '#server/static/makeStatic.ts';
import type { Store } from '#server/store/store.ts';
import type { Feed } from '#server/upstream/feed/openFeed.ts';
import { makeFeedHomeSearch } from '#server/upstream/feedHomeSearch.ts';
import { makeUpstreamRealty } from '#server/upstream/makeUpstreamRealty.ts';
import type { WireListing } from '../../src/api/realty/contract.ts';
import type { RunningDemo } from './demo.ts';

/** Dependencies and options of all services together. */
export interface ServicesOptions {
  /** Filled; closed by the caller. */
  store: Store;
  /** The store that answers visitors' searches, such as a replica; `store` by default. */
  searched?: Store | undefined;
  clock: Clock;
  sessionOf: SessionOf;
  /** The product's version, shown by /health. */
  version: string;
  /** The listing feed that the realty service asks; the store by default. */
  feed?: Feed | undefined;
  /** The picture proxy and the cards of homes; by default pictures are the demonstration's only. */
  pictures?: Pictures | undefined;
  /** Travel times; none by default. */
  routing?: Routing | undefined;
  /** Limits of the realty service; its own by default. */
  limits?: RealtyOptions['limits'];
  /** Limits of the contact service, and the forwarding of leads. By default its own limits and no forwarding. */
  contact?: Omit<ContactOptions, 'store' | 'clock'>;
  /**
   * Options of the customer service: limits, address of the identity provider, delivery of invitations, folder of
   * documents. By default its own limits, the local address, and neither invitations nor documents.
   */
  customer?: Partial<
    Pick<
      CustomerOptions,
      | 'brokerage'
      | 'limits'
      | 'identityUrl'
      | 'invitations'
      | 'documents'
      | 'bounceKey'
      | 'onAnswerReturned'
      | 'closedDays'
      | 'viewings'
      | 'limitRecipient'
    >
  >;
  /**
   * Options of the desk. By default no account has a second factor that could be checked, and neither mails are sent nor
   * leads forwarded.
   */
  desk?: Partial<Omit<DeskOptions, 'store' | 'clock' | 'sessionOf' | 'counters'>>;
  /** Milliseconds for which the brokerage's content is used without a look at the store; two seconds by default. */
  contentFreshMs?: number | undefined;
  /** The demonstration's services. Without it their addresses answer 404. */
  demo?: Pick<RunningDemo, 'services' | 'counts'> | undefined;
  /** Folder whose disk /health checks; none by default. */
  dataFolder?: string;
  /** Public origin of the site, for sitemaps and feeds: "https://www.example.com". Without it there are none. */
  siteUrl?: string | undefined;
  /** Maximum milliseconds that a page waits for its first data; the usual time by default. */
  pageDataMs?: number | undefined;
  /** Folder of the built app. Without it another server has to serve /real-estate/. */
  appFolder?: string;
  /**
   * Calls per second from one address, for the app's files and for error reports. 0 means no limit; 1,000 by default.
   */
  rateLimit?: number;
  /** Count calls for all limits; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** True if this machine may read the error reports of pages; false by default. */
  areFaultsListed?: boolean;
  /** Options of every answer: HSTS and the timeout. */
  answers?: WrapOptions;
  /** When visitors' reads are refused, so that the rest is answered in time. */
  shedding?: SheddingOptions;
}

/** All services behind one function. */
export interface Services {
  fetch: Answer;
}

/** Free bytes below which a disk counts as full: a lead still fits, a document does not. */
const MIN_FREE_BYTES = 4 * 2 ** 20;
/**
 * Milliseconds for which a full disk is remembered after a failed write. The disk of a database server cannot be
 * queried.
 */
const FULL_DISK_MEMORY = 30_000;
/** The sign-in path that the app is built with. Without an identity service it answers 404. */
const NO_IDENTITY = '/idp/';
/** For a readiness probe: reads still work while the disk is full. */
const READY_PATH = '/health/ready';
/** For a liveness probe: answers as long as the process works, also without a database. */
export const LIVE_PATH = '/health/live';

async function isNearlyFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

async function health(
  { store, clock, demo, feed, version, dataFolder }: ServicesOptions,
  { isServing, wasFull }: { isServing: boolean; wasFull: boolean },
): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const unhealthyAnswer = (status: string) => Response.json({ status, version }, { status: 503, headers });
  const dataset = await store.dataset().catch((failure: unknown) => {
    logFailure('the database does not answer', failure);
    return null;
  });
  if (dataset === null) {
    return unhealthyAnswer('database unreachable');
  }
  if (!dataset && !feed) {
    return unhealthyAnswer('no listings');
  }
  const isFull = wasFull || (dataFolder !== undefined && (await isNearlyFull(dataFolder)));
  if (isFull && !isServing) {
    return unhealthyAnswer('disk full');
  }
  const counts = { ...(dataset ? { listings: dataset.listingCount } : {}), ...demo?.counts };
  const status = isFull ? 'disk full' : 'ok';
  return Response.json({ status, version, today: dayOf(clock.now()), counts }, { headers });
}

/** The answer at LIVE_PATH, also while the product starts. */
export function answerLive(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Allows GET and HEAD only. */
function readOnly(answer: (request: Request) => Response | Promise<Response>): Answer {
  return (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request);
    throw new ServiceError(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
  };
}

function notFound(): never {
  throw new ServiceError(404, 'There is nothing at this address.');
}

/** Fields of a listing that its card needs. */
const CARD_FIELDS = 'type,status,lastStatus,listPrice,soldPrice,address,details,images[1]';

/** Asks the realty service for a listing as a visitor does, so that nothing else can be on a card. */
function listingForVisitors(realty: Answer) {
  return async (mlsNumber: string, boardId: number): Promise<WireListing> => {
    const answer = await realty(
      new Request(`http://localhost/realty/listings/${mlsNumber}?fields=${CARD_FIELDS}`, {
        headers: { 'board-id': String(boardId) },
      }),
    );
    if (answer.ok) return (await answer.json()) as WireListing; // the service's own answer
    if (answer.status === 404) throw new ServiceError(404, 'There is no picture at this address.');
    throw new ServiceError(503, 'The picture is not available at the moment.', { 'Retry-After': '5' });
  };
}

/** A relative location, so that it is right behind any proxy. */
function redirectToApp(): Response {
  return new Response(null, { status: 302, headers: { Location: '/real-estate/' } });
}

/** Services of their own below the first part of another one. */
const INNER = [CONTACT_PATH, CONTENT_PATH, CONTENT_PICTURES_PATH];

/** "/realty/listings" -> "realty", "/realty/contact" -> "/realty/contact". */
function serviceName(path: string): string {
  const inner = INNER.find((name) => path === name || path.startsWith(`${name}/`));
  return inner ?? path.split('/', 2)[1] ?? '';
}

/**
 * Combines the services into one function, each below its own first part of the path. /health reports their state,
 * and "/" redirects to the app.
 */
export function makeServices(options: ServicesOptions): Services {
  const { store, searched = store, clock, sessionOf, feed, pictures, limits, counters, appFolder } = options;
  const { identityUrl = NO_IDENTITY } = options.customer ?? {};
  const { siteUrl } = options;
  const published = openPublished(store, options.contentFreshMs);
  const brandOf = () => readBrand(published);
  const common = {
    clock,
    sessionOf,
    siteUrl,
    brandOf,
    counters,
    pictureKey: pictures?.pictureKey,
    routing: options.routing,
    ...(limits === undefined ? {} : { limits }),
  };
  const realty = feed
    ? makeUpstreamRealty({ feed, store: searched, ...common })
    : makeRealty({ store: searched, ...common });
  const contact = makeContact({ store, clock, sessionOf, counters, ...options.contact });
  const customer = makeCustomer({
    store,
    clock,
    sessionOf,
    counters,
    homeSearch: feed
      ? makeFeedHomeSearch({ feed, clock })
      : makeHomeSearch({ store, clock, routing: options.routing }),
    ...options.customer,
    identityUrl,
  });
  const desk = makeDesk({
    store,
    clock,
    sessionOf,
    counters,
    secondFactorOf: noSecondFactors,
    appUrl: '/real-estate',
    isMailing: false,
    isForwarded: false,
    wake: () => undefined,
    onLeadStored: () => undefined,
    documents: options.customer?.documents,
    ...options.desk,
  });
  const content = makeContent({
    published,
    drafts: { store, clock },
    siteUrl,
    files: options.customer?.documents,
    realty: (request, env) => realty.fetch(request, env),
    limits,
    counters,
  });
  const agents = async () => (await published.read('team')).body.agents.map(({ slug }) => slug);
  const legalPages = () => listedLegalPages(published, siteUrl);
  const shed = shedding(options.shedding);
  const { rateLimit = 1000, areFaultsListed = false } = options;
  const limited = (path: string) => ({ counters, limits: callsPerSecond(path, rateLimit) });
  const faults = makeFaults({ clock, counters, isListed: areFaultsListed, limits: faultLimits(rateLimit) });
  const app =
    appFolder === undefined
      ? undefined
      : makeStatic({
          folder: appFolder,
          identityUrl,
          site:
            siteUrl === undefined
              ? undefined
              : { siteUrl, store: feed ? undefined : searched, agents, legalPages },
          content: () => readSite(published, siteUrl),
          pageDataMs: options.pageDataMs,
          // Pages without data come before pages with data that come late.
          realty: (request, env) =>
            shed(request, () =>
              (new URL(request.url).pathname.startsWith(`${CONTENT_PATH}/`) ? content : realty).fetch(
                request,
                env,
              ),
            ),
          ...limited('/real-estate/'),
        });
  let wasFullAt = Number.NEGATIVE_INFINITY;
  const now = () => clock.now().getTime();
  const answerHealth = ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === LIVE_PATH) return answerLive();
    return health(options, {
      isServing: pathname === READY_PATH,
      wasFull: millisecondsLeft({ end: wasFullAt + FULL_DISK_MEMORY, length: FULL_DISK_MEMORY, clock }) > 0,
    });
  };
  const services = new Map<string, Answer>([
    ['realty', (request, env) => realty.fetch(request, env)],
    [CONTACT_PATH, (request, env) => contact.fetch(request, env)],
    [CONTENT_PATH, (request, env) => content.fetch(request, env)],
    [CONTENT_PICTURES_PATH, (request, env) => content.fetch(request, env)],
    ['customer', (request, env) => customer.fetch(request, env)],
    ['desk', (request, env) => desk.fetch(request, env)],
    [FAULTS_PATH.slice(1), (request, env) => faults.fetch(request, env)],
    ['health', readOnly(answerHealth)],
    ['', readOnly(redirectToApp)],
  ]);
  for (const [name, answer] of options.demo?.services ?? []) services.set(name, answer);
  if (pictures) {
    const listingOf = listingForVisitors((request) => realty.fetch(request));
    const demo = services.get('images');
    const logoOf = async (id: string) => {
      const answer = await content.request(`${CONTENT_PICTURES_PATH}/${id}-${PICTURE_WIDTHS[0]}.webp`);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    };
    services.set('images', pictures.serve({ listingOf, brandOf, logoOf, demo, ...limited('/images/') }));
  }
  services.set('robots.txt', (request, env) => app?.fetch(request, env) ?? notFound());
  services.set('real-estate', (request, env) => app?.fetch(request, env) ?? redirectToApp());
  const answerOf = (request: Request, env: object | undefined) =>
    services.get(serviceName(new URL(request.url).pathname))?.(request, env) ?? notFound();
  const noteService = (request: Request): void => {
    const name = serviceName(new URL(request.url).pathname);
    if (services.has(name)) noteRoute(request, name.startsWith('/') ? name : `/${name}`);
  };
  const completed = wrapServices((request, env) => {
    noteService(request);
    return shed(request, () => answerOf(request, env));
  }, options.answers);
  return {
    async fetch(request, env) {
      const answer = await completed(request, env);
      if (answer.status === NO_ROOM) wasFullAt = now();
      return answer;
    },
  };
}
