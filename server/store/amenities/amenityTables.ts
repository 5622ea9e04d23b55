import type { AmenityKind, SchoolLevel } from '../../../src/domain/amenities.ts';

/** Key of the demonstration's source, which its invented amenities have. */
export const INVENTED_SOURCE = 'demo';

/** A place that people live by. Its source and key identify it, also after the source was loaded again. */
export interface AmenityTable {
  /** Key of its row of `amenity_source`. */
  source: string;
  /** Its name in the source, unique there: "way/123456". */
  key: string;
  kind: AmenityKind;
  /** '' if the source has none. */
  name: string;
  latitude: number;
  longitude: number;
  /** The number of its cell in the grid (geometry/mercator.ts). */
  quadkey: number;
  /** 0 to 32767 by its key: base of an even selection. */
  shuffle: number;
  level: SchoolLevel | null;
  board: string | null;
  /** A school's rating as a file brought it. All three are null without one. */
  rating: number | null;
  rating_out_of: number | null;
  rating_source: string | null;
  /** JSON of the lines' names. */
  lines: string;
}

/** A word of an amenity's name (src/domain/amenityNames.ts). */
export interface AmenityWordTable {
  word: string;
  /** The amenity, whose row may be missing for a moment while an older release loads its source. */
  source: string;
  key: string;
}

/** A source of amenities, and the last load of it. */
export interface AmenitySourceTable {
  key: string;
  name: string;
  /** The text that its licence requires. */
  attribution: string;
  /** Both in French; null if they are the same in both languages. */
  name_fr: string | null;
  attribution_fr: string | null;
  url: string | null;
  /** Day of the data, in days since 1970-01-01. */
  day: number;
  /** Number of its amenities. */
  amenity_count: number;
  /** Version of the program that generated them; null for files. */
  generator: string | null;
}

/** The number of changes of the table `amenity`, in one row; none before the first. Triggers add to it. */
export interface AmenityChangeTable {
  id: number;
  number: number;
}

/** The renewal of walks after the last change of the amenities, in one row; none before the first. */
export interface WalkPassTable {
  id: number;
  /** The change that it is for. */
  number: number;
  /** The listing up to which it is done; null if it is finished. */
  last_id: number | null;
  /** Kinds of amenities at the last renewal that was finished, with commas between them. */
  kinds: string;
}
