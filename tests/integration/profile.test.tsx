import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import type { WireUser } from '#api/customer/contract.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const PROFILE = '/auth/profile';

type Options = Partial<Parameters<typeof renderApp>[0]>;

const open = (options: Options = {}) => renderApp({ path: PROFILE, signedIn: true, ...options });

/** The user as the service stores it. */
async function storedUser(services: TestServices): Promise<WireUser> {
  const answer = await services.fetch('/customer/user');
  return (await answer.json()) as WireUser;
}

/** Makes changes of the user fail until the test ends that. */
function refusing(status = 500) {
  const state = { isRefusing: true };
  const intercede = ({ method, url }: Request) =>
    state.isRefusing && method === 'PUT' && new URL(url).pathname === '/customer/user'
      ? HttpResponse.json({ message: 'no', requestId: 'r1' }, { status })
      : undefined;
  return { state, intercede };
}

const editName = () => screen.findByRole('button', { name: 'Edit name' });
const row = (term: string) => {
  const named = screen.getAllByRole('term').find(({ textContent }) => textContent === term);
  const found = named?.parentElement?.querySelector('dd');
  if (!found) throw new Error(`no row ${term}`);
  return found;
};

test('a customer without a user is added with the name of the session, and shown', async () => {
  const { services } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(await editName()).toBeVisible();
  expect(row('Name')).toHaveTextContent('Anne Tremblay');
  expect(row('Email')).toHaveTextContent('user@example.com');
  expect(row('Phone')).toHaveTextContent('Please provide');
  expect(row('Registered')).toHaveTextContent(/^[A-Z][a-z]+\.? \d+, \d{4}$/);
  expect(await storedUser(services)).toMatchObject({
    name: { first: 'Anne', last: 'Tremblay' },
    phone: null,
  });
});

test('an account that failed to load shows an error, and can be retried', async () => {
  let isDown = true;
  const { user } = await open({
    intercede: ({ url }) =>
      isDown && new URL(url).pathname === '/customer/user'
        ? HttpResponse.json({ message: 'no', requestId: 'r1' }, { status: 500 })
        : undefined,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await editName()).toBeVisible();
});

test('arrow keys move between the tabs and Enter opens one; the open tab is in the address', async () => {
  const { user, location, router } = await open();
  await editName();
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(tab('Account Details')).toHaveAttribute('aria-selected', 'true');
  tab('Account Details').focus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Saved Homes')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Recently Viewed')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Saved Searches')).toHaveFocus();
  expect(location()).toBe(PROFILE);
  await user.keyboard('{Enter}');
  expect(location()).toBe(`${PROFILE}?tab=savedSearches`);
  const panel = screen.getByRole('tabpanel', { name: 'Saved Searches' });
  expect(await within(panel).findByText(/No saved searches yet/)).toBeVisible();
  await user.keyboard('{Home}');
  expect(tab('Saved Homes')).toHaveFocus();
  await router.navigate(-1);
  expect(await editName()).toBeVisible();
});

test('on a small screen the tabs are in a drawer', async () => {
  window.innerWidth = 390;
  const { user, location } = await open();
  await editName();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Account menu, Account Details is open' }));
  const menu = await screen.findByRole('dialog', { name: 'Account menu' });
  expect(within(menu).getByRole('link', { name: 'Account Details' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(menu).getByRole('link', { name: 'Saved Searches' }));
  expect(location()).toBe(`${PROFILE}?tab=savedSearches`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a name is changed, or left as it is', async () => {
  const { user, services } = await open();
  await user.click(await editName());
  const first = screen.getByRole('textbox', { name: 'First name' });
  expect(first).toHaveFocus();
  await user.clear(first);
  await user.type(first, 'Zoe{Escape}');
  expect(await editName()).toHaveFocus();
  expect(row('Name')).toHaveTextContent('Anne Tremblay');

  await user.click(await editName());
  await user.clear(screen.getByRole('textbox', { name: 'Last name' }));
  // A live region that is inserted together with its text is not announced.
  const statuses = screen.getAllByRole('status');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), '  Roy {Enter}');
  await waitFor(() => expect(row('Name')).toHaveTextContent('Anne Roy'));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(statuses).toContain(screen.getByText('Saved.'));
  expect(await storedUser(services)).toMatchObject({ name: { first: 'Anne', last: 'Roy' } });
});

test('errors of a name are shown at its field, by the schema of the service', async () => {
  const { user, requests } = await open();
  await user.click(await editName());
  const first = screen.getByRole('textbox', { name: 'First name' });
  const last = screen.getByRole('textbox', { name: 'Last name' });
  await user.clear(first);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  expect(first).toHaveFocus();
  await user.type(first, 'A'.repeat(36));
  expect(screen.queryByText('Enter your first name.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a first name of at most 35 characters.')).toBeVisible();
  expect(first).toHaveAccessibleDescription('Enter a first name of at most 35 characters.');
  expect(last).toHaveValue('Tremblay');
  expect(requests).toContain('/customer/schemas/user.json');
});

test('a refused change stays in the form, and can be saved again', async () => {
  const { state, intercede } = refusing();
  const { user, services } = await open({ intercede });
  await user.click(await editName());
  const first = screen.getByRole('textbox', { name: 'First name' });
  await user.clear(first);
  await user.type(first, 'Zoe{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your change could not be saved.');
  expect(first).toHaveValue('Zoe');
  state.isRefusing = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row('Name')).toHaveTextContent('Zoe Tremblay'));
  expect(await storedUser(services)).toMatchObject({ name: { first: 'Zoe', last: 'Tremblay' } });
});

test('a phone number is added, corrected and removed', async () => {
  const { user, services } = await open();
  const edit = () => screen.findByRole('button', { name: 'Edit phone' });
  await user.click(await edit());
  const field = await screen.findByRole('textbox', { name: 'Phone' });
  await user.type(field, '416 555{Enter}');
  expect(await screen.findByText('Enter a full phone number with its area code.')).toBeVisible();
  await user.type(field, '0123');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(row('Phone')).toHaveTextContent('(416) 555-0123'));
  expect(await storedUser(services)).toMatchObject({ phone: '+14165550123' });

  await user.click(await edit());
  await user.clear(await screen.findByRole('textbox', { name: 'Phone' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(row('Phone')).toHaveTextContent('Please provide'));
  expect(await storedUser(services)).toMatchObject({ phone: null });
});

test('email notifications are saved at once, and reset on failure', async () => {
  const { state, intercede } = refusing();
  state.isRefusing = false;
  const { user, services } = await open({ intercede });
  const box = await screen.findByRole('checkbox', { name: 'Email Notifications' });
  const before = (await storedUser(services)).emailNotifications;
  await user.click(box);
  await waitFor(async () => expect((await storedUser(services)).emailNotifications).toBe(!before));
  // The answer reaches the page after the store.
  await waitFor(() => expect(box).toHaveProperty('checked', !before));
  state.isRefusing = true;
  await user.click(box);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your change could not be saved.');
  expect(box).toHaveProperty('checked', !before);
});

test('the team sees saved homes and searches only if the customer says so', async () => {
  const { user, services } = await open();
  const box = await screen.findByRole('checkbox', { name: 'Show my saved homes and searches to the team' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(async () => expect((await storedUser(services)).sharesSaved).toBe(true));
  await waitFor(() => expect(box).toBeChecked());
  await user.click(box);
  await waitFor(async () => expect((await storedUser(services)).sharesSaved).toBe(false));
  await waitFor(() => expect(box).not.toBeChecked());
});

test('without its schema a change is not sent, and the typed text stays', async () => {
  expectedConsole.push(/There has been an error at \(getSchema\)/);
  const { user, requests } = await open({
    intercede: ({ url }) =>
      new URL(url).pathname === '/customer/meta' ? new HttpResponse(null, { status: 503 }) : undefined,
  });
  await user.click(await editName());
  const first = screen.getByRole('textbox', { name: 'First name' });
  await user.type(first, ' Marie{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error has occurred with a form on this page. Please Refresh.',
  );
  expect(first).toHaveValue('Anne Marie');
  expect(requests.filter((path) => path.startsWith('/customer/meta'))).toHaveLength(1);
});

test('an address that gave mail back is shown with its consequence, and the customer can confirm it', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  const body = JSON.stringify({ name: { first: 'Anne', last: 'Tremblay' } });
  const headers = { 'Content-Type': 'application/json' };
  const added = await services.fetch('/customer/user', { method: 'POST', headers, body });
  await markBounced(services.store, ((await added.json()) as WireUser).email);
  const { user } = await open({ services });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Our emails to this address come back, so we’ve paused your alerts.',
  );
  await user.click(screen.getByRole('button', { name: 'The address is right' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  await waitFor(async () => expect(await storedUser(services)).toMatchObject({ emailBounced: false }));
});
