import type { Hono } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { pickedFrom, pickFields } from '#server/realty/answers/pickFields.ts';
import { placeSuggestionParameters } from '#server/realty/parameters/searchParameters.ts';
import { autocompleteParameters } from '#server/realty/routes/autocompleteRoutes.ts';
import {
  boundaryParameters,
  locationParameters,
  suggestedPlaces,
} from '#server/realty/routes/locationRoutes.ts';
import { fold } from '#server/store/text/fold.ts';
import { foldState } from '#server/store/text/provinces.ts';
import type { WireAutocomplete, WireBoundary, WireLocations } from '../../../src/api/realty/contract.ts';
import { feedFields, feedListings } from '../answers/feedListing.ts';
import { type FeedPlace, feedPlaces } from '../answers/feedPlaces.ts';
import { printedMap } from '../feedSearch.ts';
import { answerName, cachedResponse, type FeedCalls, unexpected, viewerOf } from './feedCall.ts';

const MAX_RESULTS = 10;
/** Shortest text that the feed accepts. */
const SHORTEST_TEXT = 3;
/** The usual forms of a board's numbers: letters and digits, or many digits. */
const MLS_NUMBER = /^([A-Z]{1,3}\d{5,}|\d{6,})$/i;
const SEARCH_FIELDS = 'address.streetNumber,address.streetName,address.unitNumber';

/** The members of a place that the contract has. Others of the feed are left out. */
const PLACE_FIELDS = [
  'locationId',
  'name',
  'type',
  'subType',
  'classification',
  'size',
  'map.*',
  'address.*',
];

const PLACES_VIEWER = 'visitor';

/** GET /realty/autocomplete, /realty/locations and /realty/locations/boundary, from the feed. */
export function addFeedPlaceRoutes(app: Hono<ServiceEnv>, calls: FeedCalls): void {
  app.get('/realty/autocomplete', async (context) => {
    const viewer = await viewerOf(context, calls);
    const parameters = validate(autocompleteParameters, queryOf(context.req.url));
    const isSearched = (name: string) =>
      parameters.searchFields?.some((field) => field.startsWith(name)) ?? true;
    const isNumber = MLS_NUMBER.test(parameters.search) && isSearched('mlsNumber');
    // A visitor finds every listing by its number, but by words only those without restrictions.
    const openOnly = viewer === 'visitor' && !isNumber;
    const cached = await calls.answers.get(answerName(viewer, 'autocomplete', parameters), async () => {
      if (!isNumber && !isSearched('address')) return { listings: [] } satisfies WireAutocomplete;
      const wire = await calls.feed.ask('/listings', {
        ...(isNumber
          ? { mlsNumber: parameters.search.toUpperCase() }
          : { search: parameters.search, searchFields: SEARCH_FIELDS }),
        status: ['A', 'U'],
        class: parameters.class,
        sortBy: 'statusAscListDateDesc',
        resultsPerPage: parameters.resultsPerPage ?? MAX_RESULTS,
        fields: feedFields(parameters.fields),
        ...(openOnly ? { displayPublic: 'Y', displayAddressOnInternet: 'Y' } : {}),
      });
      const { listings: found } = wire as { listings?: unknown }; // feedListings checks it
      const listings = feedListings(found, {
        viewer,
        now: calls.clock.now(),
        openOnly,
        pictureKey: calls.pictureKey,
      });
      return {
        listings: listings.map((one) => pickFields(one, parameters.fields)),
      } satisfies WireAutocomplete;
    });
    return cachedResponse(context, viewer, cached);
  });

  app.get('/realty/locations', async (context) => {
    const parameters = validate(locationParameters, queryOf(context.req.url));
    const text = (parameters.search ?? parameters.neighborhood ?? parameters.city ?? '').trim();
    const cached = await calls.answers.get(answerName(PLACES_VIEWER, 'locations', parameters), async () => {
      const places = text.length < SHORTEST_TEXT ? [] : await placesOf(text);
      return locationsOf(places.filter((place) => isWithin(place, parameters)));
    });
    return cachedResponse(context, 'everybody', cached);
  });

  async function placesOf(search: string): Promise<FeedPlace[]> {
    const type = ['city', 'neighborhood'];
    return feedPlaces(
      await calls.feed.ask('/locations/autocomplete', { search, type, resultsPerPage: MAX_RESULTS }),
    );
  }

  app.get('/realty/locations/autocomplete', async (context) => {
    const parameters = validate(placeSuggestionParameters, queryOf(context.req.url));
    const { fields: _fields, map: _map, ...filters } = parameters;
    const query = { ...filters, map: printedMap(queryOf(context.req.url)['map']) };
    const named = { ...query, of: parameters.fields };
    const cached = await calls.answers.get(answerName(PLACES_VIEWER, 'suggestions', named), async () => {
      const wire = await calls.feed.ask('/locations/autocomplete', query);
      const { locations } = wire as { locations?: unknown }; // an unchecked object
      if (!Array.isArray(locations)) unexpected();
      // An address could be that of a home that a visitor may not see.
      const places = locations.filter(
        (place: { type?: unknown } | null) => place && place.type !== 'property',
      );
      return suggestedPlaces(
        places.map((place: object) => pickedFrom(place, PLACE_FIELDS)),
        parameters,
      );
    });
    return cachedResponse(context, 'everybody', cached);
  });

  app.get('/realty/locations/boundary', async (context) => {
    const parameters = validate(boundaryParameters, queryOf(context.req.url));
    const cached = await calls.answers.get(answerName(PLACES_VIEWER, 'boundary', parameters), async () => {
      const { name, type } = parameters;
      const wire = await calls.feed.ask('/locations', {
        name,
        type,
        hasBoundary: true,
        resultsPerPage: 2 * MAX_RESULTS,
      });
      const place = feedPlaces(wire).find(
        (one) =>
          one.kind === type &&
          one.path.length > 0 &&
          fold(one.name) === fold(name) &&
          isWithin(one, parameters),
      );
      if (!place) throw new ServiceError(404, 'There is no place of this name.');
      const { city, state, location, path } = place;
      return { name: place.name, type, city, state, center: location, path } satisfies WireBoundary;
    });
    return cachedResponse(context, 'everybody', cached);
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
