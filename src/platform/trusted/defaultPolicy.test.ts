import { afterEach, expect, test, vi } from 'vitest';
import { guardSinks } from './defaultPolicy.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the created policy, read from the browser's own call. */
function madePolicy() {
  const createPolicy = vi.fn<NonNullable<typeof globalThis.trustedTypes>['createPolicy']>(() => ({}));
  vi.stubGlobal('trustedTypes', { createPolicy });
  guardSinks();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  if (!rules) throw new Error('No policy was made.');
  return { name, rules };
}

test('workers are loaded from this origin only', () => {
  const { name, rules } = madePolicy();
  expect(name).toBe('default');
  expect(rules.createScriptURL('/real-estate/sw.js')).toBe('/real-estate/sw.js');
  const own = `${window.location.origin}/real-estate/assets/schemaWorker-a.js`;
  expect(rules.createScriptURL(own)).toBe(own);
});

test.each([
  'https://elsewhere.example/worker.js',
  '//elsewhere.example/worker.js',
  'data:text/javascript,1',
  'blob:https://elsewhere.example/1',
  'javascript:1',
])('no worker is loaded from %s', (address) => {
  expect(madePolicy().rules.createScriptURL(address)).toBeNull();
});

test('HTML is parsed separately, and never written into the page', () => {
  const { createHTML } = madePolicy().rules;
  expect(createHTML('<b>x</b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>x</b>');
  expect(createHTML('<b>x</b>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
  expect(createHTML('')).toBeNull();
});

test('a script may hold data for search engines, but no code', () => {
  const { createScript } = madePolicy().rules;
  const json = JSON.stringify({ '@type': 'RealEstateListing' });
  expect(createScript(json)).toBe(json);
  expect(() => createScript('steal()')).toThrow(SyntaxError);
});

test('browsers without Trusted Types need no policy', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(guardSinks).not.toThrow();
});
