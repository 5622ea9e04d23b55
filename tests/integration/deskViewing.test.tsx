import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeDeskLanguage } from '#desk/deskTexts.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { MEMBER, openDeskServices, renderDesk, sendLead } from '#tests/support/renderDesk.tsx';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

beforeEach(() => {
  const identity = makeFakeIdentity();
  identity.session.mockResolvedValue(MEMBER);
  identity.accessToken.mockResolvedValue('access-token');
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
  tabStorage.clear([]);
});

const LEAD = {
  user: { name: { first: 'James', last: 'Wong' }, email: 'james@example.com', phone: '4165550142' },
  code: 'C1000001',
  boardId: 2,
  viewing: { day: '2026-11-25', part: 'morning', way: 'inPerson', timeZone: 'America/Halifax' },
} as const;

test('the age of a new request is the same in the list and on its page', async () => {
  const services = await openDeskServices();
  await sendLead(services, LEAD);
  const { user: staff } = await renderDesk({ services });
  expect(await screen.findByText('just now')).toBeVisible();
  await staff.click(screen.getByRole('link', { name: /James Wong/ }));
  expect(await screen.findByText('Viewing request · just now')).toBeVisible();
});

test('a time that is offered already is not sent again without a sentence', async () => {
  const services = await openDeskServices();
  const id = await sendLead(services, LEAD);
  const known = await findViewing(services.store, id);
  if (!known) throw new Error('The viewing is not there.');
  const time = { starts: '2046-11-26T18:30:00.000Z', ends: '2046-11-26T19:00:00.000Z' };
  const offer = { by: 'brokerage', state: 'offered', time, sentence: null } as const;
  const now = SMALL_DATASET_NOW.toISOString();
  await changeViewing(services.store, known, offer, { now, isForwarded: false });
  const { user: staff } = await renderDesk({ path: `/items/${id}`, services });
  await staff.click(await screen.findByRole('button', { name: 'Offer another time' }));
  const form = within(screen.getByRole('region', { name: 'Viewing' }));
  await staff.click(form.getByRole('button', { name: 'Send the offer' }));
  expect(form.getByLabelText('Day')).toHaveAccessibleDescription(/^This time is offered already\./);
  expect((await findViewing(services.store, id))?.revision).toBe(2);
  await staff.selectOptions(form.getByLabelText('Length'), '60 minutes');
  await staff.click(form.getByRole('button', { name: 'Send the offer' }));
  await waitFor(async () => expect((await findViewing(services.store, id))?.revision).toBe(3));
});

test('the history of a viewing tells each change in words, in both languages', async () => {
  const services = await openDeskServices();
  const id = await sendLead(services, LEAD);
  const { user: staff } = await renderDesk({ path: `/items/${id}`, services });
  await staff.click(await screen.findByRole('button', { name: 'Offer another time' }));
  const form = within(screen.getByRole('region', { name: 'Viewing' }));
  await staff.clear(form.getByLabelText('Day'));
  await staff.type(form.getByLabelText('Day'), '2046-11-26');
  await staff.clear(form.getByLabelText('Begins at'));
  await staff.type(form.getByLabelText('Begins at'), '14:30');
  await staff.type(form.getByLabelText(/^A sentence/), 'Ring twice.');
  await staff.click(form.getByRole('button', { name: 'Send the offer' }));
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(
    await history.findByText(
      'Asked for → Time offered · Mon, Nov 26, 2046, 2:30 p.m. AST, 30 minutes · “Ring twice.”',
    ),
  ).toBeVisible();

  const known = await findViewing(services.store, id);
  if (!known) throw new Error('The viewing is not there.');
  const wish = { state: 'asked', day: '2026-11-27', part: 'evening', way: 'video' } as const;
  const now = SMALL_DATASET_NOW.toISOString();
  await changeViewing(services.store, known, { by: 'customer', ...wish }, { now, isForwarded: false });
  await changeDeskLanguage('fr');
  onTestFinished(() => changeDeskLanguage('en'));
  await staff.type(screen.getByLabelText('Nouvelle note'), 'Vu.');
  await staff.click(screen.getByRole('button', { name: 'Ajouter la note' }));
  const histoire = screen.getByRole('region', { name: 'Historique' });
  await within(histoire).findByText('Vu.');
  expect(histoire).toHaveTextContent(
    'Heure proposée · lun. 26 nov. 2046, 14 h 30 HNA · En personne → Demandée · ven. 27 nov., soir · Par vidéo',
  );
  expect(histoire).toHaveTextContent('30 minutes · « Ring twice. »');
  expect(histoire).not.toHaveTextContent(/asked|offered|inPerson|starts|null/);
});
