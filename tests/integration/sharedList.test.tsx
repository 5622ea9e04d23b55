import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { hashOfToken } from '#server/customer/linkToken.ts';
import { removeHome, saveHome } from '#server/store/customer/savedHomes.ts';
import {
  declineInvitation,
  forgetInvitedPeople,
  storeInvitation,
} from '#server/store/customer/sharedInvitations.ts';
import { endSharedList, findMembership } from '#server/store/customer/sharedLists.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { CUSTOMER, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { LATER, NOW, openServices, SAM, sam, saves, share, TOKEN } from '#tests/support/sharedList.ts';

const panel = () => screen.findByRole('region', { name: 'Sharing' });
const homes = () =>
  within(screen.getByRole('list', { name: 'Homes on the shared list' })).getAllByRole('listitem');

/** The item of a home, by its street number. */
const item = (number: number) => {
  const found = homes().find((home) => home.textContent?.includes(`${number} Queen Street W`));
  if (!found) throw new Error(`there is no home with the number ${number}`);
  return found;
};

describe('the panel above the saved homes', () => {
  test('invites a partner, after it says what becomes visible, and withdraws the invitation', async () => {
    const services = await openServices();
    await saves(services, 1);
    const { user } = await renderApp({ path: '/auth/profile?tab=savedHomes', services, signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Share with a partner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share with a partner' });
    expect(dialog).toHaveTextContent(/Nothing else in your account is visible/);
    const earlier = within(dialog).getByRole('checkbox', {
      name: /the home I’ve already saved, with my note/,
    });
    expect(earlier).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    const email = within(dialog).getByRole('textbox', { name: 'Partner’s email' });
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter your partner’s email address.');
    await user.type(email, 'sam@example.ca');
    const name = within(dialog).getByRole('textbox', { name: 'Your name on the list' });
    expect(name).toHaveValue('Anne');
    const line = within(dialog).getByRole('textbox', { name: 'Message (optional)' });
    await user.type(line, 'See evil.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(line).toHaveAccessibleDescription(/leave out links/));
    await user.clear(line);
    await user.type(line, 'Look!');
    await user.click(earlier);
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await panel()).toHaveTextContent('You invited sam@example.ca on Nov 21, 2026.');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    expect(services.mails.map(({ email: to }) => to)).toEqual(['sam@example.ca']);
    const { own } = (await findMembership(services.store, CUSTOMER.userId)) ?? {};
    expect([own?.name, own?.shares_saved]).toEqual(['Anne', 1]);

    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const again = await screen.findByRole('dialog');
    expect(within(again).getByRole('textbox', { name: 'Partner’s email' })).toHaveValue('sam@example.ca');
    await user.click(within(again).getByRole('button', { name: 'Send invitation' }));
    expect(await within(again).findByRole('alert')).toHaveTextContent('Please try again later');
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(async () => expect(await panel()).toHaveTextContent('House hunting together?'));
    expect(await findMembership(services.store, CUSTOMER.userId)).toBeUndefined();
  });

  test.each([
    ['invited', 'Your invitation has expired.'],
    ['declined', 'Your invitation was declined.'],
  ])('offers another invitation once one that was %s is forgotten', async (state, sentence) => {
    const services = await openServices();
    await storeInvitation(
      services.store,
      CUSTOMER,
      {
        email: SAM.email,
        name: 'Ada',
        line: 'Look!',
        language: 'en',
        shares_saved: 0,
        token_hash: hashOfToken(TOKEN),
        invited: NOW,
        expires: '2026-11-21T20:00:01.000Z',
      },
      async () => undefined,
    );
    if (state === 'declined') await declineInvitation(services.store, hashOfToken(TOKEN), NOW);
    await services.store.database.updateTable('shared_list').set({ expires: NOW }).execute();
    await forgetInvitedPeople(services.store, LATER);
    const { user } = await renderApp({ path: '/auth/profile?tab=savedHomes', services, signedIn: true });
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Invite again' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: 'Partner’s email' })).toHaveValue('');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('House hunting together?')).toBeVisible();
  });

  test('leads to the shared list, with its numbers', async () => {
    const services = await openServices();
    await share(services);
    for (const number of [1, 2]) await saves(services, number);
    await sam.saves(services, 2);
    const { user, location } = await renderApp({
      path: '/auth/profile?tab=savedHomes',
      services,
      signedIn: true,
    });
    await panel();
    const shown = () => screen.getByRole('region', { name: 'Sharing' });
    await waitFor(() =>
      expect(shown()).toHaveTextContent('You share a list with Sam.2 homes · 1 you both like'),
    );
    await user.click(within(shown()).getByRole('link', { name: 'See the shared list' }));
    expect(await screen.findByRole('heading', { name: 'Shared with Sam' })).toBeVisible();
    expect(location()).toBe('/saved?list=shared');
  });

  test('reports a failure, and tries again', async () => {
    let isDown = true;
    const services = await openServices();
    const { user } = await renderApp({
      path: '/auth/profile?tab=savedHomes',
      services,
      signedIn: true,
      intercede: ({ url }) =>
        isDown && url.endsWith('/shared-list') ? Response.json({}, { status: 400 }) : undefined,
    });
    expect(await screen.findByText('Your sharing settings could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Share with a partner' })).toBeVisible();
  });
});

describe('the shared list', () => {
  async function open(prepare: (services: TestServices) => Promise<unknown> = async () => undefined) {
    const services = await openServices();
    await saves(services, 3, 'mine alone');
    await share(services);
    await prepare(services);
    const app = await renderApp({ path: '/saved?list=shared', services, signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Shared with Sam' });
    return { ...app, services };
  }

  test('shows whose heart and note each home has, filters those that both like, and lists the activity', async () => {
    const { user } = await open(async (services) => {
      await saves(services, 1, 'Bright.');
      await sam.saves(services, 1, 'Near work.');
      await sam.saves(services, 2);
    });
    await waitFor(() => expect(item(1)).toHaveTextContent('You and Sam like it'));
    expect(item(1)).toHaveTextContent('Sam, Nov 21, 2026Near work.');
    expect(item(1)).toHaveTextContent('You, Nov 21, 2026Bright.');
    expect(item(2)).toHaveTextContent('Sam likes it');
    expect(homes()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Both like (1)' }));
    expect(homes()).toHaveLength(1);
    expect(screen.getByText('1 home')).toBeVisible();
    const activity = within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole('listitem');
    expect(activity.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Sam added 2 Queen Street W',
      'Sam added 1 Queen Street W',
      'You added 1 Queen Street W',
      'You joined the list',
    ]);
  });

  test('adds and removes the own heart at once, and undoes a removal', async () => {
    const { user, services } = await open(async (prepared) => {
      await saves(prepared, 1, 'Bright.');
      await sam.saves(prepared, 2);
    });
    await waitFor(() => expect(item(2)).toHaveTextContent('Sam likes it'));
    await user.click(within(item(2)).getByRole('button', { name: /^Save / }));
    await waitFor(() => expect(item(2)).toHaveTextContent('You and Sam like it'));
    await waitFor(() => expect(screen.getByText('You added 2 Queen Street W')).toBeVisible());
    await user.click(within(item(1)).getByRole('button', { name: /^Save / }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.getByText('You removed 1 Queen Street W')).toBeVisible());
    await user.click(undo);
    await waitFor(() => expect(item(1)).toHaveTextContent('You like it'));
    await waitFor(async () =>
      expect(await (await services.fetch('/customer/user/saved-homes')).text()).toContain('Bright.'),
    );
  });

  test('lets a home that is not listed any more be removed, and restored', async () => {
    const gone = { board: 2, mls: 'W9000001', saved: '2026-11-20T20:00:00.000Z' };
    const seen = { seen_price: 1, seen_status: 'New', note: 'Old.' };
    const { user, services } = await open(async ({ store }) => {
      await saveHome(store, CUSTOMER, gone, seen);
      await saveHome(store, CUSTOMER, { ...gone, mls: 'W9000002' }, seen);
      await saveHome(store, SAM, gone, seen);
    });
    const saved = async () => (await services.fetch('/customer/user/saved-homes')).text();
    await user.click(await screen.findByRole('button', { name: 'Remove MLS® W9000001' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo, 'the same button').toHaveFocus();
    expect(screen.getByText('Sam likes it')).toBeVisible();
    await waitFor(async () => expect(await saved()).not.toContain('W9000001'));
    await user.click(undo);
    expect(await screen.findByText('You and Sam like it')).toBeVisible();
    await waitFor(async () => expect(await saved()).toContain('Old.'));
    await user.click(screen.getByRole('button', { name: 'Remove MLS® W9000002' }));
    expect(await screen.findByText('MLS® W9000002 was removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  test('says which homes are only the customer’s, and shares them on a press', async () => {
    const { user } = await open((services) => sam.saves(services, 3));
    await waitFor(() => expect(item(3)).toHaveTextContent('Sam likes it'));
    expect(item(3)).toHaveTextContent('Only you see your heart and note here.');
    expect(screen.getByText(/^1 of your saved homes is only yours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share it, with its note' }));
    await waitFor(() => expect(item(3)).toHaveTextContent('You and Sam like it'));
    expect(screen.queryByText(/is only yours/)).not.toBeInTheDocument();
  });

  test('follows the partner’s changes when the tab is shown again', async () => {
    const { services } = await open();
    expect(await screen.findByText(/No homes here yet.*Sam will see it too/)).toBeVisible();
    await sam.saves(services, 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(item(1)).toHaveTextContent('Sam likes it'));
    await removeHome(services.store, SAM.userId, { board: 2, mls: 'W1000001' }, NOW);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/No homes here yet/)).toBeVisible();
  });

  test('follows the customer’s own hearts of another tab', async () => {
    const { services } = await open();
    await screen.findByText(/No homes here yet/);
    await saves(services, 2);
    // The browser sends this event for a change by another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: 'hp:account-homes-changed', newValue: '1' }));
    await waitFor(() => expect(item(2)).toHaveTextContent('You like it'));
  });

  test('is left after a question, and says so, as when the partner ends it', async () => {
    const { user, services } = await open((prepared) => saves(prepared, 1));
    await user.click(screen.getByRole('button', { name: 'Leave list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the shared list?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep sharing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await endSharedList(services.store, SAM.userId);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/You’re not sharing a list/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to saved homes' })).toBeVisible();
  });

  test('reports a failure, and tries again', async () => {
    let isDown = true;
    const services = await openServices();
    await share(services);
    const { user } = await renderApp({
      path: '/saved?list=shared',
      services,
      signedIn: true,
      intercede: ({ url }) =>
        isDown && url.endsWith('/shared-list') ? Response.json({}, { status: 400 }) : undefined,
    });
    expect(await screen.findByText('Your shared list could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Shared with Sam' })).toBeVisible();
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    onTestFinished(() => changeLanguage('en'));
    const services = await openServices();
    await share(services);
    await sam.saves(services, 1);
    await renderApp({ path: '/saved?list=shared', services, signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Partagée avec Sam' })).toBeVisible();
    expect(await screen.findByText('Elle plaît à Sam')).toBeVisible();
  });

  test('leads a visitor to the login', async () => {
    const { location } = await renderApp({ path: '/saved?list=shared' });
    await waitFor(() =>
      expect(location()).toMatch(/^\/auth\/login\?redirect=.*list%3Dshared&intent=keepHomes$/),
    );
  });
});
