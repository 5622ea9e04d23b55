import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

// The page and its map load in parts, slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  // Saturday, at three o'clock in Toronto.
  vi.useFakeTimers({ now: SMALL_DATASET_NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (date: string, startTime: string, endTime: string) => ({
  date,
  startTime,
  endTime,
  offset: '-05:00',
});
const home = (mlsNumber: string, streetName: string, ...openHouses: ReturnType<typeof at>[]) =>
  createMockGeneratedListing({ mlsNumber, streetName, openHouses, latitude: 43.65, longitude: -79.38 });

const LISTINGS = [
  home('C1', 'Sunday', at('2026-11-22', '14:00', '16:00')),
  home('C2', 'Both', at('2026-11-21', '15:30', '17:00'), at('2026-11-22', '14:00', '16:00')),
  home('C3', 'Running', at('2026-11-21', '14:00', '16:00')),
  home('C4', 'Never'),
];

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u2009\u202f]/g, ' ');

/** The headings of a day with the streets below each. */
function planOf(day: HTMLElement): Record<string, string[]> {
  const hours = within(day).getAllByRole('heading', { level: 4 });
  return Object.fromEntries(
    hours.map((heading) => {
      const cards = within(heading.parentElement ?? day).getAllByRole('article');
      return [
        plain(heading.textContent),
        cards.map((card) => /33 (\w+)/.exec(card.textContent ?? '')?.[1] ?? ''),
      ];
    }),
  );
}

test.each([1440, 390])(
  'with the filter the map’s results are a plan by days and hours, in a window of %i px',
  async (width) => {
    window.innerWidth = width;
    const port = installFakeMapPort();
    const services = await makeTestServices({ listings: LISTINGS });
    const { user } = await renderApp({ path: '/map/43.65;-79.38?z=15&open=weekend', services });
    await waitFor(() => expect(port.made).toHaveLength(1));
    if (width < 600) await user.click(await screen.findByRole('button', { name: 'List' }));
    const saturday = await screen.findByRole('region', { name: 'Saturday, November 21' });
    expect(planOf(saturday)).toEqual({ '2:00–4:00 p.m.': ['Running'], '3:30–5:00 p.m.': ['Both'] });
    const sunday = screen.getByRole('region', { name: 'Sunday, November 22' });
    const { '2:00–4:00 p.m.': open, ...others } = planOf(sunday);
    expect(open?.toSorted()).toEqual(['Both', 'Sunday']);
    expect(others).toEqual({});
    expect(screen.queryByText(/33 Never/)).not.toBeInTheDocument();
  },
);

test('a plan has more homes than a page of the usual results', async () => {
  const port = installFakeMapPort();
  const homes = Array.from({ length: 12 }, (_, index) =>
    home(`C${index + 1}`, 'Sunday', at('2026-11-22', '14:00', '16:00')),
  );
  const services = await makeTestServices({ listings: homes });
  await renderApp({ path: '/map/43.65;-79.38?z=15&open=weekend', services });
  await waitFor(() => expect(port.made).toHaveLength(1));
  const sunday = await screen.findByRole('region', { name: 'Sunday, November 22' });
  expect(within(sunday).getAllByRole('article')).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Go to page 2' })).not.toBeInTheDocument();
});

test('without the filter the results are one list', async () => {
  const port = installFakeMapPort();
  const services = await makeTestServices({ listings: LISTINGS });
  await renderApp({ path: '/map/43.65;-79.38?z=15', services });
  await waitFor(() => expect(port.made).toHaveLength(1));
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: /November/ })).not.toBeInTheDocument();
});
