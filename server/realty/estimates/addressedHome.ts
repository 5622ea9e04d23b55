import type { z } from '@hono/zod-openapi';
import { ParameterErrors, ServiceError } from '#server/http/errors.ts';
import { addressesAtNumber, nearestOnStreet, newestAt } from '#server/store/listings/addressedListings.ts';
import { comparedHomeOf } from '#server/store/listings/comparableSales.ts';
import type { VisibleListing } from '#server/store/listings/listingView.ts';
import { PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import type { ListingTable } from '#server/store/tables.ts';
import { fold } from '#server/store/text/fold.ts';
import { foldState } from '#server/store/text/provinces.ts';
import { type ComparedHome, floorOf } from '../../../src/domain/estimate/home.ts';
import { presentListings } from '../answers/presentListing.ts';
import type { homeEstimateParameters } from '../parameters/estimateParameters.ts';
import type { RealtyCall } from '../realtyCall.ts';
import type { EstimateSubject } from './estimateHome.ts';

type Parameters = z.infer<typeof homeEstimateParameters>;

const CLASSES = {
  CondoProperty: 'condo',
  ResidentialProperty: 'residential',
  CommercialProperty: 'commercial',
} as const;

/** The class of a property type. A type that the product does not know is a unit if its name says so. */
function classOf(propertyType: string): ListingTable['class'] {
  const known = Object.values(PROPERTY_TYPES).find((type) => fold(type.propertyType) === fold(propertyType));
  if (known) return CLASSES[known.class];
  return /condo|apartment|appartement/i.test(propertyType) ? 'condo' : 'residential';
}

/** A listing as a home to estimate. */
export async function listedSubject(call: RealtyCall, row: VisibleListing): Promise<EstimateSubject> {
  const [listing] = await presentListings(call, [row.id], ['address', 'details.propertyType']);
  const { beds, baths, sqft, latitude, longitude } = row;
  const propertyType = listing?.details?.propertyType ?? null;
  return {
    home: comparedHomeOf(row),
    state: row.state,
    class: row.class,
    described: { address: listing?.address ?? null, propertyType, beds, baths, sqft, latitude, longitude },
  };
}

/** The facts in the parameters, in place of those that the store knows. @param today in days since 1970-01-01 */
function withFacts(known: EstimateSubject, parameters: Parameters, today: number): EstimateSubject {
  const { propertyType, beds, baths, sqft, yearBuilt, parking, lotSqft, tax, condition } = parameters;
  const { home, described } = known;
  return {
    ...known,
    ...(propertyType !== undefined && { class: classOf(propertyType) }),
    home: {
      ...home,
      ...(propertyType !== undefined && {
        propertyType: fold(propertyType),
        isUnit: classOf(propertyType) === 'condo',
      }),
      beds: beds ?? home.beds,
      baths: baths ?? home.baths,
      sqft: sqft ?? home.sqft,
      yearBuilt: yearBuilt ?? home.yearBuilt,
      parking: parking ?? home.parking,
      lotSqft: lotSqft ?? home.lotSqft,
      condition: condition ?? home.condition,
      // The caller's bill is this year's.
      ...(tax !== undefined && { tax, taxDay: today }),
    },
    described: {
      ...described,
      propertyType: propertyType ?? described.propertyType,
      beds: beds ?? described.beds,
      baths: baths ?? described.baths,
      sqft: sqft ?? described.sqft,
    },
  };
}

/** The place of an address that the store has no home at. */
async function placeOf(
  call: RealtyCall,
  parameters: Parameters & { city: string },
): Promise<{ latitude: number; longitude: number; state: string }> {
  const { lat, long, city, state, streetNumber, streetName, streetSuffix, streetDirection } = parameters;
  if (lat !== undefined && long !== undefined) {
    return { latitude: lat, longitude: long, state: state ? foldState(state) : '' };
  }
  const street = [streetName, streetSuffix, streetDirection].filter(Boolean).join(' ');
  const near = await nearestOnStreet(call.store, call.viewer, { city, state, streetNumber, street });
  if (!near) throw new ServiceError(404, 'No listing is known on this street.');
  return near;
}

/** A home that was never listed, by its place and the facts in the parameters. */
async function unlistedSubject(
  call: RealtyCall,
  parameters: Parameters & { city: string },
): Promise<EstimateSubject> {
  const { propertyType, city, unitNumber, streetNumber, streetName, streetSuffix, streetDirection, zip } =
    parameters;
  if (!propertyType || parameters.beds === undefined || parameters.baths === undefined) {
    const name = !propertyType ? 'propertyType' : parameters.beds === undefined ? 'beds' : 'baths';
    throw new ParameterErrors([{ param: name, msg: ['is required for a home that was not listed'] }]);
  }
  const { latitude, longitude, state } = await placeOf(call, parameters);
  const unit = unitNumber ? fold(unitNumber) : null;
  const parts = [streetNumber, streetName, streetSuffix, streetDirection, city, zip].filter(Boolean);
  const home: ComparedHome = {
    home: null,
    building: unit === null ? null : fold(parts.join(' ')),
    isUnit: false,
    city: fold(city),
    propertyType: '',
    latitude,
    longitude,
    sqft: null,
    beds: 0,
    baths: 0,
    parking: null,
    lotSqft: null,
    yearBuilt: null,
    hasFinishedBasement: false,
    condition: 0,
    floor: floorOf(unit),
    tax: null,
    taxDay: call.today,
  };
  const address = {
    city,
    state: parameters.state ?? null,
    zip: zip ?? null,
    streetNumber: streetNumber ?? null,
    streetName: streetName ?? null,
    streetSuffix: streetSuffix ?? null,
    streetDirection: streetDirection ?? null,
    unitNumber: unitNumber ?? null,
  };
  const described = { address, propertyType, beds: null, baths: null, sqft: null, latitude, longitude };
  return { home, state, class: 'residential', described };
}

/**
 * The home at an address, with the facts of its newest listing and those in the parameters; else a home at a position,
 * or at the nearest known number of the street.
 * @throws ParameterErrors if facts are missing; ServiceError 404 for an unknown street
 */
export async function addressedSubject(call: RealtyCall, parameters: Parameters): Promise<EstimateSubject> {
  const { city, streetName } = parameters;
  if (!city) throw new ParameterErrors([{ param: 'city', msg: ['city is required'] }]);
  const isPlaced = parameters.lat !== undefined && parameters.long !== undefined;
  if (!streetName && !isPlaced) {
    throw new ParameterErrors([{ param: 'streetName', msg: ['streetName, or lat and long, is required'] }]);
  }
  const { state = '', streetNumber, streetSuffix, streetDirection, zip, unitNumber } = parameters;
  const street = [streetNumber, streetName, streetSuffix, streetDirection].filter(Boolean).join(' ');
  const unit = unitNumber ? fold(unitNumber) : null;
  const addresses = await addressesAtNumber(call.store, call.viewer, { state, city, street });
  const own = addresses.filter(
    (listed) => listed.unit === unit && (!zip || listed.address?.endsWith(` ${fold(zip)}`)),
  );
  const row = await newestAt(call.store, call.viewer, own);
  const known = row ? await listedSubject(call, row) : await unlistedSubject(call, { ...parameters, city });
  return withFacts(known, parameters, call.today);
}
