import type { Context } from 'hono';
import { type Audience, setCacheHeaders } from '#server/http/caching.ts';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { PictureKey } from '#server/realty/answers/pictureKeys.ts';
import { RESTRICTED_HISTORY_BOARDS } from '#server/realty/realtyOptions.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';
import type { AnswerCache, CachedAnswer } from '../answers/answerCache.ts';
import { feedHistory } from '../answers/feedHistory.ts';
import { feedListing, feedListings } from '../answers/feedListing.ts';
import { directionOf, ofDirection } from '../answers/feedStreets.ts';
import type { Feed } from '../feed/openFeed.ts';

/** Dependencies of the calls. */
export interface FeedCalls {
  feed: Feed;
  answers: AnswerCache;
  clock: Clock;
  sessionOf: SessionOf;
  /** Keys of pictures in answers; their paths by default. */
  pictureKey?: PictureKey | undefined;
}

/** The MLS number of a listing, and its board if the caller names it. */
export interface Subject {
  mlsNumber: string;
  boardId: number | undefined;
}

/** Boards use letters, digits and sometimes a hyphen. */
const MLS_NUMBER = /^[\w-]{1,30}$/;

/** The caller. */
export async function viewerOf(context: Context<ServiceEnv>, { sessionOf }: FeedCalls): Promise<Viewer> {
  const session = await sessionOf(context.req.raw);
  return session.kind === 'customer' ? 'customer' : 'visitor';
}

/**
 * Sends a cached answer with its ETag. The header Age is left out: caches would subtract it from the half minute of
 * max-age.
 */
export function cachedResponse(context: Context<ServiceEnv>, audience: Audience, cached: CachedAnswer) {
  setCacheHeaders(context, audience);
  context.header('ETag', cached.etag);
  context.header('Content-Type', 'application/json');
  return context.body(cached.body);
}

/** Name of an answer in the cache. Visitors and customers never share one. */
export function answerName(viewer: Viewer, call: string, query: object = {}): string {
  return `${viewer} ${call} ${JSON.stringify(query)}`;
}

/** @throws ServiceError 502: the feed's answer does not fit this call */
export function unexpected(): never {
  throw new ServiceError(502, 'The listing feed sent an unexpected answer.');
}

/** The listing in the path. @throws ServiceError 404 when it is not an MLS number */
export function subjectOf(context: Context<ServiceEnv>, boardId: number | undefined): Subject {
  const mlsNumber = context.req.param('mls') ?? '';
  if (!MLS_NUMBER.test(mlsNumber)) throw new ServiceError(404, 'Could not find this listing.');
  return { mlsNumber: mlsNumber.toUpperCase(), boardId };
}

/** "/listings/W1234567" */
export function feedPath({ mlsNumber }: Subject): string {
  return `/listings/${encodeURIComponent(mlsNumber)}`;
}

async function wholeListing(
  { feed, clock, pictureKey }: FeedCalls,
  viewer: Viewer,
  subject: Subject,
): Promise<WireListing> {
  const { boardId } = subject;
  const wire = (await feed.ask(feedPath(subject), { boardId })) as Record<string, unknown>; // an object, whose members are checked below
  if (typeof wire['mlsNumber'] !== 'string') unexpected();
  const now = clock.now();
  const listing = feedListing(wire, { viewer, now, boardId, pictureKey });
  if (!listing) throw new ServiceError(404, 'Could not find this listing.');
  // The feed chooses comparables among restricted listings too. The missing ones would reveal something to a visitor.
  if (viewer === 'visitor') return { ...listing, comparables: [] };
  const caller = { viewer, now, boardId: listing.boardId, pictureKey };
  const comparables = feedListings(wire['comparables'], caller);
  // The history of these boards is only in /realty/listings/history, for customers.
  if (RESTRICTED_HISTORY_BOARDS.includes(listing.boardId)) return { ...listing, comparables };
  const address = typeof wire['address'] === 'object' ? { ...wire['address'] } : {};
  const history = ofDirection(wire['history'], directionOf(address), false);
  return { ...listing, comparables, history: feedHistory(history, caller) };
}

/** A listing with its comparables as the caller may see it, cached. */
export async function cachedListing(
  calls: FeedCalls,
  viewer: Viewer,
  subject: Subject,
): Promise<{ listing: WireListing; cached: CachedAnswer }> {
  const name = answerName(viewer, 'listing', subject);
  const cached = await calls.answers.get(name, () => wholeListing(calls, viewer, subject));
  return { listing: JSON.parse(cached.body) as WireListing, cached }; // printed by wholeListing
}
