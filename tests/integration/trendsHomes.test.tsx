import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { feedWord } from '#i18n/feedWords.ts';
import { PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(() => vi.useRealTimers());

const section = (name: string) => screen.findByRole('region', { name });
const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-CA')}`;

/** A section's table as rows of cells, without the headings. */
async function rowsOf(name: string): Promise<string[][]> {
  const part = within(await section(name));
  const folded = part.queryByText('Show as a table');
  if (folded) await userEvent.click(folded);
  const [, ...rows] = await part.findAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

const KINDS = Object.values(PROPERTY_TYPES);
const isHome = (type: string | null | undefined, kind: string | null | undefined): boolean =>
  kind !== 'CommercialProperty' && type !== 'Vacant Land';

/** Some sales and new listings of every property type, each at its own price. */
const market = (city: string) =>
  KINDS.flatMap(({ propertyType, class: kind }, index) =>
    Array.from({ length: 2 + (index % 7) }, (_, position) =>
      createMockGeneratedListing({
        mlsNumber: `${city.slice(0, 1)}${7_000_000 + index * 100 + position}`,
        city,
        class: kind,
        propertyType,
        beds: isHome(propertyType, kind) ? 3 : 0,
        listPrice: 500_000 + index * 90_000 + position * 7000,
        ...(position === 0
          ? { listDay: -20 }
          : {
              status: 'U' as const,
              lastStatus: 'Sld' as const,
              soldPrice: 510_000 + index * 80_000 + position * 9000,
              listDay: -60 - position,
              soldDay: -30 - index,
            }),
      }),
    ),
  );

/** The sold homes of a city, picked from the list of all sold listings there. */
async function soldHomes(services: TestServices, city: string) {
  const answer = await services.fetch(
    `/realty/listings?city=${city}&status=U&lastStatus=Sld&minSoldDate=2026-05-01&resultsPerPage=200`,
  );
  const { listings = [] } = (await answer.json()) as WireListingsPage;
  return listings.filter((listing) => isHome(listing.details?.propertyType, listing.class));
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('only homes count in the summary, the rankings, the months and beside other cities', async () => {
  const services = await makeTestServices({ listings: [...market('Toronto'), ...market('Mississauga')] });
  onTestFinished(() => services.close());
  await renderApp({ path: '/trends?compare=Mississauga', services });
  const sold = await soldHomes(services, 'Toronto');
  expect(sold.length).toBeGreaterThan(20);
  const shown = await section('Summary');
  expect(shown).toHaveTextContent(`${sold.length} homes with up to 4 bedrooms were sold`);
  const averagePrice = dollars(average(sold.map(({ soldPrice }) => Number(soldPrice))));
  expect(shown).toHaveTextContent(averagePrice);

  const ranking = within(await section('Top 5 Property Types'));
  const named = ranking.getAllByRole('listitem').map(({ textContent }) => textContent);
  const others = KINDS.filter((kind) => !isHome(kind.propertyType, kind.class));
  for (const { propertyType } of others) {
    expect(named.filter((text) => text.includes(feedWord(propertyType, 'en-CA')))).toEqual([]);
  }

  const together = await rowsOf('Side by side');
  expect(together.map((cells) => cells[2])).toEqual([averagePrice, averagePrice]);
  const months = await rowsOf('Average Price & Sales Volume Over Time');
  const own = months.filter(([city]) => city === 'Toronto');
  expect(own.reduce((sum, cells) => sum + Number(cells[4]), 0)).toBe(sold.length);
  const listed = (await rowsOf('Average Days on Market & Property Listings')).filter(
    ([city]) => city === 'Toronto',
  );
  const homes = KINDS.filter((kind) => isHome(kind.propertyType, kind.class)).length;
  expect(listed.reduce((sum, cells) => sum + Number(cells[4]), 0)).toBe(sold.length + homes);
  expect(
    within(shown).getByText(/land, offices, shops, industrial buildings and businesses do not\.$/),
  ).toBeVisible();
});
