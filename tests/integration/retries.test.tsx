import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { chooseRetries } from '../../src/api/retries.ts';
import { letIdle } from '../support/page/idleMoments.ts';
import { renderApp } from '../support/renderApp.tsx';

const NOTICE = 'Could not connect to server.';

beforeEach(() => {
  letIdle();
  onTestFinished(chooseRetries({ tries: 2, pause: async () => undefined }));
});

const isSearch = (request: Request) => new URL(request.url).pathname === '/realty/listings';
const notices = () => screen.getByRole('region', { name: 'Notifications' });

test('a service that comes back within two tries is never missed', async () => {
  let failures = 2;
  await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) => {
      if (!isSearch(request) || failures === 0) return undefined;
      failures -= 1;
      return failures === 1 ? Response.error() : new Response(null, { status: 503 });
    },
  });
  expect(await screen.findByText(/^1–8 of /)).toBeInTheDocument();
  expect(notices()).not.toHaveTextContent(NOTICE);
});

test('one notice stands for many failures, and goes when the service answers', async () => {
  let isDown = true;
  const { user, store, requests } = await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) =>
      isDown && new URL(request.url).pathname.startsWith('/realty/')
        ? new Response(null, { status: 503 })
        : undefined,
  });
  await waitFor(() => expect(notices()).toHaveTextContent(NOTICE));
  expect(requests.filter((path) => path.startsWith('/realty/listings?')).length).toBeGreaterThanOrEqual(3);
  expect(store.getState().notifications.shown.map(({ notice }) => notice)).toEqual(['couldNotConnect']);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1–8 of /)).toBeInTheDocument();
  await waitFor(() => expect(notices()).not.toHaveTextContent(NOTICE));
});

test('who dismissed it is not told again by the next failure', async () => {
  const { user, requests } = await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) => (isSearch(request) ? new Response(null, { status: 503 }) : undefined),
  });
  await waitFor(() => expect(notices()).toHaveTextContent(NOTICE));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  const before = requests.length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(before + 3));
  expect(notices()).not.toHaveTextContent(NOTICE);
});

test('a refusal is no lost connection', async () => {
  await renderApp({
    path: '/list/Ontario/Toronto',
    intercede: (request) => (isSearch(request) ? new Response(null, { status: 500 }) : undefined),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(notices()).not.toHaveTextContent(NOTICE);
});
