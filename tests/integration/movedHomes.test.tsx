import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { customerApi } from '#api/customer/customerApi.ts';
import { selectNotifications } from '#store/notificationsSlice.ts';
import { selectIsSaved } from '#store/savedHomes.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { renderApp, SIGNED_IN_USER } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

const LISTING = createMockGeneratedListing();
const HOME = { mlsNumber: LISTING.mlsNumber, boardId: LISTING.boardId };

test('homes from the device are shown although an older call for the account’s list answers last', async () => {
  const stored = {
    ...HOME,
    saved: '2026-11-20T12:00:00.000Z',
    seen: { price: 1, lastStatus: 'New' },
    note: '',
  };
  localStorage.setItem('hp:saved-homes', JSON.stringify([stored]));
  const services = await makeTestServices({ listings: [LISTING], session: CUSTOMER });
  onTestFinished(() => services.close());
  const { promise: added, resolve: addedNow } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  const { store } = await renderApp({
    path: '/saved',
    services,
    intercede: (request) => {
      if (!request.url.endsWith('/customer/user/saved-homes')) return undefined;
      const answer = services.fetch(request);
      if (request.method === 'POST') return Promise.resolve(answer).finally(addedNow);
      if (!isFirst) return answer;
      isFirst = false;
      return Promise.all([answer, released]).then(([empty]) => empty);
    },
  });
  await screen.findByRole('list', { name: 'Saved homes' });
  act(() => {
    store.dispatch(sessionStarted(SIGNED_IN_USER));
    void store.dispatch(customerApi.endpoints.savedHomes.initiate());
  });
  await added;
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  release();
  const notices = () => selectNotifications(store.getState()).map(({ notice }) => notice);
  await waitFor(() => expect(notices()).toContain('homesBrought'));
  expect(selectIsSaved(store.getState(), HOME)).toBe(true);
});
