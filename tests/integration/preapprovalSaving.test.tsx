import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  atRest,
  changeElsewhere,
  customerServices,
  openStep,
  storedApplication,
} from '#tests/support/preapproval/openApplication.ts';

// These tests fill in long forms, and each answer is saved a second later.
vi.setConfig({ testTimeout: 30_000 });

afterEach(atRest);

const box = (name: string) => screen.findByLabelText(name);
const type = async (user: UserEvent, name: string, text: string) => {
  const field = await box(name);
  await user.clear(field);
  await user.paste(text);
};
/** Milliseconds after the last change until it is saved. */
const REST_MS = 1000;

const isChange = ({ method, url }: Request) => method === 'PUT' && url.includes('/customer/application/');

/** Everything in the browser's storage, as text. */
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);

test('typed answers are there after a reload and on another device, and not in the browser’s storage', async () => {
  const services = await customerServices();
  const { user, unmount } = await openStep('applicant', { services });
  await type(user, 'Last name', 'Beauchemin');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(stored()).not.toMatch(/Beauchemin|Anne/);
  unmount();
  await openStep('applicant', { services });
  expect(await box('Last name')).toHaveValue('Beauchemin');
});

test('a page that is left just after the last letter loses nothing', async () => {
  const services = await customerServices();
  const { user, router } = await openStep('property', { services });
  await box('City');
  // The delay of the save does not end before the page is left, even on a slow machine.
  const { setTimeout: wait } = globalThis;
  const paused = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, milliseconds?: number) =>
      milliseconds === REST_MS ? 0 : wait(act, milliseconds)) as never); // its overloads have no common type
  onTestFinished(() => paused.mockRestore());
  await type(user, 'City', 'Toronto');
  await act(() => router.navigate('/about'));
  await waitFor(async () => expect((await storedApplication(services)).property.city).toBe('Toronto'));
});

test('an incomplete answer is shown as unsaved, and stays from step to step', async () => {
  const { user, router } = await openStep('applicant');
  await type(user, 'First name', 'Zoe');
  await type(user, 'Month', '4');
  expect(await screen.findByText('Saved, except for incomplete answers')).toBeVisible();
  await act(() => router.navigate('/pre-approval/price'));
  await box('Price of the home');
  await act(() => router.navigate('/pre-approval/applicant'));
  expect(await box('Month')).toHaveValue('4');
  await type(user, 'Day', '9');
  await type(user, 'Year', '1988');
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('only what changed is sent, against the version that was read', async () => {
  const services = await customerServices();
  const bodies: unknown[] = [];
  const versions: (string | null)[] = [];
  const { user } = await openStep('property', {
    services,
    intercede: async (request) => {
      if (!isChange(request)) return undefined;
      versions.push(request.headers.get('If-Match'));
      bodies.push(await request.clone().json());
      return undefined;
    },
  });
  await type(user, 'City', 'Toronto');
  await screen.findByText('Saved');
  await type(user, 'City', 'Ottawa');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([{ property: { city: 'Toronto' } }, { property: { city: 'Ottawa' } }]);
  expect(new Set(versions).size).toBe(2);
});

test('the state of the autosave is announced, and failures are retried', async () => {
  const services = await customerServices();
  let isRefusing = true;
  const { user } = await openStep('property', {
    services,
    intercede: (request) =>
      isRefusing && isChange(request) ? new Response('{"message":"no"}', { status: 500 }) : undefined,
  });
  await type(user, 'City', 'Toronto');
  const state = await screen.findByText('Saving…');
  expect(state.closest('[role="status"]')).not.toBeNull();
  expect(await screen.findByText('Not saved')).toBeVisible();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  isRefusing = false;
  await user.click(await screen.findByText('Try again'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect((await storedApplication(services)).property.city).toBe('Toronto');
  const again = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});

test('offline changes wait, and are saved when online again', async () => {
  const services = await customerServices();
  const { user } = await openStep('property', { services });
  await box('City');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await type(user, 'City', 'Toronto');
  expect(
    await screen.findByText(
      'You’re offline. Your answers will be saved when you’re back online. Keep this page open.',
    ),
  ).toBeVisible();
  expect(stored()).not.toContain('Toronto');
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect((await storedApplication(services)).property.city).toBe('Toronto');
});

test('changes of another device are merged with those typed here', async () => {
  const services = await customerServices();
  const { user } = await openStep('property', { services });
  await box('City');
  await changeElsewhere(services, { property: { monthlyPayment: 1800 }, price: { total: 650_000 } });
  await type(user, 'City', 'Toronto');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await storedApplication(services)).toMatchObject({
    property: { city: 'Toronto', monthlyPayment: 1800 },
    price: { total: 650_000 },
  });
  expect(await box('Your housing payment now, per month')).toHaveValue('1,800');
});

test.each([
  { choice: 'On this page: Toronto', kept: 'Toronto' },
  { choice: 'Elsewhere: Ottawa', kept: 'Ottawa' },
])('a field that was changed in two places asks for a choice: $choice', async ({ choice, kept }) => {
  const services = await customerServices();
  const { user } = await openStep('property', { services });
  await box('City');
  await changeElsewhere(services, { property: { city: 'Ottawa' } });
  await type(user, 'City', 'Toronto');
  const cityChoice = await screen.findByRole('group', { name: 'City' });
  expect(await screen.findByText('One answer is not saved: choose the right one')).toBeVisible();
  expect((await storedApplication(services)).property.city).toBe('Ottawa');
  await user.click(within(cityChoice).getByText(choice));
  await waitFor(async () => expect((await storedApplication(services)).property.city).toBe(kept));
  expect(await box('City')).toHaveValue(kept);
  expect(screen.queryByText('Changed in two places')).not.toBeInTheDocument();
});

test('an answer that the service refuses does not hold back the others', async () => {
  const services = await customerServices();
  const { user } = await openStep('property', {
    services,
    intercede: async (request) => {
      if (!isChange(request)) return undefined;
      const body = (await request.clone().json()) as { property?: { city?: string } };
      if (body.property?.city === undefined) return undefined;
      const errors = [{ field: 'property.city', message: 'no', keyword: 'pattern' }];
      return Response.json({ message: 'no', requestId: 'r1', errors }, { status: 400 });
    },
  });
  await type(user, 'City', 'Toronto');
  await type(user, 'Your housing payment now, per month', '2100');
  expect(await screen.findByText('This answer was not accepted. Please check it.')).toBeVisible();
  await waitFor(async () => expect((await storedApplication(services)).property.monthlyPayment).toBe(2100));
});
