/** Rules for the home itself: areas, rooms, fees, pictures. */
import { PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import { type ListingRule, metresOf } from './listingRule.ts';

const CLASSES = new Map<string, string>(
  Object.values(PROPERTY_TYPES).map(({ propertyType, class: kind }) => [propertyType, kind]),
);
const SQUARE_METRE_IN_FEET = 10.764;

function isInRange(sqft: number, range: string): boolean {
  if (range.startsWith('< ')) return sqft < Number(range.slice(2));
  if (range.endsWith('+')) return sqft >= Number.parseInt(range, 10);
  const [low = 0, high = low] = range.split('-').map(Number);
  return sqft >= low && sqft <= high;
}

/** Rules for the home. */
export const HOME_RULES: readonly ListingRule[] = [
  {
    name: 'is of a documented type in its class',
    holds: (listing) => CLASSES.get(listing.propertyType) === listing.class,
    spoil: (listing) => ({ ...listing, propertyType: 'Castle' }),
  },
  {
    name: 'has a floor area, save land, within the range that it names',
    holds({ sqft, propertyType, details }) {
      if (sqft === null) return propertyType === 'Vacant Land' && !details.sqft;
      return propertyType !== 'Vacant Land' && sqft >= 250 && isInRange(sqft, details.sqft ?? '');
    },
    spoil: (listing) => ({ ...listing, sqft: listing.sqft === null ? 900 : null }),
  },
  {
    name: 'has rooms above ground that fit into its area',
    holds({ rooms, sqft }) {
      const above = rooms.filter(({ level }) => level !== 'Bsmt' && level !== 'Lower');
      const area = above.reduce((sum, room) => sum + metresOf(room.length) * metresOf(room.width), 0);
      return !Number.isNaN(area) && (sqft === null || area * SQUARE_METRE_IN_FEET <= sqft * 1.02);
    },
    spoil: (listing) => ({
      ...listing,
      rooms: [...listing.rooms, { description: 'Ballroom', level: 'Main', length: '60', width: '40' }],
    }),
    suits: ({ sqft }) => sqft !== null,
  },
  {
    name: 'has bedrooms and bathrooms only if people live there',
    holds({ beds, bedsPlus, baths, class: kind, propertyType }) {
      const counts = [beds, bedsPlus, baths];
      if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return false;
      if (kind === 'CommercialProperty') return beds === 0;
      if (propertyType === 'Vacant Land') return beds + baths === 0;
      return beds <= 10 && bedsPlus <= 3 && baths >= 1 && baths <= 10;
    },
    spoil: (listing) => ({ ...listing, beds: 25 }),
  },
  {
    name: 'was built before it was listed',
    holds: ({ yearBuilt, listDay }) =>
      yearBuilt === null || (yearBuilt >= 1_860 && yearBuilt <= 2_026 + Math.ceil((listDay + 325) / 365.25)),
    spoil: (listing) => ({ ...listing, yearBuilt: 2_031 }),
  },
  {
    name: 'has a unit and fees that fit its floor area in a condominium, and nowhere else',
    holds(listing) {
      if (listing.class !== 'CondoProperty') return listing.condominium === null;
      const fee = Number(listing.condominium?.fees?.maintenance ?? 0);
      const rate = fee / (listing.sqft ?? 1);
      return listing.unitNumber !== null && rate > 0.1 && rate < 1.35;
    },
    spoil: (listing) => ({
      ...listing,
      condominium: listing.class === 'CondoProperty' ? null : { fees: { maintenance: 500 } },
    }),
  },
  {
    name: 'has a lot where it is a whole house or land',
    holds({ lot, class: kind, unitNumber }) {
      if (kind !== 'ResidentialProperty' || unitNumber !== null) return true;
      return lot !== null && Number(lot?.width) > 10 && Number(lot?.depth) > 30;
    },
    spoil: (listing) => ({ ...listing, lot: null }),
    suits: ({ class: kind, unitNumber }) => kind === 'ResidentialProperty' && unitNumber === null,
  },
  {
    name: 'has at least 6 pictures, all of its own and numbered in order',
    holds: ({ images, mlsNumber }) =>
      images.length >= 6 &&
      images.length <= 40 &&
      images.every((key, place) => key.startsWith(`harbour/${mlsNumber.toLowerCase()}-${place + 1}-`)),
    spoil: (listing) => ({ ...listing, images: listing.images.toReversed() }),
  },
  {
    name: 'is described',
    holds: ({ details, brokerageName }) =>
      (details.description ?? '').length > 60 &&
      (details.description ?? '').length <= 3_000 &&
      brokerageName !== '',
    spoil: (listing) => ({ ...listing, details: { ...listing.details, description: '' } }),
  },
];
