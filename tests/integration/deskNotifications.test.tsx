import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WirePushSubscriptions } from '#api/customer/pushContract.ts';
import { changeDeskLanguage } from '#desk/deskTexts.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { BROWSER_ID, installBrowser } from '#tests/support/page/installBrowser.ts';
import { MEMBER, openDeskServices, renderDesk, sendLead } from '#tests/support/renderDesk.tsx';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

beforeEach(() => {
  const identity = makeFakeIdentity();
  identity.session.mockResolvedValue(MEMBER);
  identity.accessToken.mockResolvedValue('access-token');
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});

const openTeam = async () => {
  const services = await openDeskServices();
  return { services, ...(await renderDesk({ path: '/team', services })) };
};

const choice = () => screen.findByRole('checkbox', { name: 'Notify me in this browser' });

test('a member turns notifications about requests on in this browser, and off again', async () => {
  const { requestPermission } = installBrowser();
  const { services, user: staff } = await openTeam();
  const box = await choice();
  await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'false'));
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/^When a request is assigned to you/);
  expect(requestPermission).not.toHaveBeenCalled();
  await staff.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(box).toHaveAccessibleDescription(/^You’ll get notifications here about your requests/);
  const answer = await services.fetch('/customer/user/push-subscriptions');
  const { subscriptions } = (await answer.json()) as WirePushSubscriptions; // the contract's
  expect(subscriptions.map(({ id }) => id)).toEqual([BROWSER_ID]);
  await staff.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
});

test('a member who has blocked notifications is told how to allow them', async () => {
  installBrowser({ permission: 'denied' });
  await openTeam();
  expect(await choice()).toBeDisabled();
  expect(screen.getByText(/^This site’s notifications are blocked\./)).toBeVisible();
});

test('a browser without notifications says so, in French too', async () => {
  await openTeam();
  expect(await choice()).toBeDisabled();
  expect(screen.getByText('This browser can’t show notifications from websites.')).toBeVisible();
  onTestFinished(() => i18next.changeLanguage('en').then(() => undefined));
  await changeDeskLanguage('fr');
  expect(await screen.findByRole('checkbox', { name: 'M’aviser dans ce navigateur' })).toBeDisabled();
  expect(screen.getByText('Ce navigateur ne peut pas afficher de notifications de sites Web.')).toBeVisible();
});

test('an answer that the mail service refused says that it was not delivered', async () => {
  const services = await openDeskServices();
  const person = { name: { first: 'Marie', last: 'Roy' }, email: 'gone@example.ca', phone: '4165550142' };
  const id = await sendLead(services, { user: person, property: { city: 'Toronto', price: 900_000 } });
  const { user: staff, unmount } = await renderDesk({ path: `/items/${id}`, services });
  await staff.type(await screen.findByLabelText('Subject'), 'Your request');
  await staff.type(screen.getByLabelText('Answer'), 'Yes, it is quiet.');
  await staff.click(screen.getByRole('button', { name: 'Send the answer' }));
  const answers = () => within(screen.getByRole('region', { name: 'Answer by email' }));
  expect(await answers().findByText('Yes, it is quiet.')).toBeVisible();
  expect(answers().queryByText(/^Not delivered/)).toBeNull();
  unmount();
  const carry = async () => ({ refused: 'no such mailbox', isAddress: true }) as const;
  const clock = { now: () => SMALL_DATASET_NOW };
  await doJobs(services.store, { mails: mailHandler({ store: services.store, clock, carry }) });
  await renderDesk({ path: `/items/${id}`, services });
  expect(
    await screen.findByText('Not delivered. Check the email address with the person, or call instead.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('In progress');
});
