import { type AmenityInput, storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import type { TestServices } from './makeTestServices.ts';

/** The home of createMockGeneratedListing, and a metre to the north in degrees. */
const HOME = { latitude: 43.6472, longitude: -79.4103 };
const METRE = 1 / 111_195;

/** A place north of that home. */
const placeNorth = (metres: number, place: Omit<AmenityInput, 'latitude' | 'longitude'>): AmenityInput => ({
  ...place,
  latitude: HOME.latitude + metres * METRE,
  longitude: HOME.longitude,
});

/** Places around that home: two schools, transit, a shop and a park. */
const PLACES_AROUND: readonly AmenityInput[] = [
  placeNorth(300, {
    key: 's1',
    kind: 'school',
    name: 'Maple Public School',
    level: 'elementary',
    board: 'TDSB',
  }),
  placeNorth(350, { key: 's2', kind: 'school', name: 'Elm Academy', level: 'elementary' }),
  placeNorth(800, {
    key: 's3',
    kind: 'school',
    name: 'Harbord Collegiate',
    level: 'secondary',
    rating: { value: 7.2, outOf: 10, source: 'Fraser Institute' },
  }),
  placeNorth(200, { key: 't1', kind: 'stop', name: 'Queen St at Shaw St', lines: ['501', '301'] }),
  placeNorth(2500, { key: 't2', kind: 'station', name: 'Osgoode', lines: ['Line 1'] }),
  placeNorth(120, { key: 'g1', kind: 'groceries', name: 'Corner Market' }),
  placeNorth(400, { key: 'p1', kind: 'park', name: '' }),
];

/** Stores these places with their source. */
export const storePlacesAround = ({ store }: Pick<TestServices, 'store'>) =>
  storeAmenities(
    store,
    {
      key: 'city',
      name: 'City of Toronto',
      attribution: 'Open Government Licence',
      name_fr: 'Ville de Toronto',
      attribution_fr: 'Licence du gouvernement ouvert',
      url: null,
      day: 20_400,
    },
    PLACES_AROUND,
  );
