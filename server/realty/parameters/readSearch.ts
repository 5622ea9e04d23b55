import { ParameterErrors } from '#server/http/errors.ts';
import { weekendOf } from '#server/store/dataset/openHouseDays.ts';
import { circleAround } from '#server/store/geometry/shape.ts';
import type { ListingSearch, Range } from '#server/store/listings/listingSearch.ts';
import { fold, wordsOf } from '#server/store/text/fold.ts';
import { foldState } from '#server/store/text/provinces.ts';
import { notForVisitors, type RealtyCall } from '../realtyCall.ts';
import type { SearchParameters } from './searchParameters.ts';
import { needsSales } from './statisticsParameter.ts';

const TYPES = { sale: 'Sale', lease: 'Lease' } as const;

function range(min: number | undefined, max: number | undefined): Range | undefined {
  return min === undefined && max === undefined ? undefined : { min, max };
}

/** The outline or circle of the parameters. */
export function shapeOf({
  map,
  lat,
  long,
  radius,
}: Pick<SearchParameters, 'map' | 'lat' | 'long' | 'radius'>): ListingSearch['shape'] {
  if (map) return map;
  if (lat === undefined || long === undefined || radius === undefined) return undefined;
  return circleAround({ latitude: lat, longitude: long }, radius);
}

function keywordsOf(text: string | undefined): ListingSearch['keywords'] {
  if (text === undefined) return undefined;
  const words = wordsOf(text);
  return words.length === 0 ? undefined : { words, mlsNumber: text.trim().toUpperCase() };
}

/**
 * Converts the parameters to a search of the store.
 * @throws ParameterErrors when statistics need sold listings and the search includes active ones; ServiceError 401 for a
 * visitor's search by yield, which would tell the estimate of a home's rent
 */
export function readSearch(
  parameters: SearchParameters,
  call: Pick<RealtyCall, 'viewer' | 'today'>,
): ListingSearch {
  const statuses = parameters.status ?? ['A'];
  const { minGrossYield, sortBy } = parameters;
  if (call.viewer === 'visitor' && (minGrossYield !== undefined || isByYield(sortBy))) {
    throw notForVisitors('Sign in to search by yield.');
  }
  if (parameters.statistics && needsSales(parameters.statistics) && statuses.includes('A')) {
    const msg = ['soldPrice, daysOnMarket and aboveBelowList need status=U'];
    throw new ParameterErrors([{ param: 'statistics', msg }]);
  }
  return {
    viewer: call.viewer,
    today: call.today,
    statuses: unique(statuses),
    types: parameters.type && unique(parameters.type.map((type) => TYPES[type])),
    lastStatuses: parameters.lastStatus,
    classes: parameters.class,
    propertyTypes: parameters.propertyType?.map(fold),
    styles: parameters.style?.map(fold),
    typesOrStyles: parameters.propertyTypeOrStyle?.map(fold),
    price: range(parameters.minPrice, parameters.maxPrice),
    beds: range(parameters.minBeds ?? parameters.minBedrooms, parameters.maxBeds ?? parameters.maxBedrooms),
    baths: range(parameters.minBaths, parameters.maxBaths),
    sqft: range(parameters.minSqft, parameters.maxSqft),
    listDay: range(parameters.minListDate, parameters.maxListDate),
    soldDay: range(parameters.minSoldDate, parameters.maxSoldDate),
    updatedDay: range(parameters.minUpdatedOn, parameters.maxUpdatedOn),
    soldPrice: range(parameters.minSoldPrice, parameters.maxSoldPrice),
    yearBuilt: range(parameters.minYearBuilt, parameters.maxYearBuilt),
    tax: range(parameters.minTaxes, parameters.maxTaxes),
    maintenanceFee: range(undefined, parameters.maxMaintenanceFee),
    parking: range(parameters.minParkingSpaces, undefined),
    grossYield: minGrossYield ? { min: minGrossYield * 100 } : undefined,
    lotSize: range(parameters.minLotSizeSqft, undefined),
    priceCutDay: parameters.lastPriceChangeType && {
      min: parameters.minPriceChangeDateTime ?? 0,
      max: parameters.maxPriceChangeDateTime,
    },
    hasTour: parameters.virtualTour || undefined,
    features: featuresOf(parameters),
    near: parameters.near?.length ? parameters.near : undefined,
    openHouse: parameters.openHouse && weekendOf(call.today),
    cities: parameters.city?.map(fold),
    areas: parameters.area?.map(fold),
    neighbourhoods: parameters.neighborhood?.map(fold),
    areasOrCities: parameters.areaOrCity?.map(fold),
    states: parameters.state?.map(foldState),
    postalCodes: parameters.zip?.map(fold),
    boards: parameters.boardId,
    mlsNumbers: parameters.mlsNumber?.map((number) => number.toUpperCase()),
    keywords: keywordsOf(parameters.search),
    shape: shapeOf(parameters),
    openOnly: parameters.seenWhole && call.viewer === 'visitor',
  };
}

/** True for an order by yield. */
export const isByYield = (sortBy: SearchParameters['sortBy']): boolean =>
  sortBy?.startsWith('grossYield') ?? false;

const BASEMENTS = {
  any: 'basement',
  finished: 'finishedBasement',
  walkout: 'walkOutBasement',
  apartment: 'basementApartment',
} as const;

function featuresOf(parameters: SearchParameters): ListingSearch['features'] {
  const { basement } = parameters;
  const lists: NonNullable<ListingSearch['features']> = (['pets', 'furnished'] as const)
    .filter((name) => parameters[name])
    .map((name) => [name]);
  if (basement) lists.push(basement.map((kind) => BASEMENTS[kind]));
  return lists.length > 0 ? lists : undefined;
}

/** A value given twice would be searched twice. */
function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
