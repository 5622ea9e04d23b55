import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireLeadReceipt } from '#api/contact/contract.ts';
import { ContactRealtorButton } from '#features/leads/ContactRealtorButton.tsx';
import { ContactRealtorProvider } from '#features/leads/ContactRealtorProvider.tsx';
import { LinkedViewing } from '#features/viewings/LinkedViewing.tsx';
import { Viewings } from '#features/viewings/Viewings.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { makeViewingToken } from '#server/customer/viewings/viewingToken.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { deliveryDue } from '#store/deliveryDue.ts';
import { createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { box, fill, fillContact, isolateLeads, posts, stored } from '#tests/support/leads/leadForms.tsx';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { type RenderWithServicesOptions, renderWithServices } from '#tests/support/renderWithServices.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

isolateLeads();

async function openViewing(options: RenderWithServicesOptions = {}, button = 'Book a Viewing') {
  const page = await renderWithServices(
    <ContactRealtorProvider listing={createMockListing({ mlsNumber: 'C1234567' })}>
      <ContactRealtorButton kind="viewing">{button}</ContactRealtorButton>
    </ContactRealtorProvider>,
    options,
  );
  await page.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return page;
}

test.each([
  ['for sale', {}, true],
  ['for lease', { type: 'Lease', listPrice: 2_650 }, true],
  ['that was sold', { status: 'U', lastStatus: 'Sld', soldPrice: 955_000 }, false],
  ['that left the market', { status: 'U', lastStatus: 'Ter' }, false],
] as const)('a home %s has the button only while it is on the market', async (_kind, changes, isOffered) => {
  const services = await makeTestServices({ listings: [createMockGeneratedListing(changes)] });
  await renderApp({ path: '/detail/C1000001/2', services });
  expect(await screen.findByRole('button', { name: 'Get More Details' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Book a Viewing' })).toHaveLength(isOffered ? 1 : 0);
});

test.each(['Book a Viewing', 'Get More Details'])(
  '%s opens a form with the contact of the account',
  async (name) => {
    const services = await makeTestServices({ session: CUSTOMER, listings: [createMockGeneratedListing()] });
    onTestFinished(() => services.close());
    await services.fetch('/customer/user', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: { first: 'Anne', last: 'Tremblay' }, phone: '+14165550199' }),
    });
    const { user } = await renderApp({ path: '/detail/C1000001/2', services, signedIn: true });
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(box('Last name')).toHaveValue('Tremblay'));
    expect(box('First name')).toHaveValue('Anne');
    expect(box('Email')).toHaveValue(CUSTOMER.email);
  },
);

test('a form that was sent before the account’s contact came shows no problems of the fields that it fills', async () => {
  const services = await makeTestServices({ session: CUSTOMER, listings: [createMockGeneratedListing()] });
  onTestFinished(() => services.close());
  await services.fetch('/customer/user', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: { first: 'Anne', last: 'Tremblay' } }),
  });
  const account = Promise.withResolvers<undefined>();
  const { user } = await renderApp({
    path: '/detail/C1000001/2',
    services,
    signedIn: true,
    intercede: ({ url }) => (url.endsWith('/customer/user') ? account.promise : undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Book a Viewing' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
  await waitFor(() => expect(box('First name')).toBeInvalid());
  account.resolve(undefined);
  await waitFor(() => expect(box('First name')).toHaveValue('Anne'));
  for (const filled of ['First name', 'Last name', 'Email']) expect(box(filled)).toBeValid();
  expect(box('Phone'), 'the account has none').toBeInvalid();
});

const days = () => within(screen.getByRole('group', { name: 'Day' })).getAllByRole('radio');

describe('the dialog that asks for a viewing', () => {
  test('offers seven days, half-days and two ways, and sends the choice with the contact', async () => {
    const { user, requests, services } = await openViewing();
    expect(days()).toHaveLength(7);
    expect(days()[0]).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Morning' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'In person' })).toBeChecked();
    await user.click(days()[2] ?? document.body);
    await user.click(screen.getByRole('radio', { name: 'Evening' }));
    await user.click(screen.getByRole('radio', { name: 'By video' }));
    await fillContact(user);
    await fill(user, 'Note (optional)', 'Is there parking?');
    await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you, Ada' })).toHaveFocus());
    const [post] = posts(requests);
    expect(await post?.json()).toMatchObject({
      code: 'C1234567',
      boardId: 2,
      message: 'Is there parking?',
      viewing: { part: 'evening', way: 'video', timeZone: 'America/Toronto' },
    });
    expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const [lead] = await stored(services);
    expect(lead?.kind).toBe('viewing');
    const viewing = await findViewing(services.store, lead?.id ?? '');
    expect(viewing).toMatchObject({ state: 'asked', part: 'evening', language: 'en' });
    const shown = new Date(viewing?.day ?? '').toLocaleDateString('en-CA', {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    expect(screen.getByText(new RegExp(`your request for ${shown.replace(/, \d+$/, '')}`))).toBeVisible();
  });

  test('stores the request on the device while the browser is offline, and sends it by the next visit', async () => {
    const first = await openViewing();
    await first.user.click(screen.getByRole('radio', { name: 'Afternoon' }));
    await fillContact(first.user);
    await waitFor(() => expect(first.requests.some(({ url }) => url.includes('/schemas/'))).toBe(true));
    setOnline(false);
    await first.user.click(screen.getByRole('button', { name: 'Request this viewing' }));
    await screen.findByRole('heading', { name: 'Message saved, Ada' });
    expect(posts(first.requests)).toEqual([]);
    first.unmount();
    setOnline(true);
    const { store, services } = await renderWithServices(<p>Another page</p>);
    store.dispatch(deliveryDue());
    await waitFor(async () => expect(await stored(services)).toHaveLength(1));
    const [lead] = await stored(services);
    expect(await findViewing(services.store, lead?.id ?? '')).toMatchObject({
      state: 'asked',
      part: 'afternoon',
      code: 'C1234567',
    });
  });

  test('keeps a request for a day that the brokerage has closed meanwhile, and offers the days again', async () => {
    expectedConsole.push(/The lead could not be sent/);
    const services = await makeTestServices({ contact: { closedDays: ['2000-01-01/2099-12-31'] } });
    onTestFinished(() => services.close());
    const { user } = await openViewing({ services });
    await fillContact(user);
    await fill(user, 'Note (optional)', 'Is there parking?');
    for (const _ of ['a press', 'another press']) {
      await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'We don’t show homes on that day. Please choose another one.',
      );
      await waitFor(() => expect(days()[0]).toHaveFocus());
    }
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(days()[1] ?? document.body);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(box('Note (optional)')).toHaveValue('Is there parking?');
    expect(await stored(services)).toEqual([]);
  });

  test('delivers a request for such a day from the device, where the visitor can choose no other', async () => {
    const services = await makeTestServices({ contact: { closedDays: ['2000-01-01/2099-12-31'] } });
    onTestFinished(() => services.close());
    const { user, store } = await openViewing({ services });
    await fillContact(user);
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
    await screen.findByRole('heading', { name: 'Message saved, Ada' });
    setOnline(true);
    store.dispatch(deliveryDue());
    await waitFor(async () => expect(await stored(services)).toHaveLength(1));
  });

  test('offers the days to come when it opens again after some days', async () => {
    const { user } = await openViewing();
    const first = days()[0]?.closest('label')?.textContent;
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(screen.getByRole('button', { name: 'Book a Viewing' }));
    await screen.findByRole('dialog');
    expect(days()[0]?.closest('label')?.textContent).not.toBe(first);
    expect(days()).toHaveLength(7);
  });

  test('reports missing values at their fields', async () => {
    const { user, requests } = await openViewing();
    await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
    await waitFor(() => expect(box('First name')).toHaveFocus());
    expect(box('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(posts(requests)).toEqual([]);
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    await openViewing({}, 'Demander une visite');
    expect(screen.getByRole('dialog', { name: 'Demander une visite' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Après-midi' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Demander cette visite' })).toBeVisible();
  });
});

describe('the viewings of a customer', () => {
  const TIME = { starts: '2046-11-25T19:00:00.000Z', ends: '2046-11-25T19:30:00.000Z' };
  const WISH = { day: '2046-11-25', part: 'evening', way: 'video', timeZone: 'America/Toronto' } as const;

  /** The services with one request of the signed-in customer. */
  async function asked(
    customer: { closedDays?: readonly string[] } = {},
  ): Promise<{ services: TestServices; id: string }> {
    const services = await makeTestServices({ session: CUSTOMER, customer });
    onTestFinished(() => services.close());
    const answer = await services.fetch('/realty/contact', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Lead-Context': new URLSearchParams({ customer: CUSTOMER.email }).toString(),
      },
      body: JSON.stringify(createMockListingLead({ viewing: WISH, message: 'With a dog.' })),
    });
    return { services, id: ((await answer.json()) as WireLeadReceipt).id };
  }

  async function offer({ services, id }: Awaited<ReturnType<typeof asked>>): Promise<void> {
    const known = await findViewing(services.store, id);
    if (!known) throw new Error('there is no such viewing');
    const change = { by: 'brokerage', state: 'offered', time: TIME, sentence: 'Ring twice.' } as const;
    await changeViewing(services.store, known, change, { now: known.changed, isForwarded: false });
  }

  const card = () => screen.findByRole('article', { name: '33 Queen Street W, Toronto, Toronto' });

  test('are listed with their state, and an offered time is accepted', async () => {
    const viewing = await asked();
    await offer(viewing);
    const { user } = await renderWithServices(<Viewings />, viewing);
    expect(within(await card()).getByText('Time offered')).toBeVisible();
    expect(within(await card()).getByText(/November 25.* 2:00 p\.m\. EST/)).toBeVisible();
    expect(within(await card()).getByText('From the agent: Ring twice.')).toBeVisible();
    expect(within(await card()).getByText('Your note: With a dog.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept this time' }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(await findViewing(viewing.services.store, viewing.id)).toMatchObject({ state: 'agreed' });
  });

  test('are asked for on another day, and cancelled after a question', async () => {
    const viewing = await asked();
    const { user } = await renderWithServices(<Viewings />, viewing);
    await card();
    await user.click(screen.getByRole('button', { name: 'Ask for another day' }));
    expect(screen.getByRole('form', { name: 'Ask for another day' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ask for another day' }));
    await user.click(screen.getByRole('radio', { name: 'Afternoon' }));
    await user.click(screen.getByRole('button', { name: 'Ask for this day' }));
    expect(await screen.findByText(/, afternoon$/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Cancel viewing' }));
    expect(screen.getByRole('group', { name: 'Cancel this viewing?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await findViewing(viewing.services.store, viewing.id)).toMatchObject({
      state: 'cancelled',
      part: 'afternoon',
    });
  });

  test('show a change that came first', async () => {
    const viewing = await asked();
    const { user } = await renderWithServices(<Viewings />, viewing);
    await card();
    const known = await findViewing(viewing.services.store, viewing.id);
    if (!known) throw new Error('there is no such viewing');
    const declined = { by: 'brokerage', state: 'declined', sentence: 'It is sold.' } as const;
    await changeViewing(viewing.services.store, known, declined, { now: known.changed, isForwarded: false });
    await user.click(screen.getByRole('button', { name: 'Cancel viewing' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(/^This viewing has changed in the meantime/)).toBeVisible();
    expect(await screen.findByText('From the agent: It is sold.')).toBeVisible();
  });

  test('say so if the services show no homes on the chosen day', async () => {
    const viewing = await asked({ closedDays: ['2000-01-01/2099-12-31'] });
    const { user } = await renderWithServices(<Viewings />, viewing);
    await card();
    await user.click(screen.getByRole('button', { name: 'Ask for another day' }));
    await user.click(screen.getByRole('button', { name: 'Ask for this day' }));
    expect(
      await screen.findByText('We don’t show homes on that day. Please choose another one.'),
    ).toBeVisible();
    expect(within(screen.getByRole('form')).getAllByRole('radio')[0]).toHaveFocus();
    expect(await findViewing(viewing.services.store, viewing.id)).toMatchObject({ day: WISH.day });
  });

  test.each([
    [
      'a day that has passed at the home',
      400,
      [{ field: 'day', keyword: 'minimum' }],
      /^That day has passed\./,
    ],
    [
      'a change that is not valid',
      400,
      [{ field: 'part', keyword: 'enum' }],
      /^This change was not accepted\./,
    ],
    ['a link that has ended', 404, [], /^This viewing no longer exists, or its link has expired\./],
    ['a service that is down', 503, [], /^Could not connect to server\./],
    ['a fault of the service', 500, [], /^Your change could not be saved\. Please try again\./],
  ])('name %s as the reason why a change was not saved', async (_name, status, errors, sentence) => {
    const viewing = await asked();
    const { user } = await renderWithServices(<Viewings />, {
      ...viewing,
      intercede: ({ method }) =>
        method === 'PUT' ? Response.json({ message: 'no', errors, requestId: '1' }, { status }) : undefined,
    });
    await card();
    await user.click(screen.getByRole('button', { name: 'Ask for another day' }));
    await user.click(screen.getByRole('button', { name: 'Ask for this day' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('can be none, or out of reach', async () => {
    const services = await makeTestServices({ session: CUSTOMER });
    onTestFinished(() => services.close());
    let isDown = true;
    const { user } = await renderWithServices(<Viewings />, {
      services,
      intercede: () =>
        isDown ? Response.json({ message: 'down', requestId: '1' }, { status: 400 }) : undefined,
    });
    expect(await screen.findByText('Your viewings could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No viewings yet\./)).toBeVisible();
  });

  test('open by the link of a mail, until it ends', async () => {
    const viewing = await asked();
    const token = await makeViewingToken(viewing.services.store, viewing.id);
    const { user } = await renderWithServices(<LinkedViewing token={token} />, viewing);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your viewing' })).toBeVisible();
    await card();
    await user.click(screen.getByRole('button', { name: 'Cancel viewing' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  test('do not open by another link', async () => {
    const viewing = await asked();
    await renderWithServices(<LinkedViewing token="other" />, viewing);
    expect(await screen.findByText(/^This link is no longer valid\./)).toBeVisible();
  });
});
