import { join } from 'node:path';
import { drawAmenities } from '#demo/amenities/drawAmenities.ts';
import { codeOf } from '#demo/codeOf.ts';
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { INVENTED_SOURCE } from '#server/store/amenities/amenityTables.ts';
import { readAmenitySources } from '#server/store/amenities/findAmenities.ts';
import { storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import { readIngested } from '#server/store/dataset/dataset.ts';
import type { Store } from '#server/store/store.ts';
import { generatorCode } from './generatorCode.ts';
import { DEMO_SEED } from './seedStore.ts';

/** Version of the generator: with another one the amenities are drawn again. */
const generator = (): string => `${generatorCode()}.${codeOf(join(import.meta.dirname, '..', 'amenities'))}`;

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
 * Draws the demonstration's amenities into the store if it needs them.
 * @param today days since 1970-01-01
 */
export async function seedAmenities(store: Store, geography: MapGeography, today: number): Promise<void> {
  if (await hasAmenities(store)) return;
  const source = {
    key: INVENTED_SOURCE,
    name: 'Demonstration',
    attribution: 'Invented for the demonstration',
    url: null,
    day: today,
    generator: generator(),
  };
  await storeAmenities(store, source, drawAmenities(geography, DEMO_SEED), { isForced: true });
}
