import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireListingsPage } from '#api/realty/contract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('en');
});

/** The period at the small dataset's date: six full months and the current one. */
const MONTHS = ['May', 'June', 'July', 'August', 'September', 'October', 'November'].map(
  (name) => `${name} 2026`,
);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => screen.findByRole('region', { name });
const summary = () => section('Summary');
const PRICES = 'Average Price & Sales Volume Over Time';
const DAYS = 'Average Days on Market & Property Listings';
const RENTS = 'Rents & Leases Over Time';

/** Opens a section's table and returns its cells, without the heading row. */
async function tableOf(user: { click(element: Element): Promise<void> }, name: string): Promise<string[][]> {
  const part = within(await section(name));
  await user.click(part.getByText('Show as a table'));
  return rowsOf(await part.findByRole('table'));
}

const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** Residential property types, written out for the test. */
const HOMES = ['Detached', 'Semi-Detached', 'Condo Apt'].map((type) => `&propertyType=${type}`).join('');

/** The service's answer to the trends page's request for homes, written out for the test. */
async function statisticsOf(services: TestServices, city: string) {
  const answer = await services.fetch(
    `/realty/listings?city=${city}&minBeds=0&maxBeds=4${HOMES}&status=U&lastStatus=Sld&minSoldDate=2026-05-01&listings=false&statistics=avg-soldPrice,med-soldPrice,avg-daysOnMarket,med-daysOnMarket,avg-listPrice,pct-aboveBelowList,grp-mth&aggregateStatistics=true&aggregates=details.propertyType`,
  );
  return ((await answer.json()) as WireListingsPage).statistics;
}

/** Number of new listings in each month, from the second request. */
async function listedOf(services: TestServices, city: string) {
  const answer = await services.fetch(
    `/realty/listings?city=${city}&minBeds=0&maxBeds=4${HOMES}&type=sale&status=A&status=U&minListDate=2026-05-01&listings=false&statistics=cnt-new,grp-mth`,
  );
  return ((await answer.json()) as WireListingsPage).statistics?.new?.mth;
}

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-CA')}`;

describe('the trends page', () => {
  test('shows Toronto’s market in the specified sections, with links to its homes', async () => {
    await renderApp({ path: '/trends' });
    await title('Toronto market trends');
    await summary();
    await section('Seasonal Insights');
    await section(RENTS);
    const page = within(screen.getByRole('main'));
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      DAYS,
      PRICES,
      RENTS,
      'Top 5 Property Types',
      'Overview',
      'Market Trends',
      'Behaviour Shifts',
      'Seasonal Insights',
      'Your agent',
    ]);
    expect(page.getByRole('link', { name: 'View Listings' })).toHaveAttribute(
      'href',
      '/real-estate/list/Ontario/Toronto',
    );
    expect(page.getByRole('link', { name: 'Map Search' })).toHaveAttribute(
      'href',
      '/real-estate/map/Toronto',
    );
    const aside = screen.getByRole('complementary', { name: 'Contact Agent', hidden: true });
    expect(
      await within(aside).findByRole('img', { name: /^Portrait of /, hidden: true }),
    ).toBeInTheDocument();
    expect(within(aside).getByRole('link', { name: 'Contact Agent', hidden: true })).toHaveAttribute(
      'href',
      '/real-estate/contact',
    );
    expect(
      screen.getByText(
        /^The data comes from Harbour & Pine Listing Data.* These figures are computed from the listings/,
      ),
    ).toBeVisible();
  });

  test('shows each month as in the service’s answer, and a month without sales as a gap', async () => {
    const { user, services } = await renderApp({ path: '/trends' });
    const statistics = await statisticsOf(services, 'Toronto');
    const listed = await listedOf(services, 'Toronto');
    const prices = await tableOf(user, PRICES);
    const days = await tableOf(user, DAYS);
    expect(prices.map(([month]) => month)).toEqual(MONTHS);
    expect(days.map(([month]) => month)).toEqual(MONTHS);
    const numbers = ['05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`);
    for (const [index, month] of numbers.entries()) {
      const sold = statistics?.soldPrice?.mth?.[month];
      const time = statistics?.daysOnMarket?.mth?.[month];
      const count = Number(sold?.count ?? 0);
      expect(prices[index]?.slice(1, 4)).toEqual(
        count === 0
          ? ['–', '–', '0']
          : [dollars(Number(sold?.avg)), dollars(Number(sold?.med)), String(count)],
      );
      expect(prices[index]?.[4]).toBe(
        count === 0 ? '–' : tenth(Number(statistics?.aboveBelowList?.mth?.[month]?.above)),
      );
      const shown = count === 0 ? ['–', '–'] : [time?.avg, time?.med].map((value) => tenth(Number(value)));
      expect(days[index]?.slice(1, 3)).toEqual(shown);
      expect(days[index]?.[3]).toBe(String(listed?.[month]?.count ?? 0));
    }
    expect(prices.at(-1)?.at(-1)).toContain('not over yet');
  });

  test('marks months without a sale and with few', async () => {
    // Seven sold in September, one in July.
    const sold = (month: string, index: number) =>
      createMockGeneratedListing({
        mlsNumber: `C2000${month}${index}`,
        city: 'Toronto',
        status: 'U',
        lastStatus: 'Sld',
        beds: 3,
        listPrice: 800_000,
        soldPrice: 810_000 + index * 1000,
        soldDay: dayOf(`2026-${month}-10`),
        listDay: dayOf(`2026-${month}-10`) - 20,
      });
    const services = await makeTestServices({
      listings: [sold('07', 0), ...Array.from({ length: 7 }, (_, index) => sold('09', index))],
    });
    onTestFinished(() => services.close());
    const { user } = await renderApp({ path: '/trends', services });
    const prices = await tableOf(user, PRICES);
    expect(prices).toEqual([
      ['May 2026', '–', '–', '0', '–', 'no sale'],
      ['June 2026', '–', '–', '0', '–', 'no sale'],
      ['July 2026', '$810,000', '$810,000', '1', '100', 'few sales'],
      ['August 2026', '–', '–', '0', '–', 'no sale'],
      ['September 2026', '$813,000', '$813,000', '7', '100', ''],
      ['October 2026', '–', '–', '0', '–', 'no sale'],
      ['November 2026', '–', '–', '0', '–', 'no sale, not over yet'],
    ]);
    const part = within(await section(PRICES));
    expect(part.getByText('Fewer than 5 sales: interpret with caution')).toBeVisible();
    expect(part.getByText('A gap is a month without a sale')).toBeVisible();
    expect(part.getByText('November 2026 is not over yet')).toBeVisible();
    // Eight sales in six months support no statement.
    expect(within(await section('Market Trends')).getByText(/^Fewer than 5 sales a month/)).toBeVisible();
    expect(within(await section('Seasonal Insights')).getByText(/there is one here\.$/)).toBeVisible();
  });

  test('ranks the property types as the service counts and prices them', async () => {
    const { services } = await renderApp({ path: '/trends' });
    const part = within(await section('Top 5 Property Types'));
    const types = Object.entries(
      (await statisticsOf(services, 'Toronto'))?.listPrice?.aggregates?.['details']?.['propertyType'] ?? {},
    ).map(([type, figures]) => ({ type, count: Number(figures.count), average: Number(figures.avg) }));
    expect(types.length).toBeGreaterThan(1);
    const ranked = (name: string) =>
      within(part.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const byCount = types.toSorted((one, other) => other.count - one.count);
    expect(ranked('By homes sold').map((text) => text?.replace('Condo apartment', 'Condo Apt'))).toEqual(
      byCount.map(({ type, count }) => expect.stringMatching(new RegExp(`^${type}.*${count}$`))),
    );
    const byPrice = types.toSorted((one, other) => other.average - one.average);
    expect(ranked('By average list price')[0]).toContain(dollars(byPrice[0]?.average ?? 0));
  });
});

const tenth = (value: number) => String(Math.round(value * 10) / 10);

/** Days from the small dataset's date to a date of its year. */
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY - SMALL_DATASET_DAY;

describe('the filters', () => {
  test('are in the address: deep links open, each choice is a step, Back undoes it', async () => {
    const { user, router, location, requests } = await renderApp({ path: '/trends?city=Mississauga&beds=3' });
    await title('Mississauga market trends');
    expect(await summary()).toHaveTextContent('up to 3 bedrooms');
    expect(await screen.findByRole('combobox', { name: 'City or neighbourhood' })).toHaveValue('Mississauga');
    const requested = requests.filter((request) => request.includes('lastStatus=Sld'));
    expect(requested).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(requested[0]?.split('?')[1]))).toMatchObject({
      city: 'Mississauga',
      minBeds: '0',
      maxBeds: '3',
      status: 'U',
      minSoldDate: '2026-05-01',
      listings: 'false',
      aggregateStatistics: 'true',
      aggregates: 'details.propertyType',
    });
    await user.click(screen.getByRole('combobox', { name: 'City or neighbourhood' }));
    await user.click(screen.getByRole('option', { name: 'Toronto, Ontario' }));
    await title('Toronto market trends');
    expect(location()).toBe('/trends?beds=3');
    await user.selectOptions(screen.getByLabelText('Bedrooms'), '4');
    await waitFor(() => expect(location()).toBe('/trends'));
    await user.click(screen.getByRole('switch', { name: /^Include older data/ }));
    await waitFor(() => expect(location()).toBe('/trends?older=1'));
    await waitFor(async () => expect(await summary()).toHaveTextContent('Since November 2024'));
    await router.navigate(-3);
    await title('Mississauga market trends');
    expect(location()).toBe('/trends?city=Mississauga&beds=3');
  });

  test('compare up to two other cities, each with its own figures', async () => {
    const { user, location, services } = await renderApp({ path: '/trends' });
    const chips = within(await screen.findByRole('group', { name: 'Compare with' }));
    await user.click(chips.getByRole('button', { name: 'Mississauga' }));
    await waitFor(() => expect(location()).toBe('/trends?compare=Mississauga'));
    const together = await section('Side by side');
    const cities = rowsOf(within(together).getByRole('table'));
    for (const [city = '', median, average] of cities) {
      const statistics = await statisticsOf(services, city);
      expect([median, average]).toEqual([
        dollars(Number(statistics?.soldPrice?.med)),
        dollars(Number(statistics?.soldPrice?.avg)),
      ]);
    }
    expect(cities.map(([city]) => city)).toEqual(['Toronto', 'Mississauga']);
    const prices = await tableOf(user, PRICES);
    expect(prices.map(([city]) => city)).toEqual([
      ...MONTHS.map(() => 'Toronto'),
      ...MONTHS.map(() => 'Mississauga'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Median', pressed: false }));
    await waitFor(() => expect(location()).toBe('/trends?compare=Mississauga&price=median'));

    await user.click(chips.getByRole('button', { name: 'Ajax' }));
    const disabledChip = chips.getByRole('button', { name: 'Oakville' });
    expect(disabledChip).toHaveAttribute('aria-disabled', 'true');
    expect(disabledChip).toHaveAccessibleDescription(/^Up to two other places/);
    await user.click(disabledChip);
    expect(location()).toBe('/trends?compare=Mississauga%2CAjax&price=median');
    await user.click(chips.getByRole('button', { name: 'Mississauga' }));
    await waitFor(() => expect(location()).toBe('/trends?compare=Ajax&price=median'));
  });
});

describe('while the figures are missing', () => {
  test('a skeleton is shown in their place, and the filters can be used', async () => {
    let answer = () => {};
    const pending = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const services = await makeTestServices();
    onTestFinished(() => services.close());
    await renderApp({
      path: '/trends',
      services,
      intercede: (request) =>
        request.url.includes('lastStatus=Sld') ? pending.then(() => services.fetch(request)) : undefined,
    });
    expect(await screen.findByText('Loading the figures')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('combobox', { name: 'City or neighbourhood' })).toBeEnabled();
    answer();
    expect(await summary()).toBeVisible();
    expect(screen.queryByText('Loading the figures')).not.toBeInTheDocument();
    expect(screen.getByText('Figures updated: Toronto, up to 4 bedrooms, since May 2026.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  test('a failure shows an alert, and another attempt requests the figures again', async () => {
    let fails = true;
    const { user } = await renderApp({
      path: '/trends',
      intercede: (request) =>
        fails && request.url.includes('lastStatus=Sld') ? new Response(null, { status: 500 }) : undefined,
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is an error — check it out!');
    expect(alert).toHaveTextContent('Failed to fetch market data.');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await summary()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a compared city that fails is named, and the others stay', async () => {
    let fails = true;
    const { user } = await renderApp({
      path: '/trends?compare=Mississauga',
      intercede: (request) =>
        fails && request.url.includes('city=Mississauga') ? new Response(null, { status: 500 }) : undefined,
    });
    expect(await summary()).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch market data: Mississauga.');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await section('Side by side')).toBeVisible();
  });

  test('a city without sales shows a message, and offers more data', async () => {
    const { user, location } = await renderApp({ path: '/trends?city=Whitby&beds=1' });
    expect(
      await screen.findByText(/^No home with up to 1 bedroom was sold in Whitby since May 2026/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Include older data' }));
    await waitFor(() => expect(location()).toBe('/trends?city=Whitby&beds=1&older=1'));
    await user.click(await screen.findByRole('button', { name: 'Show homes of up to 4 bedrooms' }));
    await waitFor(() => expect(location()).toBe('/trends?city=Whitby&older=1'));
  });
});

describe('a table as a file', () => {
  /** Presses the button and reads the file that the browser receives. */
  async function downloaded(press: () => Promise<void>): Promise<{ name: string; text: string }> {
    const blobs: Blob[] = [];
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob); // never a media source here
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    onTestFinished(() => {
      click.mockRestore();
      // jsdom has neither.
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
    });
    await press();
    const [blob] = blobs;
    // Blob.text() drops the byte-order mark.
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    return { name: names[0] ?? '', text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  }

  test('has the rows of the table, with numbers that a spreadsheet can use', async () => {
    const { user } = await renderApp({ path: '/trends' });
    const prices = await tableOf(user, PRICES);
    const button = screen.getByRole('button', { name: 'Download CSV: Prices and homes sold by month' });
    const { name, text } = await downloaded(() => user.click(button));
    expect(name).toBe('prices-and-homes-sold-by-month.csv');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFMonth,Average sold price,Median sold price,Homes sold,"Sold above asking, %",Note',
    );
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => line.split(',').slice(0, 4))).toEqual(
      prices.map(([month, ...figures]) => [
        month,
        ...figures.slice(0, 3).map((figure) => figure.replace(/[$,–]/g, '')),
      ]),
    );
  });

  test('is in French on a French page', async () => {
    await changeLanguage('fr');
    const { user } = await renderApp({ path: '/trends' });
    await title('Tendances du marché à Toronto');
    const button = await screen.findByRole('button', { name: /^Télécharger en CSV.*Délais de vente/ });
    const { name, text } = await downloaded(() => user.click(button));
    expect(name).toBe('delais-de-vente-et-nouvelles-inscriptions-par-mois.csv');
    const [head, first] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFMois;Délai de vente moyen, jours;Délai de vente médian, jours;Nouvelles inscriptions;Remarque',
    );
    expect(first).toMatch(/^mai 2026;(\d+(,\d)?)?;(\d+(,\d)?)?;\d+;/);
  });
});

test('the page has a title and a canonical address for each city', async () => {
  await renderApp({ path: '/trends?city=Richmond+Hill&beds=2&older=1' });
  await title('Richmond Hill market trends');
  await waitFor(() =>
    expect(document.title).toBe('Richmond Hill real estate market trends | Harbour & Pine'),
  );
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical).toHaveAttribute('href', expect.stringMatching(/\/trends\?city=Richmond\+Hill$/));
});
