import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IdentityFault } from '#platform/identity/identity.ts';
import { field, fill, openVerify, press } from '#tests/support/identity/authPages.tsx';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

let identity: ReturnType<typeof makeFakeIdentity>;

beforeEach(() => {
  identity = makeFakeIdentity();
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});

const EMAIL = 'customer@example.ca';
const NEW = {
  '6-digit code': '123456',
  'New password': 'Erable-Rouge-7',
  'Confirm new password': 'Erable-Rouge-7',
};

async function verify(query?: string, options = {}) {
  const app = await openVerify(query, options);
  await fill(app.user, { 'Email address': EMAIL });
  await press(app.user, 'Send code');
  return app;
}

async function openDialog(query?: string) {
  const app = await verify(query);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a new password' });
  return { ...app, dialog };
}

const save = (user: UserEvent) => press(user, 'Save and log in');

describe('the page of a forgotten password', () => {
  test('sends a code, takes a new password with it, and signs in', async () => {
    const { user, dialog, location, store } = await openDialog('?redirect=%2Fabout');
    expect(identity.forgotPassword).toHaveBeenCalledExactlyOnceWith(EMAIL);
    expect(dialog).toHaveAccessibleDescription(`We sent a 6-digit code to ${EMAIL}.`);
    await fill(user, NEW);
    await save(user);
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmForgotPassword).toHaveBeenCalledExactlyOnceWith(EMAIL, '123456', 'Erable-Rouge-7');
    expect(identity.signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, 'Erable-Rouge-7');
    expect(store.getState().session.status).toBe('active');
  });

  test('sends no request for an invalid address', async () => {
    const { user, requests } = await openVerify();
    await press(user, 'Send code');
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription(
        'Enter an email address like name@example.com.',
      ),
    );
    expect(requests.filter((path) => path.startsWith('/customer'))).toEqual([]);
    expect(identity.forgotPassword).not.toHaveBeenCalled();
  });

  test('checks the address against the schema, and continues without one', async () => {
    const { user } = await openVerify();
    await fill(user, { 'Email address': `${'a'.repeat(250)}@example.ca` });
    await press(user, 'Send code');
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription(
        'Enter an email address like name@example.com.',
      ),
    );
    expect(identity.forgotPassword).not.toHaveBeenCalled();
  });

  test.each([
    [200, { isRegistered: true }],
    [404, { isRegistered: false }],
    [500, {}],
  ])('asks the customer service for the email, and continues after its %i', async (status, answer) => {
    const bodies: unknown[] = [];
    await verify('', {
      intercede: async (request: Request) => {
        if (!request.url.endsWith('/user/email-check')) return undefined;
        bodies.push(await request.clone().json());
        return HttpResponse.json({ email: EMAIL, ...answer }, { status });
      },
    });
    await screen.findByRole('dialog');
    expect(bodies).toEqual([{ email: EMAIL, type: 'customer' }]);
  });

  test('an address that the customer service refuses is reported at the field', async () => {
    await verify('', {
      intercede: ({ url }: Request) =>
        url.endsWith('/user/email-check') ? HttpResponse.json({}, { status: 400 }) : undefined,
    });
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription(
        'Enter an email address like name@example.com.',
      ),
    );
    expect(identity.forgotPassword).not.toHaveBeenCalled();
  });

  test('works while the customer service is down', async () => {
    expectedConsole.push(/There has been an error at \(getSchema\)/);
    await verify('', {
      intercede: ({ url }: Request) =>
        url.includes('/customer/') ? HttpResponse.json({}, { status: 503 }) : undefined,
    });
    await screen.findByRole('dialog');
  });

  test.each([
    ['limitExceeded', /^Something went wrong on our end, please try again in a few minutes/],
    ['wrongPassword', 'You can’t reset this password yet. Please log in with the one we gave you.'],
    ['wrongParameter', /Please refresh the page and try again\.$/],
    ['unreachable', 'Could not connect to server.'],
  ] as const)('%s is shown in its error line', async (reason, text) => {
    identity.forgotPassword.mockRejectedValue(new IdentityFault(reason));
    await verify();
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an unknown address is reported at the field', async () => {
    identity.forgotPassword.mockRejectedValue(new IdentityFault('unknownUser'));
    await verify();
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription(
        'We have no record of an account with the given email address.',
      ),
    );
  });

  test('an unconfirmed address is confirmed before its password is replaced', async () => {
    identity.forgotPassword.mockRejectedValueOnce(new IdentityFault('unconfirmed'));
    const { user } = await verify();
    await user.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    await screen.findByRole('heading', { name: 'Check your email' });
    await fill(user, { '6-digit code': '654321' });
    await press(user, 'Confirm');
    await screen.findByRole('dialog', { name: 'Choose a new password' });
    expect(identity.confirmSignUp).toHaveBeenCalledExactlyOnceWith(EMAIL, '654321');
    expect(identity.forgotPassword).toHaveBeenCalledTimes(2);
  });

  test('links to the login and to a new account with its query', async () => {
    await openVerify('?redirect=%2Fabout');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/real-estate/auth/login?redirect=%2Fabout',
    );
    expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/real-estate/auth/new-account?redirect=%2Fabout',
    );
  });
});

describe('the reset dialog', () => {
  test('shows missing and invalid values, and sends nothing', async () => {
    const { user } = await openDialog();
    await save(user);
    await waitFor(() =>
      expect(field('6-digit code')).toHaveAccessibleDescription('Enter the 6 digits of your code.'),
    );
    expect(field('New password')).toHaveAccessibleDescription(/^Enter your password\./);
    await fill(user, { ...NEW, 'Confirm new password': 'Erable-Rouge-8' });
    await save(user);
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(/^The passwords don’t match\./),
    );
    expect(identity.confirmForgotPassword).not.toHaveBeenCalled();
  });

  test.each([
    ['wrongCode', '6-digit code', 'The code you entered is incorrect. Please try again.'],
    ['expiredCode', '6-digit code', /^The code you entered is incorrect\./],
    [
      'limitExceeded',
      '6-digit code',
      'Attempt limit exceeded, please try after some time. Wait a few minutes, then try again.',
    ],
    ['noSymbol', 'New password', /^Enter a password with a symbol/],
  ] as const)('%s is shown at its field, and logged', async (reason, name, text) => {
    expectedConsole.push(/password reset fail/);
    identity.confirmForgotPassword.mockRejectedValue(new IdentityFault(reason));
    const { user } = await openDialog();
    await fill(user, NEW);
    await save(user);
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(text));
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  test('uses the code once, even if the login after it fails', async () => {
    identity.signIn.mockRejectedValueOnce(new IdentityFault('unreachable'));
    const { user, location } = await openDialog('?redirect=%2Fabout');
    await fill(user, NEW);
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmForgotPassword).toHaveBeenCalledOnce();
  });

  test('while it saves, it can’t be closed or sent twice', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    identity.confirmForgotPassword.mockReturnValue(promise);
    const { user, dialog, location } = await openDialog('?redirect=%2Fabout');
    await fill(user, NEW);
    await save(user);
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument(),
    );
    await user.keyboard('{Escape}');
    await save(user);
    expect(dialog).toBeVisible();
    resolve();
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmForgotPassword).toHaveBeenCalledOnce();
  });

  test('asks for the session again when it is closed, and the page reacts to presses again', async () => {
    identity.session.mockResolvedValue(undefined);
    const { user, store } = await openDialog();
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(identity.session).toHaveBeenCalledExactlyOnceWith({ isRefreshed: true });
    expect(store.getState().session.status).toBe('inactive');
    const button = screen.getByRole('button', { name: 'Send code' });
    expect(button).toHaveAttribute('aria-busy', 'false');
    await user.click(button);
    await screen.findByRole('dialog');
  });

  test('a press beside it keeps the typed values', async () => {
    const { user, dialog } = await openDialog();
    await fill(user, NEW);
    const beside = dialog.closest('.MuiDialog-container');
    expect(beside).not.toBeNull();
    if (beside) await user.click(beside);
    expect(field('New password')).toHaveValue('Erable-Rouge-7');
  });
});
