import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
      await press(user, 'Verify');
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
