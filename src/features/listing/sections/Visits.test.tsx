import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { Visits } from './Visits.tsx';

/** A home in St. John's. */
const listing = createMockListing({
  mlsNumber: 'N1000001',
  boardId: 7,
  openHouses: [
    { start: '2026-11-22T14:00-03:30', end: '2026-11-22T16:00-03:30' },
    { start: '2026-11-28T14:00-03:30', end: '2026-11-28T16:00-03:30' },
    { start: '2026-11-29T11:30-03:30', end: '2026-11-29T13:00-03:30' },
  ],
});
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u2009\u202f]/g, ' ');
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [
    'en',
    'Open houses',
    ['Saturday, November 28, 2:00–4:00 p.m.', 'Sunday, November 29, 11:30 a.m.–1:00 p.m.'],
  ],
  [
    'fr',
    'Visites libres',
    ['samedi 28 novembre, 14 h 00 – 16 h 00', 'dimanche 29 novembre, 11 h 30 – 13 h 00'],
  ],
] as const)(
  'open houses to come are listed by the clock of the home (%s)',
  async (language, heading, times) => {
    await changeLanguage(language);
    onTestFinished(() => changeLanguage('en'));
    renderWithStore(<Visits listing={listing} />);
    expect(screen.getByRole('region', { name: heading })).toBeVisible();
    const shown = rows().map((row) => plain(within(row).getByRole('time').textContent).replace(' à ', ', '));
    expect(shown).toEqual(times);
    expect(screen.queryByText(/local to the home|celles du lieu/)).toBeInTheDocument();
  },
);

test('an open house is added to a calendar as a file with its moments, place and page', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  renderWithStore(<Visits listing={listing} />);
  await userEvent.click(screen.getByRole('button', { name: /^Add to calendar: Saturday, November 28/ }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text())?.replace(/\r\n /g, '');
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(text).toContain('DTSTART:20261128T173000Z');
  expect(text).toContain('DTEND:20261128T193000Z');
  expect(text).toMatch(/^UID:7-N1000001-2026-11-28T14:00@/m);
  expect(text).toContain('SUMMARY:Open house: ');
  expect(text).toMatch(/^LOCATION:.+Toronto/m);
  expect(text).toMatch(/^URL;VALUE=URI:.+N1000001/im);
});

const { details } = createMockListing();
const toured = (changes: Partial<typeof details>, images = ['home/photo-1']) =>
  createMockListing({ images, details: { ...details, ...changes } });

test.each([
  ['a virtual tour', { virtualTourUrl: 'https://tour.example/1' }, 'Open the virtual tour'],
  ['a video tour', { videoTourUrl: 'https://tour.example/1' }, 'Open the video tour'],
])('%s of an unknown host opens in a tab of its own', (_, links, name) => {
  renderWithStore(<Visits listing={toured(links)} />);
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', 'https://tour.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('a tour that may be embedded opens in the gallery, and without photos in a tab of its own', async () => {
  const links = { virtualTourUrl: '/images/tours/c1', videoTourUrl: 'https://video.example/1' };
  const { unmount } = renderWithStore(<Visits listing={toured(links)} />);
  const start = screen.getByRole('button', { name: 'Start the virtual tour' });
  expect(start).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.getByRole('link', { name: /^Open the video tour/ })).toBeVisible();
  unmount();
  renderWithStore(<Visits listing={toured(links, [])} />);
  expect(screen.getByRole('link', { name: /^Open the virtual tour/ })).toHaveAttribute(
    'href',
    '/images/tours/c1',
  );
});

test.each([
  ['whose open houses are over', { openHouses: listing.openHouses.slice(0, 1) }],
  [
    'that is sold',
    {
      ...listing,
      lastStatus: 'Sld',
      status: 'U',
      details: { ...listing.details, virtualTourUrl: 'https://tour.example/1' },
    },
  ],
])('a home %s has nothing to visit', (_, changes) => {
  renderWithStore(<Visits listing={createMockListing(changes)} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
