import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { AmenityKind } from '#domain/amenities.ts';
import { dayOf } from '#server/http/clock.ts';
import { readGtfsAmenities, readGtfsFacts } from '#server/places/gtfs/gtfsAmenities.ts';
import { readGtfsRides } from '#server/places/gtfs/gtfsTimetable.ts';
import { openGtfs } from '#server/places/gtfs/openGtfs.ts';
import { readOsmAmenities } from '#server/places/osm/osmAmenities.ts';
import { readOsmStreets } from '#server/places/osm/osmStreets.ts';
import { openOsm } from '#server/places/osm/readOsm.ts';
import { UnusableFile } from '#server/places/unusableFile.ts';
import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import { readGeoJsonAmenities } from './geoJsonAmenities.ts';
import type { FileRouting } from './storeRouting.ts';

/** The amenities of a file, and what it says about itself. */
export interface FilePlaces extends FileRouting {
  /** Key of the source if the operator names none. */
  key: string;
  name: string;
  attribution: string;
  /** By default the same as `attribution`. */
  attributionFr?: string;
  url: string | null;
  /** Time of the data. */
  changed: Date;
  amenities: AmenityInput[];
}

/** Options of reading. */
export interface ReadOptions {
  kinds: readonly AmenityKind[];
  /** Kind of GeoJSON features without one. */
  kind: AmenityKind | undefined;
  /** True to leave out streets and timetables. */
  isOfPlacesOnly: boolean;
  /** Start of the current day: a timetable that begins later has the day of its file. */
  now: Date;
  onProgress: (share: number) => void;
}

const FORMATS: readonly [RegExp, keyof typeof READERS][] = [
  [/\.osm\.pbf$/i, 'osm'],
  [/\.(geojson|json|geojsonl|ndjson|jsonl)(\.gz)?$/i, 'geoJson'],
  [/\.zip$/i, 'gtfs'],
];

/** The key of a file without its edition: "ontario-latest.osm.pbf" and "ontario-2026-11-20.osm.pbf" are "ontario". */
export function keyOfFile(name: string): string {
  const bare = name.replace(/\.(osm\.pbf|zip|[a-z]*json[a-z]*)(\.gz)?$/i, '');
  const plain = bare.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const key = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/(^|-)(latest|\d{4,}(-\d{2}){0,2})(?=-|$)/g, '');
  return key.replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'places';
}

const READERS = {
  async osm(
    path: string,
    name: string,
    { kinds, isOfPlacesOnly, onProgress }: ReadOptions,
  ): Promise<FilePlaces> {
    const file = await openOsm(path, name);
    try {
      const amenities = await readOsmAmenities(file, {
        kinds,
        onProgress: (share) => onProgress(isOfPlacesOnly ? share : share / 2),
      });
      const streets = isOfPlacesOnly
        ? undefined
        : await readOsmStreets(file, (share) => onProgress((1 + share) / 2));
      return {
        key: keyOfFile(name),
        name: 'OpenStreetMap',
        attribution: '© OpenStreetMap contributors, ODbL 1.0',
        attributionFr: '© les contributeurs d’OpenStreetMap, ODbL 1.0',
        url: 'https://www.openstreetmap.org/copyright',
        changed: file.date ?? statSync(path).mtime,
        amenities,
        streets,
      };
    } finally {
      await file.close();
    }
  },
  async gtfs(path: string, name: string, { isOfPlacesOnly, now }: ReadOptions): Promise<FilePlaces> {
    const feed = await openGtfs(path, name);
    try {
      const rides = isOfPlacesOnly ? undefined : await readGtfsRides(feed, dayOf(now));
      const amenities = await readGtfsAmenities(feed, rides);
      const timetable = await rides?.timetable();
      const { publisher = name, validFrom } = await readGtfsFacts(feed);
      // Noon, so that it is the same day in every time zone of Canada.
      const start = validFrom === undefined ? undefined : new Date(`${validFrom}T17:00:00Z`);
      const changed = start && start <= now ? start : feed.changed;
      return {
        key: keyOfFile(name),
        name: publisher,
        attribution: publisher,
        url: null,
        changed,
        amenities,
        timetable,
      };
    } finally {
      await feed.close();
    }
  },
  async geoJson(path: string, name: string, { kind }: ReadOptions): Promise<FilePlaces> {
    const amenities = await readGeoJsonAmenities(path, kind);
    return {
      key: keyOfFile(name),
      name,
      attribution: name,
      url: null,
      changed: statSync(path).mtime,
      amenities,
    };
  },
};

/**
 * Reads a file of places by its format: .osm.pbf, GeoJSON, or a timetable as .zip or folder.
 * @throws UnusableFile
 */
export async function readPlaces(path: string, options: ReadOptions): Promise<FilePlaces> {
  const name = basename(path);
  if (!existsSync(path)) throw new UnusableFile(name, 'there is no such file');
  const [, format] = statSync(path).isDirectory()
    ? [undefined, 'gtfs' as const]
    : (FORMATS.find(([pattern]) => pattern.test(name)) ?? []);
  if (!format) {
    throw new UnusableFile(
      name,
      'its name must end with .osm.pbf, .geojson, .geojsonl or .zip (a timetable)',
    );
  }
  const places = await READERS[format](path, name, options);
  return { ...places, amenities: places.amenities.filter(({ kind }) => options.kinds.includes(kind)) };
}
