import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WireUser } from '#api/customer/contract.ts';
import { chooseRetries } from '#api/retries.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { signInBefore } from '#tests/support/identity/signIn.ts';
import { runIdleCallbacks } from '#tests/support/page/idleMoments.ts';
import { customerServices, openStep } from '#tests/support/preapproval/openApplication.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

// Each sign-in computes for two seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(runIdleCallbacks);

/** The button of the account's menu, which has the customer's name. */
const accountOf = (name: string) => screen.findByRole('button', { name: `Your account: ${name}` });

async function rename(user: UserEvent, first: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit name' }));
  await user.clear(screen.getByRole('textbox', { name: 'First name' }));
  await user.type(screen.getByRole('textbox', { name: 'First name' }), `${first}{Enter}`);
}

test('the header shows a changed name at once, on another page and after a reload', async () => {
  const services = await customerServices();
  const first = await renderApp({ path: '/auth/profile', signedIn: true, services });
  await accountOf('Anne Tremblay');
  await rename(first.user, 'Zoë');
  const button = await accountOf('Zoë Tremblay');
  expect(button).toHaveTextContent('ZT');
  expect(button).toHaveAttribute('title', 'Your account: Zoë Tremblay');
  first.unmount();
  // The session's token still has the name from the sign-up.
  const second = await renderApp({ path: '/list', signedIn: true, services });
  expect(await accountOf('Zoë Tremblay')).toHaveTextContent('ZT');
  second.unmount();
  await openStep('applicant', { services });
  await accountOf('Zoë Tremblay');
  expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue('Zoë');
});

test('the name is saved to the identity provider, for its next tokens', async () => {
  const identity = await signInBefore();
  const services = await makeTestServices({ identity });
  onTestFinished(() => services.close());
  const { user } = await renderApp({ path: '/auth/profile', identity, services });
  await accountOf('Anne Tremblay');
  await rename(user, 'Zoë');
  await accountOf('Zoë Tremblay');
  const session = async () => (await loadIdentity()).session({ isRefreshed: true });
  await vi.waitFor(async () => expect(await session()).toMatchObject({ givenName: 'Zoë' }), {
    timeout: 5000,
  });
});

test('an account without a name can open its profile, add a name, and sends no failing request', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  const fetchSpy = vi.spyOn(services, 'fetch');
  const { user, store, router } = await renderApp({ path: '/about', services });
  act(() => void store.dispatch(sessionStarted({ givenName: '', familyName: '', email: CUSTOMER.email })));
  await act(() => router.navigate('/auth/profile?tab=accountDetails'));
  expect(await screen.findByText('Name')).toBeVisible();
  const answers = await Promise.all(fetchSpy.mock.results.map(({ value }) => value as Promise<Response>));
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  await accountOf(CUSTOMER.email);
  expect(screen.getAllByText('Please provide')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Edit name' }));
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Zoë');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Roy{Enter}');
  await accountOf('Zoë Roy');
});

test('a customer request that failed offline is repeated', async () => {
  onTestFinished(chooseRetries({ tries: 2, pause: async () => undefined }));
  let failures = 2;
  await renderApp({
    path: '/auth/profile',
    signedIn: true,
    intercede: ({ url, method }) => {
      if (method !== 'POST' || new URL(url).pathname !== '/customer/user' || failures === 0) return undefined;
      failures -= 1;
      return Response.error();
    },
  });
  expect(await screen.findByRole('button', { name: 'Edit name' })).toBeVisible();
});

test('a customer who is unknown to the service is added with the name from the session', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  await renderApp({ path: '/about', signedIn: true, services });
  await waitFor(async () => {
    const answer = await services.fetch('/customer/user');
    expect(((await answer.json()) as WireUser).name).toEqual({ first: 'Anne', last: 'Tremblay' });
  });
});
