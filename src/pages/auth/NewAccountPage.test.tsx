import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeForms } from '#components/restored-form/restoredForms.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { IdentityFault } from '#platform/identity/identity.ts';
import { field, fill, openNewAccount, press } from '#tests/support/identity/authPages.tsx';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { SchemaWorker } from '#tests/support/page/schemaWorker.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import type { RenderAppOptions } from '#tests/support/renderApp.tsx';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

let identity: ReturnType<typeof makeFakeIdentity>;

beforeEach(() => {
  identity = makeFakeIdentity();
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});
afterEach(async () => {
  SchemaWorker.isMissing = false;
  await changeLanguage('en');
});

const MARIE = {
  'First name': ' Marie ',
  'Last name': 'Roy',
  'Email address': 'marie@example.ca',
  Password: 'Erable-Rouge-7',
  'Confirm password': 'Erable-Rouge-7',
};

async function openFilled(options: Partial<RenderAppOptions> = {}, query?: string) {
  const app = await openNewAccount(query, options);
  await fill(app.user, MARIE);
  return app;
}

const create = (user: UserEvent) => press(user, 'Sign up');
const findProblem = (name: string, text: string | RegExp) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(text));

/** Records the bodies of the requests to one path. */
function answering(path: string, answer: (request: Request) => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  const intercede = async (request: Request) => {
    if (new URL(request.url).pathname !== path) return undefined;
    bodies.push(
      await request
        .clone()
        .json()
        .catch(() => undefined),
    );
    return answer(request);
  };
  return { bodies, intercede: intercede as NonNullable<RenderAppOptions['intercede']> };
}

describe('the sign-up page', () => {
  test('creates the account, confirms it by the code, signs in and adds the customer', async () => {
    const user404 = answering('/customer/user', () => HttpResponse.json({}, { status: 201 }));
    const { user, requests, location } = await openFilled(user404, '?redirect=%2Fabout');
    await create(user);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.getByText('We sent a 6-digit code to marie@example.ca.')).toBeVisible();
    expect(identity.signUp).toHaveBeenCalledExactlyOnceWith({
      givenName: 'Marie',
      familyName: 'Roy',
      email: 'marie@example.ca',
      password: 'Erable-Rouge-7',
      language: 'en',
    });
    expect(requests).toContain('/customer/meta?group=homewise');
    expect(requests).toContain('/customer/user/email-check');
    await fill(user, { '6-digit code': '012345' });
    await press(user, 'Confirm');
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmSignUp).toHaveBeenCalledExactlyOnceWith('marie@example.ca', '012345');
    expect(identity.signIn).toHaveBeenCalledExactlyOnceWith('marie@example.ca', 'Erable-Rouge-7');
    await waitFor(() => expect(user404.bodies).toEqual([{ name: { first: 'Marie', last: 'Roy' } }]));
  });

  test('restores names and address after a reload for a new version, but no password', async () => {
    const { unmount } = await openFilled();
    expect(storeForms()).toBe(true);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Erable');
    unmount();
    await openNewAccount();
    await waitFor(() => expect(field('First name')).toHaveValue(' Marie '));
    expect(field('Last name')).toHaveValue('Roy');
    expect(field('Email address')).toHaveValue('marie@example.ca');
    expect(field('Password')).toHaveValue('');
    expect(field('Confirm password')).toHaveValue('');
  });

  test('signs in at once if no code is needed', async () => {
    identity.signUp.mockResolvedValue({ isConfirmed: true });
    const added = answering('/customer/user', () => HttpResponse.json({}, { status: 500 }));
    const { user, location } = await openFilled(added, '?redirect=%2Fabout');
    await create(user);
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmSignUp).not.toHaveBeenCalled();
  });

  test('shows all missing fields at once, focuses the first, and sends no request', async () => {
    const { user, requests } = await openNewAccount();
    await create(user);
    await findProblem('First name', 'Enter your first name.');
    await waitFor(() => expect(field('First name')).toHaveFocus());
    await findProblem('Last name', 'Enter your last name.');
    await findProblem('Email address', 'Enter an email address like name@example.com.');
    await findProblem('Password', /^Enter your password\./);
    expect(requests.filter((path) => path.startsWith('/customer'))).toEqual([]);
    expect(identity.signUp).not.toHaveBeenCalled();
  });

  test('ticks off the rules of a password as they are met', async () => {
    const { user } = await openNewAccount();
    const rules = within(screen.getByRole('list', { name: 'Password requirements' }));
    const ruleTexts = () => rules.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ruleTexts()[0]).toBe('At least 8 characters, not met yet');
    await fill(user, { Password: 'harbour7' });
    expect(ruleTexts()).toEqual([
      'At least 8 characters, met',
      'An uppercase letter, not met yet',
      'A lowercase letter, met',
      'A number, met',
      'A symbol, not met yet',
    ]);
    expect(field('Password')).toHaveAccessibleDescription(/A symbol\s*, not met yet/);
    await create(user);
    await findProblem('Password', /^Enter a password with an uppercase letter\./);
  });

  test('checks names against the schema of the customer service', async () => {
    const { user } = await openFilled();
    await fill(user, { 'Last name': 'x'.repeat(36) });
    await create(user);
    await findProblem('Last name', 'Enter a last name of at most 35 characters.');
    await waitFor(() => expect(field('Last name')).toHaveFocus());
    expect(identity.signUp).not.toHaveBeenCalled();
  });

  const taken = () =>
    answering('/customer/user/email-check', () =>
      HttpResponse.json({ email: 'marie@example.ca', isRegistered: true }),
    );

  test('an email that the customer service knows is reported if the provider fails for another reason', async () => {
    identity.signUp.mockRejectedValue(new IdentityFault('unreachable'));
    const known = taken();
    const { user } = await openFilled(known);
    await create(user);
    await findProblem('Email address', 'Your email is already registered.');
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not connect to server.');
    expect(known.bodies).toEqual([{ email: 'marie@example.ca', type: 'customer' }]);
  });

  test('the provider alone decides whether an email is taken', async () => {
    const { user } = await openFilled(taken());
    await create(user);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(identity.signUp).toHaveBeenCalledOnce();
  });

  test.each([
    ['fails', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('continues when that call %s', async (_title, answer) => {
    const { user } = await openFilled(answering('/customer/user/email-check', answer));
    await create(user);
    await screen.findByRole('heading', { name: 'Check your email' });
  });

  test('without the schema keeps the typed values, and tries again on the next press', async () => {
    expectedConsole.push(/There has been an error at \(getSchema\)/);
    let isThere = false;
    const { user } = await openFilled({
      intercede: ({ url }) =>
        !isThere && url.includes('/customer/meta') ? HttpResponse.json({}, { status: 503 }) : undefined,
    });
    await create(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error has occurred with a form on this page. Please Refresh.');
    expect(within(alert).getByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(field('First name')).toHaveValue(' Marie ');
    isThere = true;
    await create(user);
    await screen.findByRole('heading', { name: 'Check your email' });
  });

  test('does the same if its checker cannot be loaded', async () => {
    expectedConsole.push(/There has been an error at \(getSchema\)/);
    SchemaWorker.isMissing = true;
    const { user } = await openFilled();
    await create(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Please Refresh\./);
  });

  test('without a connection shows an error, with a way to try again', async () => {
    expectedConsole.push(/There has been an error at \(getSchema\)/);
    const { user } = await openFilled({
      intercede: ({ url }) => (url.includes('/customer/') ? HttpResponse.error() : undefined),
    });
    await create(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not connect to server.');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([
    ['emailTaken', 'Email address', 'Your email is already registered.'],
    ['tooShort', 'Password', /^Enter a password of at least 8 characters\./],
    ['noUppercase', 'Password', /^Enter a password with an uppercase letter\./],
    ['noLowercase', 'Password', /^Enter a password with a lowercase letter\./],
    ['noNumber', 'Password', /^Enter a password with a number\./],
    ['noSymbol', 'Password', /^Enter a password with a symbol/],
  ] as const)('the provider’s %s is shown at its field', async (reason, name, text) => {
    identity.signUp.mockRejectedValue(new IdentityFault(reason));
    const { user } = await openFilled();
    await create(user);
    await findProblem(name, text);
  });

  test('marks its fields for browsers and password managers', async () => {
    await openNewAccount();
    expect(Object.keys(MARIE).map((name) => field(name).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'username',
      'new-password',
      'new-password',
    ]);
  });

  test('names the terms, and links to the login with its query', async () => {
    await openNewAccount('?redirect=%2Fabout');
    expect(screen.getByText(/^By signing up, you agree to the Terms of Use/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/real-estate/auth/login?redirect=%2Fabout',
    );
  });

  test('sends the page’s language to the provider', async () => {
    const { user } = await openFilled();
    await act(() => changeLanguage('fr'));
    await press(user, 'Créer un compte');
    await screen.findByRole('heading', { name: 'Consultez vos courriels' });
    expect(identity.signUp.mock.calls[0]?.[0].language).toBe('fr');
  });
});

describe('the code of a new account', () => {
  async function openCode(options: Partial<RenderAppOptions> = {}) {
    const app = await openFilled(options, '?redirect=%2Fabout');
    await create(app.user);
    await screen.findByRole('heading', { name: 'Check your email' });
    return app;
  }

  async function enter(user: UserEvent, code = '123456') {
    await fill(user, { '6-digit code': code });
    await press(user, 'Confirm');
  }

  test('accepts exactly six digits', async () => {
    const { user } = await openCode();
    await enter(user, '-12 34');
    await findProblem('6-digit code', 'Enter the 6 digits of your code.');
    expect(field('6-digit code')).toHaveValue('1234');
    expect(identity.confirmSignUp).not.toHaveBeenCalled();
  });

  test.each([
    ['wrongCode', 'The code you entered is incorrect. Please try again.'],
    ['expiredCode', /^The code you entered is incorrect\..* ask for a new one/],
    [
      'limitExceeded',
      'Attempt limit exceeded, please try after some time. Wait a few minutes, then try again.',
    ],
  ] as const)('%s is shown at the code', async (reason, text) => {
    identity.confirmSignUp.mockRejectedValue(new IdentityFault(reason));
    const { user } = await openCode();
    await enter(user);
    await findProblem('6-digit code', text);
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  test('that was entered elsewhere already leads to the login', async () => {
    identity.confirmSignUp.mockRejectedValue(new IdentityFault('alreadyConfirmed'));
    const { user, location } = await openCode();
    await enter(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your email is already confirmed.');
    await user.click(within(alert).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmSignUp).toHaveBeenCalledOnce();
  });

  test('is used once, even if the login after it fails', async () => {
    identity.signIn.mockRejectedValueOnce(new IdentityFault('unreachable'));
    const { user, location } = await openCode();
    await enter(user);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location()).toBe('/about'));
    expect(identity.confirmSignUp).toHaveBeenCalledOnce();
  });

  test('can be sent again after a pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { user } = await openCode();
      const again = screen.getByRole('button', { name: 'Send another code' });
      expect(again).toHaveAttribute('aria-disabled', 'true');
      await user.click(again);
      expect(identity.resendCode).not.toHaveBeenCalled();
      vi.setSystemTime(Date.now() + 30_000);
      await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
      await user.click(again);
      expect(await screen.findByText('We sent another code.')).toBeVisible();
      expect(identity.resendCode).toHaveBeenCalledExactlyOnceWith('marie@example.ca');
      expect(again).toHaveAttribute('aria-disabled', 'true');
    } finally {
      vi.useRealTimers();
    }
  });

  test('can be read in the local outbox, unless mails go elsewhere', async () => {
    const link = { name: /^Read the code in the demonstration mailbox/ };
    const outbox = (status: number) => ({
      intercede: ({ url }: Request) =>
        url.includes('/idp/outbox') ? new Response(null, { status }) : undefined,
    });
    const { unmount } = await openCode(outbox(200));
    expect(await screen.findByRole('link', link)).toHaveAttribute(
      'href',
      '/idp/outbox?email=marie%40example.ca',
    );
    unmount();
    const { requests } = await openCode(outbox(404));
    await waitFor(() => expect(requests).toContain('/idp/outbox?email=marie%40example.ca'));
    expect(screen.queryByRole('link', link)).toBeNull();
  });

  test('for another address: the form returns as it was', async () => {
    const { user } = await openCode();
    await press(user, 'Use another email address');
    expect(field('Email address')).toHaveValue('marie@example.ca');
    expect(field('Password')).toHaveValue('Erable-Rouge-7');
  });
});
