import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireCount } from '#api/realty/contract.ts';
import { countBody } from '#api/realty/searchQuery.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { NEARBY_CITIES, nearbyListings, smallDatasetListings } from '#tests/support/services/smallDataset.ts';

let services: TestServices;
beforeAll(async () => {
  services = await makeTestServices({
    listings: [...smallDatasetListings(), ...nearbyListings()],
    cities: NEARBY_CITIES,
  });
});
afterAll(() => services.close());

/** The number of homes on the page of a link. */
async function countOfPage(href: string): Promise<number> {
  const read = parseSearchPath(href.replace(BASE_PATH, ''));
  if (!read) throw new Error(`${href} is no list.`);
  const answer = await services.fetch('/realty/listings?type=count', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(countBody({ search: read.search })),
  });
  return ((await answer.json()) as WireCount).count; // the contract of POST /realty/listings?type=count
}

/** The page's links that end with a number: "Toronto 425". */
function countedLinks() {
  return screen.getAllByRole('link').flatMap((link) => {
    const [, name = '', count] = /^(.*\D)(\d[\d,]*)$/.exec(link.textContent ?? '') ?? [];
    const href = link.getAttribute('href') ?? '';
    const isList = href.startsWith(`${BASE_PATH}/list/`) && link.querySelector('small') !== null;
    return count === undefined || !isList
      ? []
      : [{ link, name, href, count: Number(count.replace(',', '')) }];
  });
}

test.each([
  ['a list of homes for sale', '/list/Ontario/Toronto', 'sale'],
  ['a list of homes for lease', '/list/Ontario/Toronto?type=lease', 'lease'],
  ['a list of a neighbourhood', '/list/Ontario/Mississauga/Port-Credit', 'sale'],
  ['a listing for sale', '/detail/V30000/2', 'sale'],
  ['a listing for lease', '/detail/V30005/2', 'lease'],
  ['a sold home', '/detail/V30007/2', 'sale'],
])('each count beside a link on %s equals the count on the linked page', async (_name, path, type) => {
  const { user } = await renderApp({ path, services });
  const block = await screen.findByRole('region', { name: 'More searches' });
  await waitFor(() => expect(block).toHaveAttribute('aria-busy', 'false'));
  const links = countedLinks();
  expect(within(block).getByRole('list', { name: 'Nearby Cities' }).children.length).toBeGreaterThan(2);
  expect(links.length).toBeGreaterThan(5);
  for (const { href, count, name } of links) {
    expect(parseSearchPath(href.replace(BASE_PATH, ''))?.search.type).toBe(type);
    expect(await countOfPage(href), `${name} (${href})`).toBe(count);
  }
  const [first] = links;
  if (!first) throw new Error('The page has no link with a count.');
  await user.click(first.link);
  expect(await screen.findByText(new RegExp(`^1–\\d+ of ${first.count} homes`))).toBeVisible();
});
