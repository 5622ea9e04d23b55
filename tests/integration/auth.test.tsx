import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import {
  field,
  fill,
  openLogin,
  openNewAccount,
  openVerify,
  press,
} from '#tests/support/identity/authPages.tsx';
import { makeTestIdentity, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';

// Each sign-in computes for two seconds on a busy machine.
vi.setConfig({ testTimeout: 40_000 });

const PASSWORD = 'Erable-Rouge-7';
const NEW_PASSWORD = { 'New password': PASSWORD, 'Confirm new password': PASSWORD };
const SLOW = { timeout: 15_000 };

let identity: TestIdentity;

beforeEach(async () => {
  identity = await makeTestIdentity();
});

async function logIn(email: string, password = DEMO_PASSWORD) {
  const app = await openLogin('?redirect=%2Fabout', { identity });
  await fill(app.user, { 'Email address': email, Password: password });
  await press(app.user, 'Log in');
  return app;
}

const codeTo = (email: string) => identity.mailTo(email).code ?? '';
const enterCode = (user: UserEvent, code: string) => fill(user, { '6-digit code': code });
const findProblem = (name: string, text: string | RegExp) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(text), SLOW);
const arrived = ({ location, store }: Awaited<ReturnType<typeof logIn>>) =>
  waitFor(() => {
    expect(location()).toBe('/about');
    expect(store.getState().session.status).toBe('active');
  }, SLOW);
describe('the seeded accounts log in', () => {
  test('the customer returns to the page before the login', async () => {
    await arrived(await logIn('Customer@Example.ca'));
  });

  test('the unconfirmed account logs in after a wrong code and the right one', async () => {
    const email = 'unconfirmed@example.ca';
    const app = await logIn(email);
    await findProblem('Email address', 'The account with given email address has not been verified.');
    await press(app.user, 'Confirm my email');
    await screen.findByRole('heading', { name: 'Check your email' });
    const code = codeTo(email);
    await enterCode(app.user, code === '000000' ? '000001' : '000000');
    await press(app.user, 'Confirm');
    await findProblem('6-digit code', 'The code you entered is incorrect. Please try again.');
    await enterCode(app.user, code);
    await press(app.user, 'Confirm');
    await arrived(app);
  });

  test('the account with an assigned password chooses a new one', async () => {
    const app = await logIn('new-password@example.ca');
    await screen.findByRole('heading', { name: 'Choose a new password' }, SLOW);
    await fill(app.user, NEW_PASSWORD);
    await press(app.user, 'Save and log in');
    await arrived(app);
  });

  test('the account that must be reset logs in by a code and a new password', async () => {
    const email = 'reset@example.ca';
    const app = await logIn(email);
    await screen.findByRole('dialog', { name: 'Choose a new password' }, SLOW);
    await enterCode(app.user, codeTo(email));
    await fill(app.user, NEW_PASSWORD);
    await press(app.user, 'Save and log in');
    await arrived(app);
  });
});

describe('a login is refused', () => {
  test.each([
    ['customer@example.ca', 'Password', 'Your email or password is incorrect. Please try again.'],
    ['unknown@example.ca', 'Email address', 'We have no record of an account with the given email address.'],
  ])('to %s with a wrong password', async (email, name, text) => {
    const { store } = await logIn(email, 'Wrong-Password-1');
    await findProblem(name, text);
    expect(store.getState().session.status).toBe('inactive');
  });
});

test('a login waits after too many wrong passwords', async () => {
  await identity.store.database
    .updateTable('account')
    .set({ bad_passwords: 9, last_bad: identity.clock.now().toISOString() })
    .execute();
  await logIn('customer@example.ca');
  expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
    'Attempt limit exceeded, please try after some time. Wait a few minutes, then try again.',
  );
});

describe('a new account', () => {
  const MARIE = {
    'First name': 'Marie',
    'Last name': 'Roy',
    'Email address': 'marie@homes.realtor',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  };

  async function create(values: Partial<typeof MARIE> = {}) {
    const app = await openNewAccount('?redirect=%2Fabout', { identity });
    await fill(app.user, { ...MARIE, ...values });
    await press(app.user, 'Sign up');
    return app;
  }

  test('is created, confirmed and signed in, and exists in the customer service', async () => {
    const app = await create();
    await screen.findByRole('heading', { name: 'Check your email' }, SLOW);
    await enterCode(app.user, codeTo('marie@homes.realtor'));
    await press(app.user, 'Confirm');
    await arrived(app);
    const token = await (await loadIdentity()).idToken();
    await waitFor(async () => {
      const answer = await app.services.fetch('/customer/user', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await answer.json()).toMatchObject({
        name: { first: 'Marie', last: 'Roy' },
        email: 'marie@homes.realtor',
      });
    }, SLOW);
    const account = await identity.store.database
      .selectFrom('account')
      .select('attributes')
      .where('email', '=', 'marie@homes.realtor')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(account.attributes)).toEqual({
      given_name: 'Marie',
      family_name: 'Roy',
      locale: 'en',
      'custom:group': 'real_estate',
      'custom:type': 'customer',
    });
  });

  test('is refused for an email that has an account', async () => {
    await create({ 'Email address': 'customer@example.ca' });
    await findProblem('Email address', 'Your email is already registered.');
  });
});

describe('a forgotten password', () => {
  const EMAIL = 'customer@example.ca';

  async function verify(email = EMAIL) {
    const app = await openVerify('?redirect=%2Fabout', { identity });
    await fill(app.user, { 'Email address': email });
    await press(app.user, 'Send code');
    return app;
  }

  test('is replaced with a code from a mail, which works once', async () => {
    expectedConsole.push(/password reset fail/);
    const app = await verify();
    await screen.findByRole('dialog', { name: 'Choose a new password' }, SLOW);
    const code = codeTo(EMAIL);
    await fill(app.user, NEW_PASSWORD);
    await enterCode(app.user, code === '000000' ? '000001' : '000000');
    await press(app.user, 'Save and log in');
    await findProblem('6-digit code', 'The code you entered is incorrect. Please try again.');
    await enterCode(app.user, code);
    await press(app.user, 'Save and log in');
    await arrived(app);
    const again = { ClientId: LOCAL_CLIENT, Username: EMAIL, ConfirmationCode: code, Password: PASSWORD };
    expect((await identity.call('ConfirmForgotPassword', again)).body['__type']).toBe('ExpiredCodeException');
  });

  test('is not replaced with an expired code, or after too many attempts', async () => {
    expectedConsole.push(/password reset fail/);
    const app = await verify();
    await screen.findByRole('dialog', { name: 'Choose a new password' }, SLOW);
    await fill(app.user, NEW_PASSWORD);
    await enterCode(app.user, codeTo(EMAIL));
    identity.clock.pass(3_600_001);
    await press(app.user, 'Save and log in');
    await findProblem('6-digit code', /^The code you entered is incorrect\..* ask for a new one/);
    await identity.call('ForgotPassword', { ClientId: LOCAL_CLIENT, Username: EMAIL });
    const code = codeTo(EMAIL);
    const wrong = { ClientId: LOCAL_CLIENT, Username: EMAIL, Password: PASSWORD };
    for (const digit of '01234') {
      const ConfirmationCode = `${digit}${code.slice(1)}`.replace(code, '999999');
      await identity.call('ConfirmForgotPassword', { ...wrong, ConfirmationCode });
    }
    await enterCode(app.user, code);
    await press(app.user, 'Save and log in');
    await findProblem(
      '6-digit code',
      'Attempt limit exceeded, please try after some time. Wait a few minutes, then try again.',
    );
  });

  test('sends no code to an unknown or unconfirmed account', async () => {
    const { user } = await verify('unknown@example.ca');
    await findProblem('Email address', 'We have no record of an account with the given email address.');
    await fill(user, { 'Email address': 'unconfirmed@example.ca' });
    await press(user, 'Send code');
    await findProblem('Email address', 'The account with given email address has not been verified.');
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
    await fill(user, { 'Email address': 'new-password@example.ca' });
    await press(user, 'Send code');
    expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
      /^You can’t reset this password yet\./,
    );
  });

  test('sends at most five codes an hour', async () => {
    const request = { ClientId: LOCAL_CLIENT, Username: EMAIL };
    for (let sent = 0; sent < 5; sent += 1) await identity.call('ForgotPassword', request);
    await verify();
    const alert = await screen.findByRole('alert', {}, SLOW);
    expect(
      within(alert).getByText(
        'Something went wrong on our end, please try again in a few minutes, or, try using a different email address.',
      ),
    ).toBeVisible();
  });
});
