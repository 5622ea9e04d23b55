/** The size and the places of a city that is made by arithmetic alone: each run makes the same. */

/** The size of a city. */
export interface CitySize {
  /** Streets in each of two directions. */
  streets: number;
  buildings: number;
  /** Parks that are areas, each the outline of one of the buildings' ways. */
  parks: number;
  /** Share of the schools, shops and other places of Toronto's size. */
  places: number;
  /** Lines of transit, half in each direction of the streets. */
  lines: number;
  /** Stops of a line in each of its two directions. */
  stops: number;
  /** Trips of a line in each of its directions, by service. */
  trips: Readonly<Record<'weekday' | 'saturday' | 'sunday', number>>;
}

/**
 * A city of Toronto's size. Its timetable has that of the TTC's feed: 9,329 stops, 131,140 trips and 4.3 million calls
 * (github.com/CostaQiu/public-transit-data-platform-sql-nosql, 2025). No published number of nodes was found: 1.4 million on
 * streets and paths are what the project aims at for a city's walkable ways, and buildings double them.
 */
export const TORONTO: CitySize = {
  streets: 400,
  buildings: 200_000,
  parks: 1500,
  places: 1,
  lines: 160,
  stops: 30,
  trips: { weekday: 190, saturday: 130, sunday: 100 },
};

/** Numbers of what the files of a city hold. */
export interface CityCounts {
  nodes: number;
  ways: number;
  /** Ways that are streets or paths. */
  streets: number;
  relations: number;
  stops: number;
  trips: number;
  /** Rows of stop_times.txt. */
  calls: number;
}

/** Nodes of a street between two crossings. */
export const BENDS = 4;
/** Nodes of a building's outline. */
export const CORNERS = 7;

/** Kinds of places by their tags, with their number in Toronto's size. */
export const PLACES: readonly [tags: Readonly<Record<string, string>>, name: string, count: number][] = [
  [{ amenity: 'school', 'isced:level': '1' }, 'Public School', 1100],
  [{ amenity: 'school', 'isced:level': '3' }, 'Collegiate', 200],
  [{ highway: 'bus_stop' }, 'Stop', 9000],
  [{ railway: 'station' }, 'Station', 75],
  [{ shop: 'supermarket' }, 'Market', 900],
  [{ amenity: 'library' }, 'Library', 110],
  [{ amenity: 'hospital' }, 'Hospital', 50],
  [{ amenity: 'childcare' }, 'Child Care', 1000],
  [{ amenity: 'community_centre' }, 'Community Centre', 200],
];

const EDGE = { south: 43.58, north: 43.86, west: -79.64, east: -79.12 };

/** A point of the city by its shares of the way to the north and to the east. */
export const pointAt = (north: number, east: number) => ({
  latitude: EDGE.south + (EDGE.north - EDGE.south) * north,
  longitude: EDGE.west + (EDGE.east - EDGE.west) * east,
});

/** The golden ratio: its multiples spread points evenly. */
const GOLDEN = 0.618_033_988_75;

/** One of several points that are spread over the city. */
export const spread = (at: number, count: number) => pointAt((at + 0.5) / count, (at * GOLDEN) % 1);

const WORDS = 'Maple,Queen,Birch,Harbour,College,Dufferin,Willow,Lansdowne,Spruce,Bathurst,Cedar'.split(',');

/** A name that no other place of the kind has. */
export const nameOf = (at: number, kind: string): string => `${WORDS[at % WORDS.length]} ${at + 1} ${kind}`;

/** The number of places of a kind. */
export const placesOf = (count: number, { places }: CitySize): number => Math.ceil(count * places);

/** Counts what the files of a city hold. */
export function countsOf(size: CitySize): CityCounts {
  const { buildings, parks, lines, stops, trips } = size;
  const streets = 2 * size.streets * (size.streets - 1);
  const places = PLACES.reduce((sum, [, , count]) => sum + placesOf(count, size), 0);
  const perLine = 2 * (trips.weekday + trips.saturday + trips.sunday);
  return {
    nodes: size.streets ** 2 + streets * BENDS + buildings * CORNERS + places,
    ways: streets + buildings,
    streets,
    relations: parks,
    stops: lines * 2 * stops,
    trips: lines * perLine,
    calls: lines * perLine * stops,
  };
}
