import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { validate } from '#server/http/validation.ts';
import { pickFields } from '#server/realty/answers/pickFields.ts';
import { searchParameters } from '#server/realty/parameters/searchParameters.ts';
import { inputOf } from '#server/realty/routes/listingRoutes.ts';
import { suggestionParameters } from '#server/realty/routes/suggestionRoutes.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import { provinceForms } from '#server/store/text/provinces.ts';
import type { WireListing, WireSuggestionLink, WireSuggestions } from '../../../src/api/realty/contract.ts';
import { feedListings } from '../answers/feedListing.ts';
import type { FeedQuery } from '../feed/openFeed.ts';
import { feedSearch } from '../feedSearch.ts';
import {
  answerName,
  cachedListing,
  cachedResponse,
  type FeedCalls,
  subjectOf,
  viewerOf,
} from './feedCall.ts';
import { similarTo } from './listingRoutes.ts';

const ROWS = 10;
const SIMILAR = 4;
const OPEN_ONLY: FeedQuery = { displayPublic: 'Y', displayAddressOnInternet: 'Y' };

interface FeedCounts {
  aggregates?: { address?: Record<string, Record<string, unknown> | undefined> };
}

/**
 * GET /realty/listings/{mls}/suggestions, from the feed's counts: the busiest neighbourhoods of the listing's city
 * and the busiest cities of its area. The feed does not know which cities are near, so `nearby` has those of the
 * area.
 */
export function addFeedSuggestionRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  app.get('/realty/listings/:mls/suggestions', async (context) => {
    const viewer = await viewerOf(context, calls);
    const input = inputOf(context);
    const { boardId, fields, ...parameters } = validate(suggestionParameters, input);
    const filters = Object.fromEntries(Object.keys(parameters).map((name) => [name, input[name]]));
    const subject = subjectOf(context, boardId);
    const cached = await calls.answers.get(
      answerName(viewer, 'suggestions', { ...subject, fields, filters }),
      async () => {
        const { listing } = await cachedListing(calls, viewer, subject);
        const { city, area } = listing.address ?? {};
        const state = listing.address?.state ?? '';
        const counts = (place: Record<string, unknown>, of: string) =>
          countsOf(calls, viewer, { type: typeOf(listing), ...filters, ...place, state, aggregates: of });
        const [inCity, inArea, newest, similar] = await Promise.all([
          city ? counts({ city }, 'address.neighborhood') : {},
          area ? counts({ area }, 'address.city') : {},
          newestOf(calls, listing, viewer),
          similarTo(calls, viewer, subject),
        ]);
        const neighbourhoods = linksOf(inCity, 'neighborhood', (name) => ({
          name,
          city: city ?? '',
          state: state ?? '',
        }));
        const cities = linksOf(inArea, 'city', (name) => ({ name, city: name, state: state ?? '' }));
        const recent = feedListings(newest, {
          viewer,
          now: calls.clock.now(),
          openOnly: viewer === 'visitor',
          pictureKey: calls.pictureKey,
        });
        const shown = (listings: WireListing[]) => listings.map((one) => pickFields(one, fields));
        return {
          suggestions: {
            popular: [...neighbourhoods.slice(0, ROWS), ...cities.slice(0, ROWS)],
            nearby: cities.filter(({ name }) => name !== city).slice(0, ROWS),
            recent: shown(recent.filter(({ mlsNumber }) => mlsNumber !== listing.mlsNumber).slice(0, ROWS)),
          },
          similarListings: shown(similar.slice(0, SIMILAR)),
        } satisfies WireSuggestions;
      },
    );
    return cachedResponse(context, viewer, cached);
  });
}

const typeOf = ({ type }: WireListing): string => (type === 'Lease' ? 'lease' : 'sale');

/** The feed's counts for the search that the links lead to, with the same permissions as the pages. */
async function countsOf(
  { feed, clock }: FeedCalls,
  viewer: Viewer,
  input: Record<string, unknown>,
): Promise<FeedCounts> {
  const parameters = validate(searchParameters, { ...input, listings: false });
  const { query } = feedSearch(parameters, input, { viewer, now: clock.now() });
  return (await feed.ask('/listings', query)) as FeedCounts; // checked one by one
}

/** The newest listings of the city, as the feed sends them. */
async function newestOf({ feed }: FeedCalls, listing: WireListing, viewer: Viewer): Promise<unknown> {
  const { city, state } = listing.address ?? {};
  if (!city) return [];
  const query = {
    city,
    state: state ? provinceForms(state) : undefined,
    type: typeOf(listing),
    status: 'A',
    sortBy: 'createdOnDesc',
    resultsPerPage: ROWS + 1,
    ...(viewer === 'visitor' ? OPEN_ONLY : {}),
  };
  const { listings } = (await feed.ask('/listings', query)) as { listings?: unknown }; // checked by feedListings
  return listings;
}

/** Links to places, those with the most listings first. */
function linksOf(
  { aggregates }: FeedCounts,
  field: string,
  link: (name: string) => Omit<WireSuggestionLink, 'count'>,
): WireSuggestionLink[] {
  return Object.entries(aggregates?.address?.[field] ?? {})
    .map(([name, count]) => ({ ...link(name), count: Math.trunc(Number(count)) || 0 }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .toSorted((one, other) => other.count - one.count);
}
