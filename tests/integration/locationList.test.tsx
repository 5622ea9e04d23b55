import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refreshLocationList } from '#app/Background.tsx';
import { locationStore } from '#platform/storage/locationStore.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  installFakeMapPort();
});
afterEach(() => locationStore.close());

const noPlaces = (request: Request) =>
  request.url.includes('/maps/autocomplete') ? Response.json({ predictions: [] }) : undefined;
const box = () => screen.findByRole('combobox', { name: 'City, Address, MLS#' });

test('the list of places is cached, requested by its version, and cached again when it changes', async () => {
  const answers: number[] = [];
  const { store, services } = await renderApp({
    path: '/',
    intercede: (request) => {
      if (new URL(request.url).pathname !== '/realty/locations') return undefined;
      return services.fetch(request).then((answer) => {
        answers.push(answer.status);
        return answer;
      });
    },
  });
  await refreshLocationList(store.dispatch);
  expect((await locationStore.find('tor')).map(({ name }) => name)).toEqual(['Toronto']);
  const version = await locationStore.version();
  await refreshLocationList(store.dispatch);
  expect(answers).toEqual([200, 304]);
  await locationStore.fill('"older"', []);
  await refreshLocationList(store.dispatch);
  expect(answers).toEqual([200, 304, 200]);
  expect(await locationStore.version()).toBe(version);
});

test('a cached place is offered without a request', async () => {
  const location = { latitude: 43.7, longitude: -79.4 };
  await locationStore.fill('1', [
    { kind: 'city', name: 'Torbay', city: 'Torbay', state: 'Newfoundland and Labrador', location },
  ]);
  const { user, requests } = await renderApp({ path: '/', intercede: noPlaces });
  await user.type(await box(), 'tor');
  expect(await screen.findByRole('option', { name: /Torbay Newfoundland/ })).toBeInTheDocument();
  expect(requests.filter((path) => path.startsWith('/realty/locations?'))).toEqual([]);
});

test('a name that is not in the cache is requested from the service', async () => {
  await locationStore.fill('1', []);
  const { user } = await renderApp({ path: '/', intercede: noPlaces });
  await user.type(await box(), 'credit');
  expect(await screen.findByRole('option', { name: /Port Credit/ })).toBeInTheDocument();
});

test('a list that does not answer within a second is not waited for', async () => {
  // Another tab blocks the upgrade of the database.
  indexedDB.open = () => new EventTarget() as IDBOpenDBRequest; // it never fires an event
  const { user } = await renderApp({ path: '/', intercede: noPlaces });
  await user.type(await box(), 'tor');
  expect(await screen.findByRole('option', { name: /Toronto Ontario/ })).toBeInTheDocument();
});

test('a browser that refuses the list leaves the search as it is', async () => {
  expectedConsole.length = 0;
  indexedDB.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const { user } = await renderApp({ path: '/', intercede: noPlaces });
  await user.type(await box(), 'tor');
  expect(await screen.findByRole('option', { name: /Toronto Ontario/ })).toBeInTheDocument();
});
