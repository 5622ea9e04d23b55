import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hashOfToken } from '#server/customer/linkToken.ts';
import { findInvitation, storeInvitation } from '#server/store/customer/sharedInvitations.ts';
import { endSharedList, findMembership } from '#server/store/customer/sharedLists.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';
import { LATER, NOW, openServices, SAM, sam, share, TOKEN } from '#tests/support/sharedList.ts';

describe('the page of an invitation', () => {
  const path = `/saved?list=invitation#${TOKEN}`;

  test('says who invites, and offers a visitor equal ways to log in and to sign up', async () => {
    const services = await openServices(true);
    await sam.invites(services, 'Look at these!');
    const { user } = await renderApp({ path, services });
    expect(
      await screen.findByRole('heading', { name: 'Sam invites you to share a list of homes' }),
    ).toBeVisible();
    expect(screen.getByText('Sam writes: “Look at these!”')).toBeVisible();
    const back = `redirect=${encodeURIComponent('/saved?list=invitation')}&intent=joinApplication`;
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/real-estate/auth/login?${back}`,
    );
    expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      `/real-estate/auth/new-account?${back}`,
    );
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You declined the invitation. Nothing was shared.')).toBeVisible();
    expect((await findMembership(services.store, SAM.userId))?.list.state).toBe('declined');
  });

  test('keeps the link’s token during the login, in the tab alone', async () => {
    const services = await openServices();
    await sam.invites(services);
    sessionStorage.setItem('hp:shared-list-invitation', JSON.stringify(TOKEN));
    const { user, location } = await renderApp({
      path: '/saved?list=invitation',
      services,
      signedIn: true,
    });
    expect(await screen.findByText(/You’re accepting as user@example\.com\. Sam doesn’t see/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('heading', { name: 'Shared with Sam' })).toBeVisible();
    expect(location()).toBe('/saved?list=shared');
    expect(sessionStorage.getItem('hp:shared-list-invitation')).toBeNull();
    const { own } = (await findMembership(services.store, CUSTOMER.userId)) ?? {};
    expect([own?.name, own?.shares_saved]).toEqual(['Anne', 0]);
  });

  test.each([
    ['no name', null],
    ['a name that the service refuses', 'W3'],
  ])('leads a customer with %s back to the field', async (_case, typed) => {
    const services = await openServices();
    await sam.invites(services);
    const { user } = await renderApp({ path, services, signedIn: true });
    const field = await screen.findByRole('textbox', { name: 'Your name on the list' });
    await waitFor(() => expect(field).not.toHaveValue(''));
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/^Enter a name: letters/)).toBeVisible();
    expect(field).toHaveFocus();
  });

  test('says that the link has ended', async () => {
    const services = await openServices();
    await renderApp({ path, services, signedIn: true });
    expect(await screen.findByText(/This invitation is no longer valid/)).toBeVisible();
  });

  test('refuses a customer who shares a list, and the inviting one', async () => {
    const services = await openServices();
    const carl = { userId: 'carl', email: 'carl@example.ca' };
    await share(services);
    const invitation = {
      email: CUSTOMER.email,
      name: 'Carl',
      line: '',
      language: 'en',
      shares_saved: 0,
      token_hash: hashOfToken('carls'),
      invited: NOW,
      expires: LATER,
    } as const;
    await storeInvitation(services.store, carl, invitation, async () => undefined);
    const first = await renderApp({ path: '/saved?list=invitation#carls', services, signedIn: true });
    expect(await screen.findByText(/You already share a list with Sam/)).toBeVisible();
    first.unmount();
    await endSharedList(services.store, CUSTOMER.userId);
    await storeInvitation(
      services.store,
      CUSTOMER,
      { ...invitation, name: 'Ada', token_hash: hashOfToken('own') },
      async () => undefined,
    );
    const { user } = await renderApp({ path: '/saved?list=invitation#own', services, signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is your own invitation.');
    expect(await findInvitation(services.store, hashOfToken('own'), NOW)).toBeDefined();
  });
});
