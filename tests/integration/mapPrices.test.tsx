import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

vi.setConfig({ testTimeout: 20_000 });

/** The middle of the map, and places in other cells. */
const CENTRE = { latitude: 43.6532, longitude: -79.3832 };
const EAST = { latitude: 43.6532, longitude: -79.377 };
const NORTH = { latitude: 43.66, longitude: -79.3832 };

/** Homes of 1,000 square feet at one point, with these prices in thousands. */
const homesAt = (
  point: { latitude: number; longitude: number },
  first: number,
  thousands: readonly number[],
): GeneratedListing[] =>
  thousands.map((thousand, index) =>
    createMockGeneratedListing({
      ...point,
      mlsNumber: `C60000${first + index}`,
      listPrice: thousand * 1000,
      sqft: 1000,
    }),
  );

const LISTINGS = [
  ...homesAt(CENTRE, 10, [700, 800, 900, 1000, 1100]),
  ...homesAt(EAST, 20, [1100, 1150, 1200, 1250, 1300, 1350]),
  ...homesAt(NORTH, 30, [500, 600]),
];

async function openMap(path: string, intercede?: (request: Request) => Response | undefined) {
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings: LISTINGS });
  onTestFinished(() => services.close());
  const app = await renderApp({ path, services, ...(intercede && { intercede }) });
  await waitFor(() => expect(port.made).toHaveLength(1));
  const priceCalls = () => app.requests.filter((one) => one.startsWith('/realty/listings/prices'));
  return { ...app, port, priceCalls };
}

const legend = () => screen.findByRole('region', { name: 'Prices by area' });

test('the layer of prices is off at first; on, it colours the areas and names their amounts', async () => {
  const { user, port, location, priceCalls } = await openMap('/map?beds=2');
  await screen.findByText(/homes in view/);
  expect(priceCalls()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Prices by area', pressed: false }));
  await waitFor(() => expect(location()).toBe('/map?beds=2&prices=now'));
  const panel = await legend();
  await within(panel).findByText('Median asking price per square foot');
  expect(await within(panel).findByText(/areas in view/)).toHaveTextContent(
    'From $900 / sqft to $1,225 / sqft. 2 areas in view. Each has at least 5 homes. 1 area with fewer is left out.',
  );
  expect(port.map().cells()).toMatchObject([{ colour: '#FFD84D' }, { colour: '#3B1064' }]);
  expect(priceCalls()[0]).toContain('minBeds=2');

  act(() => port.map().clickGround());
  expect(screen.getByTestId('cell-label')).toHaveTextContent('$900 / sqft5 homes');
  await user.click(within(panel).getByText('Highest and lowest'));
  const [highest] = await within(panel).findAllByRole('button', { name: /\$1,225 \/ sqft/ });
  act(() => highest?.focus());
  expect(screen.getByTestId('cell-label')).toHaveTextContent('$1,225 / sqft6 homes');
  act(() => port.map().visitorMoves({ zoom: 13.9 }));
  expect(screen.queryByTestId('cell-label')).not.toBeInTheDocument();

  await user.click(within(panel).getByRole('button', { name: 'Hide prices by area' }));
  await waitFor(() => expect(location()).not.toContain('prices'));
  expect(screen.queryByRole('region', { name: 'Prices by area' })).not.toBeInTheDocument();
  expect(port.map().cells()).toEqual([]);
});

test('another choice compares the sales of a year, and says if they are too few', async () => {
  const { user, port, location, priceCalls } = await openMap('/map?prices=now');
  await waitFor(() => expect(port.map().cells()).toHaveLength(2));
  await user.click(screen.getByRole('radio', { name: 'Sold, 12 months' }));
  await waitFor(() => expect(location()).toBe('/map?prices=sold'));
  await screen.findByText(/^Too few homes here: an area needs at least 5/);
  expect(screen.getByText('Median sold price per square foot')).toBeVisible();
  expect(port.map().cells()).toEqual([]);
  expect(priceCalls().at(-1)).toMatch(/status=U.*minSoldDate=\d{4}-/);
});

test('a view that is too wide sends no request, and asks to zoom in', async () => {
  const { port, priceCalls } = await openMap('/map/43.66;-79.4?z=5&prices=now');
  await screen.findByText('Zoom in to compare prices.');
  expect(priceCalls()).toEqual([]);
  act(() => port.map().visitorMoves({ center: CENTRE, zoom: 14 }));
  await waitFor(() => expect(port.map().cells()).toHaveLength(2));
});

test.each([
  [422, 'Prices could not be loaded.'],
  [404, 'Prices by area are not available for these listings.'],
])('an answer %i shows "%s"', async (status, sentence) => {
  let isBroken = true;
  const { user, port } = await openMap('/map?prices=now', ({ url }) =>
    isBroken && url.includes('/listings/prices')
      ? HttpResponse.json({ message: 'No.', requestId: '1' }, { status })
      : undefined,
  );
  await screen.findByText(sentence);
  expect(port.map().cells()).toEqual([]);
  const retry = screen.queryByRole('button', { name: 'Try again' });
  if (status === 404) {
    expect(retry).toBeNull();
    return;
  }
  isBroken = false;
  if (retry) await user.click(retry);
  await waitFor(() => expect(port.map().cells()).toHaveLength(2));
});
