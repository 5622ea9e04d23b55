import type { Hono } from 'hono';
import type { WireSuggestionLink, WireSuggestions } from '../../../src/api/realty/contract.ts';
import type { ServiceEnv } from '../../http/serviceEnv.ts';
import { validate } from '../../http/validation.ts';
import { kilometresBetween } from '../../store/geometry/bounds.ts';
import { findListings } from '../../store/listings/findListings.ts';
import type { SeenListing } from '../../store/listings/listingView.ts';
import { allCities, findPlaces, type Place } from '../../store/places/findPlaces.ts';
import { presentListings } from '../answers/presentListing.ts';
import { callOf, type RealtyCall } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';
import { inputOf, listingParameters, similarTo, subjectOf } from './listingRoutes.ts';

const ROWS = 10;
const SIMILAR = 4;

/**
 * GET /realty/listings/{mls}/suggestions. `popular` holds the busiest neighbourhoods of the listing's city and then
 * the busiest cities (those whose name is their city); `nearby` the nearest other cities.
 */
export function addSuggestionRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/listings/:mls/suggestions', async (context) => {
    const call = await callOf(context, options);
    const { boardId, fields } = validate(listingParameters, inputOf(context));
    const subject = await subjectOf(context, call, boardId);
    const cities = await allCities(call.store);
    const answer: WireSuggestions = {
      suggestions: {
        popular: [...(await busyNeighbourhoods(call, subject)), ...cities.slice(0, ROWS).map(linkTo)],
        nearby: nearestCities(cities, subject).map(linkTo),
        recent: await recentListings(call, subject, fields),
      },
      similarListings: await similarTo(call, subject, SIMILAR, { fields }),
    };
    return context.json(answer);
  });
}

function linkTo({ name, city, state, active_count: count }: Place): WireSuggestionLink {
  return { name, city, state, count };
}

async function busyNeighbourhoods(call: RealtyCall, subject: SeenListing): Promise<WireSuggestionLink[]> {
  const places = await findPlaces(call.store, { city: subject.city, state: subject.state });
  return places
    .filter((place) => place.kind === 'neighborhood' && place.active_count > 0)
    .slice(0, ROWS)
    .map(linkTo);
}

function nearestCities(cities: Place[], subject: SeenListing): Place[] {
  return cities
    .filter((city) => city.folded !== subject.city || city.folded_state !== subject.state)
    .toSorted((one, other) => kilometresBetween(subject, one) - kilometresBetween(subject, other))
    .slice(0, ROWS);
}

async function recentListings(call: RealtyCall, subject: SeenListing, fields: string[] | undefined) {
  const { ids } = await findListings(
    call.store,
    {
      viewer: call.viewer,
      types: [subject.type],
      statuses: ['A'],
      cities: [subject.city],
      states: [subject.state],
      except: [subject.id],
      openOnly: call.viewer === 'visitor',
    },
    { page: { sortBy: 'createdOnDesc', limit: ROWS, offset: 0, shuffleBy: 0 } },
  );
  return presentListings(call, ids, fields);
}
