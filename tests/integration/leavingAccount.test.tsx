import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { onSignOutElsewhere } from '#platform/navigation/signOutElsewhere.ts';
import { readCookie } from '#platform/storage/cookies.ts';
import { deviceStorage, tabStorage } from '#platform/storage/storage.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { DEMO_CUSTOMER, signInBefore } from '#tests/support/identity/signIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

// Each password computes for a second on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Refused calls: an operation of the identity provider, or method and path of a service. */
const refused = new Set<string>();
/** Cognito's answer after too many wrong passwords. */
const LOCKED = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' };
let isLocked = false;
/** Delays the answer to each deletion of an account. */
let pending: Promise<void> = Promise.resolve();

async function open() {
  refused.clear();
  isLocked = false;
  pending = Promise.resolve();
  const identity = await signInBefore();
  const app = await renderApp({
    path: '/auth/profile',
    identity,
    intercede: async ({ method, url, headers }) => {
      const operation = headers.get('X-Amz-Target')?.replace(/^.*\./, '');
      if (operation === 'DeleteUser') await pending;
      if (operation === 'InitiateAuth' && isLocked) return HttpResponse.json(LOCKED, { status: 400 });
      if (!refused.has(operation ?? `${method} ${new URL(url).pathname}`)) return undefined;
      return operation === 'GetTokensFromRefreshToken' || operation === 'InitiateAuth'
        ? HttpResponse.error()
        : HttpResponse.json({ __type: 'InternalErrorException', message: 'no' }, { status: 400 });
    },
  });
  expect(await screen.findByRole('button', { name: 'Edit name' })).toBeVisible();
  return { identity, ...app };
}

const PASSWORD = 'Enter your password to confirm';
const DELETED = 'Your account and everything in it have been deleted.';

/** Opens another page while the account is being deleted. */
async function leaveWhileDeleting() {
  const app = await open();
  const { user, router } = app;
  const { promise, resolve } = Promise.withResolvers<void>();
  pending = promise;
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText(PASSWORD), DEMO_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...app, finish: resolve };
}

/** Records the addresses that the browser left the app for. */
function noteLeaving(): (string | undefined)[] {
  const leftFor: (string | undefined)[] = [];
  onTestFinished(chooseLeaving((path) => leftFor.push(path)));
  return leftFor;
}

test('the password is changed with the old one, and errors are shown at their fields', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const current = await screen.findByLabelText('Current password');
  const next = screen.getByLabelText('New password');
  const again = screen.getByLabelText('Confirm new password');
  const save = screen.getByRole('button', { name: 'Save new password' });
  await waitFor(() => expect(current).toHaveFocus());

  await user.click(save);
  expect(current).toHaveAccessibleDescription('Enter your current password.');
  await user.type(current, 'Not-my-word-1');
  expect(current).not.toHaveAccessibleDescription();
  await user.type(next, 'weak');
  expect(screen.getByText('A lowercase letter').textContent).toContain('met');
  await user.click(save);
  expect(next).toHaveAccessibleDescription(/^Enter a password of at least 8 characters\./);
  await user.clear(next);
  await user.type(next, 'Lantern-Maple-2');
  await user.type(again, 'Lantern-Maple-3');
  await user.click(save);
  expect(next).toHaveAccessibleDescription(/^The passwords don’t match\./);
  await user.type(again, '{Backspace}2{Enter}');
  await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
  expect(next).toHaveValue('Lantern-Maple-2');

  await user.clear(current);
  await user.type(current, `${DEMO_PASSWORD}{Enter}`);
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  const identity = await loadIdentity();
  await identity.signOut();
  expect(await identity.signIn(DEMO_CUSTOMER.email, 'Lantern-Maple-2')).toBe('signedIn');
});

test('Log Out leads to the login page; on all devices only if the provider answers', async () => {
  const leftFor = noteLeaving();
  const { user } = await open();
  refused.add('GetTokensFromRefreshToken');
  const everywhere = screen.getByRole('button', { name: 'Log out on all devices' });
  await user.click(everywhere);
  expect(await screen.findByText(/Your other devices could not be logged out/)).toBeVisible();
  expect(leftFor).toEqual([]);
  refused.clear();
  await user.click(everywhere);
  await waitFor(() => expect(leftFor).toEqual(['/real-estate/auth/login']));
});

test('an account is deleted only with its password; a refusal changes nothing', async () => {
  const { user, services, store } = await open();
  const session = store.getState().session;
  const tokens = document.cookie;
  const fetched = vi.spyOn(services, 'fetch');
  const opener = screen.getByRole('button', { name: 'Delete account' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const password = dialog.getByLabelText(PASSWORD);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toBeRequired();
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });

  await user.click(confirm);
  expect(password).toHaveAccessibleDescription('Enter your current password.');
  expect(password).toHaveFocus();
  await user.type(password, 'Not-my-word-1');
  expect(password).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password.'));
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  await user.click(dialog.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('Not-my-word-1');

  refused.add('InitiateAuth');
  await user.click(confirm);
  expect(await dialog.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent('could not connect');
  refused.clear();
  isLocked = true;
  await user.click(confirm);
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent('too many attempts with a wrong password'),
  );

  expect(store.getState().session).toEqual(session);
  expect(document.cookie).toBe(tokens);
  expect(fetched.mock.calls.filter(([request]) => (request as Request).method === 'DELETE')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('an account of another provider has no password to change, and is deleted by typing its email', async () => {
  const { user, store } = await open();
  const { user: customer } = store.getState().session;
  if (!customer) throw new Error('There is no session.');
  act(() => void store.dispatch(sessionStarted({ ...customer, isFederated: true })));
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.queryByLabelText(PASSWORD)).not.toBeInTheDocument();
  const typed = dialog.getByRole('textbox', { name: 'Type customer@example.ca to confirm' });
  await user.type(typed, 'anne@example.ca{Enter}');
  expect(typed).toHaveAccessibleDescription('Type customer@example.ca exactly.');
  await user.clear(typed);
  await user.type(typed, `${DEMO_CUSTOMER.email}{Enter}`);
  expect(await screen.findByText(DELETED)).toBeVisible();
});

test('an account is deleted with its password, in steps that can be repeated', async () => {
  const { user, services, location, store } = await open();
  refused.add('DELETE /customer/user');
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  // A press outside the dialog.
  await user.click(screen.getByRole('dialog').parentElement as HTMLElement); // the dialog's parent is its backdrop
  await user.type(dialog.getByLabelText(PASSWORD), DEMO_PASSWORD);
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted.');
  refused.clear();
  refused.add('DeleteUser');
  await user.click(confirm);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('your login is not'));
  const token = await (await loadIdentity()).idToken();
  const requestUser = () =>
    services.fetch('/customer/user', { headers: { Authorization: `Bearer ${token}` } });
  expect((await requestUser()).status).toBe(404);

  refused.clear();
  tabStorage.write('visited', ['C1000001']);
  deviceStorage.write('recent-searches', [{ id: 'city' }]);
  deviceStorage.write('language', 'en');
  const signedOut = vi.fn();
  onTestFinished(onSignOutElsewhere(signedOut));
  await user.click(confirm);
  expect(await screen.findByText(DELETED)).toBeVisible();
  await waitFor(() => expect(location()).toMatch(/^\/?$/));
  expect(store.getState().session).toMatchObject({ status: 'inactive', user: null });
  await waitFor(() => expect(signedOut, 'other tabs hear of it').toHaveBeenCalledOnce());
  expect(location(), 'home, not the login page').toMatch(/^\/?$/);
  expect(sessionStorage).toHaveLength(0);
  expect(deviceStorage.read('recent-searches')).toBeUndefined();
  expect(deviceStorage.read('language')).toBe('en');
  expect(document.cookie).not.toContain('Cognito');
  expect(readCookie('activeSession')).toBe('false');
  await expect((await loadIdentity()).signIn(DEMO_CUSTOMER.email, DEMO_PASSWORD)).rejects.toMatchObject({
    reason: 'unknownUser',
  });
});

test('an account is deleted even if its page is left, and the new page stays', async () => {
  const { finish, location, store } = await leaveWhileDeleting();
  finish();
  expect(await screen.findByText(DELETED)).toBeVisible();
  expect(store.getState().session.status).toBe('inactive');
  expect(location()).toBe('/about');
});

test('a customer who left the page is told that the account could not be deleted', async () => {
  const { finish, location, store } = await leaveWhileDeleting();
  refused.add('DeleteUser');
  finish();
  expect(await screen.findByText(/^Your account has not been deleted yet/)).toBeVisible();
  expect(store.getState().session.status).toBe('active');
  expect(location()).toBe('/about');
});
