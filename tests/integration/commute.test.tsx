import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Routing, RoutingError } from '#server/routing/routing.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

vi.setConfig({ testTimeout: 20_000 });

const CENTER = { latitude: 43.6532, longitude: -79.3832 };
const home = (mlsNumber: string, east: number) =>
  createMockGeneratedListing({ mlsNumber, ...CENTER, longitude: CENTER.longitude + east / 1000 });
/** Homes by their distance from the centre, in thousandths of a degree to the east: a minute of travel each. */
const LISTINGS = [home('C1000001', 0), home('C1000002', 12), home('C1000003', 28)];

const WORK = 'commute=43.6532%2C-79.3832%2Cdrive%2C15%2C0830%2CWork';
const SCHOOL = 'commute=43.6532%2C-79.3552%2Cdrive%2C20%2C0830%2CSchool';
const BY_TRANSIT = 'commute=43.6532%2C-79.3832%2Ctransit%2C15%2C0830%2CWork';

const makeServices = (routing: Routing = squareRouting) => makeTestServices({ listings: LISTINGS, routing });

async function open(path: string, routing?: Routing) {
  const port = installFakeMapPort();
  return { ...(await renderApp({ path, services: await makeServices(routing) })), port };
}

const filterBar = () => screen.getByRole('region', { name: 'Filters' });
const chip = (filter: string) => screen.findByRole('button', { name: `Remove filter: ${filter}` });

test('a list has the homes in reach of both destinations, and each can be removed', async () => {
  const { user, location } = await open(`/list?${WORK}&${SCHOOL}`);
  expect(await screen.findByText('1–1 of 1 home')).toBeVisible();
  await user.click(await chip('20 min by car to School'));
  expect(await screen.findByText('1–2 of 2 homes')).toBeVisible();
  expect(location()).toBe(`/list?${WORK}`);
  await user.click(screen.getByRole('button', { name: 'Change filter: 15 min by car to Work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search by commute' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'At most' }), '30 min');
  await user.click(dialog.getByRole('button', { name: 'Show homes' }));
  expect(await screen.findByText('1–3 of 3 homes')).toBeVisible();
  expect(location()).toBe(`/list?${WORK.replace('15', '30')}`);
});

test('a removed commute leaves the focus at the next filter, and no travel times on the pages of homes', async () => {
  localStorage.setItem('hp:commutes', JSON.stringify(['43.6532,-79.3832,drive,15,0830,Work']));
  const { user } = await open(`/list/Ontario/Toronto?${WORK}&${SCHOOL}`);
  const change = (name: string) => screen.getByRole('button', { name: `Change filter: ${name}` });
  await user.click(await chip('15 min by car to Work'));
  expect(change('20 min by car to School')).toHaveFocus();
  // The changed chip has the focus again, and after its removal by the dialog the filters.
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search by commute' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'At most' }), '25 min');
  await user.click(dialog.getByRole('button', { name: 'Show homes' }));
  await waitFor(() => expect(change('25 min by car to School')).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove the commute' }));
  await waitFor(() => expect(filterBar()).toContainElement(document.activeElement as HTMLElement)); // HTML only
  await user.click((await screen.findAllByRole('article'))[0]?.querySelector('a') ?? document.body);
  const section = within(await screen.findByRole('region', { name: 'Commute' }));
  expect(section.getByRole('button', { name: 'Add a commute' })).toBeVisible();
  expect(section.queryByText('Work')).not.toBeInTheDocument();
});

test('a list without a home in reach offers to remove the commute', async () => {
  const { user } = await open('/list?commute=44%2C-79.3832%2Cdrive%2C15%2C0830%2CCottage');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/No city or province selected/)).toBeVisible();
});

test('a commute whose area cannot be found shows no homes but the reason, and a search without it', async () => {
  const { user, location } = await open(`/list/Ontario/Toronto?${BY_TRANSIT}`);
  const alert = await screen.findByText(/Homes can’t be searched by this commute/);
  expect(alert).toHaveTextContent('Travel times aren’t available right now. Please try again.');
  expect(screen.queryAllByRole('article')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Homes can’t be searched by this commute/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search without it' }));
  await waitFor(() => expect(filterBar()).toContainElement(document.activeElement as HTMLElement)); // HTML only
  expect(await screen.findByText('1–3 of 3 homes')).toBeVisible();
  expect(location()).toBe('/list/Ontario/Toronto');
});

test('the map draws the areas, marks the destinations, and moves to what the areas have in common', async () => {
  const { user, port } = await open('/map');
  await waitFor(() => expect(port.made).toHaveLength(1));
  await screen.findByText('The map shows 2 homes.');
  expect(port.map().reach()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Commute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search by commute' }));
  await user.click(dialog.getByRole('combobox', { name: 'Address or place' }));
  await user.click(dialog.getByRole('option', { name: 'Middle of the map' }));
  await user.click(await dialog.findByRole('radio', { name: 'Car' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'At most' }), '10 min');
  await user.click(dialog.getByRole('button', { name: 'Show homes' }));
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  expect(await screen.findByText('The map shows 1 home.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Destination: Middle of the map' })).toBeInTheDocument();
  const { north, south } = port.map().bounds();
  expect(north - south).toBeCloseTo(0.02, 3);
  await user.click(await chip('10 min by car to Middle of the map'));
  await waitFor(() => expect(port.map().reach()).toEqual([]));
});

test('a commute that is set again after a map without it moves the map again', async () => {
  const { port, router } = await open(`/map?${WORK}`);
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  await screen.findByText(/^The map shows \d/);
  const { center } = port.map().camera();
  await act(() => router.navigate('/detail/C1000001/2'));
  await screen.findByRole('heading', { level: 1, name: /Queen/ });
  await act(() => router.navigate('/map'));
  await screen.findByText(/^The map shows \d/);
  expect(port.map().reach()).toEqual([]);
  act(() => port.map().visitorMoves({ center: { latitude: 43.9, longitude: -79.9 }, zoom: 14 }));
  await act(() => router.navigate(`/map?${WORK}`));
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  await waitFor(() => expect(port.map().camera().center).toEqual(center));
});

test('a link to a place on the map stays there, with the areas', async () => {
  const { port } = await open(`/map/43.6532;-79.3832?z=13&${WORK}`);
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  expect(port.map().camera()).toEqual({ center: CENTER, zoom: 13 });
});

test('the panel and the layer of prices say why there are no homes if an area cannot be found', async () => {
  await open(`/map/43.6532;-79.3832?z=13&prices=now&${BY_TRANSIT}`);
  const legend = await screen.findByRole('region', { name: 'Prices by area' });
  expect(await within(legend).findByText(/Homes can’t be searched by this commute/)).toBeVisible();
  const panel = await screen.findByRole('region', { name: 'Results' });
  expect(await within(panel).findByText(/Homes can’t be searched by this commute/)).toBeVisible();
});

test('a map around a place without travel times says so in its heading, without a notice to try again', async () => {
  const areaAround = () => Promise.reject(new RoutingError('noStreets', 404));
  await open(`/map/43.6532;-79.3832?z=13&${WORK}`, { ...squareRouting, areaAround });
  expect(await screen.findByRole('heading', { name: 'No results for this commute' })).toBeVisible();
  expect(screen.getByText(/Travel times aren’t available around this place/)).toBeVisible();
  expect(screen.queryByText('Failed to receive map pins.')).not.toBeInTheDocument();
});

test('the way back to the map from the list or a home leaves it where the visitor moved it', async () => {
  const { user, port, router } = await open(`/map?${WORK}`);
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  const moved = { latitude: 43.66, longitude: -79.4 };
  await screen.findByText(/^The map shows \d/);
  act(() => port.map().visitorMoves({ center: moved, zoom: 14 }));
  await user.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByRole('list', { name: 'Results' });
  await user.click(screen.getByRole('link', { name: 'Map' }));
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  expect(port.map().camera()).toEqual({ center: moved, zoom: 14 });
  await act(() => router.navigate('/detail/C1000001/2'));
  await screen.findByRole('heading', { level: 1, name: /Queen/ });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(port.map().reach()).toHaveLength(1));
  expect(port.map().camera()).toEqual({ center: moved, zoom: 14 });
});

test('a home says the time of each commute of the search, and of those chosen there', async () => {
  const { user } = await open(`/list?${WORK.replace('15', '30')}&${SCHOOL.replace('drive', 'transit')}`);
  await screen.findByText(/Homes can’t be searched/);
  await user.click(await chip('20 min by transit to School'));
  await user.click((await screen.findAllByRole('article'))[2]?.querySelector('a') ?? document.body);
  const section = within(await screen.findByRole('region', { name: 'Commute' }));
  expect(await section.findByText(/min by car/)).toBeVisible();
  expect(section.getByText('Work')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Change the commute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your commute' }));
  await user.click(dialog.getByRole('radio', { name: 'Transit' }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await section.findByText('There is no transit timetable around this place.')).toBeVisible();
});
