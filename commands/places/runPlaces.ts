import { AMENITY_KINDS, type AmenityKind } from '#domain/amenities.ts';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { UnusableFile } from '#server/places/unusableFile.ts';
import { lock } from '#server/store/advisoryLocks.ts';
import { type AmenitySourceTable, INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import {
  type AmenityCounts,
  type AmenitySourceInput,
  removeAmenities,
  storeAmenities,
} from '#server/store/amenities/storeAmenities.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import { readSources, removeRouting } from '#server/store/routing/routingSources.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { type FilePlaces, readPlaces } from './readPlaces.ts';
import { packRouting, type StoredRouting, storeRouting } from './storeRouting.ts';

/** Options of a load. */
export interface PlacesOptions {
  store: QueryContext;
  paths: readonly string[];
  /** As the operator gave them. */
  source: string | undefined;
  name: string | undefined;
  attribution: string | undefined;
  nameFr: string | undefined;
  attributionFr: string | undefined;
  url: string | undefined;
  /** Days since 1970-01-01. */
  day: number | undefined;
  kinds: readonly AmenityKind[];
  kind: AmenityKind | undefined;
  /** True to leave out streets and timetables. */
  isOfPlacesOnly: boolean;
  isForced: boolean;
  now: Date;
  onProgress: (path: string, share: number) => void;
}

/** A source that was stored. */
export interface StoredSource {
  source: AmenitySourceInput;
  counts: AmenityCounts;
  routing: StoredRouting;
}

/**
 * Reads all files, then stores all sources in one transaction, with their streets and timetables. If one of them cannot be
 * stored, all stay as they were. A second load waits for the end of the first.
 * @throws UnusableFile, FewerAmenities, failures of the database
 */
export async function runPlaces(options: PlacesOptions): Promise<StoredSource[]> {
  const { store, paths, kinds, kind, isOfPlacesOnly, now, isForced, onProgress } = options;
  const read: FilePlaces[] = [];
  for (const path of paths) {
    const progress = (share: number): void => onProgress(path, share);
    read.push(await readPlaces(path, { kinds, kind, isOfPlacesOnly, now, onProgress: progress }));
  }
  const byKey = Map.groupBy(read, ({ key }) => options.source ?? key);
  const twice = [...byKey].find(([, files]) => files.length > 1);
  if (twice && options.source === undefined) {
    throw new UnusableFile(
      twice[0],
      'several files have this key: give --source=KEY, or load each by itself',
    );
  }
  if (byKey.has(INVENTED_SOURCE))
    throw new UnusableFile(INVENTED_SOURCE, 'this source is the demonstration’s: give another one');
  const loads = Array.from(byKey, ([key, files]) => ({
    source: sourceOf(key, files, options),
    amenities: files.flatMap((file) => file.amenities),
    packed: packRouting(files),
  }));
  return inTransaction(store, async (within) => {
    await lock(within, 'amenities');
    const stored: StoredSource[] = [];
    for (const { source, amenities, packed } of loads) {
      const { key, name, day } = source;
      const routing = await storeRouting(within, { source: key, name, day }, packed);
      const counts = await storeAmenities(within, source, amenities, { isForced });
      stored.push({ source, counts, routing });
    }
    return stored;
  });
}

/**
 * Removes a source with its places, streets and timetable.
 * @returns false if there is no such source
 */
export function removeSource(store: QueryContext, key: string): Promise<boolean> {
  return inTransaction(store, async (within) => {
    const hasPlaces = await removeAmenities(within, key);
    const hasRouting = (await readSources(within)).some(({ source }) => source === key);
    await removeRouting(within, key);
    return hasPlaces || hasRouting;
  });
}

const joined = (texts: readonly string[]): string => [...new Set(texts)].join(', ');

/** The source of some files: as the operator says, else as the files say; the oldest day counts. */
function sourceOf(key: string, files: readonly FilePlaces[], options: PlacesOptions): AmenitySourceInput {
  const { name, attribution, nameFr, attributionFr, url, day } = options;
  const ofFiles = joined(files.map((file) => file.attribution));
  const ofFilesFr = joined(files.map((file) => file.attributionFr ?? file.attribution));
  const isTheFiles = attribution === undefined && ofFilesFr !== ofFiles;
  return {
    key,
    name: name ?? joined(files.map((file) => file.name)),
    attribution: attribution ?? ofFiles,
    name_fr: nameFr ?? null,
    attribution_fr: attributionFr ?? (isTheFiles ? ofFilesFr : null),
    url: url ?? files[0]?.url ?? null,
    day: day ?? Math.min(...files.map(({ changed }) => dayOf(changed))),
  };
}

/** "9,210 stop, 75 station" */
export function countsText(counts: AmenityCounts): string {
  return AMENITY_KINDS.filter((one) => counts[one] !== undefined)
    .map((one) => `${(counts[one] ?? 0).toLocaleString('en-CA')} ${one}`)
    .join(', ');
}

/** "ttc: Toronto Transit, 9,285 places, timetable as of 2026-11-01. Toronto Transit" */
export function sourceText(source: AmenitySourceTable, routing: readonly { kind: string }[]): string {
  const { key, name, attribution, day, amenity_count: count } = source;
  const places = `${count.toLocaleString('en-CA')} ${count === 1 ? 'place' : 'places'}`;
  const parts = [places, ...routing.map(({ kind }) => kind)].join(', ');
  const date = new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
  return `${key}: ${name}, ${parts} as of ${date}. ${attribution}`;
}
