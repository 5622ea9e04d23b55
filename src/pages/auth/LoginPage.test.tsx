import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { field, fill, openLogin, press } from '#tests/support/identity/authPages.tsx';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

let identity: ReturnType<typeof makeFakeIdentity>;

beforeEach(() => {
  identity = makeFakeIdentity();
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});
afterEach(() => changeLanguage('en'));

const CUSTOMER = { 'Email address': 'customer@example.ca', Password: 'Harbour-Pine-1' };

async function openFilled(query?: string) {
  const app = await openLogin(query);
  await fill(app.user, CUSTOMER);
  return app;
}

describe('the login page', () => {
  test('begins the session and returns to the page that the visitor came from', async () => {
    const { user, store, location } = await openFilled('?redirect=%2Fabout%3Fa%3D1');
    await press(user, 'Log in');
    await waitFor(() => expect(location()).toBe('/about?a=1'));
    expect(identity.signIn).toHaveBeenCalledExactlyOnceWith('customer@example.ca', 'Harbour-Pine-1');
    expect(store.getState().session).toMatchObject({ status: 'active', user: { givenName: 'Anne' } });
  });

  test.each([
    ['', '/'],
    ['?redirect=%2Freal-estate', '/'],
    ['?redirect=%2Freal-estate%2Fabout', '/about'],
    ['?redirect=%2F%2Fevil.example', '/'],
  ])('with %j it leads to %s', async (query, path) => {
    const { user, location } = await openFilled(query);
    await press(user, 'Log in');
    await waitFor(() => expect(location() || '/').toBe(path));
  });

  test('keeps typed values when a session is found, and continues when they are sent', async () => {
    const { user, store, location } = await openFilled('?redirect=%2Fabout');
    const other = { givenName: 'Zoé', familyName: 'Roy', email: 'other@example.ca' };
    act(() => void store.dispatch(sessionStarted(other)));
    expect(location()).toBe('/auth/login?redirect=%2Fabout');
    expect(field('Email address')).toHaveValue('customer@example.ca');
    await press(user, 'Log in');
    await waitFor(() => expect(location()).toBe('/about'));
    expect(store.getState().session).toMatchObject({ user: { givenName: 'Anne' } });
  });

  test('loads its code when a field is focused, not with the page', async () => {
    const { user } = await openLogin();
    expect(loading.loadIdentity).not.toHaveBeenCalled();
    await user.click(field('Email address'));
    expect(loading.loadIdentity).toHaveBeenCalled();
  });

  test('sends no request without an email and a password', async () => {
    const { user } = await openLogin();
    await press(user, 'Log in');
    await waitFor(() => expect(field('Email address')).toHaveFocus());
    expect(field('Email address')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com.',
    );
    expect(field('Password')).toHaveAccessibleDescription('Enter your password.');
    await fill(user, { 'Email address': 'customer@example.ca' });
    expect(field('Email address')).toBeValid();
    expect(field('Password')).toBeInvalid();
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  test('marks its fields for browsers and password managers', async () => {
    const { user } = await openLogin();
    expect(field('Email address')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    const shown = screen.getByRole('button', { name: 'Show password', pressed: false });
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(shown);
    expect(shown).toHaveAttribute('aria-pressed', 'true');
    expect(field('Password')).toHaveAttribute('type', 'text');
  });

  test('links to the other forms with its query, and to terms and privacy', async () => {
    await openLogin('?redirect=%2Fabout');
    const form = within(screen.getByRole('main'));
    expect(form.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/real-estate/auth/verify?redirect=%2Fabout',
    );
    expect(form.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/real-estate/auth/new-account?redirect=%2Fabout',
    );
    expect(form.getByRole('link', { name: /^Terms of Use/ })).toHaveAttribute('target', '_blank');
    expect(form.getByRole('link', { name: /^Privacy Policy/ })).toBeVisible();
  });

  test('goes one step back, and home without an earlier page', async () => {
    const { user, router, location } = await openLogin();
    await press(user, 'Back');
    await waitFor(() => expect(location()).toBe(''));
    await act(() => router.navigate('/about'));
    await act(() => router.navigate('/auth/login'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location()).toBe('/about'));
  });

  test.each([
    ['unknownUser', 'Email address', 'We have no record of an account with the given email address.'],
    ['wrongPassword', 'Password', 'Your email or password is incorrect. Please try again.'],
  ] as const)(
    '%s is shown at the field, which gets the focus, and typed values stay',
    async (reason, name, text) => {
      identity.signIn.mockRejectedValue(new IdentityFault(reason));
      const { user } = await openFilled();
      await press(user, 'Log in');
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(text));
      expect(field(name)).toHaveFocus();
      expect(field(name)).toBeInvalid();
      expect(field('Password')).toHaveValue('Harbour-Pine-1');
      await user.keyboard('x');
      expect(field(name)).toBeValid();
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  test('the error of the focused field is announced', async () => {
    identity.signIn.mockRejectedValue(new IdentityFault('wrongPassword'));
    const { user } = await openFilled();
    await user.click(field('Password'));
    await user.keyboard('{Enter}');
    const text = 'Your email or password is incorrect. Please try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test.each([
    [
      'lockedOut',
      'Attempt limit exceeded, please try after some time. Wait a few minutes, then try again.',
      undefined,
    ],
    ['missingResource', 'We’re Sorry, please refresh the page and try again.', 'Refresh'],
    ['limitExceeded', /^Something went wrong on our end, please try again in a few minutes/, undefined],
    ['wrongParameter', /Please refresh the page and try again\.$/, 'Refresh'],
    ['other', 'Something is wrong with your login or password.', undefined],
  ] as const)('%s is shown for the whole form, until a value changes', async (reason, text, target) => {
    expectedConsole.push(/The identity provider refused/);
    identity.signIn.mockRejectedValue(new IdentityFault(reason));
    const { user } = await openFilled();
    await press(user, 'Log in');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeVisible();
    expect(
      within(alert)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(target ? [target] : []);
    await user.click(field('Password'));
    await user.keyboard('x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a connection shows an error, and tries again with the typed values', async () => {
    loading.loadIdentity.mockRejectedValue(new IdentityFault('unreachable'));
    const { user, location } = await openFilled('?redirect=%2Fabout');
    await press(user, 'Log in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not connect to server.');
    loading.loadIdentity.mockImplementation(async () => identity);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location()).toBe('/about'));
  });

  test('a second press is ignored during the request', async () => {
    const { promise, resolve } = Promise.withResolvers<'signedIn'>();
    identity.signIn.mockReturnValue(promise);
    const { user, location } = await openFilled('?redirect=%2Fabout');
    await press(user, 'Log in');
    const button = screen.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    await user.click(field('Password'));
    await user.keyboard('{Enter}');
    resolve('signedIn');
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.signIn).toHaveBeenCalledOnce();
  });

  test('an unconfirmed account is sent a code, confirmed by it, and signed in', async () => {
    identity.signIn.mockResolvedValueOnce('unconfirmed');
    const { user, location } = await openFilled('?redirect=%2Fabout');
    await press(user, 'Log in');
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription(
        'The account with given email address has not been verified.',
      ),
    );
    await press(user, 'Confirm my email');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus());
    expect(identity.resendCode).toHaveBeenCalledExactlyOnceWith('customer@example.ca');
    await fill(user, { '6-digit code': 'Code: 123 456' });
    expect(field('6-digit code')).toHaveValue('123456');
    expect(field('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('6-digit code')).toHaveAttribute('inputmode', 'numeric');
    await press(user, 'Confirm');
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmSignUp).toHaveBeenCalledExactlyOnceWith('customer@example.ca', '123456');
    expect(identity.signIn).toHaveBeenLastCalledWith('customer@example.ca', 'Harbour-Pine-1');
  });

  test('a first login asks for a new password', async () => {
    identity.signIn.mockResolvedValue('newPasswordRequired');
    const { user, location } = await openFilled('?redirect=%2Fabout');
    await press(user, 'Log in');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    await fill(user, { 'New password': 'Erable-Rouge-7', 'Confirm new password': 'Erable-Rouge-8' });
    await press(user, 'Save and log in');
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(/^The passwords don’t match\./),
    );
    await fill(user, { 'Confirm new password': 'Erable-Rouge-7' });
    expect(field('New password')).toBeValid();
    await press(user, 'Save and log in');
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.completeNewPassword).toHaveBeenCalledExactlyOnceWith('Erable-Rouge-7');
  });

  test('an account that has to be reset is sent a code, and its dialog opens', async () => {
    identity.signIn.mockResolvedValue('resetRequired');
    const { user } = await openFilled();
    await press(user, 'Log in');
    const dialog = await screen.findByRole('dialog', { name: 'Choose a new password' });
    expect(identity.forgotPassword).toHaveBeenCalledExactlyOnceWith('customer@example.ca');
    expect(dialog).toHaveAccessibleDescription(/^You need to choose a new password before you can log in\./);
  });

  test('is in French too', async () => {
    identity.signIn.mockRejectedValue(new IdentityFault('wrongPassword'));
    const { user } = await openFilled();
    await act(() => changeLanguage('fr'));
    await press(user, 'Se connecter');
    await waitFor(() =>
      expect(field('Mot de passe')).toHaveAccessibleDescription(
        'Votre adresse courriel ou votre mot de passe est incorrect. Veuillez réessayer.',
      ),
    );
  });
});
