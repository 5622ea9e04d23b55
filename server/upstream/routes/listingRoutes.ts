import type { Context, Hono } from 'hono';
import { ParameterErrors, ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '#server/http/validation.ts';
import { pickFields } from '#server/realty/answers/pickFields.ts';
import { historyParameters } from '#server/realty/routes/historyRoutes.ts';
import { inputOf, listingParameters, similarParameters } from '#server/realty/routes/listingRoutes.ts';
import { boundsAround, kilometresBetween } from '#server/store/geometry/bounds.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import {
  SCRUBBED,
  type WireHistory,
  type WireHistoryEntry,
  type WireListing,
  type WireSimilar,
} from '../../../src/api/realty/contract.ts';
import { feedHistory } from '../answers/feedHistory.ts';
import { feedListings } from '../answers/feedListing.ts';
import { directionOf, ofDirection, otherNames } from '../answers/feedStreets.ts';
import type { FeedQuery } from '../feed/openFeed.ts';
import {
  answerName,
  cachedListing,
  cachedResponse,
  type FeedCalls,
  feedPath,
  type Subject,
  subjectOf,
  viewerOf,
} from './feedCall.ts';

const MAX_SIMILAR = 20;
const RADIUS = 10;
/** The nearest in price are chosen among this many of the newest; the feed has no larger pages. */
const MAX_FOUND = 100;
/** Share of the price by which a similar home may differ. */
const PRICE_SHARE = 0.2;

/** Limits of similarity. */
interface Nearness {
  radius?: number | undefined;
  listPriceRange?: number | undefined;
}

/** GET and POST /realty/listings/{mls}, /similar below it, and GET /realty/listings/history, from the feed. */
export function addFeedListingRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  // Before /listings/{mls}, which would read "history" as an MLS number.
  app.get('/realty/listings/history', async (context) => {
    const viewer = await viewerOf(context, calls);
    if (viewer === 'visitor') {
      throw new ServiceError(401, "Sign in to see this home's history.", { 'WWW-Authenticate': 'Bearer' });
    }
    const parameters = validate(historyParameters, queryOf(context.req.url));
    if (!parameters.city && !parameters.zip) {
      throw new ParameterErrors([{ param: 'city', msg: ['city or zip is required'] }]);
    }
    if (!parameters.streetName && !parameters.mlsNumber) {
      throw new ParameterErrors([{ param: 'streetName', msg: ['streetName or mlsNumber is required'] }]);
    }
    // The feed does not have these two parameters here.
    const { state: _state, boardId, ...query } = parameters;
    const cached = await calls.answers.get(answerName(viewer, 'history', parameters), async () => {
      const caller = { viewer, now: calls.clock.now(), boardId };
      const { streetName: asked, streetDirection, zip } = query;
      const direction = directionOf({ streetName: asked, streetDirection });
      let history: WireHistoryEntry[] = [];
      for (const streetName of [asked, ...otherNames(asked ?? '')]) {
        const entries = await entriesOf(calls, { ...query, streetName });
        const isNamed = direction !== '' && streetName === asked;
        const isToldApart = asked === undefined || isNamed || Boolean(zip || streetDirection);
        history = feedHistory(ofDirection(entries, direction, isToldApart), caller);
        if (history.length > 0) break;
      }
      if (history.length === 0) throw new ServiceError(404, 'There is no history of this home.');
      return { history } satisfies WireHistory;
    });
    return cachedResponse(context, viewer, cached);
  });

  const answer = async (context: Context<ServiceEnv>) => {
    const viewer = await viewerOf(context, calls);
    const body = context.req.method === 'POST' ? await jsonBodyOf(context.req.raw) : {};
    const { boardId, fields } = validate(listingParameters, { ...inputOf(context), ...body });
    const subject = subjectOf(context, boardId);
    const { listing, cached } = await cachedListing(calls, viewer, subject);
    if (!fields) return cachedResponse(context, viewer, cached);
    const name = answerName(viewer, 'listing', { ...subject, fields });
    const part = await calls.answers.get(name, async () => pickFields(listing, fields));
    return cachedResponse(context, viewer, part);
  };
  app.get('/realty/listings/:mls', answer);
  app.post('/realty/listings/:mls', answer);

  app.get('/realty/listings/:mls/similar', async (context) => {
    const viewer = await viewerOf(context, calls);
    const parameters = validate(similarParameters, inputOf(context));
    const subject = subjectOf(context, parameters.boardId);
    const cached = await calls.answers.get(
      answerName(viewer, 'similar', { ...subject, ...parameters }),
      async () => {
        const found = await similarTo(calls, viewer, subject, parameters);
        const similar = found.slice(0, parameters.resultsPerPage ?? MAX_SIMILAR);
        return {
          similar: similar.map((listing) => pickFields(listing, parameters.fields)),
        } satisfies WireSimilar;
      },
    );
    return cachedResponse(context, viewer, cached);
  });
}

/** The entries of a history in the feed; none if it does not know the address. */
async function entriesOf({ feed }: FeedCalls, query: FeedQuery): Promise<unknown> {
  try {
    const wire = await feed.ask('/listings/history', query);
    return Array.isArray(wire) ? wire : (wire as { history?: unknown }).history; // both forms exist
  } catch (failure) {
    if (failure instanceof ServiceError && failure.status === 404) return [];
    throw failure;
  }
}

/**
 * Open listings of the same type and class in the same city, nearest in price first. Visitors get them instead of the
 * feed's own choice: that includes restricted listings, and leaving those out would reveal something about them.
 */
async function openSimilar(
  { feed, clock, pictureKey }: FeedCalls,
  listing: WireListing,
  { radius = RADIUS, listPriceRange }: Nearness,
): Promise<WireListing[]> {
  const { mlsNumber, boardId, address } = listing;
  const centre = { latitude: Number(listing.map?.latitude), longitude: Number(listing.map?.longitude) };
  const price = Number(listing.listPrice);
  if (!Number.isFinite(centre.latitude + centre.longitude + price)) return [];
  const spread = listPriceRange ?? price * PRICE_SHARE;
  const { west, south, east, north } = boundsAround(centre.latitude, centre.longitude, radius);
  const box = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const wire = await feed.ask('/listings', {
    boardId,
    type: listing.type === 'Lease' ? 'lease' : 'sale',
    status: 'A',
    class: listing.class?.replace('Property', '').toLowerCase(),
    // Without its province, which the feed may spell differently; the box is inside it.
    city: address?.city ?? undefined,
    minPrice: Math.max(1, Math.floor(price - spread)),
    maxPrice: Math.ceil(price + spread),
    map: JSON.stringify([box]),
    sortBy: 'createdOnDesc',
    resultsPerPage: MAX_FOUND,
    displayPublic: 'Y',
    displayAddressOnInternet: 'Y',
  });
  const { listings } = wire as { listings?: unknown }; // checked by feedListings
  const away = (one: WireListing) => Math.abs(Number(one.listPrice) - price);
  const isNear = ({ map }: WireListing) => {
    const point = { latitude: Number(map?.latitude), longitude: Number(map?.longitude) };
    return kilometresBetween(centre, point) <= radius;
  };
  return feedListings(listings, { viewer: 'visitor', now: clock.now(), boardId, openOnly: true, pictureKey })
    .filter((one) => one.mlsNumber !== mlsNumber && isNear(one))
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, MAX_SIMILAR);
}

/**
 * Similar listings, as the caller may see them. A visitor gets none for a restricted listing, because they would
 * reveal its price and place.
 */
export async function similarTo(
  calls: FeedCalls,
  viewer: Viewer,
  subject: Subject,
  nearness: Nearness = {},
): Promise<WireListing[]> {
  if (viewer === 'visitor') {
    const { listing } = await cachedListing(calls, viewer, subject);
    return listing.listPrice === SCRUBBED ? [] : openSimilar(calls, listing, nearness);
  }
  const { radius = RADIUS, listPriceRange } = nearness;
  const { boardId } = subject;
  const query = { boardId, radius, listPriceRange };
  const wire = (await calls.feed.ask(`${feedPath(subject)}/similar`, query)) as { similar?: unknown }; // checked below
  return feedListings(wire.similar, {
    viewer,
    now: calls.clock.now(),
    boardId,
    pictureKey: calls.pictureKey,
  });
}
