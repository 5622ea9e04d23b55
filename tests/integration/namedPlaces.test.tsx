/** Schools, stations and parks by their names: in the search box, on the map, in a sentence and as a destination. */
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { storePlacesAround } from '#tests/support/services/placesAround.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => changeLanguage('en'));

async function open(path: string) {
  const port = installFakeMapPort();
  const services = await makeTestServices({
    listings: [createMockGeneratedListing()],
    routing: squareRouting,
  });
  onTestFinished(() => services.close());
  await storePlacesAround(services);
  const app = await renderApp({
    path,
    services,
    intercede: ({ url }) =>
      new URL(url).pathname === '/maps/autocomplete'
        ? Response.json({ status: 'OK', predictions: [] })
        : undefined,
  });
  return { ...app, port };
}

const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });
const popup = (name = 'Maple Public School') => screen.findByRole('dialog', { name });
const MAPLE = 'amenity=43.649898%3B-79.4103%3Bschool%3BMaple+Public+School';
const WALK = 'commute=43.6499%2C-79.4103%2Cwalk%2C15%2C0900%2CMaple+Public+School';

test('a misspelt school of the search box opens on the map, and the homes within a walk of it are one press away', async () => {
  const { user, location, router } = await open('/');
  await user.type(await box(), 'Mapel Public School');
  await user.click(
    await screen.findByRole('option', { name: 'Maple Public School School · Toronto, Ontario' }),
  );
  await waitFor(() => expect(location()).toBe(`/map/43.649898;-79.4103?z=16&${MAPLE}`));
  const shown = within(await popup());
  expect(await shown.findByText('Elementary school · TDSB')).toBeVisible();
  expect(await shown.findByText(/Sources: City of Toronto/)).toBeVisible();
  expect(await box()).toHaveValue('Maple Public School');
  await user.click(await shown.findByRole('button', { name: 'Homes within a 15-min walk' }));
  expect(
    await screen.findByRole('button', { name: 'Remove filter: 15 min on foot to Maple Public School' }),
  ).toBeVisible();
  expect(location()).toContain(WALK);
  expect(location()).not.toContain('amenity=');
  expect(screen.queryByRole('dialog', { name: 'Maple Public School' })).not.toBeInTheDocument();
  await router.navigate(-1);
  await popup();
  expect(location()).toContain(MAPLE);
  await user.click(within(await popup()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location()).not.toContain('amenity='));
  expect(screen.getByRole('region', { name: /^Map of homes/ })).toHaveFocus();
  await router.navigate(-1);
  await waitFor(() => expect(location()).toBe('/'));
});

test('a link to a place that is no longer loaded keeps its name, in French too', async () => {
  await changeLanguage('fr');
  await open('/map/43.65;-79.41?z=16&amenity=43.65%3B-79.41%3Bstation%3BGare+du+Vieux-Port');
  const shown = within(await popup('Gare du Vieux-Port'));
  expect(shown.getByText('Gare ou station')).toBeVisible();
  expect(await shown.findByText(/Ce lieu ne figure plus dans nos données/)).toBeVisible();
  expect(await shown.findByRole('button', { name: 'Propriétés à 15 min à pied ou moins' })).toBeVisible();
});

test('a sentence names a school, and says what it does not find without losing the rest', async () => {
  const { user, location } = await open('/list/Ontario/Toronto');
  await waitFor(async () => expect(await box()).toHaveValue('Toronto'));
  await user.clear(await box());
  await user.type(await box(), 'detached near Maple Public School, near Atlantis Station{Enter}');
  await waitFor(() => expect(location()).toBe(`/list?home=detached&${WALK}`));
  expect(await screen.findByText('Your search doesn’t use “near Atlantis Station”.')).toBeVisible();
});

test('a home links to the homes within a walk of the places around it', async () => {
  const { user, location } = await open(
    '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2',
  );
  await user.click(
    await screen.findByRole('link', { name: 'Homes within a 15-min walk of Maple Public School' }),
  );
  await waitFor(() => expect(location()).toContain(WALK));
  expect(location()).toMatch(/^\/map\//);
});

test('a school is a destination of a commute', async () => {
  const { user, location } = await open(
    '/list/Ontario/Toronto?commute=43.6532%2C-79.3832%2Cdrive%2C15%2C0830',
  );
  await user.click(await screen.findByRole('button', { name: 'Change filter: 15 min by car to this point' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search by commute' }));
  const field = dialog.getByRole('combobox', { name: 'Address or place' });
  await user.clear(field);
  await user.type(field, 'maple');
  const option = { name: 'Maple Public School School · Toronto, Ontario' };
  await waitFor(() => expect(dialog.getByRole('option', option)).not.toHaveAttribute('aria-disabled'));
  await user.click(dialog.getByRole('option', option));
  await waitFor(() => expect(field).toHaveValue('Maple Public School'));
  await user.click(dialog.getByRole('button', { name: 'Show homes' }));
  await waitFor(() => expect(location()).toContain('drive%2C15%2C0830%2CMaple+Public+School'));
});
