import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdentityFault } from '#platform/identity/identity.ts';
import {
  field,
  fill,
  openLogin,
  openNewAccount,
  openVerify,
  press,
} from '#tests/support/identity/authPages.tsx';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

const CODE = './NextStep.tsx';
const EMAIL = 'customer@example.ca';
const PASSWORD = 'Harbour-Pine-1';

let identity: ReturnType<typeof makeFakeIdentity>;

beforeEach(() => {
  identity = makeFakeIdentity();
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});
afterEach(() => vi.doUnmock(CODE));

const LOGIN = { 'Email address': EMAIL, Password: PASSWORD };

/** The code of the next step, which loads when a test says so. */
function pendingCode() {
  const loadCode = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.doMock(CODE, async (load) => {
    loadCode();
    await promise;
    return load();
  });
  return { loadCode, bring: resolve };
}

const loseCode = () =>
  vi.doMock(CODE, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

test('the code of the next step loads with the visitor’s first move, and the form is busy until it is there', async () => {
  const { loadCode, bring } = pendingCode();
  identity.signIn.mockResolvedValue('newPasswordRequired');
  const { user } = await openLogin();
  expect(loadCode).not.toHaveBeenCalled();
  await fill(user, LOGIN);
  expect(loadCode).toHaveBeenCalledOnce();
  await press(user, 'Log in');
  const button = screen.getByRole('button', { name: 'Log in' });
  await waitFor(() => expect(identity.signIn).toHaveBeenCalled());
  expect(button).toHaveAttribute('aria-busy', 'true');
  bring();
  const heading = await screen.findByRole('heading', { name: 'Choose a new password' });
  await waitFor(() => expect(heading).toHaveFocus());
});

const FORMS = [
  {
    form: 'login',
    next: 'dialog',
    sent: () => identity.forgotPassword,
    fillIn: async () => {
      identity.signIn.mockResolvedValue('resetRequired');
      const { user } = await openLogin();
      await fill(user, LOGIN);
      await press(user, 'Log in');
      return user;
    },
  },
  {
    form: 'login of an email that is not confirmed',
    next: 'heading',
    sent: () => identity.resendCode,
    fillIn: async () => {
      identity.signIn.mockResolvedValue('unconfirmed');
      const { user } = await openLogin();
      await fill(user, LOGIN);
      await press(user, 'Log in');
      await user.click(await screen.findByRole('button', { name: 'Confirm my email' }));
      return user;
    },
  },
  {
    form: 'forgotten password',
    next: 'dialog',
    sent: () => identity.forgotPassword,
    fillIn: async () => {
      const { user } = await openVerify();
      await fill(user, { 'Email address': EMAIL });
      await press(user, 'Send code');
      return user;
    },
  },
  {
    form: 'new account',
    next: 'heading',
    sent: () => identity.signUp,
    fillIn: async () => {
      const { user } = await openNewAccount();
      await fill(user, {
        'First name': 'Marie',
        'Last name': 'Roy',
        ...LOGIN,
        'Confirm password': PASSWORD,
      });
      await press(user, 'Sign up');
      return user;
    },
  },
] as const satisfies { form: string; next: string; sent: () => unknown; fillIn: () => Promise<UserEvent> }[];

test.each(FORMS)(
  'if the code of the next step can’t be loaded, the form of a $form says so, keeps its values and sends nothing',
  async ({ next, sent, fillIn }) => {
    loseCode();
    const user = await fillIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not connect to server.');
    expect(field('Email address')).toHaveValue(EMAIL);
    expect(sent()).not.toHaveBeenCalled();
    vi.doUnmock(CODE);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const name = next === 'dialog' ? 'Choose a new password' : 'Check your email';
    await screen.findByRole(next, { name });
    expect(sent()).toHaveBeenCalledOnce();
  },
);

/** Enters a code on the page that asks for one. */
async function enterCode(user: UserEvent, code: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: 'Enter your code' });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.type(field('6-digit code'), code);
  await press(user, 'Log in');
}

test('a log-in with a second factor asks for a code, and begins the session with the right one', async () => {
  identity.signIn.mockResolvedValue('codeRequired');
  identity.completeWithCode
    .mockRejectedValueOnce(new IdentityFault('wrongCode'))
    .mockRejectedValueOnce(new IdentityFault('expiredCode'));
  const { user, location } = await openLogin();
  await fill(user, LOGIN);
  await press(user, 'Log in');
  await enterCode(user, '12345');
  expect(field('6-digit code')).toBeInvalid();
  expect(identity.completeWithCode).not.toHaveBeenCalled();
  await user.type(field('6-digit code'), '6');
  await press(user, 'Log in');
  await waitFor(() =>
    expect(field('6-digit code')).toHaveAccessibleDescription(
      'The code you entered is incorrect. Please try again.',
    ),
  );
  await press(user, 'Log in');
  await waitFor(() =>
    expect(field('6-digit code')).toHaveAccessibleDescription(
      'This code has been used already. Wait for your app to show the next one.',
    ),
  );
  expect(identity.session, 'no session before the right code').not.toHaveBeenCalled();
  await press(user, 'Log in');
  await waitFor(() => expect(location()).not.toMatch(/login/));
  expect(identity.completeWithCode).toHaveBeenLastCalledWith('123456');
});

test('a log-in whose time ran out says so, and leads back to the password', async () => {
  identity.signIn.mockResolvedValue('codeRequired');
  identity.completeWithCode.mockRejectedValue(new IdentityFault('wrongPassword'));
  const { user } = await openLogin();
  await fill(user, LOGIN);
  await press(user, 'Log in');
  await enterCode(user, '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This login took too long. Please enter your email and password again.',
  );
  await press(user, 'Use another account');
  expect(field('Email address')).toHaveValue(EMAIL);
});

test('the code is asked for after a first password and after a reset too', async () => {
  identity.signIn.mockResolvedValueOnce('newPasswordRequired');
  identity.completeNewPassword.mockResolvedValue('codeRequired');
  const { user, location } = await openLogin();
  await fill(user, LOGIN);
  await press(user, 'Log in');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await fill(user, { 'New password': 'Erable-Rouge-7', 'Confirm new password': 'Erable-Rouge-7' });
  await press(user, 'Save and log in');
  await screen.findByRole('heading', { name: 'Enter your code' });
  await press(user, 'Use another account');
  identity.signIn.mockResolvedValueOnce('resetRequired').mockResolvedValueOnce('codeRequired');
  await press(user, 'Log in');
  const dialog = await screen.findByRole('dialog', { name: 'Choose a new password' });
  await user.type(within(dialog).getByLabelText('6-digit code'), '123456');
  await user.type(within(dialog).getByLabelText('New password'), 'Erable-Rouge-7');
  await user.type(within(dialog).getByLabelText('Confirm new password'), 'Erable-Rouge-7');
  await user.click(within(dialog).getByRole('button', { name: 'Save and log in' }));
  await enterCode(user, '654321');
  await waitFor(() => expect(location()).not.toMatch(/login/));
});
