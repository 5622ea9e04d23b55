import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGeography } from '#demo/geography/geography.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import { DEMO_SEED } from '#demo/seed/seedStore.ts';
import { drawMaps, MAP_SHAPE } from './mapSheets.ts';
import { PEOPLE_SHAPE, people } from './peopleSheet.ts';
import { exteriors, interiors, PICTURE_SHAPE } from './pictureSheets.ts';
import { PLAN_SHAPE, plans } from './planSheet.ts';
import { makeSheet } from './sheet.ts';

/** Number of listings: enough for every kind of home in every city, and fast to generate. */
const LISTINGS = 4000;
/** A fixed day, in days since 1970-01-01, so that sheets do not change with the calendar. */
const TODAY = 20_778;

/** The sheets that can be drawn separately. */
export const PARTS = ['people', 'exteriors', 'plans', 'interiors', 'maps'] as const;

/** A sheet that can be drawn separately. */
export type Part = (typeof PARTS)[number];

/** The selected sheets, and their folder. */
export interface SheetOptions {
  folder: string;
  parts: readonly Part[];
  /** The cities of the map sheets; all if empty. */
  cities: readonly string[];
}

/** Draws sheets of the generated country: people, exteriors, plans, interiors, and the map of each city. */
export async function drawSheets({ folder, parts, cities: names }: SheetOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const keep = async (name: string, sheet: Buffer): Promise<void> => {
    const file = join(folder, `${name}.webp`);
    await writeFile(file, sheet);
    console.log(`${file} (${Math.round(sheet.length / 1024)} kB)`);
  };
  if (parts.includes('people')) await keep('people', await makeSheet(await people(), PEOPLE_SHAPE));
  const geography = buildGeography(DEMO_SEED);
  const options = { geography, count: LISTINGS, seed: DEMO_SEED, today: TODAY };
  const listings = [...generateListings(options)];
  if (parts.includes('exteriors')) {
    await keep('exteriors', await makeSheet(await exteriors(listings), PICTURE_SHAPE));
  }
  if (parts.includes('plans')) await keep('plans', await makeSheet(await plans(listings), PLAN_SHAPE));
  if (parts.includes('interiors')) {
    await keep('interiors', await makeSheet(await interiors(listings), PICTURE_SHAPE));
  }
  if (!parts.includes('maps')) return;
  const cities = geography.cities.filter(({ name }) => names.length === 0 || names.includes(name));
  await drawMaps(geography, cities, async (city, cells) => {
    const name = city.name
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase();
    await keep(`map-${name.replaceAll(/[^a-z]+/g, '-')}`, await makeSheet(cells, MAP_SHAPE));
  });
}
