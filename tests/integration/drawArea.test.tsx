import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { decodeRing } from '#domain/geo/polyline.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

vi.setConfig({ testTimeout: 20_000 });

/** The fake map is 700 pixels wide and high. This is its centre, downtown at zoom 14. */
const CENTER = { latitude: 43.6532, longitude: -79.3832 };
/** Two homes: one in the centre of the map, one near its right edge. */
const LISTINGS = [
  createMockGeneratedListing({ mlsNumber: 'C1000001', ...CENTER }),
  createMockGeneratedListing({ mlsNumber: 'C1000002', ...CENTER, longitude: CENTER.longitude + 0.012 }),
];

async function openMap(path = '/map') {
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings: LISTINGS });
  const app = await renderApp({ path, services });
  await waitFor(() => expect(port.made).toHaveLength(1));
  await screen.findByText(/The map shows/);
  return { ...app, port };
}

const surface = () => screen.getByTestId('drawing-surface');
const drawn = (location: () => string) =>
  decodeRing(new URLSearchParams(location().split('?')[1]).get('draw') ?? '');
const at = (x: number, y: number) => ({ target: surface(), coords: { clientX: x, clientY: y } });

test('a freehand line limits pins, panel and count to its area, and is in the address', async () => {
  const { user, location, port, requests } = await openMap();
  expect(await screen.findByText('The map shows 2 homes.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await screen.findByTestId('drawing-surface');
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(250, 250) },
    ...[at(450, 250), at(450, 450), at(250, 450), at(251, 260)].map((place) => ({
      pointerName: 'mouse',
      ...place,
    })),
    { keys: '[/MouseLeft]', ...at(250, 250) },
  ]);
  await waitFor(() => expect(drawn(location)).toBeDefined());
  expect(await screen.findByText('The map shows 1 home.')).toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'Results' });
  await waitFor(() => expect(within(panel).getAllByRole('article')).toHaveLength(1));
  expect(port.map().drawnArea()).toEqual(drawn(location));
  expect(screen.queryByTestId('drawing-surface')).not.toBeInTheDocument();
  expect(requests.some((path) => path.includes('map=%5B%5B%5B'))).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Remove outline of the drawn area' }));
  expect(await screen.findByText('The map shows 2 homes.')).toBeInTheDocument();
  expect(location()).toBe('/map');
  expect(port.map().drawnArea()).toBeNull();
});

test('a visitor taps corners one by one, and a tap on the first closes the area', async () => {
  const { user, location } = await openMap();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await screen.findByTestId('drawing-surface');
  const tap = async (x: number, y: number) => {
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(x, y) },
      { keys: '[/MouseLeft]', ...at(x, y) },
    ]);
  };
  await tap(300, 300);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('group', { name: 'Draw an area' }), 'the pressed button is gone').toHaveFocus();
  await tap(300, 300);
  await tap(400, 300);
  expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await tap(600, 600);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('2 corners. Select the first one again to finish.')).toBeVisible();
  await tap(400, 400);
  await tap(304, 297);
  await waitFor(() => expect(drawn(location)).toHaveLength(4));
  expect(await screen.findByText('The map shows 1 home.')).toBeInTheDocument();
});

test('while a visitor draws, only the zoom buttons stay, and a zoom leaves the corners on the ground', async () => {
  const { user, location } = await openMap();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await screen.findByTestId('drawing-surface');
  const controls = screen.getByRole('group', { name: 'Map controls' });
  expect(within(controls).getAllByRole('button')).toHaveLength(2);
  // The ground under these pixels is 50 and 100 pixels from the centre at zoom 14.
  for (const [x, y] of [
    [300, 300],
    [450, 300],
  ] as const) {
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(x, y) },
      { keys: '[/MouseLeft]', ...at(x, y) },
    ]);
  }
  await user.click(within(controls).getByRole('button', { name: 'Zoom in' }));
  await user.pointer([
    { keys: '[MouseLeft>]', ...at(350, 500) },
    { keys: '[/MouseLeft]', ...at(350, 500) },
  ]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(drawn(location)).toHaveLength(4));
  const pixel = 360 / (512 * 2 ** 14);
  const expected = [
    [-50, 50],
    [100, 50],
    [0, -75],
  ];
  drawn(location)
    ?.slice(0, 3)
    .forEach(([x, y], index) => {
      const [right = 0, up = 0] = expected[index] ?? [];
      expect(x).toBeCloseTo(CENTER.longitude + right * pixel, 4);
      expect(y).toBeCloseTo(CENTER.latitude + up * pixel, 4);
    });
});

test('Escape and Cancel leave the search as it was, and the map gets the focus', async () => {
  const { user, location } = await openMap('/map?beds=1');
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Draw an area' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByTestId('drawing-surface')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Map of homes/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByTestId('drawing-surface')).not.toBeInTheDocument();
  expect(location()).toBe('/map?beds=1');
});

test('the keyboard turns the view into an area, and moves, adds and removes its corners', async () => {
  const { user, location } = await openMap();
  screen.getByRole('button', { name: 'Draw an area' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Use this view' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(drawn(location)).toHaveLength(5));
  const before = drawn(location);
  const corner = await screen.findByRole('button', { name: /^Corner 2\./ });
  corner.focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(drawn(location)?.[1]?.[0]).toBeLessThan(before?.[1]?.[0] ?? 0));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Corner 2\./ })).toHaveFocus());
  await user.keyboard('{Delete}');
  await waitFor(() => expect(drawn(location)).toHaveLength(4));
  screen.getByRole('button', { name: 'Add a corner after corner 3' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(drawn(location)).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: 'Edit area', pressed: true }));
  expect(screen.queryByRole('button', { name: /^Corner/ })).not.toBeInTheDocument();
});

test('a shared address shows its whole area', async () => {
  const first = await openMap();
  await first.user.click(screen.getByRole('button', { name: 'Draw an area' }));
  await first.user.click(screen.getByRole('button', { name: 'Use this view' }));
  await waitFor(() => expect(drawn(first.location)).toBeDefined());
  const address = first.location();
  first.unmount();
  localStorage.clear();
  const { port, location } = await openMap(address);
  const ring = drawn(location) ?? [];
  const { north, south, east, west } = port.map().bounds();
  const slack = 0.000_1;
  for (const [x, y] of ring) {
    expect([x - west, east - x, y - south, north - y].every((margin) => margin > -slack)).toBe(true);
  }
  act(() => port.map().visitorMoves({ zoom: 16 }));
  await waitFor(() => expect(location()).toContain('z=16'));
  expect(port.map().camera().zoom).toBe(16);
});
