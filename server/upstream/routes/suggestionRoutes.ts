import type { Hono } from 'hono';
import type { WireListing, WireSuggestionLink, WireSuggestions } from '../../../src/api/realty/contract.ts';
import type { ServiceEnv } from '../../http/serviceEnv.ts';
import { validate } from '../../http/validation.ts';
import { pickFields } from '../../realty/answers/pickFields.ts';
import { inputOf, listingParameters } from '../../realty/routes/listingRoutes.ts';
import type { Viewer } from '../../store/listings/listingSearch.ts';
import { feedListings } from '../answers/feedListing.ts';
import type { FeedQuery } from '../feed/openFeed.ts';
import { answerName, type FeedCalls, keptListing, keptResponse, subjectOf, viewerOf } from './feedCall.ts';
import { similarTo } from './listingRoutes.ts';

const ROWS = 10;
const SIMILAR = 4;
const OPEN_ONLY: FeedQuery = { displayPublic: 'Y', displayAddressOnInternet: 'Y' };

interface FeedCounts {
  listings?: unknown;
  aggregates?: { address?: Record<string, Record<string, unknown> | undefined> };
}

/**
 * GET /realty/listings/{mls}/suggestions, made of the feed's counts: the busiest neighbourhoods of the listing's city
 * and the busiest cities of its area. The feed does not say which cities are near: those of the area stand in for them.
 */
export function addFeedSuggestionRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  app.get('/realty/listings/:mls/suggestions', async (context) => {
    const viewer = await viewerOf(context, calls);
    const { boardId, fields } = validate(listingParameters, inputOf(context));
    const subject = subjectOf(context, boardId);
    const kept = await calls.answers.get(
      answerName(viewer, 'suggestions', { ...subject, fields }),
      async () => {
        const { listing } = await keptListing(calls, viewer, subject);
        const [inCity, inArea, similar] = await Promise.all([
          cityCounts(calls, listing, viewer),
          areaCounts(calls, listing),
          similarTo(calls, viewer, subject),
        ]);
        const { city = '', state = '' } = listing.address ?? {};
        const neighbourhoods = linksOf(inCity, 'neighborhood', (name) => ({
          name,
          city: city ?? '',
          state: state ?? '',
        }));
        const cities = linksOf(inArea, 'city', (name) => ({ name, city: name, state: state ?? '' }));
        const recent = feedListings(inCity.listings, { viewer, openOnly: viewer === 'visitor' });
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
    return keptResponse(context, viewer, kept);
  });
}

const typeOf = ({ type }: WireListing): string => (type === 'Lease' ? 'lease' : 'sale');

async function cityCounts({ feed }: FeedCalls, listing: WireListing, viewer: Viewer): Promise<FeedCounts> {
  const { city, state } = listing.address ?? {};
  if (!city) return {};
  const query = {
    city,
    state: state ?? undefined,
    type: typeOf(listing),
    status: 'A',
    sortBy: 'createdOnDesc',
    resultsPerPage: ROWS + 1,
    aggregates: 'address.neighborhood',
    ...(viewer === 'visitor' ? OPEN_ONLY : {}),
  };
  return (await feed.ask('/listings', query)) as FeedCounts; // its members are read one by one
}

async function areaCounts({ feed }: FeedCalls, { address }: WireListing): Promise<FeedCounts> {
  if (!address?.area) return {};
  const { area, state } = address;
  const query = {
    area,
    state: state ?? undefined,
    type: 'sale',
    status: 'A',
    listings: false,
    aggregates: 'address.city',
  };
  return (await feed.ask('/listings', query)) as FeedCounts; // its members are read one by one
}

/** The most listings first. */
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
