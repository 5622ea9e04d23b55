import { isDrawable, type Point } from '../../domain/geo.ts';
import type { Address, Cluster, FactName, HistoryEntry, Listing, Room } from '../../domain/listing.ts';
import type { ListingType } from '../../domain/status.ts';
import {
  SCRUBBED,
  type WireCluster,
  type WireComparable,
  type WireHistoryEntry,
  type WireListing,
  type WireNumber,
  type WireRoom,
} from './contract.ts';

/** Text without the scrubber's mark; '' for nothing. */
const text = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === SCRUBBED) return '';
  const trimmed = value.trim();
  return /^(none|null|n\/a)$/i.test(trimmed) ? '' : trimmed;
};

/** A finite number from a number or its text; null for nothing, the scrubber's mark, or text that is none. */
const number = (value: WireNumber | undefined): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const found = typeof value === 'number' ? value : Number(value);
  return Number.isFinite(found) ? found : null;
};

/** Prices: 0 and "0.00" mean that there is none. */
const price = (value: WireNumber | undefined): number | null => {
  const found = number(value);
  return found !== null && found > 0 ? found : null;
};

const moment = (value: string | null | undefined): string | null => {
  const found = text(value);
  return found && !Number.isNaN(Date.parse(found)) ? found : null;
};

const listingType = (value: string | null | undefined): ListingType =>
  text(value).toLowerCase() === 'lease' ? 'lease' : 'sale';

/** "M5V2T6" as people write it: "M5V 2T6"; anything else as sent. */
const postalCode = (value: string | null | undefined): string => {
  const found = text(value).toUpperCase();
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(found) ? `${found.slice(0, 3)} ${found.slice(3)}` : found;
};

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
const roomsOf = (rooms: WireListing['rooms']): Room[] => {
  const list: WireRoom[] = Array.isArray(rooms) ? rooms : Object.values(rooms ?? {});
  return list
    .map((room) => ({
      name: text(room.description),
      level: text(room.level),
      length: text(room.length),
      width: text(room.width),
      features: [room.features, room.features2, room.features3].map(text).filter(Boolean),
    }))
    .filter((room) => room.name !== '');
};

const list = (values: string[] | null | undefined): string =>
  Array.isArray(values) ? values.map(text).filter(Boolean).join(', ') : '';

const factsOf = (wire: WireListing): { name: FactName; value: string }[] => {
  const details = wire.details ?? {};
  const condominium = wire.condominium ?? {};
  const named: Record<FactName, string> = {
    style: text(details.style),
    yearBuilt: text(details.yearBuilt),
    basement: text(details.basement1),
    garage: text(details.garage),
    parking: text(condominium.parkingType) || text(details.numParkingSpaces),
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
  return (Object.entries(named) as [FactName, string][]) // Object.entries widens the keys of a full Record
    .filter(([, value]) => value !== '' && value !== 'N')
    .map(([name, value]) => ({ name, value }));
};

/** A listing is restricted for this caller when its public values were withheld, or should have been (rulings D12). */
const isRestricted = (wire: WireListing): boolean =>
  wire.listPrice === SCRUBBED || wire.address?.streetName === SCRUBBED || wire.address?.zip === SCRUBBED;

const comparablesOf = (wire: WireListing): Listing['comparables'] =>
  (wire.comparables ?? []).map((comparable: WireComparable) => ({
    // Comparables come without permissions and status: those of the listing hold for them.
    ...normaliseListing({ ...comparable, boardId: comparable.boardId ?? wire.boardId }),
    distance: number(comparable.distance),
  }));

/** A listing from either version of the feed's wire form, with or without scrubbed values. Never throws. */
export function normaliseListing(wire: WireListing): Listing {
  const details = wire.details ?? {};
  return {
    mlsNumber: text(wire.mlsNumber),
    boardId: Number(wire.boardId),
    type: listingType(wire.type),
    status: text(wire.status),
    lastStatus: text(wire.lastStatus),
    class: text(wire.class),
    restricted: isRestricted(wire),
    listPrice: price(wire.listPrice),
    originalPrice: price(wire.originalPrice),
    soldPrice: price(wire.soldPrice),
    listDate: moment(wire.listDate),
    soldDate: moment(wire.soldDate),
    updatedOn: moment(wire.updatedOn ?? wire.timestamps?.listingUpdated),
    daysOnMarket: number(wire.daysOnMarket),
    address: addressOf(wire.address),
    location: locationOf(wire.map),
    images: (wire.images ?? []).filter((key) => typeof key === 'string' && key !== '' && key !== SCRUBBED),
    details: {
      propertyType: text(details.propertyType),
      style: text(details.style),
      yearBuilt: text(details.yearBuilt),
      beds: number(details.numBedrooms),
      bedsPlus: number(details.numBedroomsPlus),
      baths: number(details.numBathrooms),
      bathsPlus: number(details.numBathroomsPlus),
      garageSpaces: number(details.numGarageSpaces),
      parkingSpaces: number(details.numParkingSpaces),
      sqft: text(details.sqft),
      description: text(details.description),
      extras: text(details.extras),
      virtualTourUrl: text(details.virtualTourUrl),
      facts: factsOf(wire),
    },
    lot: {
      width: number(wire.lot?.width),
      depth: number(wire.lot?.depth),
      measurement: text(wire.lot?.measurement),
      acres: text(wire.lot?.acres),
    },
    rooms: roomsOf(wire.rooms),
    annualTaxes: price(wire.taxes?.annualAmount),
    taxYear: number(wire.taxes?.assessmentYear),
    maintenanceFee: price(wire.condominium?.fees?.maintenance),
    brokerageName: text(wire.office?.brokerageName),
    comparables: comparablesOf(wire),
  };
}

/** Pages sorted at random may repeat a listing (the feed's trap): the first of each stays. */
export function normaliseListings(wire: readonly WireListing[]): Listing[] {
  const seen = new Set<string>();
  return wire.map(normaliseListing).filter(({ boardId, mlsNumber }) => {
    const key = `${boardId}/${mlsNumber}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A cell of the map; one whose location can't be drawn answers null and is warned of (L8). */
export function normaliseCluster(wire: WireCluster): Cluster | null {
  const location = locationOf(wire.location);
  if (!location) {
    console.warn('A cluster without a usable location was skipped.');
    return null;
  }
  const { top_left, bottom_right } = wire.bounds;
  return {
    count: wire.count,
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

/** An earlier time on the market. */
export function normaliseHistoryEntry(wire: WireHistoryEntry): HistoryEntry {
  return {
    mlsNumber: text(wire.mlsNumber),
    boardId: Number(wire.boardId ?? 0),
    type: listingType(wire.type),
    lastStatus: text(wire.lastStatus),
    listPrice: price(wire.listPrice),
    soldPrice: price(wire.soldPrice),
    listDate: moment(wire.listDate),
    soldDate: moment(wire.soldDate),
    expiryDate: moment(wire.timestamps?.expiryDate),
  };
}
