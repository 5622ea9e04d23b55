import { join } from 'node:path';
import { drawAmenities } from '#demo/amenities/drawAmenities.ts';
import { drawTimetable } from '#demo/amenities/timetable.ts';
import { drawTransit } from '#demo/amenities/transit.ts';
import { codeOf } from '#demo/codeOf.ts';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { packTimetable } from '#server/routing/timetable/timetable.ts';
import { INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import { readAmenitySources } from '#server/store/amenities/findAmenities.ts';
import { storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import { readIngested } from '#server/store/dataset/dataset.ts';
import { setTimetableDay, storeTimetable } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import { generatorCode } from './generatorCode.ts';
import { DEMO_SEED } from './seedStore.ts';

/** Folders whose code draws the amenities and packs the timetable, beside that of the country. */
const FOLDERS = ['demo/amenities', 'server/routing/timetable'];

/** Version of the generator: with another one the amenities and the timetable are drawn again. */
const generator = (): string =>
  [generatorCode(), ...FOLDERS.map((folder) => codeOf(join(import.meta.dirname, '..', '..', folder)))].join(
    '.',
  );

/**
 * True if the store needs no amenities of the demonstration: it has them, or it has those of another source, or a board's
 * listings.
 */
export async function hasAmenities(store: Store): Promise<boolean> {
  if ((await readIngested(store)) !== undefined) return true;
  const sources = await readAmenitySources(store);
  if (sources.some(({ key }) => key !== INVENTED_SOURCE)) return true;
  return sources.some((source) => source.generator === generator());
}

/**
 * Draws the demonstration's amenities and its timetable into the store if it needs them. Otherwise the timetable gets the
 * day.
 * @param today days since 1970-01-01
 */
export async function seedAmenities(store: Store, geography: MapGeography, today: number): Promise<void> {
  if (await hasAmenities(store)) {
    await setTimetableDay(store, { source: INVENTED_SOURCE, day: today });
    return;
  }
  const name = 'Demo';
  const transit = drawTransit(geography);
  // Before the amenities, whose version says that both are there.
  const timetable = drawTimetable(transit, DEMO_SEED);
  if (timetable.latitude.length > 0) {
    await storeTimetable(store, { source: INVENTED_SOURCE, name, day: today }, packTimetable(timetable));
  }
  const source = {
    key: INVENTED_SOURCE,
    name,
    attribution: 'Fictional places',
    name_fr: 'Démo',
    attribution_fr: 'Lieux fictifs',
    url: null,
    day: today,
    generator: generator(),
  };
  await storeAmenities(store, source, drawAmenities(geography, DEMO_SEED, transit), { isForced: true });
}
