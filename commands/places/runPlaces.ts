import { AMENITY_KINDS, type AmenityKind } from '#domain/amenities.ts';
import { dayOf } from '#server/http/clock.ts';
import { UnusableFile } from '#server/places/unusableFile.ts';
import {
  type AmenityCounts,
  type AmenitySourceInput,
  storeAmenities,
} from '#server/store/amenities/storeAmenities.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { type FilePlaces, readPlaces } from './readPlaces.ts';
import { type RoutingCounts, storeRouting } from './storeRouting.ts';

/** Options of a load. */
export interface PlacesOptions {
  store: QueryContext;
  paths: readonly string[];
  /** As the operator gave them. */
  source: string | undefined;
  name: string | undefined;
  attribution: string | undefined;
  url: string | undefined;
  /** Days since 1970-01-01. */
  day: number | undefined;
  kinds: readonly AmenityKind[];
  kind: AmenityKind | undefined;
  isForced: boolean;
  now: Date;
  onProgress: (path: string, share: number) => void;
}

/** A source that was stored. */
export interface StoredSource {
  source: AmenitySourceInput;
  counts: AmenityCounts;
  /** Its streets and its timetable. */
  routing: RoutingCounts;
}

/** The demonstration's own source. */
const RESERVED = 'demo';

/**
 * Reads all files, then stores each source in one transaction. If a file cannot be used, nothing is stored.
 * @throws UnusableFile, FewerAmenities
 */
export async function runPlaces(options: PlacesOptions): Promise<StoredSource[]> {
  const { store, paths, kinds, kind, now, isForced, onProgress } = options;
  const read: FilePlaces[] = [];
  for (const path of paths) {
    read.push(await readPlaces(path, { kinds, kind, now, onProgress: (share) => onProgress(path, share) }));
  }
  const byKey = Map.groupBy(read, ({ key }) => options.source ?? key);
  const twice = [...byKey].find(([, files]) => files.length > 1);
  if (twice && options.source === undefined) {
    throw new UnusableFile(
      twice[0],
      'several files have this key: give --source=KEY, or load each by itself',
    );
  }
  if (byKey.has(RESERVED))
    throw new UnusableFile(RESERVED, 'this source is the demonstration’s: give another one');
  const stored: StoredSource[] = [];
  for (const [key, files] of byKey) {
    const source = sourceOf(key, files, options);
    const amenities = files.flatMap((file) => file.amenities);
    const counts = await storeAmenities(store, source, amenities, { isForced });
    const routing = await storeRouting(store, { source: key, name: source.name, day: source.day }, files);
    stored.push({ source, counts, routing });
  }
  return stored;
}

const joined = (texts: readonly string[]): string => [...new Set(texts)].join(', ');

/** The source of some files: as the operator says, else as the files say; the oldest day counts. */
function sourceOf(key: string, files: readonly FilePlaces[], options: PlacesOptions): AmenitySourceInput {
  const { name, attribution, url, day } = options;
  return {
    key,
    name: name ?? joined(files.map((file) => file.name)),
    attribution: attribution ?? joined(files.map((file) => file.attribution)),
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
