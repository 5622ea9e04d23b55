import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGeography } from '#demo/geography/geography.ts';
import { generateListings } from '#demo/listings/generateListings.ts';
import { WORLD_SEED } from '#demo/seed/seedWorld.ts';
import { drawMaps, MAP_SHAPE } from './mapSheets.ts';
import { PEOPLE_SHAPE, people } from './peopleSheet.ts';
import { exteriors, interiors, PICTURE_SHAPE } from './pictureSheets.ts';
import { PLAN_SHAPE, plans } from './planSheet.ts';
import { makeSheet } from './sheet.ts';

/** Enough homes for every kind in every city, and soon made. */
const LISTINGS = 4000;
/** Sheets do not follow the calendar: days since 1970-01-01. */
const WORLD_DAY = 20_778;

const asked = process.argv.slice(2);
const out = asked.find((word) => word.startsWith('--out='))?.slice('--out='.length);
const folder = out ?? join('docs', 'screenshots', 'contact-sheets');
const [part, ...names] = asked.filter((word) => !word.startsWith('--'));
const isAsked = (name: string): boolean => part === undefined || part === name;

await mkdir(folder, { recursive: true });
const keep = async (name: string, sheet: Buffer): Promise<void> => {
  const file = join(folder, `${name}.webp`);
  await writeFile(file, sheet);
  console.log(`${file} (${Math.round(sheet.length / 1024)} kB)`);
};

const geography = buildGeography(WORLD_SEED);
if (isAsked('people')) {
  await keep('people', await makeSheet(await people(), PEOPLE_SHAPE));
}
if (isAsked('exteriors') || isAsked('interiors') || isAsked('plans')) {
  const listings = [
    ...generateListings({ geography, count: LISTINGS, seed: WORLD_SEED, worldDay: WORLD_DAY }),
  ];
  if (isAsked('exteriors')) {
    await keep('exteriors', await makeSheet(await exteriors(listings), PICTURE_SHAPE));
  }
  if (isAsked('plans')) {
    await keep('plans', await makeSheet(await plans(listings), PLAN_SHAPE));
  }
  if (isAsked('interiors')) {
    await keep('interiors', await makeSheet(await interiors(listings), PICTURE_SHAPE));
  }
}
if (isAsked('maps')) {
  const cities = geography.cities.filter(({ name }) => names.length === 0 || names.includes(name));
  await drawMaps(geography, cities, async (city, cells) => {
    const name = city.name
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase();
    await keep(`map-${name.replaceAll(/[^a-z]+/g, '-')}`, await makeSheet(cells, MAP_SHAPE));
  });
}
