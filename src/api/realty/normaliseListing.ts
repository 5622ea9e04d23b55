import { DEFAULT_BOARD_ID } from '#domain/constants.ts';
import { isDrawable, type Point } from '#domain/geo/geo.ts';
import type { Address, Cluster, FactName, Listing, MarketTime, Room } from '#domain/listing/listing.ts';
import { lastStatusOf } from '#domain/listing/status.ts';
import {
  SCRUBBED,
  type WireCluster,
  type WireComparable,
  type WireHistoryEntry,
  type WireImageInsight,
  type WireListing,
} from './contract.ts';
import {
  count,
  daysOnMarket,
  distance,
  list,
  listingType,
  moment,
  number,
  originalPrice,
  postalCode,
  price,
  records,
  sqft,
  text,
  yearBuilt,
} from './wireValues.ts';

const addressOf = (address: WireListing['address']): Address => ({
  unitNumber: text(address?.unitNumber),
  streetNumber: text(address?.streetNumber),
  streetName: text(address?.streetName),
  streetSuffix: text(address?.streetSuffix),
  streetDirection: text(address?.streetDirection),
  city: text(address?.city),
  state: text(address?.state),
  area: text(address?.area),
  neighborhood: text(address?.neighborhood),
  zip: postalCode(address?.zip),
});

const locationOf = (map: WireListing['map']): Point | null => {
  const latitude = number(map?.latitude);
  const longitude = number(map?.longitude);
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  return isDrawable(point) ? point : null;
};

/** Rooms arrive as a list or keyed "1", "2", ...; empty slots hold only nulls. */
const roomsOf = (rooms: WireListing['rooms']): Room[] =>
  records(rooms)
    .map((room) => ({
      name: text(room.description),
      level: text(room.level),
      length: text(room.length),
      width: text(room.width),
      features: [room.features, room.features2, room.features3].map(text).filter(Boolean),
    }))
    .filter((room) => room.name !== '');

const factsOf = (wire: WireListing): { name: FactName; value: string }[] => {
  const details = wire.details ?? {};
  const condominium = wire.condominium ?? {};
  const named: Record<FactName, string> = {
    style: text(details.style),
    yearBuilt: yearBuilt(details.yearBuilt),
    basement: text(details.basement1),
    garage: text(details.garage),
    parking: text(condominium.parkingType) || text(count(details.numParkingSpaces)),
    heating: text(details.heating),
    cooling: text(details.airConditioning),
    construction: text(details.exteriorConstruction1),
    flooring: text(details.flooringType),
    roof: text(details.roofMaterial),
    pool: text(details.swimmingPool),
    laundry: text(details.laundryLevel),
    water: text(details.waterSource),
    sewer: text(details.sewer),
    driveway: text(details.driveway),
    furnished: text(details.furnished),
    leaseTerms: text(details.leaseTerms),
    exposure: text(condominium.exposure),
    locker: text(condominium.locker),
    pets: text(condominium.pets),
    stories: text(condominium.stories),
    amenities: list(condominium.amenities ?? condominium.ammenities),
    nearby: list(wire.nearby?.amenities ?? wire.nearby?.ammenities),
  };
  return (Object.entries(named) as [FactName, string][]) // Object.entries widens the keys of a complete Record
    .filter(([, value]) => value !== '' && value !== 'N')
    .map(([name, value]) => ({ name, value }));
};

/** True if public values of a listing were withheld from this caller, or should have been. */
const isRestricted = (wire: WireListing): boolean =>
  wire.listPrice === SCRUBBED || wire.address?.streetName === SCRUBBED || wire.address?.zip === SCRUBBED;

const comparablesOf = (wire: WireListing): Listing['comparables'] =>
  records<WireComparable>(wire.comparables).map((comparable) => ({
    // Comparables come without permissions and status: the listing's own apply.
    ...normaliseListing({ ...comparable, boardId: comparable.boardId ?? wire.boardId }),
    distance: distance(comparable.distance),
  }));

/**
 * Reads the fields that a listing and a history entry share. Examples of the feed have no board: the default board
 * applies.
 */
const marketTimeOf = (wire: WireListing | WireHistoryEntry): MarketTime => {
  const listPrice = price(wire.listPrice);
  return {
    mlsNumber: text(wire.mlsNumber),
    boardId: number(wire.boardId) ?? DEFAULT_BOARD_ID,
    type: listingType(wire.type),
    lastStatus: lastStatusOf(text(wire.lastStatus)),
    listPrice,
    originalPrice: originalPrice(wire.originalPrice, listPrice),
    soldPrice: price(wire.soldPrice),
    listDate: moment(wire.listDate),
    soldDate: moment(wire.soldDate),
    updatedOn: moment(wire.timestamps?.listingUpdated),
    expiryDate: moment(wire.timestamps?.expiryDate),
    terminatedDate: moment(wire.timestamps?.terminatedDate),
    suspendedDate: moment(wire.timestamps?.suspendedDate),
    unavailableDate: moment(wire.timestamps?.unavailableDate),
    brokerageName: text(wire.office?.brokerageName),
  };
};

/** Certainty from which the feed recommends to show the kind of an image. */
const CERTAIN = 0.9;

/** Returns the images that are floor plans. */
function floorPlansOf({ imageInsights }: WireListing, images: readonly string[]): string[] {
  const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
  const plans = records<WireImageInsight>(imageInsights?.images).flatMap(({ image, classification }) =>
    text(classification?.imageOf) === 'Floor Plan' && (number(classification?.prediction) ?? 0) >= CERTAIN
      ? nameOf(text(image))
      : [],
  );
  return images.filter((key) => plans.includes(nameOf(key)));
}

/** A tour's address: with encryption, or the demonstration's own. */
const tourOf = (link: string | null | undefined): string =>
  /^(https:|\/images\/tours\/).+/.exec(text(link))?.[0] ?? '';

/** Converts a listing from either version of the feed's wire format, with or without scrubbed values. Never throws. */
export function normaliseListing(wire: WireListing): Listing {
  const details = wire.details ?? {};
  const images = Array.isArray(wire.images) ? wire.images.map(text).filter(Boolean) : [];
  return {
    ...marketTimeOf(wire),
    status: text(wire.status),
    class: text(wire.class),
    restricted: isRestricted(wire),
    ...(wire.grossYield !== undefined && { grossYield: wire.grossYield }),
    updatedOn: moment(wire.updatedOn ?? wire.timestamps?.listingUpdated),
    daysOnMarket: daysOnMarket(wire.daysOnMarket),
    address: addressOf(wire.address),
    location: locationOf(wire.map),
    images,
    floorPlans: floorPlansOf(wire, images),
    details: {
      propertyType: text(details.propertyType),
      style: text(details.style),
      yearBuilt: yearBuilt(details.yearBuilt),
      beds: count(details.numBedrooms),
      bedsPlus: count(details.numBedroomsPlus),
      baths: count(details.numBathrooms),
      bathsPlus: count(details.numBathroomsPlus),
      garageSpaces: count(details.numGarageSpaces),
      parkingSpaces: count(details.numParkingSpaces),
      sqft: sqft(details.sqft),
      description: text(details.description),
      extras: text(details.extras),
      virtualTourUrl: tourOf(details.virtualTourUrl),
      videoTourUrl: tourOf(details.alternateURLVideoLink),
      facts: factsOf(wire),
    },
    lot: {
      width: number(wire.lot?.width),
      depth: number(wire.lot?.depth),
      measurement: text(wire.lot?.measurement),
      acres: text(wire.lot?.acres),
    },
    rooms: roomsOf(wire.rooms),
    openHouses: records(wire.openHouse).map(({ date, startTime, endTime, offset }) => ({
      start: `${date}T${startTime}${offset}`,
      end: `${date}T${endTime}${offset}`,
    })),
    agents: records<{ name?: string | null }>(wire.agents)
      .map(({ name }) => text(name))
      .filter(Boolean),
    annualTaxes: price(wire.taxes?.annualAmount),
    taxYear: number(wire.taxes?.assessmentYear),
    maintenanceFee: price(wire.condominium?.fees?.maintenance),
    comparables: comparablesOf(wire),
  };
}

/**
 * Converts listings and drops repeated ones, of which the first stays: the feed's randomly sorted pages may repeat a
 * listing.
 */
export function normaliseListings(wire: readonly WireListing[]): Listing[] {
  const knownKeys = new Set<string>();
  return wire.map(normaliseListing).filter(({ boardId, mlsNumber }) => {
    const key = `${boardId}/${mlsNumber}`;
    return !knownKeys.has(key) && knownKeys.add(key);
  });
}

/** Converts a cell of the map. Returns null and logs a warning if its location cannot be drawn (requirement ERR10). */
export function normaliseCluster(wire: WireCluster): Cluster | null {
  const location = locationOf(wire.location);
  if (!location) {
    console.warn('A cluster without a usable location was skipped.');
    return null;
  }
  const { top_left, bottom_right } = wire.bounds;
  return {
    count: wire.count,
    restricted: wire.restricted ?? 0,
    location,
    bounds: {
      north: top_left.latitude,
      west: top_left.longitude,
      south: bottom_right.latitude,
      east: bottom_right.longitude,
    },
    ...(wire.count === 1 && wire.listing && { listing: normaliseListing(wire.listing) }),
  };
}

/** Converts an earlier listing of a home. */
export function normaliseHistoryEntry(wire: WireHistoryEntry): MarketTime {
  return marketTimeOf(wire);
}
