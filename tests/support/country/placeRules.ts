/** Rules for locations: on land, near their street, in the city and the postal area of their address. */
import { type ListingRule, metresToLine, neighbourhoodOf } from './listingRule.ts';

/** First letters of postal codes. Toronto, Montréal and Québec have their own. */
const POSTAL_LETTERS: Readonly<Record<string, RegExp>> = {
  ON: /^[KLMNP]/,
  QC: /^[GHJ]/,
  BC: /^V/,
  AB: /^T/,
  SK: /^S/,
  MB: /^R/,
  NS: /^B/,
  NL: /^A/,
};

/** A point in Lake Ontario, off Toronto. */
const LAKE = { longitude: -79.3, latitude: 43.6 };
/** Metres. A tower is further from the street than a house. */
const FARTHEST_FROM_STREET = 45;

/** Rules for the address. */
export const PLACE_RULES: readonly ListingRule[] = [
  {
    name: 'stands at the address of its slot',
    holds(listing, geography) {
      const address = geography.addressAt(listing.slot);
      return (
        listing.streetNumber === String(address?.streetNumber) &&
        Math.abs(listing.longitude - (address?.position[0] ?? 0)) < 1e-6 &&
        Math.abs(listing.latitude - (address?.position[1] ?? 0)) < 1e-6
      );
    },
    spoil: (listing) => ({ ...listing, streetNumber: `${listing.streetNumber}1` }),
  },
  {
    name: 'stands on the street that it names, and beside it',
    holds(listing, geography) {
      const street = geography.streets[listing.slot.streetId];
      return (
        street !== undefined &&
        street.kind !== 'motorway' &&
        listing.streetName === street.name &&
        listing.streetSuffix === street.suffix &&
        listing.streetDirection === street.direction &&
        metresToLine([listing.longitude, listing.latitude], street.points) < FARTHEST_FROM_STREET
      );
    },
    spoil: (listing) => ({
      ...listing,
      latitude: listing.latitude + 0.21,
      longitude: listing.longitude + 0.11,
    }),
  },
  {
    name: 'stands on land',
    holds: ({ longitude, latitude }, geography) => geography.isLand([longitude, latitude]),
    spoil: (listing) => ({ ...listing, ...LAKE }),
  },
  {
    name: 'lies in the neighbourhood and city that it names, with their area, board and letters',
    holds(listing, geography) {
      const neighbourhood = neighbourhoodOf(listing, geography);
      const city = geography.cities.find(
        ({ name, state }) => name === listing.city && state === listing.state,
      );
      return (
        neighbourhood?.name === listing.neighborhood &&
        neighbourhood.city === listing.city &&
        neighbourhood.state === listing.state &&
        city?.area === listing.area &&
        city.boardId === listing.boardId &&
        new RegExp(`^${city.mlsPrefix}[1-9]\\d{6}$`).test(listing.mlsNumber)
      );
    },
    spoil: (listing) => ({ ...listing, state: 'Yukon' }),
  },
  {
    name: 'has a postal code of its province',
    holds(listing, geography) {
      const city = geography.cities.find(({ name }) => name === listing.city);
      const form = /^[ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z] \d[ABCEGHJ-NPR-TV-Z]\d$/;
      return form.test(listing.zip) && (POSTAL_LETTERS[city?.stateCode ?? '']?.test(listing.zip) ?? false);
    },
    spoil: (listing) => ({ ...listing, zip: `X${listing.zip.slice(1)}` }),
  },
];
