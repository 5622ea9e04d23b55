import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseLeaving } from '#platform/navigation/leavePage.ts';
import { signOutHere } from './signOut.ts';

vi.mock('#platform/identity/loadIdentity.ts', () => ({
  loadIdentity: async () => ({ signOut: async () => undefined }),
}));

/** Resolves the removal of the device's private answers. */
let forgotten: () => void;
let left: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  const work = Promise.withResolvers<boolean>();
  forgotten = () => work.resolve(true);
  vi.stubGlobal('caches', { delete: () => work.promise });
  left = false;
  onTestFinished(
    chooseLeaving(() => {
      left = true;
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a sign-out leaves the page after private data is removed', async () => {
  const signedOut = signOutHere('reload');
  await vi.advanceTimersByTimeAsync(500);
  expect(left).toBe(false);
  forgotten();
  await signedOut;
  expect(left).toBe(true);
});

test('a device that takes too long is not waited for', async () => {
  void signOutHere('reload');
  await vi.advanceTimersByTimeAsync(1100);
  expect(left).toBe(true);
});
