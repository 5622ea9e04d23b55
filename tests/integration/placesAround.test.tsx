/** The nearest places of a home and of a neighbourhood. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { type RenderAppOptions, renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { storePlacesAround } from '#tests/support/services/placesAround.ts';

afterEach(() => changeLanguage('en'));

const house = createMockGeneratedListing();
const HOUSE_PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';
const HIDDEN = {
  displayPublic: 'N',
  displayAddressOnInternet: 'N',
  displayInternetEntireListing: 'N',
} as const;

interface Setting extends Pick<RenderAppOptions, 'intercede'> {
  path?: string;
  listings?: (typeof house)[];
  hasPlaces?: boolean;
}

async function open({ path = HOUSE_PATH, listings = [house], hasPlaces = true, ...rest }: Setting = {}) {
  const services = await makeTestServices({ listings });
  onTestFinished(() => services.close());
  if (hasPlaces) await storePlacesAround(services);
  return renderApp({ path, services, ...rest });
}

const around = () => screen.findByRole('region', { name: 'Getting Around' });
/** The texts of the places, in their order. */
const placesIn = (section: HTMLElement) =>
  within(within(section).getByRole('list', { name: 'Nearest places' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a listing shows the nearest place of each kind, with its walk, its facts and its source', async () => {
  const { user } = await open();
  const section = await around();
  await within(section).findByText('Maple Public School');
  expect(placesIn(section)).toEqual([
    'Maple Public SchoolElementary school · TDSB5 min walk',
    'Harbord CollegiateHigh school · Rated 7.2 of 10 by Fraser Institute13 min walk',
    'OsgoodeStation · Line 141 min walk',
    'Queen St at Shaw StStop · 501, 3014 min walk',
    'ParkPark7 min walk',
    'Corner MarketGroceries2 min walk',
  ]);
  expect(section).toHaveTextContent('Sources: City of Toronto: Open Government Licence, Nov 8, 2025');
  expect(
    within(section).getByRole('img', { name: 'Map of the places around 33 Queen Street W' }),
  ).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Show more places' }));
  expect(placesIn(section)).toContain('Elm AcademyElementary school6 min walk');
});

test('the section is in French with the page', async () => {
  await changeLanguage('fr');
  await open();
  const section = await screen.findByRole('region', { name: 'À proximité' });
  expect(await within(section).findByText('École primaire · TDSB')).toBeVisible();
  expect(within(section).getByText('5 min à pied')).toBeVisible();
  expect(section).toHaveTextContent(/Sources :\s+Ville de Toronto : Licence du gouvernement ouvert,/);
});

test('there is no section where no places are loaded', async () => {
  const { requests } = await open({ hasPlaces: false });
  await screen.findByRole('heading', { name: 'About 33 Queen Street W' });
  await screen.findByRole('region', { name: 'Location' });
  await expect.poll(() => requests.some((path) => path.includes('/amenities/nearest'))).toBe(true);
  await expect.poll(() => screen.queryByRole('region', { name: 'Getting Around' })).toBeNull();
});

test('places that could not be loaded are loaded by a press', async () => {
  let fails = true;
  const { user } = await open({
    intercede: ({ url }) =>
      fails && url.includes('/amenities/') ? new Response(null, { status: 400 }) : undefined,
  });
  const section = await around();
  expect(await within(section).findByRole('alert')).toHaveTextContent(
    'The places nearby could not be loaded.',
  );
  fails = false;
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await within(await around()).findByText('Corner Market')).toBeVisible();
});

test('a home that a visitor may not see asks for no places around it', async () => {
  const { requests } = await open({ listings: [{ ...house, permissions: HIDDEN }] });
  await screen.findByRole('heading', { level: 1 });
  expect(requests.filter((path) => path.includes('/amenities'))).toEqual([]);
});

test('a neighbourhood’s page shows the places around its middle', async () => {
  const { requests } = await open({ path: '/area/Ontario/Toronto/The-Annex' });
  const section = await screen.findByRole('region', { name: 'Places Around' });
  expect(await within(section).findByText('Osgoode')).toBeVisible();
  expect(section).toHaveTextContent('Counted from the middle of The Annex.');
  expect(requests.filter((path) => path.includes('/amenities/nearest'))).toHaveLength(1);
});
