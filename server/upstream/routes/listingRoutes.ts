import type { Context, Hono } from 'hono';
import {
  SCRUBBED,
  type WireHistory,
  type WireListing,
  type WireSimilar,
} from '../../../src/api/realty/contract.ts';
import { ParameterErrors, ServiceError } from '../../http/errors.ts';
import type { ServiceEnv } from '../../http/serviceEnv.ts';
import { jsonBodyOf, queryOf, validate } from '../../http/validation.ts';
import { pickFields } from '../../realty/answers/pickFields.ts';
import { historyParameters } from '../../realty/routes/historyRoutes.ts';
import { inputOf, listingParameters, similarParameters } from '../../realty/routes/listingRoutes.ts';
import type { Viewer } from '../../store/listings/listingSearch.ts';
import { feedHistory } from '../answers/feedHistory.ts';
import { feedListings } from '../answers/feedListing.ts';
import {
  answerName,
  type FeedCalls,
  feedPath,
  keptListing,
  keptResponse,
  type Subject,
  subjectOf,
  viewerOf,
} from './feedCall.ts';

const MOST_SIMILAR = 20;
const RADIUS = 10;

/** How near and how dear. */
interface Nearness {
  radius?: number | undefined;
  listPriceRange?: number | undefined;
}

/** GET and POST /realty/listings/{mls}, /similar below it, and GET /realty/listings/history, from the feed. */
export function addFeedListingRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  // Before /listings/{mls}, which would take "history" for a number.
  app.get('/realty/listings/history', async (context) => {
    const viewer = await viewerOf(context, calls);
    if (viewer === 'visitor') {
      throw new ServiceError(401, "Sign in to see this home's history.", { 'WWW-Authenticate': 'Bearer' });
    }
    const asked = validate(historyParameters, queryOf(context.req.url));
    if (!asked.city && !asked.zip) {
      throw new ParameterErrors([{ param: 'city', msg: ['city or zip is required'] }]);
    }
    if (!asked.streetName && !asked.mlsNumber) {
      throw new ParameterErrors([{ param: 'streetName', msg: ['streetName or mlsNumber is required'] }]);
    }
    // The feed knows neither of the two here.
    const { state: _state, boardId, ...query } = asked;
    const kept = await calls.answers.get(answerName(viewer, 'history', asked), async () => {
      const wire = await calls.feed.ask('/listings/history', query);
      const entries = Array.isArray(wire) ? wire : (wire as { history?: unknown }).history; // both forms are about
      const history = feedHistory(entries, { viewer, boardId });
      if (history.length === 0) throw new ServiceError(404, 'There is no history of this home.');
      return { history } satisfies WireHistory;
    });
    return keptResponse(context, viewer, kept);
  });

  const answer = async (context: Context<ServiceEnv>) => {
    const viewer = await viewerOf(context, calls);
    const body = context.req.method === 'POST' ? await jsonBodyOf(context.req.raw) : {};
    const { boardId, fields } = validate(listingParameters, { ...inputOf(context), ...body });
    const subject = subjectOf(context, boardId);
    const { listing, kept } = await keptListing(calls, viewer, subject);
    if (!fields) return keptResponse(context, viewer, kept);
    const name = answerName(viewer, 'listing', { ...subject, fields });
    const part = await calls.answers.get(name, async () => pickFields(listing, fields));
    return keptResponse(context, viewer, part);
  };
  app.get('/realty/listings/:mls', answer);
  app.post('/realty/listings/:mls', answer);

  app.get('/realty/listings/:mls/similar', async (context) => {
    const viewer = await viewerOf(context, calls);
    const asked = validate(similarParameters, inputOf(context));
    const subject = subjectOf(context, asked.boardId);
    const kept = await calls.answers.get(
      answerName(viewer, 'similar', { ...subject, ...asked }),
      async () => {
        const found = await similarTo(calls, viewer, subject, asked);
        const similar = found.slice(0, asked.resultsPerPage ?? MOST_SIMILAR);
        return { similar: similar.map((listing) => pickFields(listing, asked.fields)) } satisfies WireSimilar;
      },
    );
    return keptResponse(context, viewer, kept);
  });
}

/**
 * Listings like one, as the caller may see them. The feed finds them by the listing's true price and place, which those
 * around a restricted one would tell a visitor: of it there are none.
 */
export async function similarTo(
  calls: FeedCalls,
  viewer: Viewer,
  subject: Subject,
  { radius = RADIUS, listPriceRange }: Nearness = {},
): Promise<WireListing[]> {
  if (viewer === 'visitor') {
    const { listing } = await keptListing(calls, viewer, subject);
    if (listing.listPrice === SCRUBBED) return [];
  }
  const { boardId } = subject;
  const query = { boardId, radius, listPriceRange };
  const wire = (await calls.feed.ask(`${feedPath(subject)}/similar`, query)) as { similar?: unknown }; // read below
  return feedListings(wire.similar, { viewer, boardId, openOnly: viewer === 'visitor' });
}
