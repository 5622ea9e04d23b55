import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadOutbox } from './leadOutbox.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => leadOutbox.close());

test('leads come back in the order in which they were stored, also in the next visit', async () => {
  await leadOutbox.put({ key: 'b', body: '{"n":1}', keptAt: 1 });
  await leadOutbox.put({ key: 'a', body: '{"n":2}', keptAt: 2 });
  await leadOutbox.close();
  expect(await leadOutbox.all()).toEqual([
    { key: 'b', body: '{"n":1}', keptAt: 1 },
    { key: 'a', body: '{"n":2}', keptAt: 2 },
  ]);
});

test('a lead is stored once under its key, and removed by it', async () => {
  await leadOutbox.put({ key: 'a', body: '{}', keptAt: 1 });
  await leadOutbox.put({ key: 'a', body: '{}', keptAt: 2 });
  expect(await leadOutbox.all()).toHaveLength(1);
  await leadOutbox.remove('a');
  expect(await leadOutbox.all()).toEqual([]);
});

test('without browser locks one delivery waits for the other, and a failure does not stop the next', async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} starts`);
    await leadOutbox.all();
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('first fails');
  };
  const first = leadOutbox.withLock(work('first'));
  const second = leadOutbox.withLock(work('second'));
  await expect(first).rejects.toThrow('first fails');
  await second;
  expect(steps).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});
