import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WireSavedHome, WireSavedHomes } from '#api/customer/contract.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const common = { city: 'Mississauga', neighborhood: 'Port Credit', latitude: 43.6, longitude: -79.65 };
const street = [
  createMockGeneratedListing({
    ...common,
    mlsNumber: 'W1000001',
    streetNumber: '1',
    listPrice: 600_000,
    beds: 4,
    details: { numBedrooms: 4, numBathrooms: 2, sqft: '1500-2000', propertyType: 'Detached' },
  }),
  createMockGeneratedListing({
    ...common,
    mlsNumber: 'W1000002',
    streetNumber: '2',
    listPrice: 700_000,
    soldPrice: 690_000,
    status: 'U',
    lastStatus: 'Sld',
    soldDay: -1,
    details: { numBedrooms: 3, numBathrooms: 2, sqft: '1000-1500', propertyType: 'Detached' },
  }),
  createMockGeneratedListing({
    ...common,
    mlsNumber: 'W1000003',
    streetNumber: '3',
    listPrice: 500_000,
    details: { numBedrooms: 3, numBathrooms: 2, sqft: '5000+', propertyType: 'Detached' },
  }),
  createMockGeneratedListing({ ...common, mlsNumber: 'W1000004', streetNumber: '4', listPrice: 800_000 }),
  createMockGeneratedListing({ ...common, mlsNumber: 'W1000005', streetNumber: '5', listPrice: 900_000 }),
  createMockGeneratedListing({
    ...common,
    mlsNumber: 'W1000006',
    streetNumber: '6',
    permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  }),
];

const home = (number: number, change: Partial<WireSavedHome> = {}): WireSavedHome => ({
  mlsNumber: `W100000${number}`,
  boardId: 2,
  saved: `2026-11-${20 - number}T17:00:00.000Z`,
  seen: { price: 620_000, lastStatus: 'New' },
  note: '',
  ...change,
});
const PRICES = [600_000, 700_000, 500_000, 800_000, 900_000];
const snapshotAt = (number: number) => ({ price: PRICES[number - 1] ?? null, lastStatus: 'New' });
const unchanged = (number: number) => home(number, { seen: snapshotAt(number) });
const keep = (...homes: WireSavedHome[]) => localStorage.setItem('hp:saved-homes', JSON.stringify(homes));
const storedHomes = (): WireSavedHome[] => JSON.parse(localStorage.getItem('hp:saved-homes') ?? '[]');

interface Opening {
  path?: string;
  /** Saved homes of the signed-in customer. */
  account?: WireSavedHome[];
  intercede?: (request: Request) => Response | undefined;
}

async function open({ path = '/saved', account, intercede }: Opening = {}) {
  const services = await makeTestServices({ listings: street, ...(account && { session: CUSTOMER }) });
  onTestFinished(() => services.close());
  if (account) await fill(services, account);
  const app = await renderApp({
    path,
    services,
    signedIn: account !== undefined,
    intercede: (request) => intercede?.(request),
  });
  const inAccount = async () => {
    const answer = await services.fetch('/customer/user/saved-homes');
    return ((await answer.json()) as WireSavedHomes).homes;
  };
  return { ...app, inAccount };
}

const fill = (services: TestServices, homes: WireSavedHome[]) =>
  services.fetch('/customer/user/saved-homes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ homes: homes.map(({ saved: _, ...rest }) => rest) }),
  });

const list = () => screen.findByRole('list', { name: 'Saved homes' });
const numbers = async () =>
  [...(await list()).querySelectorAll('[data-mls]')].map((card) => card.getAttribute('data-mls'));
const itemOf = async (name: string) => {
  const remove = await screen.findByRole('button', { name: `Remove ${name}` });
  return within(remove.closest('li') as HTMLElement); // the button is inside a list item
};

test('a visitor sees the device’s homes with their present state and changes', async () => {
  keep(
    home(1),
    home(2),
    unchanged(3),
    home(9, { saved: '2026-11-01T17:00:00.000Z', seen: { price: 410_000, lastStatus: 'New' } }),
  );
  const { requests } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved homes' })).toBeVisible();
  expect(await numbers()).toEqual(['W1000001', 'W1000002', 'W1000003']);
  expect(screen.getByText('4 saved homes')).toBeVisible();

  const first = await itemOf('1 Queen Street W');
  expect(first.getByText('Price down $20,000 since you saved it')).toBeVisible();
  expect(first.getByText('Saved Nov 19, 2026')).toBeVisible();
  expect((await itemOf('2 Queen Street W')).getByText('Sold since you saved it')).toBeVisible();
  expect((await itemOf('3 Queen Street W')).queryByText(/since you saved it/)).not.toBeInTheDocument();
  const delisted = await itemOf('MLS® W1000009');
  expect(delisted.getByText('No longer listed')).toBeVisible();
  expect(delisted.getByText('It was offered at $410,000 when you saved it.')).toBeVisible();
  expect(delisted.getByRole('checkbox')).toBeDisabled();

  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/real-estate/auth/login?redirect=%2Fsaved&intent=keepHomes',
  );
  const requested = requests.filter((path) => path.includes('mlsNumber='));
  expect(requested).toHaveLength(1);
  expect(requests.filter((path) => path.includes('/customer/'))).toEqual([]);
});

test('a saved home that is withheld from visitors stays withheld', async () => {
  keep(home(6));
  await open();
  expect(await screen.findByText('LOG IN TO VIEW')).toBeVisible();
  expect(screen.queryByText(/Queen Street/)).not.toBeInTheDocument();
  expect(screen.queryByText(/since you saved it/)).not.toBeInTheDocument();
});

test('without saved homes the page explains how to save one', async () => {
  await open();
  expect(await screen.findByText('No saved homes yet. Tap the heart on a home to save it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find homes' })).toHaveAttribute('href', '/real-estate/map');
});

test('listings that failed to load can be requested again', async () => {
  keep(home(1));
  let isDown = true;
  const { user } = await open({
    intercede: ({ url }) =>
      isDown && url.includes('mlsNumber=') ? Response.json({ message: 'No.' }, { status: 500 }) : undefined,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t look up these homes just now.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await numbers()).toEqual(['W1000001']);
});

test('an account that failed to load shows an error, and can be loaded again', async () => {
  let isDown = true;
  const { user, requests } = await open({
    path: '/auth/profile?tab=savedHomes',
    account: [unchanged(1)],
    intercede: ({ url }) =>
      isDown && url.includes('saved-homes') ? Response.json({ message: 'No.' }, { status: 500 }) : undefined,
  });
  // Once with the session, and again by the page that shows them.
  await waitFor(() => expect(requests.filter((path) => path.includes('saved-homes'))).toHaveLength(2));
  expect(await screen.findByText('Your saved homes could not be loaded.')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await numbers()).toEqual(['W1000001']);
});

test('the chosen order is in the address', async () => {
  keep(unchanged(1), home(2), unchanged(3));
  const { user, location } = await open();
  await list();
  const order = screen.getByRole('combobox', { name: 'Sort' });
  await user.selectOptions(order, 'Least expensive');
  expect(await numbers()).toEqual(['W1000003', 'W1000001', 'W1000002']);
  await waitFor(() => expect(location()).toBe('/saved?sort=priceAsc'));
  await user.selectOptions(order, 'Changes first');
  expect(await numbers()).toEqual(['W1000002', 'W1000001', 'W1000003']);
  await user.selectOptions(order, 'Recently saved');
  await waitFor(() => expect(location()).toBe('/saved'));
});

test('a visitor’s note is stored on the device, with the home', async () => {
  keep(unchanged(1), unchanged(3));
  const { user } = await open();
  const item = await itemOf('3 Queen Street W');
  const statuses = item.getAllByRole('status');
  await user.click(item.getByRole('button', { name: 'Add a note to 3 Queen Street W' }));
  const note = item.getByRole('textbox', { name: 'Your note on 3 Queen Street W' });
  expect(note).toHaveFocus();
  await user.type(note, '  Near the school. ');
  await user.click(item.getByRole('button', { name: 'Save note' }));
  expect(await item.findByText('Near the school.')).toBeVisible();
  // A live region that is inserted together with its text is not announced.
  expect(statuses.map(({ textContent }) => textContent)).toContain('Note saved');
  expect(item.getByRole('button', { name: 'Edit your note on 3 Queen Street W' })).toHaveFocus();
  expect(storedHomes().map(({ mlsNumber, note: text }) => [mlsNumber, text])).toEqual([
    ['W1000001', ''],
    ['W1000003', 'Near the school.'],
  ]);
});

test('a customer’s note is saved to the account; on failure the text stays, and Escape discards it', async () => {
  let isDown = true;
  const { user, inAccount } = await open({
    path: '/auth/profile?tab=savedHomes',
    account: [unchanged(1)],
    intercede: ({ method }) => (isDown && method === 'PUT' ? Response.error() : undefined),
  });
  const item = await itemOf('1 Queen Street W');
  const button = () => item.getByRole('button', { name: /note (to|on) 1 Queen Street W/ });
  await user.click(button());
  await user.type(item.getByRole('textbox'), 'Roof?');
  await user.click(item.getByRole('button', { name: 'Save note' }));
  expect(await item.findByText(/The note could not be saved/)).toBeVisible();
  expect(item.getByRole('textbox')).toHaveValue('Roof?');
  expect((await inAccount())[0]?.note).toBe('');

  isDown = false;
  await user.click(item.getByRole('button', { name: 'Save note' }));
  expect(await item.findByText('Note saved')).toBeVisible();
  expect((await inAccount())[0]?.note).toBe('Roof?');

  await user.click(button());
  await user.type(item.getByRole('textbox'), ' And more{Escape}');
  expect(await item.findByText('Roof?')).toBeVisible();
  expect((await inAccount())[0]?.note).toBe('Roof?');
});

test('a note has at most 500 characters, and the rest is counted near the end', async () => {
  keep(home(1, { seen: snapshotAt(1), note: 'n'.repeat(499) }));
  const { user } = await open();
  const item = await itemOf('1 Queen Street W');
  await user.click(item.getByRole('button', { name: /^Edit your note/ }));
  expect(item.getByText('1 character left')).toBeVisible();
  await user.type(item.getByRole('textbox'), 'no more');
  expect(item.getByRole('textbox')).toHaveValue(`${'n'.repeat(499)}n`);
});

test('a home is removed and restored, with its note', async () => {
  keep(home(1, { seen: snapshotAt(1), note: 'Roof?' }), unchanged(3));
  const { user } = await open();
  const remove = await screen.findByRole('button', { name: 'Remove 1 Queen Street W' });
  const statuses = within(await list()).getAllByRole('status');
  await user.click(remove);
  expect(await screen.findByText('1 Queen Street W was removed.')).toBeVisible();
  expect(statuses.map(({ textContent }) => textContent)).toContain('1 Queen Street W was removed.');
  expect(screen.getByText('1 saved home')).toBeVisible();
  expect(storedHomes()).toHaveLength(1);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByText('Roof?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 1 Queen Street W' })).toHaveFocus();
  expect(storedHomes()).toHaveLength(2);
  expect(storedHomes().find(({ mlsNumber }) => mlsNumber === 'W1000001')?.note).toBe('Roof?');
});

test('a customer’s saved homes are in the profile, where a heart removes one too', async () => {
  const { user, location, inAccount } = await open({ account: [home(1, { note: 'Roof?' }), unchanged(3)] });
  await waitFor(() => expect(location()).toBe('/auth/profile?tab=savedHomes'));
  await user.click(await screen.findByRole('button', { name: 'Save 1 Queen Street W', pressed: true }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Save 1 Queen Street W', pressed: true })).toBeVisible();
  await waitFor(async () =>
    expect((await inAccount()).find(({ mlsNumber }) => mlsNumber === 'W1000001')?.note).toBe('Roof?'),
  );
});

test('many homes are rendered in portions', async () => {
  keep(...Array.from({ length: 30 }, (_, index) => home(1, { mlsNumber: `C${index + 1000}` })));
  const { user } = await open();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  const [firstNew] = within(await list())
    .getAllByRole('listitem')
    .slice(24);
  expect(firstNew, 'the pressed button is gone').toContainElement(document.activeElement as HTMLElement); // the page's
});

const choose = (number: number) =>
  screen.findByRole('checkbox', { name: `Compare ${number} Queen Street W` });

test('up to four homes can be chosen and compared, and are still chosen after Back', async () => {
  keep(...[1, 2, 3, 4, 5].map(unchanged));
  const { user, router, location } = await open();
  await user.click(await choose(1));
  const bar = within(screen.getByRole('region', { name: 'Homes to compare' }));
  expect(bar.getByText(/Choose another home to compare/)).toBeVisible();
  for (const number of [2, 3, 4]) await user.click(await choose(number));
  expect(await choose(5)).toBeDisabled();
  expect(bar.getByText(/^4 of 4 selected/)).toBeVisible();
  // A removed home leaves the comparison.
  await user.click(screen.getByRole('button', { name: 'Remove 4 Queen Street W' }));
  expect(await choose(5)).toBeEnabled();
  expect(bar.getByText('3 of 4 selected')).toBeVisible();

  await user.click(bar.getByRole('link', { name: 'Compare 3 homes' }));
  await waitFor(() => expect(location()).toBe('/saved/compare?homes=2-W1000001,2-W1000002,2-W1000003'));
  expect(await screen.findByRole('table')).toBeVisible();
  await router.navigate(-1);
  expect(await choose(2)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await choose(2)).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Homes to compare' })).not.toBeInTheDocument();
});

const COMPARED = '/saved/compare?homes=2-W1000001,2-W1000002,2-W1000009';
const row = (name: string) => {
  const cells = screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [];
  return [...cells].map((cell) => cell.textContent);
};

test('homes are compared side by side, and the best value of a row is named', async () => {
  await open({ path: COMPARED });
  expect(await screen.findByRole('table', { name: /^Comparison of the homes/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare homes' })).toBeVisible();
  expect(row('Price')).toEqual(['$600,000 Lowest', '$690,000', '–Not provided']);
  expect(row('Status')).toEqual(['For Sale', 'Sold', '–Not provided']);
  expect(row('Bedrooms')).toEqual(['4 Most', '3', '–Not provided']);
  expect(row('Bathrooms')).toEqual(['2', '2', '–Not provided']);
  expect(row('Price per sqft')).toEqual(['$343 Lowest', '$552', '–Not provided']);
  expect(row('Interior')).toEqual(['1,500–2,000 sqft Largest', '1,000–1,500 sqft', '–Not provided']);
  expect(row('Property taxes')).toEqual(['$7,000', '$7,000', '–Not provided']);
  expect(row('MLS® number')).toEqual(['W1000001', 'W1000002', 'W1000009']);
  const heads = screen.getAllByRole('columnheader');
  expect(heads).toHaveLength(4);
  expect(heads[3]).toHaveTextContent('No longer listed');
  expect(within(heads[1] as HTMLElement).getByRole('link', { name: '1 Queen Street W' })).toBeVisible();
});

test('no value is named as the best if another cannot be ranked', async () => {
  await open({ path: '/saved/compare?homes=2-W1000001,2-W1000002,2-W1000003' });
  await screen.findByRole('table');
  expect(row('Interior')).toEqual(['1,500–2,000 sqft', '1,000–1,500 sqft', '5,000+ sqft']);
  expect(row('Price')).toEqual(['$600,000', '$690,000', '$500,000 Lowest']);
});

test('a column is removed without a new request, and removing the last leads back', async () => {
  const { user, location, requests } = await open({ path: COMPARED });
  await user.click(await screen.findByRole('button', { name: 'Remove MLS® W1000009' }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
  expect(location()).toBe('/saved/compare?homes=2-W1000001%2C2-W1000002');
  expect(screen.getByRole('button', { name: 'Remove 2 Queen Street W' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove 1 Queen Street W' }));
  expect(await screen.findByText(/Choose at least one more/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 2 Queen Street W' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove 2 Queen Street W' }));
  expect(await screen.findByText(/Choose two to four of your saved homes/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare homes' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to saved homes' })).toHaveAttribute(
    'href',
    '/real-estate/saved',
  );
  expect(requests.filter((path) => path.includes('mlsNumber=W1000009'))).toHaveLength(1);
});

test('the comparison shows a visitor only the number of a withheld home', async () => {
  await open({ path: '/saved/compare?homes=2-W1000001,2-W1000006' });
  expect(await screen.findByText('Log in to see this home')).toBeVisible();
  expect(screen.getByRole('link', { name: 'MLS® W1000006' })).toHaveAttribute(
    'href',
    '/real-estate/auth/login?redirect=%2Fdetail%2FW1000006%2F2&intent=seeHome',
  );
  expect(row('Neighbourhood')).toEqual(['Port Credit, Mississauga', '–Not provided']);
});

test('a comparison that failed to load can be requested again, and printed', async () => {
  let isDown = true;
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { user } = await open({
    path: COMPARED,
    intercede: ({ url }) => (isDown && url.includes('mlsNumber=') ? Response.error() : undefined),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('These homes could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
