/** Wire types of the amenities: schools, transit, shops and other places that people live by. */
import type { AmenityKind, SchoolLevel, SourceWords } from '#domain/amenities.ts';

/** One amenity. */
export interface WireAmenity {
  /** Stays the same when its source is loaded again: "demo/school-1204". */
  id: string;
  kind: AmenityKind;
  /** As the source spells it; '' if it has none. */
  name: string;
  latitude: number;
  longitude: number;
  /** The level of a school; null if the source does not say. */
  level: SchoolLevel | null;
  /** The board or the operator of a school, the agency of a station; null if unknown. */
  board: string | null;
  /** A school's rating, only as a file brought it; `source` is the name of those who rated it. */
  rating: { value: number; outOf: number; source: string } | null;
  /** Names of the lines of a station or a stop: "501", "Line 1". */
  lines: string[];
  /** `key` of one of the answer's sources. */
  source: string;
}

/** The origin of amenities, which an interface has to name beside them. */
export interface WireAmenitySource extends SourceWords {
  key: string;
  /** Page about the data or its licence; null for none. */
  url: string | null;
  /** The day of the data: "2026-11-24". */
  asOf: string;
}

/** GET /realty/amenities: amenities of a view of the map. */
export interface WireAmenities {
  amenities: WireAmenity[];
  /** True if there are more than the limit. The answer then has an even selection of them. */
  hasMore: boolean;
  sources: WireAmenitySource[];
}

/** An amenity with its distance. */
export interface WireNearAmenity extends WireAmenity {
  /** Straight distance from the point, in whole metres. */
  metres: number;
}

/** GET /realty/amenities/nearest: the nearest of each kind, by kind and distance. */
export interface WireNearestAmenities {
  amenities: WireNearAmenity[];
  sources: WireAmenitySource[];
}

/** An amenity with the city that it is in. */
export interface WireNamedAmenity extends WireAmenity {
  /** '' if it is in no known city; then the province is '' too. */
  city: string;
  /** Full name of the province. */
  state: string;
}

/** GET /realty/amenities/search: amenities by their name, the best first. */
export interface WireNamedAmenities {
  amenities: WireNamedAmenity[];
  sources: WireAmenitySource[];
}
