import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { dataProvider } from '#config/office.ts';
import { DEMO_REVIEWS } from '#demo/content/reviews.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { STARTING_CITIES } from '#domain/geo/featuredCities.ts';
import { PROVINCES } from '#domain/geo/provinces.ts';
import { MARKET_CITIES } from '#domain/market/market.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { marks, markTexts, plainParts, spokenTexts } from '#tests/support/page/markedTexts.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

/** Texts that are equal in both languages: names, and each language's own name. */
const NAMES = [
  brand,
  dataProvider,
  DEMO_TEAM,
  DEMO_REVIEWS,
  STARTING_CITIES,
  PROVINCES,
  MARKET_CITIES,
  'English',
  'Français',
  'FR',
  'EN',
];

/** The browser's own texts in each language: countries, months, and the word before the last item of a list. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = LETTERS.flatMap((first) =>
  LETTERS.map((second) => [
    first + second,
    new Intl.DisplayNames('en-CA', { type: 'region' }).of(first + second),
  ]),
);
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  (['short', 'long'] as const).map((length) =>
    new Intl.DateTimeFormat('en-CA', { month: length }).format(new Date(2026, month, 1)),
  ),
);
const BROWSERS_OWN = [COUNTRIES, MONTHS, 'and'];

/** The feed's property types. Statistics have them as object keys, which are not collected. */
const KINDS = ['Detached', 'Semi-Detached', 'Office', 'Condo apartment'];

/** Values and words of the data, in lower case. */
interface Known {
  values: Set<string>;
  words: Set<string>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

function learn(known: Known, data: unknown): void {
  if (typeof data === 'string' && data.includes('<')) {
    learn(known, data.split(/<[^>]*>/));
  } else if (typeof data === 'string') {
    known.values.add(data.trim().toLowerCase());
    // The page combines names and short values. It shows a description unchanged.
    if (data.length < 80) for (const word of wordsOf(data)) known.words.add(word);
  } else if (typeof data === 'object' && data !== null) {
    for (const value of Object.values(data)) learn(known, value);
  }
}

function isKnown({ values, words }: Known, part: string): boolean {
  const plain = part.toLowerCase().replace(/…$/, '').trim();
  if (values.has(plain) || wordsOf(plain).every((word) => words.has(word))) return true;
  return plain.length > 20 && [...values].some((value) => value.startsWith(plain));
}

/** Opens a page with marked texts, and collects all values of the services' answers as data. */
async function openMarked(path: string, width = 1440) {
  window.innerWidth = width;
  const services = await makeTestServices();
  onTestFinished(() => services.close());
  const known: Known = { values: new Set(), words: new Set() };
  learn(known, [NAMES, BROWSERS_OWN, KINDS]);
  const { user } = await renderApp({
    path,
    services,
    intercede: async (request) => {
      const answer = await services.fetch(request);
      if (answer.headers.get('content-type')?.includes('json')) learn(known, await answer.clone().json());
      return answer;
    },
  });
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  return { user, known };
}

function expectNoHardCoded(known: Known): void {
  const texts = spokenTexts(document);
  expect(texts).toContainEqual(expect.stringMatching(/^[Ａ-Ｚａ-ｚ ]+$/));
  expect(texts.filter((text) => !plainParts(text).every((part) => isKnown(known, part)))).toEqual([]);
}

beforeEach(() => {
  markTexts();
  installFakeMapPort();
});

const cards = async (minimum: number) =>
  waitFor(() => expect(document.querySelectorAll('article').length).toBeGreaterThanOrEqual(minimum));

test.each([
  { path: '/', shown: 4 },
  { path: '/about' },
  { path: '/buying' },
  { path: '/selling' },
  { path: '/contact' },
  { path: '/trends' },
  { path: '/calculators' },
  { path: '/calculators/mortgage-payment?extraMonthly=100' },
  { path: '/calculators/affordability?cards=500' },
  { path: '/calculators/closing-costs?firstTime=1&nonResident=1' },
  { path: '/auth/login' },
  { path: '/auth/new-account' },
  { path: '/auth/verify' },
  { path: '/no/such/page' },
  { path: '/search', width: 390 },
  { path: '/list' },
  { path: '/list/Ontario/Toronto', shown: 8 },
  { path: '/map/Toronto', shown: 8 },
])('every word on $path is a text of the product or data', async ({ path, shown = 0, width }) => {
  const { known } = await openMarked(path, width);
  await cards(shown);
  expectNoHardCoded(known);
});

test('every word of a listing is a text of the product or data', async () => {
  const services = await makeTestServices();
  onTestFinished(() => services.close());
  const answer = await services.fetch('/realty/listings?city=Toronto&type=sale&status=A&resultsPerPage=50');
  const { listings } = await answer.json();
  const open = listings.find(
    ({ permissions }: { permissions: { displayPublic: string; displayAddressOnInternet: string } }) =>
      permissions.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y',
  );
  const { known } = await openMarked(`/detail/${open.mlsNumber}/${open.boardId}`);
  await cards(1);
  expectNoHardCoded(known);
});

test('every word of a market’s figures and open tables is a text of the product or data', async () => {
  const { user, known } = await openMarked('/trends?compare=Mississauga');
  const tables = await waitFor(() => {
    const folded = document.querySelectorAll('summary');
    expect(folded.length).toBeGreaterThan(1);
    return folded;
  });
  for (const table of tables) await user.click(table);
  await waitFor(() => expect(document.querySelectorAll('table').length).toBeGreaterThan(tables.length));
  expectNoHardCoded(known);
});

test.each([
  { title: 'the menu', path: '/about', width: 390, opener: 'Open menu' },
  { title: 'the price filter', path: '/list/Ontario/Toronto', width: 1440, opener: 'Price' },
  { title: 'the other filters', path: '/map/Toronto', width: 1440, opener: 'More filters' },
])('every word of $title is a text of the product or data', async ({ path, width, opener }) => {
  const { user, known } = await openMarked(path, width);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${marks(opener)}`) }));
  await screen.findByRole('dialog');
  expectNoHardCoded(known);
});

test('every word of an account form with errors is a text of the product or data', async () => {
  const { user, known } = await openMarked('/auth/new-account');
  await user.click(await screen.findByRole('button', { name: marks('Sign up') }));
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull());
  expectNoHardCoded(known);
});

test('every word of a form with errors is a text of the product or data', async () => {
  const { user, known } = await openMarked('/contact');
  await user.click(await screen.findByRole('button', { name: new RegExp(marks('agent'), 'i') }));
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull());
  expectNoHardCoded(known);
});
