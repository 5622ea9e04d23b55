import { AMENITY_KINDS } from '#domain/amenities.ts';

/** The options of `npm run places` without any words on the command line, on 2026-11-24. */
export const PLACES_OPTIONS = {
  source: undefined,
  name: undefined,
  attribution: undefined,
  nameFr: undefined,
  attributionFr: undefined,
  url: undefined,
  day: undefined,
  kinds: AMENITY_KINDS,
  kind: undefined,
  isOfPlacesOnly: false,
  isForced: false,
  now: new Date('2026-11-24T12:00:00Z'),
  onProgress: () => undefined,
};
