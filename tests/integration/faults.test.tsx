import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { followFaults } from '#app/Background.tsx';
import { makeFaults } from '#server/faults/makeFaults.ts';
import { systemClock } from '#server/http/clock.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';

/** The real fault service. */
function faultService() {
  const service = makeFaults({ clock: systemClock, isListed: true, limits: [] });
  network.use(http.all('*/faults', ({ request }) => service.fetch(request)));
  return async () =>
    (await (await service.fetch(new Request('http://localhost/faults'))).json()) as Record<string, unknown>[]; // the service's own form
}

/** The error reporting of a page, connected to the service. */
function watched() {
  const reports = faultService();
  const store = makeStore();
  onTestFinished(followFaults(store.dispatch));
  return { store, reports };
}

test('uncaught errors are reported to the service', async () => {
  const { reports } = watched();
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('out of bounds') }));
  const rejected = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(rejected, { reason: new Error('no promise kept') }));
  await vi.waitFor(async () =>
    expect(await reports()).toMatchObject([
      { name: 'Error', message: 'no promise kept', where: 'promise', path: '/real-estate/' },
      { name: 'RangeError', message: 'out of bounds', where: 'window' },
    ]),
  );
});

test('a failure of a service is reported with its log id', async () => {
  const { store, reports } = watched();
  network.use(
    http.get('*/realty/listings/W1', () =>
      HttpResponse.json(
        { message: 'Something went wrong on our side.', requestId: 'abc-1' },
        { status: 500 },
      ),
    ),
    http.get('*/realty/listings/W2', () =>
      HttpResponse.json({ message: 'no', requestId: 'abc-2' }, { status: 404 }),
    ),
  );
  const ask = (mlsNumber: string) =>
    store.dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber, boardId: 2 }));
  await ask('W2');
  await ask('W1');
  await vi.waitFor(async () =>
    expect(await reports()).toMatchObject([
      { where: 'call', call: 'realty/listing', status: 500, requestId: 'abc-1' },
    ]),
  );
});

test.each([
  ['an aborted call', new DOMException('aborted', 'AbortError')],
  ['code that a deployment removed', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['a warning about layouts', new Error('ResizeObserver loop completed with undelivered notifications.')],
  ['an unknown error in another site’s script', null],
])('%s is not reported', async (_title, error) => {
  const { reports } = watched();
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(`real ${_title}`) }));
  await vi.waitFor(async () => expect(await reports()).toHaveLength(1));
  expect(await reports()).toMatchObject([{ message: `real ${_title}` }]);
});

test('faults before the reporting began are reported too', async () => {
  const reports = faultService();
  network.use(
    http.get('*/realty/listings/W3', () =>
      HttpResponse.json({ message: 'no', requestId: 'abc-3' }, { status: 501 }),
    ),
  );
  const store = makeStore();
  await store.dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber: 'W3', boardId: 2 }));
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('early rejection') });
  onTestFinished(
    followFaults(store.dispatch, [
      new ErrorEvent('error', { error: new RangeError('early error') }),
      rejected,
      new Event('vite:preloadError'),
    ]),
  );
  await vi.waitFor(async () =>
    expect(await reports()).toMatchObject([
      { where: 'call', call: 'realty/listing', status: 501, requestId: 'abc-3' },
      { where: 'promise', message: 'early rejection' },
      { where: 'window', message: 'early error' },
    ]),
  );
});
