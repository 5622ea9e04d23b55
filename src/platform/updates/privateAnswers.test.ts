import { afterEach, expect, test, vi } from 'vitest';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { MemoryCaches } from '#tests/support/worker/memoryCaches.ts';
import { hasPrivateAnswers, removePrivateAnswers } from './privateAnswers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('private answers and pictures are removed here and by the worker, others stay', async () => {
  const caches = new MemoryCaches();
  for (const name of ['hp-private', 'hp-pictures', 'hp-account', 'hp-searches']) await caches.open(name);
  vi.stubGlobal('caches', caches);
  const postMessage = vi.fn();
  const getRegistration = async () => ({ active: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
  expect(await hasPrivateAnswers()).toBe(true);
  await caches.open('hp-alerts');
  await removePrivateAnswers({ isSignOut: false });
  expect(await hasPrivateAnswers()).toBe(false);
  expect(await caches.keys()).toEqual(['hp-searches', 'hp-alerts']);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'forgetPrivate', isSignOut: false });
  await removePrivateAnswers({ isSignOut: true });
  expect(await caches.keys(), 'the alerts end with a sign-out only').toEqual(['hp-searches']);
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'forgetPrivate', isSignOut: true });
});

test('a browser that stores nothing, or refuses, has nothing to remove', async () => {
  expect(await hasPrivateAnswers()).toBe(false);
  await removePrivateAnswers({ isSignOut: true });
  const caches = new MemoryCaches();
  caches.refusal = new DOMException('Storage is blocked.', 'SecurityError');
  vi.stubGlobal('caches', caches);
  expect(await hasPrivateAnswers()).toBe(false);
  expectedConsole.push(/Private answers could not be removed/);
  await removePrivateAnswers({ isSignOut: true });
});
