import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import {
  atRest,
  changeElsewhere,
  customerServices,
  openStep,
  storedApplication,
  WHOLE_APPLICATION,
} from '#tests/support/preapproval/openApplication.ts';
import {
  changeSigner,
  openPreApproval,
  SAM,
  sharedServices,
  wholeApplication,
} from '#tests/support/preapproval/people.ts';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';

// These tests go through several steps, and each answer is saved a second later.
vi.setConfig({ testTimeout: 30_000 });

afterEach(atRest);

const box = (name: string) => screen.findByLabelText(name);
const type = async (user: UserEvent, name: string, text: string) => {
  const field = await box(name);
  await user.clear(field);
  await user.paste(text);
};

/** Services with the customer's whole application. */
async function withWholeApplication() {
  const services = await customerServices();
  await changeElsewhere(services, WHOLE_APPLICATION);
  return services;
}

/** The customer's application with Sam, who has joined it. */
async function withJoinedSam() {
  const shared = await sharedServices();
  const application = await wholeApplication(shared, CUSTOMER, { isAlone: null });
  const path = `/application/${application.id}/signer`;
  const body = { relation: 'sibling', person: { firstName: 'Sam', email: SAM.email } };
  const added = await shared.callAs<WireSigner>(CUSTOMER, { path, method: 'POST', body });
  const invited = await changeSigner(shared, CUSTOMER, application.id, added, { state: 'invited' });
  const code = shared.mails.at(-1)?.code ?? '';
  const signer = await changeSigner(shared, SAM, application.id, invited, { state: 'accepted', code });
  return { shared, application, signer };
}

test('an invalid text clears the stored answer, and prevents the submission', async () => {
  const services = await withWholeApplication();
  const { user, router } = await openStep('employment', { services });
  await type(user, 'Annual income', '45,000 or 60,000');
  await waitFor(async () =>
    expect((await storedApplication(services)).employment.annualIncome).toBeUndefined(),
  );
  expect(await screen.findByText('Saved, except for incomplete answers')).toBeVisible();
  await act(() => router.navigate('/pre-approval/review'));
  const list = await screen.findByRole('group', { name: 'One answer is still missing' });
  await user.click(screen.getByText('Submit application'));
  expect(list).toHaveFocus();
  expect((await storedApplication(services)).status).toBe('draft');
  await user.click(within(list).getByText(/Annual income can’t be saved as entered$/));
  expect(await box('Annual income')).toHaveValue('45,000 or 60,000');
  expect(await box('Annual income')).toHaveAccessibleDescription(/Enter an amount in dollars/);
});

test('an invalid optional answer prevents the submission too', async () => {
  const services = await withWholeApplication();
  const { user, router } = await openStep('property', { services });
  await type(user, 'Postal code (optional)', 'H2Y 1C6');
  await act(() => router.navigate('/pre-approval/review'));
  expect(await screen.findByText(/Postal code can’t be saved as entered$/)).toBeVisible();
});

test('answers about the co-applicant are saved before the submission, or it does not happen', async () => {
  const { shared, application, signer } = await withJoinedSam();
  const path = `/application/${application.id}`;
  const { applicant = {}, employment = {} } = WHOLE_APPLICATION;
  const changes = { person: { ...applicant, email: SAM.email }, employment };
  await changeSigner(shared, CUSTOMER, application.id, signer, changes);
  let isRefusing = true;
  const { user, router, location } = await openPreApproval({
    services: shared.services,
    path: '/pre-approval/co-applicant',
    intercede: ({ method, url }) =>
      isRefusing && method === 'PUT' && url.includes('/signer/')
        ? new Response('{"message":"no"}', { status: 500 })
        : undefined,
  });
  expect(await box('Email')).toHaveAttribute('readonly');
  expect(await box('Email')).toHaveAccessibleDescription(/The invitation was accepted with this address/);
  await type(user, 'Last name', 'Beauchemin');
  await act(() => router.navigate('/pre-approval/review'));
  expect(await screen.findByText('Not saved')).toBeVisible();
  await user.click(screen.getByText('Submit application'));
  expect(await screen.findByText(/^Some answers are not saved yet/)).toBeVisible();
  isRefusing = false;
  await user.click(screen.getByText('Submit application'));
  await waitFor(() => expect(location()).toBe('/pre-approval'));
  const stored = await shared.callAs<WireApplication>(CUSTOMER, { path });
  expect(stored).toMatchObject({ status: 'submitted', signers: [{ person: { lastName: 'Beauchemin' } }] });
});

test('a step without an application leads to the start, and creates no application', async () => {
  const services = await customerServices();
  const posts: string[] = [];
  const { location } = await openPreApproval({
    services,
    path: '/pre-approval/review',
    intercede: ({ method, url }) => {
      if (method === 'POST' && url.endsWith('/customer/application')) posts.push(url);
      return undefined;
    },
  });
  await waitFor(() => expect(location()).toBe('/pre-approval'));
  expect(await screen.findByRole('button', { name: 'Start my pre-approval' })).toBeVisible();
  expect(posts).toEqual([]);
});

test('a form whose application was submitted elsewhere says so and discards the typed values', async () => {
  const services = await withWholeApplication();
  const { user, location } = await openStep('property', { services });
  await box('City');
  await changeElsewhere(services, { status: 'submitted' });
  await type(user, 'City', 'Ottawa');
  await waitFor(() => expect(location()).toBe('/pre-approval/review'));
  expect(await screen.findByRole('heading', { level: 1, name: 'What you submitted' })).toBeVisible();
  expect(await screen.findByText(/Your last changes are not in it\.$/)).toBeVisible();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(false);
  expect((await storedApplication(services)).property.city).toBe('Toronto');
});

test('a co-applicant who was removed elsewhere disappears from the form', async () => {
  const services = await customerServices();
  const { user } = await openStep('co-applicant', { services });
  await user.click(await screen.findByLabelText('No, with someone'));
  await box('First name');
  await changeElsewhere(services, { isAlone: true });
  await type(user, 'First name', 'Marc');
  await waitFor(() => expect(screen.queryByLabelText('First name')).not.toBeInTheDocument());
  expect(await screen.findByLabelText('Yes, alone')).toBeChecked();
});

test('a field shows its problem only after the press that left the field', async () => {
  const { user } = await openStep('property');
  await user.selectOptions(await box('Province or territory'), 'Ontario');
  await type(user, 'Postal code (optional)', 'H2Y 1C6');
  const sentence = 'This postal code is not in the chosen province or territory.';
  const choice = await screen.findByLabelText('To live in');
  fireEvent.pointerDown(choice);
  act(() => choice.focus());
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  fireEvent.pointerUp(choice);
  await user.click(choice);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(choice).toBeChecked();
});

test('leaving the form saves it before anything else happens', async () => {
  const services = await customerServices();
  const { user } = await openStep('property', { services });
  await box('City');
  const { setTimeout: wait } = globalThis;
  const paused = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, milliseconds?: number) =>
      milliseconds === 1000 ? 0 : wait(act, milliseconds)) as never); // its overloads have no common type
  onTestFinished(() => paused.mockRestore());
  await type(user, 'City', 'Toronto');
  act(() => (document.activeElement as HTMLElement).blur()); // the field with the typed text
  await waitFor(async () => expect((await storedApplication(services)).property.city).toBe('Toronto'));
});

test('the summary lists every field that is marked as wrong', async () => {
  const { user } = await openStep('employment');
  await user.selectOptions(await box('Employment'), 'Pension');
  await user.click(screen.getByText('Next'));
  expect(await screen.findByRole('group', { name: 'Check one answer' })).toBeVisible();
  await user.selectOptions(await box('Employment'), 'Full-time');
  await type(user, 'Year', '20');
  await user.selectOptions(await box('Month'), 'March');
  await user.click(await box('Year'));
  await user.tab();
  expect(await screen.findByRole('group', { name: 'Check 2 answers' })).toBeVisible();
});
