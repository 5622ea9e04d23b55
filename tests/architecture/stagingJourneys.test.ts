import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURED_CITIES } from '#domain/geo/featuredCities.ts';
import { MARKET_CITIES } from '#domain/market/market.ts';
import { root } from './plantedProject.ts';

/** One journey's source: from its `test(` to the next. */
interface Journey {
  file: string;
  text: string;
}

const journeys: Journey[] = globSync('e2e/**/*.e2e.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .flatMap((file) => {
    const [, ...texts] = readFileSync(join(root, file), 'utf8').split(/\n[ ]*(?=test\()/);
    return texts.map((text) => ({ file, text }));
  });
const onStaging = journeys.filter(({ text }) => text.includes("'@staging'"));
const first = ({ text }: Journey) => text.split('\n', 1)[0];

/** Features that only the journeys' own product has: its listings, accounts, mails and test handle. */
const LOCAL = [
  /\b[A-Z]\d{7}\b/,
  /\b(askService|openListing|restrictedListing|expiredListing|leadsOf|mailedCode|makeAccount|CUSTOMER)\b/,
  /\bproduct\b/,
  /\/(idp|outbox|faults|health)\b/,
  /\/detail\/[\w.]/,
];

test('journeys on staging depend on no deployed data, and use only features that staging has', () => {
  expect(onStaging.length).toBeGreaterThan(10);
  const knowing = onStaging.filter(({ text }) => LOCAL.some((pattern) => pattern.test(text)));
  expect(knowing.map(first)).toEqual([]);
});

test('journeys on staging find elements by roles and names, as visitors do', () => {
  const byCode = onStaging.filter(({ text }) => /TestId|data-|locator\('(?!html)[#.[]/.test(text));
  expect(byCode.map(first)).toEqual([]);
});

test('journeys written for staging name no city, and all have the tag', () => {
  const staging = journeys.filter(({ file }) => file.startsWith('e2e/staging/'));
  expect(staging.length).toBeGreaterThan(5);
  expect(staging.filter((journey) => !onStaging.includes(journey)).map(first)).toEqual([]);
  const cities = [...Object.values(FEATURED_CITIES).flat(), ...MARKET_CITIES];
  expect(staging.filter(({ text }) => cities.some((city) => text.includes(city))).map(first)).toEqual([]);
});

test('smoke journeys run on staging too', () => {
  const smoke = journeys.filter(({ text }) => text.includes("'@smoke'"));
  expect(smoke.length).toBeGreaterThan(3);
  expect(smoke.filter((journey) => !onStaging.includes(journey)).map(first)).toEqual([]);
});
