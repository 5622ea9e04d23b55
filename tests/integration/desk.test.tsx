import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IdentityFault } from '#platform/identity/identity.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { rememberMember } from '#server/store/desk/members.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { MEMBER, openDeskServices, renderDesk, STAFF_SESSION, sendLead } from '#tests/support/renderDesk.tsx';
import type { TestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

let identity: ReturnType<typeof makeFakeIdentity>;

beforeEach(() => {
  identity = makeFakeIdentity();
  identity.session.mockResolvedValue(MEMBER);
  identity.accessToken.mockResolvedValue('access-token');
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
  tabStorage.clear([]);
});

const user = (first: string, last: string) => ({
  name: { first, last },
  email: `${first}.${last}@example.com`.toLowerCase(),
  phone: '4165550142',
});
const general = (first: string, last: string) => ({
  user: user(first, last),
  property: { city: 'Toronto', price: 900_000 },
  message: 'We look for a home near a school.',
});

const card = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

/** Changes an item as another member would. */
async function changeElsewhere(services: TestServices, id: string, changes: object): Promise<void> {
  const headers = { 'Access-Token': 'other', 'Content-Type': 'application/json' };
  const item = (await (await services.fetch(`/desk/items/${id}`, { headers })).json()) as { version: number }; // the contract's
  const body = JSON.stringify({ version: item.version, ...changes });
  const answer = await services.fetch(`/desk/items/${id}`, { method: 'PATCH', headers, body });
  expect(answer.status).toBe(200);
}

describe('the guard', () => {
  test('asks for email and password, then for the code of the app, and opens the inbox', async () => {
    identity.session.mockResolvedValueOnce(undefined);
    identity.signIn.mockResolvedValue('codeRequired');
    identity.completeWithCode.mockRejectedValueOnce(new IdentityFault('wrongCode'));
    const { user: staff } = await renderDesk({ services: await openDeskServices() });
    await staff.type(await screen.findByLabelText('Email address'), MEMBER.email);
    await staff.type(screen.getByLabelText('Password'), 'Harbour-Pine-1{Enter}');
    const code = await screen.findByLabelText('6-digit code');
    await staff.type(code, '123456{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('The code you entered is incorrect. Please try again.'),
    );
    await staff.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    expect(identity.signIn).toHaveBeenCalledWith(MEMBER.email, 'Harbour-Pine-1');
  });

  test('leads a member without a second factor through its set-up, and then through a log-in with its code', async () => {
    let factor: 'off' | 'on' = 'off';
    const claims = {
      role: 'staff' as const,
      mortgage: false,
      name: 'Amara Okafor',
      signedIn: SMALL_DATASET_NOW.getTime() - 60_000,
    };
    const session = { ...STAFF_SESSION, staff: claims };
    const services = await openDeskServices('staff', {
      session,
      desk: { secondFactorOf: async () => factor },
    });
    identity.turnOnSecondFactor.mockImplementation(async () => {
      factor = 'on';
    });
    const { user: staff } = await renderDesk({ services });
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await staff.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
    expect(await screen.findByText(/now with the code of your authenticator app/)).toBeVisible();
    claims.signedIn = SMALL_DATASET_NOW.getTime() + 1_000;
    await staff.type(screen.getByLabelText('Email address'), MEMBER.email);
    await staff.type(screen.getByLabelText('Password'), 'Harbour-Pine-1{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  });

  test('tells a customer that the page is for the team', async () => {
    const services = await openDeskServices('staff', {
      session: { kind: 'customer', userId: 'user-1', email: MEMBER.email },
    });
    await renderDesk({ services });
    expect(await screen.findByRole('heading', { name: 'This page is for our team' })).toBeVisible();
    expect(screen.getByText(/amara@example.ca has no access/)).toBeVisible();
  });

  test('says so while the identity provider is out of reach, and asks again', async () => {
    identity.session.mockRejectedValueOnce(new IdentityFault('unreachable'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user: staff } = await renderDesk({ services: await openDeskServices() });
    expect(await screen.findByRole('heading', { name: 'The login service can’t be reached' })).toBeVisible();
    await staff.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  });

  test('asks for the sign-in over the page when a session ends, and no typed text is lost', async () => {
    const services = await openDeskServices();
    const id = await sendLead(services, general('James', 'Wong'));
    let hasEnded = false;
    const { user: staff } = await renderDesk({
      path: `/items/${id}`,
      services,
      intercede: () =>
        hasEnded
          ? Response.json(
              { message: 'Sign in again.', code: 'sessionTooOld', requestId: 'r1' },
              { status: 401 },
            )
          : undefined,
    });
    const note = await screen.findByLabelText('New note');
    await staff.type(note, 'Called twice.');
    hasEnded = true;
    await staff.click(screen.getByRole('button', { name: 'Add the note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in to the desk' }));
    expect(dialog.getByText(/logs out after 12 hours/)).toBeVisible();
    hasEnded = false;
    await staff.type(dialog.getByLabelText('Password'), 'Harbour-Pine-1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(note).toHaveValue('Called twice.');
    await staff.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(note).toHaveValue(''));
    expect(await screen.findAllByText('Called twice.')).not.toHaveLength(0);
  });
});

describe('the inbox', () => {
  test('shows new requests with their numbers, and finds one by its name', async () => {
    const services = await openDeskServices();
    await sendLead(services, general('James', 'Wong'));
    await sendLead(services, general('Marie', 'Roy'));
    const { user: staff, location } = await renderDesk({ services });
    expect(await card('James Wong')).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'Not opened yet' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'New 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Closed 0' })).toBeVisible();
    await staff.type(screen.getByRole('searchbox'), 'marie');
    await waitFor(() => expect(location()).toBe('?search=marie'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /James Wong/ })).toBeNull());
    expect(await card('Marie Roy')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'New 1' })).toBeVisible();
    await staff.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Mine');
    expect(await screen.findByText('No request matches these filters.')).toBeVisible();
    await staff.click(screen.getByRole('link', { name: 'Clear the filters' }));
    expect(await card('James Wong')).toBeVisible();
  });

  test('says that all new requests have been picked up', async () => {
    await renderDesk({ services: await openDeskServices() });
    expect(await screen.findByText('No new requests. Everything has been picked up.')).toBeVisible();
  });

  test('offers to load again after a failure', async () => {
    let isDown = true;
    const { user: staff } = await renderDesk({
      services: await openDeskServices(),
      intercede: ({ url }) =>
        isDown && url.includes('/desk/items')
          ? Response.json({ message: 'down' }, { status: 500 })
          : undefined,
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong');
    isDown = false;
    await staff.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No new requests. Everything has been picked up.')).toBeVisible();
  });
});

describe('a request', () => {
  test('is taken, planned, noted and closed, and its history says so', async () => {
    const services = await openDeskServices();
    const id = await sendLead(services, general('James', 'Wong'), {
      page: '/real-estate/list/Ontario/Toronto',
    });
    const { user: staff } = await renderDesk({ path: `/items/${id}`, services });
    expect(await screen.findByRole('heading', { level: 1, name: 'James Wong' })).toBeVisible();
    expect(screen.getByRole('link', { name: '(416) 555-0142' })).toHaveAttribute('href', 'tel:+14165550142');
    expect(screen.getByRole('link', { name: 'james.wong@example.com' })).toHaveAttribute(
      'href',
      'mailto:james.wong@example.com',
    );
    await staff.click(screen.getByRole('button', { name: 'Take it' }));
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('No owner → Amara Okafor')).toBeVisible();
    expect(screen.getByLabelText('Owner')).toHaveDisplayValue('Amara Okafor');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('In progress');
    await staff.click(screen.getByRole('button', { name: 'Plan one' }));
    await staff.type(screen.getByLabelText('What to do'), 'Call about financing');
    await staff.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Choose a day.')).toBeVisible();
    await staff.type(screen.getByLabelText('Day'), '2046-11-25');
    await staff.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
    await staff.type(screen.getByLabelText('New note'), 'Prefers mornings.');
    await staff.click(screen.getByRole('button', { name: 'Add the note' }));
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    await staff.selectOptions(screen.getByLabelText('Status'), 'Closed');
    expect(await history.findByText('In progress → Closed')).toBeVisible();
  });

  test('that another member changed first names the changes, and loses nothing typed', async () => {
    const services = await openDeskServices();
    const id = await sendLead(services, general('James', 'Wong'));
    const { user: staff } = await renderDesk({ path: `/items/${id}`, services });
    await staff.click(await screen.findByRole('button', { name: 'Plan one' }));
    await staff.type(screen.getByLabelText('What to do'), 'Call back');
    await staff.type(screen.getByLabelText('Day'), '2046-11-25');
    await changeElsewhere(services, id, { state: 'answered' });
    await staff.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Status: New → Answered')).toBeVisible();
    expect(screen.getByLabelText('What to do')).toHaveValue('Call back');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Answered');
    await staff.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('is answered by mail from a text in the person’s language', async () => {
    const services = await openDeskServices();
    const id = await sendLead(services, general('Marie', 'Roy'), { language: 'fr' });
    const { user: staff } = await renderDesk({ path: `/items/${id}`, services });
    const text = await screen.findByLabelText('Answer');
    await staff.type(text, 'My own words');
    await staff.selectOptions(screen.getByLabelText('Begin with a text'), 'Request received');
    expect(text).toHaveTextContent('Bonjour Marie,');
    expect(text, 'a city is no home').toHaveTextContent('Merci d’avoir écrit à Harbour');
    expect(text).toHaveTextContent('Amara Okafor');
    await staff.click(screen.getByRole('button', { name: 'Bring them back' }));
    expect(text).toHaveValue('My own words');
    await staff.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(screen.getByText('Write a subject.')).toBeVisible();
    await staff.type(screen.getByLabelText('Subject'), 'Votre demande');
    await staff.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(text).toHaveValue(''));
    expect(await screen.findByText('My own words')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Answered');
  });
});

describe('the team', () => {
  test('admins choose the rules, and the languages and cities of a member', async () => {
    const { user: staff } = await renderDesk({ path: '/team', services: await openDeskServices('admin') });
    const rule = await screen.findByRole('checkbox', { name: /^By turns/ });
    expect(rule, 'until an admin chooses otherwise').toBeChecked();
    await staff.click(rule);
    await waitFor(() => expect(rule).not.toBeChecked());
    await staff.click(await screen.findByRole('button', { name: 'Change Amara Okafor' }));
    const form = within(screen.getByRole('form', { name: 'Change Amara Okafor' }));
    await staff.click(form.getByRole('checkbox', { name: 'French' }));
    await staff.type(form.getByLabelText('Cities'), 'Toronto, Ottawa');
    await staff.click(form.getByRole('checkbox', { name: 'Takes turns' }));
    await staff.click(form.getByRole('button', { name: 'Save' }));
    const member = within(await screen.findByRole('region', { name: 'Amara Okafor' }));
    expect(await member.findByText('Toronto, Ottawa')).toBeVisible();
    expect(member.getByText('French')).toBeVisible();
    expect(member.getByText('Takes turns')).toBeVisible();
  });

  test('admins remove another member after a confirmation', async () => {
    const services = await openDeskServices('admin');
    await rememberMember(services.store, {
      id: 'member-2',
      email: 'benoit@example.ca',
      name: 'Benoît Roy',
      role: 'staff',
      mortgage: 0,
      last_seen: '2026-11-20T12:00:00.000Z',
    });
    const { user: staff } = await renderDesk({ path: '/team', services });
    await staff.click(await screen.findByRole('button', { name: 'Remove Benoît Roy from the team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Benoît Roy from the team?' }));
    await staff.click(dialog.getByRole('button', { name: 'Remove from the team' }));
    const member = within(await screen.findByRole('region', { name: 'Benoît Roy' }));
    expect(await member.findByText('Left the team')).toBeVisible();
    expect(member.queryByRole('button')).toBeNull();
    expect(
      screen.queryByRole('button', { name: 'Remove Amara Okafor from the team' }),
      'no admin removes themselves',
    ).toBeNull();
  });

  test('staff see the rules, and change nothing', async () => {
    await renderDesk({ path: '/team', services: await openDeskServices() });
    expect(await screen.findByRole('checkbox', { name: /^By turns/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});
