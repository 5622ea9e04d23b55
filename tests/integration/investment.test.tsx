import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('en');
});

const PATH = '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C1000001/2';
const house = createMockGeneratedListing({ taxes: { annualAmount: 6000, assessmentYear: 2026 } });

const lease = (index: number, changes: Partial<GeneratedListing> = {}) =>
  createMockGeneratedListing({
    mlsNumber: `L${index}`,
    type: 'Lease',
    status: 'U',
    lastStatus: 'Lsd',
    listPrice: 4000,
    soldPrice: 4000 + index * 100,
    listDay: -60,
    soldDay: -40,
    ...changes,
  });
/** Rents of 4,000 to 4,400 for three bedrooms, and others that do not count. */
const leases = [
  ...Array.from({ length: 5 }, (_, index) => lease(index)),
  lease(8, { beds: 1, soldPrice: 1900 }),
  lease(9, { soldDay: -500, listDay: -520, soldPrice: 9000 }),
];

async function open(query = '', listings: GeneratedListing[] = [house, ...leases], signedIn = false) {
  const services = await makeTestServices({ listings, ...(signedIn && { session: CUSTOMER }) });
  onTestFinished(() => services.close());
  const page = await renderApp({ path: PATH + query, services, signedIn });
  const section = await screen.findByRole('region', { name: /^(As an investment|Comme investissement)$/ });
  return { ...page, section };
}

const field = (name: string) => screen.findByRole('textbox', { name, hidden: true });
const type = async (name: string, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } });
const result = (name: string) => {
  const term = within(screen.getByLabelText('Figures for investors')).getByText(name);
  return term.nextElementSibling?.textContent;
};

test('a home has the figures of the usual rent of its neighbourhood, with each assumption in a field', async () => {
  const { section } = await open();
  await waitFor(async () => expect(await field('Monthly rent')).toHaveValue('4,200'));
  await waitFor(() => expect(result('Gross yield')).toBe('5.0%'));
  // 50,400 less 3 % is 48,888; less 13 % of it, 6,000 of tax and 1,500 of insurance is 35,032.56.
  expect(result('Cap rate')).toBe('3.5%');
  // The sum of the lines as shown; 800,000 at 5 % over 25 years is 4,676.72 a month.
  expect(result('Monthly cash flow')).toBe('−$1,758');
  expect(result('Cash-on-cash return')).toMatch(/^−\d\.\d%$/);
  for (const [name, value] of [
    ['Vacancy', '3'],
    ['Annual property tax', '6,000'],
    ['Monthly condo fee', ''],
    ['Annual insurance', '1,500'],
    ['Management, share of the rent', '8'],
    ['Repairs, share of the rent', '5'],
  ] as const) {
    expect(await field(name)).toHaveValue(value);
  }
  expect(section).toHaveTextContent(
    'Rent: $4,200 is the median of 5 leases of homes with 3 bedrooms in Trinity-Bellwoods in the last 12 months.',
  );
  expect(section).toHaveTextContent('3.1% in 2025 (CMHC, 2025 Rental Market Report)');
});

test('for a customer the rent is the estimate for the home, which says so and can be changed', async () => {
  const near = Array.from({ length: 9 }, (_, index) =>
    lease(20 + index, { soldPrice: 3600, taxes: house.taxes }),
  );
  const { section, user, location } = await open('', [house, ...near], true);
  await waitFor(async () => expect(await field('Monthly rent')).toHaveValue('3,600'));
  expect(section).toHaveTextContent(
    /Rent: \$3,600 is our estimate for this home, from 9 comparable leases\./,
  );
  expect(location(), 'the estimate is in no address that is passed on').not.toContain('rent=');
  await type('Monthly rent', '3900');
  await waitFor(() => expect(location()).toContain('rent=3900'));
  await user.click(await screen.findByRole('button', { name: 'Reset the assumptions', hidden: true }));
  expect(await field('Monthly rent')).toHaveValue('3,600');
});

test('a customer’s home without an estimate has the usual rent', async () => {
  const { section } = await open('', [house, ...leases.slice(0, 5)], true);
  await waitFor(async () => expect(await field('Monthly rent')).toHaveValue('4,200'));
  expect(section).toHaveTextContent('Rent: $4,200 is the median of 5 leases');
});

test('the lines of a month add up', async () => {
  const { section } = await open();
  await within(section).findByText('Net operating income');
  const lines = within(section).getByLabelText('One month', { selector: 'dl' });
  const shown = [...lines.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(shown).toEqual([
    ['Rent', '$4,200'],
    ['Vacancy', '−$126'],
    ['Property tax', '−$500'],
    ['Insurance', '−$125'],
    ['Management', '−$326'],
    ['Repairs', '−$204'],
    ['Net operating income', '$2,919'],
    ['Mortgage payment', '−$4,677'],
    ['Cash flow', '−$1,758'],
  ]);
});

test('changed assumptions are in the address, also after a reload, until they are reset', async () => {
  const { location, section, unmount } = await open('?utm_source=mail');
  await within(section).findByText('Net operating income');
  expect(location()).toBe(`${PATH}?utm_source=mail`);
  await type('Monthly rent', '5000');
  await type('Vacancy', '0');
  await type('Down payment, %', '30');
  await waitFor(() => expect(location()).toBe(`${PATH}?downPercent=30&rent=5000&vacancy=0&utm_source=mail`));
  // 60,000 less 13 %, 6,000 and 1,500 is 44,700.
  expect(result('Cap rate')).toBe('4.5%');
  const [, query = ''] = location().split('?');
  unmount();

  const again = await open(`?${query}`);
  expect(await field('Monthly rent')).toHaveValue('5,000');
  expect(await field('Down payment, %')).toHaveValue('30');
  await waitFor(() => expect(result('Cap rate')).toBe('4.5%'));
  expect(again.section.querySelector('details')).toHaveAttribute('open');
  await again.user.click(screen.getByRole('button', { name: 'Reset the assumptions' }));
  expect(await field('Monthly rent')).toHaveValue('4,200');
  await waitFor(() => expect(again.location()).toBe(`${PATH}?downPercent=30&utm_source=mail`));
});

test('a value out of bounds is refused at its field, and the last figures stay', async () => {
  const { section, location } = await open('?vacancy=99&rent=abc&repairs=51');
  await within(section).findByText('Net operating income');
  expect(await field('Vacancy')).toHaveValue('3');
  const before = result('Cap rate');
  await type('Vacancy', '51');
  expect(await screen.findByText('Enter a rate from 0 to 50%.')).toBeInTheDocument();
  expect(await field('Vacancy')).toHaveValue('51');
  expect(
    await within(section).findByText('Fix the highlighted field to update the figures.'),
  ).toBeInTheDocument();
  expect(result('Cap rate')).toBe(before);
  expect(location()).toBe(`${PATH}?vacancy=99&rent=abc&repairs=51`);
});

test('without enough leases the page asks for a rent', async () => {
  const { section } = await open('', [house, ...leases.slice(0, 4)]);
  expect(await within(section).findByText('Enter a rent to see the figures.')).toBeInTheDocument();
  expect(result('Cap rate')).toBe('–');
  expect(await field('Monthly rent')).not.toBeInvalid();
  await type('Monthly rent', '4000');
  await waitFor(() => expect(result('Cap rate')).toBe('3.3%'));
});

test('the rent of the city is used if the neighbourhood has too few leases', async () => {
  const elsewhere = leases.map((one) => ({ ...one, neighborhood: 'Leslieville' }));
  const { section } = await open('', [house, ...elsewhere]);
  await waitFor(() =>
    expect(section).toHaveTextContent(
      'of 5 leases of homes with 3 bedrooms in Toronto in the last 12 months.',
    ),
  );
});

test('the section is in French', async () => {
  await changeLanguage('fr');
  const { section } = await open();
  expect(await within(section).findByText('Taux de capitalisation')).toBeInTheDocument();
  await waitFor(() => expect(section).toHaveTextContent('3,5 %'));
});

test('a lease and a sold home have no such section', async () => {
  const services = await makeTestServices({
    listings: [lease(1, { status: 'A', lastStatus: 'New', mlsNumber: 'C1000001' })],
  });
  onTestFinished(() => services.close());
  await renderApp({ path: PATH, services });
  await screen.findByRole('region', { name: 'Facts & Features' });
  await screen.findByRole('region', { name: 'Leases Nearby' });
  expect(screen.queryByRole('region', { name: 'As an investment' })).not.toBeInTheDocument();
});
