import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { validate } from '#server/http/validation.ts';
import { kilometresBetween } from '#server/store/geometry/bounds.ts';
import { countByNeighbourhood, findListings } from '#server/store/listings/findListings.ts';
import type { VisibleListing } from '#server/store/listings/listingView.ts';
import { findPlaces, type Place } from '#server/store/places/findPlaces.ts';
import type { WireSuggestionLink, WireSuggestions } from '../../../src/api/realty/contract.ts';
import { presentListings } from '../answers/presentListing.ts';
import { readSearch } from '../parameters/readSearch.ts';
import { placeCountParameters } from '../parameters/searchParameters.ts';
import { callOf, type RealtyCall } from '../realtyCall.ts';
import type { RealtyOptions } from '../realtyOptions.ts';
import { inputOf, listingParameters, similarTo, subjectOf } from './listingRoutes.ts';

const ROWS = 10;
const SIMILAR = 4;
/** Kilometres. A city farther away does not count as nearby. */
const NEARBY_KM = 100;

/** Parameters of GET /realty/listings/{mls}/suggestions: those of the search that the links lead to. */
export const suggestionParameters = listingParameters.extend(placeCountParameters.shape);

/**
 * GET /realty/listings/{mls}/suggestions. `popular` has the busiest neighbourhoods of the listing's city, then the
 * busiest cities (their name equals their city). `nearby` has the nearest other cities. Places are counted by the
 * given search; without a type, by the listing's type.
 */
export function addSuggestionRoutes(app: Hono<ServiceEnv>, options: RealtyOptions): void {
  app.get('/realty/listings/:mls/suggestions', async (context) => {
    const call = await callOf(context, options);
    const { boardId, fields, ...filters } = validate(suggestionParameters, inputOf(context));
    const subject = await subjectOf(context, call, boardId);
    const type = subject.type === 'Sale' ? 'sale' : 'lease';
    const search = readSearch({ type: [type], ...filters }, call);
    const countOf = counter(await countByNeighbourhood(call.store, search));
    const places = await findPlaces(call.store, {});
    const links = places.map((place) => ({ place, count: countOf(place) })).filter(({ count }) => count > 0);
    const busiest = links.toSorted((one, other) => other.count - one.count);
    const isHere = ({ folded_city: city, folded_state: state }: Place) =>
      city === subject.city && state === subject.state;
    const isCity = ({ place }: PlaceLink) => place.kind === 'city';
    const neighbourhoods = busiest.filter((link) => !isCity(link) && isHere(link.place));
    const answer: WireSuggestions = {
      suggestions: {
        popular: [...neighbourhoods.slice(0, ROWS), ...busiest.filter(isCity).slice(0, ROWS)].map(linkTo),
        nearby: nearest(
          links.filter((link) => isCity(link) && !isHere(link.place)),
          subject,
        ).map(linkTo),
        recent: await recentListings(call, subject, fields),
      },
      similarListings: await similarTo(call, subject, SIMILAR, { fields }),
    };
    return context.json(answer);
  });
}

/** A place, and how many listings of the search it has. */
interface PlaceLink {
  place: Place;
  count: number;
}

type Counts = Awaited<ReturnType<typeof countByNeighbourhood>>;

/** Counts the listings of a place. A neighbourhood with the name of its city is not counted separately. */
function counter(counts: Counts): (place: Place) => number {
  const sums = new Map<string, number>();
  for (const { state, city, neighbourhood, count } of counts) {
    for (const key of new Set([`${state}/${city}/`, `${state}/${city}/${neighbourhood}`])) {
      sums.set(key, (sums.get(key) ?? 0) + count);
    }
  }
  return ({ kind, folded, folded_city: city, folded_state: state }) => {
    if (kind === 'city') return sums.get(`${state}/${folded}/`) ?? 0;
    return folded === city ? 0 : (sums.get(`${state}/${city}/${folded}`) ?? 0);
  };
}

function linkTo({ place: { name, city, state }, count }: PlaceLink): WireSuggestionLink {
  return { name, city, state, count };
}

function nearest(links: PlaceLink[], subject: VisibleListing): PlaceLink[] {
  return links
    .map((link) => ({ link, kilometres: kilometresBetween(subject, link.place) }))
    .filter(({ kilometres }) => kilometres <= NEARBY_KM)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, ROWS)
    .map(({ link }) => link);
}

async function recentListings(call: RealtyCall, subject: VisibleListing, fields: string[] | undefined) {
  const { ids } = await findListings(
    call.store,
    {
      viewer: call.viewer,
      today: call.today,
      types: [subject.type],
      statuses: ['A'],
      cities: [subject.city],
      states: [subject.state],
      except: [subject.id],
      openOnly: call.viewer === 'visitor',
    },
    { page: { sortBy: 'createdOnDesc', limit: ROWS, offset: 0 } },
  );
  return presentListings(call, ids, fields);
}
