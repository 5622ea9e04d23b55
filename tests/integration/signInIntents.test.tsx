import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SIGN_IN_INTENTS, type SignInIntent } from '#domain/account/signInIntent.ts';
import { paths } from '#domain/paths.ts';
import { field, fill, openLogin, press } from '#tests/support/identity/authPages.tsx';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

vi.setConfig({ testTimeout: 20_000 });

const OPEN = createMockGeneratedListing({ mlsNumber: 'C1000001' });
const LOCKED = createMockGeneratedListing({
  mlsNumber: 'C1000002',
  streetNumber: '35',
  permissions: { displayPublic: 'N', displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
});
/** Three homes, of which visitors see one. */
const OTTAWA = [undefined, LOCKED.permissions, LOCKED.permissions].map((permissions, index) =>
  createMockGeneratedListing({
    mlsNumber: `X100000${index}`,
    city: 'Ottawa',
    ...(permissions && { permissions }),
  }),
);
const LIST = '/list/Ontario/Toronto?beds=1';
const HOME = '/detail/C1000001/2';

interface IntentCase {
  /** The page with the link or button. */
  path: string;
  /** The link or button. A customer's own page sends a visitor to the login by itself. */
  link?: { name: string | RegExp; heart?: string };
  title: string;
  /** Title of the sign-up, if it differs from that of the login. */
  signUpTitle?: string;
  /** The text about the search or the home. */
  subject?: RegExp;
  /** Checks that the intended action was done. */
  done(app: Awaited<ReturnType<typeof renderApp>>): Promise<unknown>;
}

const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 5_000 });
const leadsTo = (path: string) => (app: Awaited<ReturnType<typeof renderApp>>) =>
  waitFor(() => expect(app.location()).toBe(path));

/** Every intent of the registry. The type requires a row for each new one. */
const WANTED: Record<SignInIntent, IntentCase> = {
  saveSearch: {
    path: LIST,
    link: { name: 'Save search' },
    title: 'Log in to save this search',
    subject: /^Toronto · For sale · 1\+ beds · Up to \$6M$/,
    done: async (app) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
      expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue(
        'Toronto · For sale · 1+ beds',
      );
      expect(app.location()).toBe(LIST);
      expect(app.router.state.location.state, 'a reload does not open it again').toBeNull();
    },
  },
  watchHome: {
    path: HOME,
    link: { name: 'Watch this home' },
    title: 'Log in to watch this home',
    subject: /^MLS® C1000001$/,
    done: async (app) => {
      expect(await screen.findByText(/^You’re watching this home\./)).toBeVisible();
      expect(app.router.state.location.state, 'a reload does not watch it again').toBeNull();
    },
  },
  seeHome: {
    path: LIST,
    link: { name: 'LOG IN TO VIEW' },
    title: 'Log in to see this home',
    subject: /^MLS® C1000002$/,
    done: () => heading('35 Queen Street W'),
  },
  seeHomes: {
    path: '/list/Ontario/Ottawa',
    link: { name: 'LOG IN TO VIEW' },
    title: 'Log in to see these homes',
    subject: /^Ottawa · For sale/,
    done: async (app) => {
      await leadsTo('/list/Ontario/Ottawa')(app);
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
      expect(screen.queryByText('LOG IN TO VIEW')).not.toBeInTheDocument();
    },
  },
  seeHistory: {
    path: HOME,
    link: { name: 'Log in' },
    title: 'Log in to see this home’s history',
    subject: /^MLS® C1000001$/,
    done: async () => {
      const history = await screen.findByRole('region', { name: 'Listing History' });
      await waitFor(() => expect(history).toHaveFocus());
      expect(within(history).queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    },
  },
  seeEstimate: {
    path: HOME,
    link: { name: 'Log in to see the estimate' },
    title: 'Log in to see the estimate for this home',
    subject: /^MLS® C1000001$/,
    done: async () => {
      const estimate = await screen.findByRole('region', { name: 'Estimated value' });
      await waitFor(() => expect(estimate.parentElement?.parentElement).toHaveFocus());
      expect(within(estimate).queryByRole('link', { name: /^Log in/ })).not.toBeInTheDocument();
    },
  },
  claimHome: {
    path: '/value/Ontario/Toronto/33-Queen-Street-W',
    link: { name: 'Log in' },
    title: 'Log in to claim this home',
    done: async (app) => {
      expect(await screen.findByRole('region', { name: 'This home is in your account' })).toBeVisible();
      expect(app.router.state.location.state, 'a reload does not claim it again').toBeNull();
    },
  },
  keepHomes: {
    path: LIST,
    link: { heart: 'Save 33 Queen Street W', name: 'Log in' },
    title: 'Log in to see your homes on every device',
    done: async (app) => {
      await leadsTo(LIST)(app);
      expect(await screen.findByRole('button', { name: 'Save 33 Queen Street W' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await waitFor(() => expect(app.requests).toContain('/customer/user/saved-homes'));
    },
  },
  seeSearches: {
    path: paths.profile('savedSearches'),
    title: 'Log in to see your saved searches',
    signUpTitle: 'Sign up to save searches',
    done: () => heading('Saved searches'),
  },
  seeAccount: {
    path: paths.profile(),
    title: 'Log in to see your account',
    signUpTitle: 'Sign up',
    done: leadsTo(paths.profile()),
  },
  getPreApproved: {
    path: paths.preApproval('price'),
    title: 'Log in to get pre-approved',
    done: leadsTo(paths.preApproval('price')),
  },
  joinApplication: {
    path: '/pre-approval/join/a/b',
    title: 'Log in to answer the invitation',
    done: leadsTo('/pre-approval/join/a/b'),
  },
};

let identity: ReturnType<typeof makeFakeIdentity>;

beforeEach(() => {
  identity = makeFakeIdentity();
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});

/** As a visitor, presses a link that needs an account, and arrives on the login page. */
async function pressAsVisitor({ path, link, title }: IntentCase) {
  installFakeMapPort();
  const listings = [OPEN, LOCKED, ...OTTAWA];
  const visitor = await makeTestServices({ listings });
  const customer = await makeTestServices({ listings, session: CUSTOMER });
  onTestFinished(() => visitor.close());
  onTestFinished(() => customer.close());
  const app = await renderApp({
    path,
    services: visitor,
    intercede: (request) =>
      app?.store.getState().session.status === 'active' ? customer.fetch(request) : undefined,
  });
  if (link?.heart) {
    await app.user.click(await screen.findByRole('button', { name: link.heart }));
    // The notice is loaded after the press, and the page has other links of this name.
    await screen.findByText('Saved on this device.', { exact: false });
  }
  if (link) {
    // The header has a "Log in" of its own.
    const found = await waitFor(() => {
      const inPage = screen.getAllByRole('link', { name: link.name }).find((one) => !one.closest('header'));
      if (!inPage) throw new Error('The page has no such link.');
      return inPage;
    });
    await app.user.click(found);
  }
  await heading(title);
  return app;
}

const rows = SIGN_IN_INTENTS.map((intent) => [intent, WANTED[intent]] as const);

describe.each(rows)('%s', (_intent, intentCase) => {
  test('continues after a login, whose page shows the reason for it', async () => {
    const app = await pressAsVisitor(intentCase);
    if (intentCase.subject) expect(await screen.findByText(intentCase.subject)).toBeVisible();
    await fill(app.user, { 'Email address': 'customer@example.ca', Password: 'Harbour-Pine-1' });
    await press(app.user, 'Log in');
    await intentCase.done(app);
  });

  test('continues after a sign-up with a code', async () => {
    const app = await pressAsVisitor(intentCase);
    await app.user.click(screen.getByRole('link', { name: 'I’m new here' }));
    await waitFor(() => expect(app.location()).toMatch(/^\/auth\/new-account\?.*intent=/));
    await heading(intentCase.signUpTitle ?? intentCase.title.replace('Log in', 'Sign up'));
    await fill(app.user, {
      'First name': 'Zoé',
      'Last name': 'Roy',
      'Email address': 'zoe@example.ca',
      Password: 'Erable-Rouge-7',
      'Confirm password': 'Erable-Rouge-7',
    });
    await press(app.user, 'Sign up');
    await heading('Check your email');
    await fill(app.user, { '6-digit code': '123456' });
    await press(app.user, 'Confirm');
    await intentCase.done(app);
  });
});

test('an unknown intent is ignored, and a redirect to another site is not followed with one', async () => {
  const app = await openLogin('?redirect=%2F%2Fevil.example&intent=steal');
  await fill(app.user, { 'Email address': 'customer@example.ca', Password: 'Harbour-Pine-1' });
  expect(field('Password')).toBeVisible();
  await press(app.user, 'Log in');
  await waitFor(() => expect(app.location() || '/').toBe('/'));
  expect(app.router.state.location.state).toBeNull();
});
