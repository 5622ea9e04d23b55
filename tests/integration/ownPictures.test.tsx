import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceAddresses } from '#config/environment.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

/** The feed's image host, as in VITE_IMAGES_URL. */
const ELSEWHERE = 'https://pictures.example';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

beforeAll(() => {
  serviceAddresses.imagesUrl = ELSEWHERE;
});
beforeEach(() => installFakeMapPort());

const photos = ['harbour/c1000001-1-kitchen-0a1b2c', 'harbour/c1000001-2-bath-0a1b2c'];
const LISTINGS = [
  createMockGeneratedListing({ mlsNumber: 'C1000001', images: photos }),
  createMockGeneratedListing({ mlsNumber: 'C1000002', images: [] }),
  createMockGeneratedListing({
    mlsNumber: 'C1000003',
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  }),
];

/** The addresses of all pictures on the page. */
function pictures(): string[] {
  const images = [...document.querySelectorAll('img')].flatMap(({ src, srcset }) => [
    src,
    ...srcset.split(', ').map((each) => each.split(' ')[0] ?? ''),
  ]);
  const shared = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const grounds = [...document.querySelectorAll<HTMLElement>('[style*="url("]')].map(
    ({ style }) => /url\("(.*?)"\)/.exec(style.cssText)?.[1] ?? '',
  );
  return [...images, shared, ...grounds].filter(Boolean).map((path) => new URL(path, location.origin).href);
}

const ofApp = () => pictures().filter((url) => url.startsWith(`${location.origin}/real-estate/`));
const names = () => ofApp().map((url) => /\/([\w-]+?)(-\d+)?\.\w+$/.exec(url)?.[1]);

/** Checks that only photos of listings come from the other host, and that the product's own pictures exist. */
function checkPictures(): void {
  const other = pictures().filter((url) => url.startsWith(ELSEWHERE));
  expect(other.filter((url) => !url.startsWith(`${ELSEWHERE}/harbour/`))).toEqual([]);
  const files = ofApp().map((url) => new URL(url).pathname.replace('/real-estate/', ''));
  expect(files.filter((file) => !existsSync(join(PUBLIC, file)))).toEqual([]);
}

const TEAM = DEMO_TEAM.map(({ portrait }) => portrait);

test.each([
  { path: '/', shows: ['streetscape-dusk', 'street'] },
  { path: '/about', shows: [...TEAM, 'mortgage', 'reply', 'street'] },
  { path: '/buying', shows: ['buying', 'keys', ...TEAM] },
  { path: '/selling', shows: ['selling', 'staging', 'next-home', ...TEAM] },
  { path: '/contact', shows: ['street'] },
  { path: '/trends', shows: ['street'] },
  { path: '/list/Ontario/Toronto', shows: ['empty-scene'] },
  { path: '/list/Ontario/Toronto?beds=5', shows: ['nothing-found-day'] },
  { path: '/detail/C1000001/2', shows: ['empty-scene'] },
  { path: '/detail/C1000002/2', shows: ['empty-scene'] },
  { path: '/detail/C1999999/2', shows: ['nothing-found-day'] },
  { path: '/map/Toronto', shows: [] },
  { path: '/saved', shows: ['nothing-saved-day'] },
  { path: '/saved/compare', shows: ['nothing-saved-day'] },
  { path: '/auth/login', shows: ['streetscape-dusk'] },
  { path: '/auth/new-account', shows: ['streetscape-dusk'] },
  { path: '/calculators', shows: [] },
  { path: '/no/such/page', shows: ['nothing-found-day'] },
  { path: '/auth/profile', signedIn: true, shows: [] },
  { path: '/pre-approval', signedIn: true, shows: ['pre-approval'] },
])('$path shows the product’s own pictures if pictures of listings are on another host', async (page) => {
  const { path, shows, signedIn = false } = page;
  // Logged for the missing listing.
  expectedConsole.push(/Error fetching listing/);
  const services = await makeTestServices({ listings: LISTINGS, ...(signedIn && { session: CUSTOMER }) });
  await renderApp({ path, services, signedIn });
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  // If the host has no photos, the product's own placeholders appear.
  await waitFor(() => {
    for (const photo of document.querySelectorAll(`img[src^="${ELSEWHERE}"]`)) fireEvent.error(photo);
    expect(names()).toEqual(expect.arrayContaining(shows));
  });
  checkPictures();
  await services.close();
});
