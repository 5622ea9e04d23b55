import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { readCookie, removeCookies } from '#platform/storage/cookies.ts';
import { rememberSession } from '#store/activeSession.ts';
import { signInBefore } from '#tests/support/identity/signIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

// A sign-in computes for two seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const EXPIRED = 'Your session has ended. Please log in again.';
const tokenCookies = () => document.cookie.split('; ').filter((pair) => pair.startsWith('Cognito'));

test('an answer after the sign-out starts no session, and stores no token', async () => {
  const identity = await signInBefore();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store } = await renderApp({
    path: '/about',
    identity,
    intercede: async ({ url, headers }) => {
      if (url.includes('/idp/') && headers.get('X-Amz-Target')?.includes('Refresh')) await promise;
      return undefined;
    },
  });
  expect(store.getState().session.status).toBe('unknown');
  // As another tab does.
  rememberSession('inactive');
  removeCookies('Cognito');
  resolve();
  await waitFor(() => expect(store.getState().session).toEqual({ status: 'inactive', user: null }));
  await waitFor(() => expect(tokenCookies()).toEqual([]));
  expect(readCookie('activeSession')).toBe('false');
});

test.each(['ResourceNotFoundException', 'InvalidParameterException'])(
  'a user pool that no longer exists (%s) ends the session',
  async (name) => {
    const identity = await signInBefore();
    const { store } = await renderApp({
      path: '/about',
      identity,
      intercede: ({ url }) =>
        url.includes('/idp/')
          ? HttpResponse.json({ __type: name, message: 'gone' }, { status: 400 })
          : undefined,
    });
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    expect(store.getState().session.status).toBe('inactive');
    expect(tokenCookies()).toEqual([]);
  },
);
