import { gridX, gridY, quadkey } from '../geometry/mercator.ts';
import { petWords } from '../listings/petWords.ts';
import { shuffleOf } from '../listings/recommendedOrder.ts';
import type { ListingTable } from '../tables.ts';
import { fold, wordsOf } from '../text/fold.ts';
import { foldState } from '../text/provinces.ts';
import { conditionOf } from './condition.ts';
import { factsOf } from './listingFacts.ts';
import { isClosed, type ListingInput, type StoredListing } from './storedListing.ts';
import { hasTour } from './tours.ts';
import { roundedValuesOf, valuesOf } from './visitorValues.ts';

const CLASSES = {
  CondoProperty: 'condo',
  ResidentialProperty: 'residential',
  CommercialProperty: 'commercial',
} as const;

/** True if a visitor may not see the whole listing: both permissions must be 'Y'. */
function isRestricted(permissions: ListingInput['permissions']): boolean {
  return permissions.displayPublic !== 'Y' || permissions.displayAddressOnInternet !== 'Y';
}

/**
 * The row by which a listing is searched.
 * @param walks the column of that name
 */
export function listingRowOf(id: number, listing: ListingInput, walks: number | null): ListingTable {
  const restricted = isRestricted(listing.permissions);
  const known = valuesOf(listing);
  const shown = restricted ? roundedValuesOf(known, listing.type) : known;
  const [x, y] = [gridX(known.longitude), gridY(known.latitude)];
  const [vx, vy] = [gridX(shown.longitude), gridY(shown.latitude)];
  return {
    id,
    mls: listing.mlsNumber.toUpperCase(),
    board: listing.boardId,
    type: listing.type,
    status: listing.status,
    last_status: listing.lastStatus,
    class: CLASSES[listing.class],
    property_type: fold(listing.propertyType),
    style: fold(listing.style),
    restricted: restricted ? 1 : 0,
    price: known.price,
    sold_price:
      listing.soldPrice === null || !isClosed(listing.lastStatus) ? null : Math.round(listing.soldPrice),
    list_day: listing.listDay,
    sold_day: known.soldDay,
    updated_day: listing.updatedDay,
    beds: known.beds,
    baths: known.baths,
    sqft: known.sqft,
    year_built: listing.yearBuilt,
    tax: Math.round(listing.taxes.annualAmount ?? 0) || null,
    condition: conditionOf(listing.details),
    // A written home is computed again, because its price or its facts may be others.
    gross_yield: null,
    yield_day: null,
    has_tour: hasTour(listing.details) ? 1 : 0,
    ...factsOf(listing),
    walks,
    shuffle: shuffleOf(listing.mlsNumber),
    state: foldState(listing.state),
    city: fold(listing.city),
    area: fold(listing.area),
    neighbourhood: fold(listing.neighborhood),
    unit: listing.unitNumber === null ? null : fold(listing.unitNumber),
    address: addressTextOf(listing),
    home: listing.homeKey,
    latitude: known.latitude,
    longitude: known.longitude,
    x,
    y,
    quadkey: quadkey(x, y),
    vlatitude: shown.latitude,
    vlongitude: shown.longitude,
    vx,
    vy,
    vquadkey: quadkey(vx, vy),
    vprice: shown.price,
    vbeds: shown.beds,
    vbaths: shown.baths,
    vsqft: shown.sqft,
    vsold_day: shown.soldDay,
  };
}

/** "33 bay street e 1204 toronto m5v 2t6" */
function addressTextOf(listing: ListingInput): string {
  const { streetNumber, streetName, streetSuffix, streetDirection, unitNumber, city, zip } = listing;
  return fold(
    [streetNumber, streetName, streetSuffix, streetDirection, unitNumber ?? '', city, zip].join(' '),
  );
}

/**
 * The words of a stored listing for the keyword search, each once.
 * @param address the column of its row
 */
export function searchWordsOf(
  address: string,
  { wire: { address: place, details, condominium, nearby } }: StoredListing,
): string[] {
  return wordsOf(
    [
      address,
      place?.neighborhood,
      place?.area,
      details?.propertyType,
      details?.style,
      details?.description,
      details?.extras,
      petWords(condominium?.pets),
      ...(condominium?.amenities ?? []),
      ...(nearby?.amenities ?? []),
    ].join(' '),
  );
}
