import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WireDashboard } from '#api/customer/applicationContract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import {
  changeElsewhere,
  customerServices,
  storedApplication,
  WHOLE_APPLICATION,
} from '#tests/support/preapproval/openApplication.ts';
import { openPreApproval } from '#tests/support/preapproval/people.ts';
import type { TestServices } from '#tests/support/services/makeTestServices.ts';

const region = (name: string) => screen.findByRole('region', { name });

const shown = async (services: TestServices): Promise<WireDashboard> =>
  (await (await services.fetch('/customer/dashboard')).json()) as WireDashboard;

/** Makes requests to one path fail until the test ends that. */
function failing(path: string, answer: () => Response) {
  const state = { isFailing: true };
  const intercede = ({ url }: Request) =>
    state.isFailing && new URL(url).pathname === path ? answer() : undefined;
  return { state, intercede };
}

test('the dashboard shows the requirements before the first application, and Start leads to the first step', async () => {
  const services = await customerServices();
  const { user, location } = await openPreApproval({
    services,
    path: '/pre-approval?mls=C1000001&board=2',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mortgage pre-approval' })).toBeVisible();
  expect(within(await region('What you’ll need')).getAllByRole('listitem')).toHaveLength(4);
  expect(await region('How long it takes')).toHaveTextContent('About ten minutes.');
  expect(await region('What happens to your answers')).toHaveTextContent('do not check your credit');
  expect((await shown(services)).application).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start my pre-approval' }));
  await waitFor(() => expect(location()).toMatch(/^\/pre-approval\/property/));
  expect((await shown(services)).application).toMatchObject({ status: 'draft' });
});

test('a draft shows the progress of each section, and continues where it stopped', async () => {
  const services = await customerServices();
  const { property, price } = WHOLE_APPLICATION;
  await changeElsewhere(services, { ...(property && { property }), ...(price && { price }) });
  const { user, location } = await openPreApproval({ services });
  const progress = within(await region('Your application'));
  const percent = (await shown(services)).application?.percent;
  expect(progress.getByText(`${percent}% filled in`)).toBeVisible();
  expect(progress.getByRole('progressbar', { name: 'Your application' })).toHaveAttribute(
    'aria-valuenow',
    String(percent),
  );
  const rows = within(progress.getByRole('list', { name: 'Sections' })).getAllByRole('link');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'The homeDone',
    'Price and down paymentDone',
    expect.stringMatching(/^About you\d answers missing$/),
    'Work and incomeNot started',
    'Co-applicantNot started',
  ]);
  await user.click(progress.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(location()).toBe('/pre-approval/applicant'));
});

test('a complete application leads to the review', async () => {
  const services = await customerServices();
  await changeElsewhere(services, WHOLE_APPLICATION);
  await openPreApproval({ services });
  const progress = within(await region('Your application'));
  expect(progress.getByText('100% filled in')).toBeVisible();
  expect(progress.getByRole('link', { name: 'Review and submit' })).toHaveAttribute(
    'href',
    '/real-estate/pre-approval/review',
  );
  expect(within(await region('Co-applicant')).getByText('You’re applying alone.')).toBeVisible();
});

test('a failure to load shows an error, and can be retried', async () => {
  const { state, intercede } = failing('/customer/dashboard', () =>
    HttpResponse.json({ message: 'no', requestId: 'r1' }, { status: 400 }),
  );
  const { user } = await openPreApproval({ intercede });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your pre-approval could not be loaded.');
  state.isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Start my pre-approval' })).toBeVisible();
});

test('the dashboard waits while offline, and loads when online again', async () => {
  const { state, intercede } = failing('/customer/dashboard', () => HttpResponse.error());
  await openPreApproval({ intercede });
  expect(
    await screen.findByText('Your pre-approval could not be loaded. Could not connect to server.'),
  ).toBeVisible();
  state.isFailing = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Start my pre-approval' })).toBeVisible();
});

test('a submitted application shows its state, and can be withdrawn', async () => {
  const services = await customerServices();
  await changeElsewhere(services, {
    ...WHOLE_APPLICATION,
    price: { total: 500_000, downPayment: 150_000, isFirstHome: true },
  });
  await changeElsewhere(services, { status: 'submitted' });
  const eligible = (await shown(services)).application?.matches.eligible ?? 0;
  expect(eligible).toBeGreaterThan(1);
  await services.store.database
    .insertInto('application_review')
    .values({
      application_id: (await shown(services)).application?.id ?? '',
      state: 'moreNeeded',
      sentence: 'Please send your pay slip of May.',
      changed: '2026-11-24T15:00:00.000Z',
      version: 1,
    })
    .execute();
  const { user, requests } = await openPreApproval({ services });
  const state = within(await region('Submitted'));
  expect(state.getByText('We need something more from you.')).toBeVisible();
  expect(state.getByText('Please send your pay slip of May.')).toBeVisible();
  expect(state.getByText(/^Updated on .*Nov.* 24/)).toBeVisible();
  expect(state.getByText(`Based on our example rules, ${eligible} lenders would lend to you.`)).toBeVisible();
  expect(await region('Lenders')).toBeVisible();
  expect(await region('Documents')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  const question = await screen.findByRole('dialog', { name: 'Withdraw your application?' });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect((await shown(services)).application?.status).toBe('submitted');
  await user.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
  expect(await screen.findByRole('button', { name: 'Start my pre-approval' })).toBeVisible();
  expect((await shown(services)).application).toBeNull();
  // A withdrawn application has no matches: the service would refuse the call.
  expect(requests.filter((path) => path.endsWith('/match'))).toHaveLength(1);
});

test('friends are invited by a code that can be copied', async () => {
  const services = await customerServices();
  await storedApplication(services);
  const { user } = await openPreApproval({ services });
  const friends = within(await region('Invite friends'));
  const code = await friends.findByText(/[A-Z\d]{8}/);
  expect(friends.getByText('No one has used it yet.')).toBeVisible();
  await user.click(friends.getByRole('button', { name: 'Copy the code' }));
  expect(await friends.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(code.textContent).toContain(await navigator.clipboard.readText());
});

test('the dashboard is in French', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  await openPreApproval();
  expect(await screen.findByRole('heading', { name: 'Préapprobation hypothécaire' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Commencer ma préapprobation' })).toBeVisible();
});

test('the browser stores nothing of an application, neither while it is open nor after a sign-out', async () => {
  const services = await customerServices();
  await changeElsewhere(services, WHOLE_APPLICATION);
  const leave = vi.fn();
  onTestFinished(chooseLeaving(leave));
  const { store } = await openPreApproval({ services, inWindow: true });
  await region('Your application');
  const storedTexts = () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.history.state]);
  const typed = /Tremblay|Anne|4165550123|Northline|Planner|118.?000|90.?000|1988/;
  expect(storedTexts()).not.toMatch(typed);
  store.dispatch(signOutChosen({ leave: 'reload' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(storedTexts()).not.toMatch(typed);
});
