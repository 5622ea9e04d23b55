/** Stations along the railways, and stops of buses along the main streets. */
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { kmPerDegree } from '#demo/geography/plane.ts';
import { boundsOf, inPolygons } from '#demo/geography/rings.ts';
import type { City, Position, Street } from '#demo/types.ts';
import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import { kmBetween, makeSpread } from './placing.ts';
import { along, makeStreetFinder, type StreetFinder, shortNameOf, titleOf } from './streetNames.ts';

/** Metres between the places along a street that are looked at. */
const STEP = 40;
/** Metres from a stop to the next crossing that may have one, and to a stop between crossings. */
const STOP_GAP = 360;
const LONG_GAP = 720;
/** Metres from a stop within which a street crosses. */
const CROSSING = 25;
/** Distance in km between stops of different streets, and from other stops of one. */
const STOPS_APART_KM = 0.15;

/** Railways with passengers: their kind by their name, and metres between two stations. Others carry freight. */
const PASSENGER_LINES: readonly [RegExp, 'lightRail' | 'rail', number][] = [
  [/^(CTrain|SkyTrain|LRT|O-Train|ION)/, 'lightRail', 1200],
  [/^(Lakeshore|Kitchener Line|Barrie|Richmond Hill|Stouffville|Mont-Royal)/, 'rail', 3200],
];

/** Toronto's central station, at which its lines begin: also those whose own tracks leave others on the way. */
const UNION: Position = [-79.3805, 43.6452];
const UNION_LINES = /^(Lakeshore|Kitchener Line|Barrie|Richmond Hill|Stouffville)/;
const UNION_KM = 0.5;

/** Subways under main streets. */
const SUBWAYS: readonly { city: string; line: string; streets: RegExp }[] = [
  { city: 'Toronto', line: 'Line 1', streets: /^Yonge$/ },
  { city: 'Toronto', line: 'Line 2', streets: /^(Bloor|Danforth)$/ },
  { city: 'Montréal', line: 'Ligne verte', streets: /Sherbrooke$/ },
  { city: 'Montréal', line: 'Ligne orange', streets: /Saint-Denis$/ },
];
const SUBWAY_KM = 15;
const SUBWAY_APART_KM = 0.85;

/** Kilometres from the centre within which a city without passenger lines has its station. */
const CENTRAL_KM = 8;

/** Kilometres within which stations of one name are one. */
const SAME_STATION_KM = 0.3;

/** A station on a line. Stations of a line are in its order. */
export interface Station {
  name: string;
  position: Position;
  line: string;
  city: City;
  /** Its trains; undefined where they are too few for a timetable. */
  service?: 'subway' | 'lightRail' | 'rail' | undefined;
}

/** A stop of buses. */
export interface BusStop {
  amenity: AmenityInput;
  /** Keys of the main streets whose buses call there, as in `Transit.mainStreets`. */
  streets: string[];
}

/** The stations and stops of the country. */
export interface Transit {
  stations: readonly Station[];
  stops: readonly BusStop[];
  /** The pieces of each main street, by its city and its name. */
  mainStreets: ReadonlyMap<string, readonly Street[]>;
}

function cityFinder(cities: readonly City[]): (position: Position) => City | undefined {
  const boxes = cities.map((city) => ({ city, box: boundsOf(city.boundary.flat(2)) }));
  return ([x, y]) =>
    boxes.find(
      ({ city, box: [west, south, east, north] }) =>
        x >= west && x <= east && y >= south && y <= north && inPolygons(x, y, city.boundary),
    )?.city;
}

const stationName = (city: City, name: string): string =>
  city.language === 'fr' ? `Station ${name}` : `${name} Station`;

/** Names a station by the street that it is at, or else by its neighbourhood; undefined if the line has both. */
function nameAt(
  position: Position,
  used: ReadonlySet<string>,
  geography: MapGeography,
  finder: StreetFinder,
): string | undefined {
  const street = finder.beside(position, '', 350);
  const nearest = geography.neighbourhoods.reduce<{ name: string; km: number }>(
    (best, { name, center }) => {
      const km = kmBetween(position, center);
      return km < best.km ? { name, km } : best;
    },
    { name: '', km: 5 },
  );
  return [street ? shortNameOf(street) : '', nearest.name].find((name) => name !== '' && !used.has(name));
}

function railwayStations(geography: MapGeography, finder: StreetFinder): Station[] {
  const cityAt = cityFinder(geography.cities);
  const toronto = geography.cities.find(({ name }) => name === 'Toronto');
  return geography.railways.flatMap(({ name: line, points }) => {
    const [, service, gap] = PASSENGER_LINES.find(([pattern]) => pattern.test(line)) ?? [];
    if (gap === undefined) return [];
    const used = new Set<string>();
    const drafts: Station[] = [];
    const beginsAtUnion = toronto !== undefined && UNION_LINES.test(line);
    if (beginsAtUnion)
      drafts.push({ name: stationName(toronto, 'Union'), position: UNION, line, city: toronto, service });
    for (const { position } of along(points, gap)) {
      if (beginsAtUnion && kmBetween(position, UNION) < UNION_KM) continue;
      const city = cityAt(position);
      const name = city && nameAt(position, used, geography, finder);
      if (!city || !name || !geography.isLand(position)) continue;
      used.add(name);
      drafts.push({ name: stationName(city, name), position, line, city, service });
    }
    return drafts;
  });
}

function subwayStations(geography: MapGeography, finder: StreetFinder): Station[] {
  return SUBWAYS.flatMap(({ city: cityName, line, streets }) => {
    const city = geography.cities.find(({ name }) => name === cityName);
    if (!city) return [];
    const used = new Set<string>();
    const spread = makeSpread();
    const drafts: Station[] = [];
    const pieces = geography.streets.filter(
      (street) => street.city === cityName && street.kind === 'arterial' && streets.test(street.name),
    );
    for (const piece of pieces) {
      for (const { position } of along(piece.points, STEP)) {
        if (kmBetween(position, city.center) > SUBWAY_KM) continue;
        if (spread.kmToNearest(position) < SUBWAY_APART_KM) continue;
        const crossing = finder.beside(position, piece.name, CROSSING);
        const name = crossing && crossing.kind !== 'local' ? shortNameOf(crossing) : undefined;
        if (name === undefined || used.has(name)) continue;
        used.add(name);
        spread.add(position);
        drafts.push({ name: stationName(city, name), position, line, city, service: 'subway' });
      }
    }
    return inOrder(drafts);
  });
}

/** Orders the stations of a nearly straight line, whose street was drawn in pieces, from one of its ends to the other. */
function inOrder(stations: Station[]): Station[] {
  const farthestFrom = (from: Station | undefined): Station | undefined =>
    stations.reduce<Station | undefined>((best, one) => {
      const km = (other?: Station) => (from && other ? kmBetween(from.position, other.position) : -1);
      return km(one) > km(best) ? one : best;
    }, undefined);
  const start = farthestFrom(stations[0]);
  const end = farthestFrom(start);
  if (!start || !end) return stations;
  const [kmX, kmY] = kmPerDegree(start.position[1]);
  const [dx, dy] = [0, 1].map((axis) => (end.position[axis] ?? 0) - (start.position[axis] ?? 0));
  const progress = ({ position: [x, y] }: Station): number =>
    x * kmX * kmX * (dx ?? 0) + y * kmY * kmY * (dy ?? 0);
  return stations.toSorted((one, other) => progress(one) - progress(other));
}

/** One station for each city without any: on the railway, nearest to its centre. */
function centralStations(geography: MapGeography, others: readonly Station[]): Station[] {
  const served = new Set(others.map(({ city }) => city.name));
  return geography.cities.flatMap((city) => {
    if (served.has(city.name)) return [];
    let best: { position: Position; km: number; line: string } | undefined;
    for (const { name: line, points } of geography.railways) {
      for (const { position } of along(points, 100)) {
        const km = kmBetween(position, city.center);
        if (km < (best?.km ?? CENTRAL_KM) && geography.isLand(position)) best = { position, km, line };
      }
    }
    if (!best) return [];
    const name = city.language === 'fr' ? `Gare de ${city.name}` : `${city.name} Station`;
    return [
      { name, position: best.position, line: city.language === 'fr' ? 'Intercité' : 'Intercity', city },
    ];
  });
}

/** The number of the bus on each main street of a city, in alphabetical order. */
function busNumbers(streets: readonly Street[]): Map<string, string> {
  const named = Map.groupBy(streets, ({ city }) => city);
  return new Map(
    [...named].flatMap(([city, own]) =>
      [...new Set(own.map(({ name }) => name))]
        .toSorted()
        .map((name, at): [string, string] => [`${city}/${name}`, String(at + 1)]),
    ),
  );
}

function busStops(geography: MapGeography, mainStreets: readonly Street[], finder: StreetFinder): BusStop[] {
  const languages = new Map(geography.cities.map(({ name, language }) => [name, language]));
  const numbers = busNumbers(mainStreets);
  const spread = makeSpread();
  const found: BusStop[] = [];
  for (const street of mainStreets) {
    let last = -STOP_GAP;
    for (const { position, metres } of along(street.points, STEP)) {
      if (metres - last < STOP_GAP) continue;
      const crossing = finder.beside(position, street.name, CROSSING);
      if (!crossing && metres - last < LONG_GAP) continue;
      last = metres;
      // A bridge has no stops.
      if (!geography.isLand(position) || spread.kmToNearest(position) < STOPS_APART_KM) continue;
      spread.add(position);
      const isFrench = languages.get(street.city) === 'fr';
      const between = isFrench ? ' / ' : ' at ';
      const streets = [street.name, ...(crossing?.kind === 'arterial' ? [crossing.name] : [])]
        .map((name) => `${street.city}/${name}`)
        .filter((key) => numbers.has(key));
      found.push({
        streets,
        amenity: {
          key: `stop-${street.id}-${metres}`,
          kind: 'stop',
          name: crossing ? `${titleOf(street)}${between}${titleOf(crossing)}` : titleOf(street),
          longitude: position[0],
          latitude: position[1],
          lines: streets.map((key) => numbers.get(key) ?? ''),
        },
      });
    }
  }
  return found;
}

/** Draws the stations and stops of the country. */
export function drawTransit(geography: MapGeography): Transit {
  const finder = makeStreetFinder(geography.streets, geography.lines);
  const cities = new Set(geography.cities.map(({ name }) => name));
  const mainStreets = geography.streets.filter(({ kind, city }) => kind === 'arterial' && cities.has(city));
  const drawn = [...railwayStations(geography, finder), ...subwayStations(geography, finder)];
  return {
    stations: [...drawn, ...centralStations(geography, drawn)],
    stops: busStops(geography, mainStreets, finder),
    mainStreets: Map.groupBy(mainStreets, ({ city, name }) => `${city}/${name}`),
  };
}

/** The stations and stops as amenities. A station of several lines is one. */
export function transitAmenities({ stations, stops }: Transit): AmenityInput[] {
  const found: (AmenityInput & { lines: string[] })[] = [];
  for (const { name, position, line } of stations) {
    const [longitude, latitude] = position;
    const same = found.find(
      (one) => one.name === name && kmBetween([one.longitude, one.latitude], position) < SAME_STATION_KM,
    );
    if (same) same.lines.push(line);
    else
      found.push({
        key: `station-${line}-${name}`,
        kind: 'station',
        name,
        longitude,
        latitude,
        lines: [line],
      });
  }
  return [...found, ...stops.map(({ amenity }) => amenity)];
}
