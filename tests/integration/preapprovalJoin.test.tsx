import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WireApplication, WireMatches, WireSigner } from '#api/customer/applicationContract.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import {
  changeSigner,
  invitedBySam,
  openPreApproval,
  SAM,
  type SharedServices,
  sharedServices,
  submit,
  wholeApplication,
} from '#tests/support/preapproval/people.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';

const coApplicant = async () => within(await screen.findByRole('region', { name: 'Co-applicant' }));

/** The customer's own application with Sam, who is not invited yet. */
async function withSam(person = { firstName: 'Sam', email: SAM.email } as WireSigner['person']) {
  const shared = await sharedServices();
  const application = await wholeApplication(shared, CUSTOMER, { isAlone: null });
  const path = `/application/${application.id}/signer`;
  const body = { relation: 'sibling', person };
  const signer = await shared.callAs<WireSigner>(CUSTOMER, { path, method: 'POST', body });
  return { shared, application, signer };
}

const asSam = ({ callAs }: SharedServices, id: string) =>
  callAs<WireApplication>(SAM, { path: `/application/${id}` });

test('a co-applicant is invited by mail, and again after a minute', async () => {
  const { shared } = await withSam();
  const { user } = await openPreApproval({ services: shared.services });
  const part = await coApplicant();
  expect(await part.findByText('Not invited')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Send an invitation' }));
  expect(await part.findByText(`The invitation is on its way to ${SAM.email}.`)).toBeVisible();
  expect(shared.mails).toMatchObject([{ email: SAM.email, language: 'en' }]);
  expect(await part.findByText('Invited')).toBeVisible();
  const again = part.getByRole('button', { name: 'Send it again' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(part.getByText(/^You can send it again in \d+ seconds?\.$/)).toBeVisible();
  await user.click(again);
  expect(shared.mails).toHaveLength(1);
});

test.each([
  [429, 'We can’t send this address another email right now. Please try again later.'],
  [503, 'We can’t send emails just now. Please try again later, or fill in their part yourself.'],
  [500, 'The invitation could not be sent. Please try again.'],
])('an invitation that fails with %i shows the reason', async (status, sentence) => {
  const { shared } = await withSam();
  const { user } = await openPreApproval({
    services: shared.services,
    intercede: ({ method, url }) =>
      method === 'PUT' && url.includes('/signer/') ? new HttpResponse(null, { status }) : undefined,
  });
  const part = await coApplicant();
  await user.click(await part.findByRole('button', { name: 'Send an invitation' }));
  expect(await part.findByRole('alert')).toHaveTextContent(sentence);
});

test('an invitation requires an email other than the applicant’s own', async () => {
  const { shared } = await withSam({ firstName: 'Sam' });
  const view = await openPreApproval({ services: shared.services });
  expect(await (await coApplicant()).findByText(/^Add their email address first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send an invitation' })).not.toBeInTheDocument();
  view.unmount();

  const own = await withSam({ email: CUSTOMER.email });
  const { user } = await openPreApproval({ services: own.shared.services });
  await user.click(await screen.findByRole('button', { name: 'Send an invitation' }));
  expect(await screen.findByText(/^This is your own email address\./)).toBeVisible();
});

test.each([
  ['the corrected address', '{Backspace}a', [SAM.email]],
  ['no address that is not valid', '{Backspace}{Backspace}{Backspace}', []],
])('an invitation goes to %s, although it is not saved yet', async (_what, typed, invited) => {
  const { shared } = await withSam({ firstName: 'Sam', email: 'sam@example.co' });
  const { user } = await openPreApproval({ services: shared.services, path: '/pre-approval/co-applicant' });
  const send = await screen.findByRole('button', { name: 'Send an invitation' });
  const email = screen.getByLabelText('Email');
  await user.type(email, typed);
  await user.click(send);
  if (invited.length === 0) await waitFor(() => expect(email).toBeInvalid());
  else expect(await screen.findByText(`The invitation is on its way to ${SAM.email}.`)).toBeVisible();
  expect(shared.mails.map((mail) => mail.email)).toEqual(invited);
});

test('a co-applicant is removed after a confirmation', async () => {
  const { shared, application } = await withSam();
  const { user } = await openPreApproval({ services: shared.services });
  await user.click(await screen.findByRole('button', { name: 'Apply alone' }));
  const question = within(await screen.findByRole('dialog', { name: 'Apply alone?' }));
  expect(question.getByText(/^What was filled in for Sam will be deleted/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes, apply alone' }));
  expect(await screen.findByText('You’re applying alone.')).toBeVisible();
  const stored = await shared.callAs<WireApplication>(CUSTOMER, { path: `/application/${application.id}` });
  expect([stored.isAlone, stored.signers]).toEqual([true, []]);
});

test('an invited customer sees the applicant, accepts by the code, and fills in their part', async () => {
  const shared = await sharedServices();
  const { application, code, path } = await invitedBySam(shared);
  const { user, location } = await openPreApproval({ services: shared.services });
  await user.click(await screen.findByRole('link', { name: 'Open the invitation' }));
  await waitFor(() => expect(location()).toBe(path));
  const invitation = within(
    await screen.findByRole('region', { name: 'Sam would like to apply for a mortgage with you' }),
  );
  const accept = invitation.getByRole('button', { name: 'Accept' });
  const field = invitation.getByLabelText('Verification code');
  await user.click(accept);
  expect(await invitation.findByText('The verification code is required.')).toBeVisible();
  expect(field).toHaveFocus();
  await user.type(field, code === '111111' ? '222222' : '111111');
  expect(invitation.queryByText('The verification code is required.')).not.toBeInTheDocument();
  await user.click(accept);
  expect(await invitation.findByText('The code you entered is incorrect. Please try again.')).toBeVisible();
  await user.clear(field);
  await user.type(field, code);
  await user.click(accept);

  expect(await screen.findByText('Toronto, Ontario')).toBeVisible();
  expect(screen.getByText('$700,000')).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Your part of the application' }));
  await user.type(form.getByLabelText('First name'), 'Anne');
  await waitFor(
    async () => expect((await asSam(shared, application.id)).signers[0]?.person.firstName).toBe('Anne'),
    { timeout: 5000 },
  );
  await user.click(form.getByRole('button', { name: 'I’m done' }));
  expect(await form.findByRole('group', { name: /^Check \d+ answers/ })).toHaveFocus();
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  const missing = within(await documents.findByRole('group', { name: 'Still needed' }));
  const missingKinds = () => missing.getAllByRole('button').map(({ textContent }) => textContent);
  expect(missingKinds()).toEqual(['Who you are']);
  await user.selectOptions(form.getByLabelText('Employment'), 'Full-time');
  await user.type(form.getByLabelText('Annual income'), '71000');
  await waitFor(() => expect(missingKinds()).toEqual(['Who you are', 'Your income', 'Your job']), {
    timeout: 5000,
  });
});

test('an invitation is declined after a confirmation', async () => {
  const shared = await sharedServices();
  const { application, path } = await invitedBySam(shared);
  const { user } = await openPreApproval({ services: shared.services, path });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(await screen.findByRole('button', { name: 'Decline it' }));
  expect(await screen.findByText('You declined this invitation.')).toBeVisible();
  expect((await asSam(shared, application.id)).signers[0]?.state).toBe('declined');
});

test('an invitation to another address shows a message, and leads to another account', async () => {
  const shared = await sharedServices();
  const leave = vi.fn();
  onTestFinished(chooseLeaving(leave));
  const { user } = await openPreApproval({
    services: shared.services,
    path: '/pre-approval/join/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000001',
  });
  expect(await screen.findByText(/^This invitation is not for user@example\.com/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in with another account' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
});

test('a visitor signs in first, and comes back to the invitation', async () => {
  const { location } = await renderApp({ path: '/pre-approval/join/a/b' });
  await waitFor(() =>
    expect(location()).toBe('/auth/login?redirect=%2Fpre-approval%2Fjoin%2Fa%2Fb&intent=joinApplication'),
  );
});

test('a co-applicant of a submitted application sees the chosen lender, and no other match', async () => {
  const shared = await sharedServices();
  const { application, signer, code, path } = await invitedBySam(shared);
  const joined = await changeSigner(shared, CUSTOMER, application.id, signer, { state: 'accepted', code });
  const { applicant, employment } = await wholeApplication(shared, CUSTOMER);
  await changeSigner(shared, CUSTOMER, application.id, joined, { person: applicant, employment });
  const sams = await wholeApplication(shared, SAM, { isAlone: false });
  await submit(shared, SAM, sams);
  const page = await openPreApproval({ services: shared.services, path });
  const { router } = page;
  expect(await screen.findByText(/^The applicant chooses the lender\./)).toBeVisible();
  expect(await screen.findAllByText(/your part can’t be changed any more/)).toHaveLength(1);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();

  const lenders = await shared.callAs<WireMatches>(SAM, { path: `/application/${application.id}/match` });
  const [best] = lenders.matches;
  await shared.callAs(SAM, {
    path: `/application/${application.id}/match/${best?.id}`,
    method: 'PUT',
    version: best?.version ?? 0,
    body: { state: 'accepted' },
  });
  await router.navigate('/about');
  await waitFor(() => expect(screen.queryByText(/^The applicant chooses the lender/)).toBeNull());
  await router.navigate(path);
  const card = await screen.findByRole('article', { name: best?.lender ?? '' });
  expect(card).toHaveTextContent('Chosen by the applicant');
  expect(card).not.toHaveTextContent(/GDS|TDS|No\. 1/);
  expect(screen.queryByRole('button', { name: /^Choose [A-Z]/ })).not.toBeInTheDocument();
});
