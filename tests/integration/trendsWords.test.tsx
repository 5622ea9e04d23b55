import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('en');
});

/** A home from the period's first weeks that sold after the given number of days. */
const sold = (mlsNumber: string, daysOnMarket: number, changes: Partial<GeneratedListing> = {}) =>
  createMockGeneratedListing({
    mlsNumber,
    status: 'U',
    lastStatus: 'Sld',
    listPrice: 800_000,
    soldPrice: 810_000,
    listDay: -40 - daysOnMarket,
    soldDay: -40,
    ...changes,
  });

async function openWith(listings: GeneratedListing[], path = '/trends') {
  const services = await makeTestServices({ listings });
  onTestFinished(() => services.close());
  await renderApp({ path, services });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('one home and one day are in the singular', async () => {
  await openWith([sold('C4000001', 1)]);
  expect((await region('Summary')).getByText(/one home .* after 1 day on the market\./)).toBeVisible();
  const days = await region('Average Days on Market & Property Listings');
  expect(days.getByText('1 day')).toBeVisible();
  expect(days.getByText(/sold in 1 day or less\. 1 home came on the market since May 2026\.$/)).toBeVisible();
  const overview = await region('Overview');
  expect(
    overview.getByText(/1 home with .* came on the market in Toronto and 1 was sold: 10 sold for every ten/),
  ).toBeVisible();
});

test('one and a half is singular in French', async () => {
  await changeLanguage('fr');
  await openWith([sold('C4000001', 1), sold('C4000002', 2)]);
  const days = await region('Délai de vente moyen et propriétés inscrites');
  expect(days.getByText('1,5 jour')).toBeVisible();
  expect(days.getByText(/2 propriétés sont arrivées sur le marché depuis mai 2026\.$/)).toBeVisible();
});

test('a city with few sales is marked as such beside others', async () => {
  await openWith(
    [
      ...Array.from({ length: 5 }, (_, index) => sold(`C500000${index}`, 10)),
      ...Array.from({ length: 4 }, (_, index) => sold(`C600000${index}`, 10, { city: 'Mississauga' })),
    ],
    '/trends?compare=Mississauga',
  );
  const together = await region('Side by side');
  const rows = together.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['City', 'Note'],
    ['Toronto', ''],
    ['Mississauga', 'few sales'],
  ]);
});

test('the median names its period, and the change of the average is below the average', async () => {
  const homes = Array.from({ length: 15 }, (_, index) => [
    sold(`C70000${10 + index}`, 10),
    sold(`C80000${10 + index}`, 10, { soldPrice: 700_000, soldDay: -130, listDay: -140 }),
  ]);
  await openWith(homes.flat());
  const summary = await region('Summary');
  const change = summary.getByText(
    '+15.7%: the average price of the last 3 full months rose compared with the 3 months before',
  );
  expect(summary.getByText('Median sold price since May 2026')).toBeVisible();
  const average = summary.getByText('Average sold price');
  expect(average.compareDocumentPosition(change)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
