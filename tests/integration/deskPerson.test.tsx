import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tabStorage } from '#platform/storage/storage.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { MEMBER, openDeskServices, renderDesk, sendLead } from '#tests/support/renderDesk.tsx';
import type { TestServices } from '#tests/support/services/makeTestServices.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

beforeEach(() => {
  const identity = makeFakeIdentity();
  identity.session.mockResolvedValue(MEMBER);
  identity.accessToken.mockResolvedValue('access-token');
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
  tabStorage.clear([]);
});

const ADA = { name: { first: 'Ada', last: 'Byron' }, email: 'ada@example.com', phone: '4165550142' };
const ada = (message: string, changes: object = {}) => ({
  user: { ...ADA, ...changes },
  property: { city: 'Toronto', price: 900_000 },
  message,
});

/** Sends two requests of one person. @returns the id of the first */
async function sendTwo(services: TestServices): Promise<string> {
  const context = { page: '/real-estate/contact', language: 'en', consent: 'I agree to be contacted.' };
  const id = await sendLead(services, ada('Is it quiet?'), context);
  await sendLead(services, ada('Is there a garage?', { email: 'ADA@example.com' }), {});
  return id;
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a person', () => {
  test('is opened from a request, with everything that they sent and the consent', async () => {
    const services = await openDeskServices();
    const id = await sendTwo(services);
    const { user, location } = await renderDesk({ path: `/items/${id}`, services });
    await user.click(await screen.findByRole('link', { name: 'Everything from this person' }));
    const sent = await panel('Requests, viewings and applications');
    expect(location()).toBe('/people?email=ada%40example.com');
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(sent.getAllByRole('link', { name: /General request/ })).toHaveLength(2);
    expect(sent.getByText('Is it quiet?')).toBeVisible();
    expect(sent.getByText('Is there a garage?')).toBeVisible();
    expect(sent.getByRole('link', { name: '(416) 555-0142' })).toHaveAttribute(
      'href',
      '/real-estate/desk/people?phone=4165550142',
    );
    const consent = await panel('Consent to messages (CASL)');
    expect(consent.getByText('I agree to be contacted.')).toBeVisible();
    expect(consent.getByText(/\/real-estate\/contact/)).toBeVisible();
    expect((await panel('Account')).getByText('No account with this email address.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
    expect(screen.getByText('Only administrators can download or delete a person’s data.')).toBeVisible();
  });

  test('is found by a phone number, and other words are refused', async () => {
    const services = await openDeskServices();
    await sendTwo(services);
    const { user } = await renderDesk({ services });
    await user.click(await screen.findByRole('link', { name: 'Find a person' }));
    const field = await screen.findByLabelText('Email address or phone number');
    await user.type(field, 'Ada{Enter}');
    expect(field).toHaveAccessibleDescription('Type a whole email address or phone number.');
    await user.clear(field);
    await user.type(field, '(416) 555-0142{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(screen.getByText('(416) 555-0142 · 2 requests')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record a withdrawal' })).toBeNull();
    await user.type(await screen.findByLabelText('Email address or phone number'), 'no@example.com{Enter}');
    expect(await screen.findByText('Nothing was sent from this address.')).toBeVisible();
  });

  test('that cannot be loaded is loaded again by a button', async () => {
    const services = await openDeskServices();
    await sendTwo(services);
    let isFailing = true;
    const { user } = await renderDesk({
      path: '/people?email=ada@example.com',
      services,
      intercede: ({ url }) =>
        isFailing && new URL(url).pathname === '/desk/people'
          ? Response.json({ message: 'No.', requestId: 'r1' }, { status: 400 })
          : undefined,
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  });

  test('withdraws the consent by phone, and the form of an answer says so', async () => {
    const services = await openDeskServices();
    await sendTwo(services);
    const { user } = await renderDesk({ path: '/people?email=ada@example.com', services });
    const consent = await panel('Consent to messages (CASL)');
    await user.click(consent.getByRole('button', { name: 'Record a withdrawal' }));
    await user.clear(consent.getByLabelText('Day'));
    await user.click(consent.getByRole('button', { name: 'Record it' }));
    expect(consent.getByLabelText('Day')).toHaveAccessibleDescription(
      'Choose a day that is not in the future.',
    );
    await user.type(consent.getByLabelText('Day'), '2026-11-21');
    await user.click(consent.getByRole('button', { name: 'Record it' }));
    expect(await consent.findByText(/^This person has withdrawn the consent\./)).toBeVisible();
    expect(
      consent.getByText(/^Withdrawn on Nov 21, 2026 \(by phone\), recorded by Amara Okafor$/),
    ).toBeVisible();
    const [, first] = screen.getAllByRole('link', { name: 'General request · Toronto' });
    if (first) await user.click(first);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(/SOR\/2013-221, s\. 3\(b\)/);
  });

  test('is exported and erased by an admin, who types the address', async () => {
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => files.push(text));
      return 'blob:file';
    });
    const services = await openDeskServices('admin');
    await sendTwo(services);
    const { user, location } = await renderDesk({ path: '/people?email=ada@example.com', services });
    await user.click(await screen.findByRole('button', { name: 'Download everything (JSON)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse(files[0] ?? '')).toMatchObject({
      person: { email: 'ada@example.com' },
      requests: expect.arrayContaining([
        expect.objectContaining({ message: 'Is it quiet?' }),
        expect.objectContaining({ message: 'Is there a garage?' }),
      ]),
    });
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete everything about Ada Byron?' }));
    expect(dialog.getByText(/FINTRAC: at least five years/)).toBeVisible();
    const field = dialog.getByLabelText('Type ada@example.com to confirm');
    await user.type(field, 'bob@example.com{Enter}');
    expect(field).toHaveAccessibleDescription('This is not the same address.');
    await user.clear(field);
    await user.type(field, 'Ada@example.com{Enter}');
    expect(
      await screen.findByText('Deleted: 2 requests, and everything else about this person.'),
    ).toBeVisible();
    expect(location()).toBe('/people');
    await waitFor(() =>
      expect(screen.getByText(/^Deleted: 2 requests/).closest('[role=status]')).toHaveFocus(),
    );
    const leads = await services.store.database.selectFrom('lead').select('id').execute();
    expect(leads).toEqual([]);
  });
});
