import type { Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { pickFields } from '#server/realty/answers/pickFields.ts';
import { autocompleteParameters } from '#server/realty/routes/autocompleteRoutes.ts';
import { boundaryParameters, locationParameters } from '#server/realty/routes/locationRoutes.ts';
import { fold } from '#server/store/text/fold.ts';
import { foldState } from '#server/store/text/provinces.ts';
import type { WireAutocomplete, WireBoundary, WireLocations } from '../../../src/api/realty/contract.ts';
import { feedFields, feedListings } from '../answers/feedListing.ts';
import { type FeedPlace, feedPlaces } from '../answers/feedPlaces.ts';
import { answerName, cachedResponse, type FeedCalls, viewerOf } from './feedCall.ts';

const MOST = 10;
/** Shortest text that the feed accepts. */
const SHORTEST_TEXT = 3;
/** The usual forms of a board's numbers: letters and digits, or many digits. */
const MLS_NUMBER = /^([A-Z]{1,3}\d{5,}|\d{6,})$/i;
const SEARCH_FIELDS = 'address.streetNumber,address.streetName,address.unitNumber';

const OF_PLACES = 'visitor';

/** GET /realty/autocomplete, /realty/locations and /realty/locations/boundary, from the feed. */
export function addFeedPlaceRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  app.get('/realty/autocomplete', async (context) => {
    const viewer = await viewerOf(context, calls);
    const asked = validate(autocompleteParameters, queryOf(context.req.url));
    const isSearched = (name: string) => asked.searchFields?.some((field) => field.startsWith(name)) ?? true;
    const isNumber = MLS_NUMBER.test(asked.search) && isSearched('mlsNumber');
    // A visitor finds every listing by its number, but by words only those without restrictions.
    const openOnly = viewer === 'visitor' && !isNumber;
    const kept = await calls.answers.get(answerName(viewer, 'autocomplete', asked), async () => {
      if (!isNumber && !isSearched('address')) return { listings: [] } satisfies WireAutocomplete;
      const wire = await calls.feed.ask('/listings', {
        ...(isNumber
          ? { mlsNumber: asked.search.toUpperCase() }
          : { search: asked.search, searchFields: SEARCH_FIELDS }),
        status: ['A', 'U'],
        class: asked.class,
        sortBy: 'statusAscListDateDesc',
        resultsPerPage: asked.resultsPerPage ?? MOST,
        fields: feedFields(asked.fields),
        ...(openOnly ? { displayPublic: 'Y', displayAddressOnInternet: 'Y' } : {}),
      });
      const { listings: found } = wire as { listings?: unknown }; // feedListings checks it
      const listings = feedListings(found, { viewer, now: calls.clock.now(), openOnly });
      return { listings: listings.map((one) => pickFields(one, asked.fields)) } satisfies WireAutocomplete;
    });
    return cachedResponse(context, viewer, kept);
  });

  app.get('/realty/locations', async (context) => {
    const asked = validate(locationParameters, queryOf(context.req.url));
    const text = (asked.search ?? asked.neighborhood ?? asked.city ?? '').trim();
    const kept = await calls.answers.get(answerName(OF_PLACES, 'locations', asked), async () => {
      const places = text.length < SHORTEST_TEXT ? [] : await placesOf(text);
      return locationsOf(places.filter((place) => isWithin(place, asked)));
    });
    return cachedResponse(context, 'everybody', kept);
  });

  async function placesOf(search: string): Promise<FeedPlace[]> {
    const type = ['city', 'neighborhood'];
    return feedPlaces(
      await calls.feed.ask('/locations/autocomplete', { search, type, resultsPerPage: 2 * MOST }),
    );
  }

  app.get('/realty/locations/boundary', async (context) => {
    const asked = validate(boundaryParameters, queryOf(context.req.url));
    const kept = await calls.answers.get(answerName(OF_PLACES, 'boundary', asked), async () => {
      const { name, type } = asked;
      const wire = await calls.feed.ask('/locations', {
        name,
        type,
        hasBoundary: true,
        resultsPerPage: 2 * MOST,
      });
      const place = feedPlaces(wire).find(
        (one) =>
          one.kind === type && one.path.length > 0 && fold(one.name) === fold(name) && isWithin(one, asked),
      );
      if (!place) throw new ServiceError(404, 'There is no place of this name.');
      const { city, state, location, path } = place;
      return { name: place.name, type, city, state, center: location, path } satisfies WireBoundary;
    });
    return cachedResponse(context, 'everybody', kept);
  });
}

/** True when a place is in the requested city and province, if any. */
function isWithin(
  place: FeedPlace,
  { city, state }: { city?: string | undefined; state?: string | undefined },
): boolean {
  const isInCity = city === undefined || fold(place.city) === fold(city);
  return isInCity && (state === undefined || foldState(place.state) === foldState(state));
}

function locationsOf(places: readonly FeedPlace[]): WireLocations {
  const ofKind = (kind: FeedPlace['kind']) => places.filter((place) => place.kind === kind);
  return {
    search: {
      neighborhoods: ofKind('neighborhood').map(({ name, city, state, location }) => ({
        name,
        city,
        state,
        location,
      })),
      cities: ofKind('city').map(({ name, state, location }) => ({ name, state, location })),
    },
  };
}
