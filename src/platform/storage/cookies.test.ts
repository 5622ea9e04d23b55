import { expect, test, vi } from 'vitest';
import { readCookie, removeCookies, writeCookie } from './cookies.ts';

test('a cookie is read as it was written, and missing after its removal', () => {
  expect(readCookie('one')).toBeUndefined();
  writeCookie('one', 'true');
  writeCookie('one.more', 'a=b');
  expect([readCookie('one'), readCookie('one.more'), readCookie('on')]).toEqual(['true', 'a=b', undefined]);
  writeCookie('other', '1');
  removeCookies('one');
  expect([readCookie('one'), readCookie('one.more'), readCookie('other')]).toEqual([
    undefined,
    undefined,
    '1',
  ]);
});

test('cookies are secure, and are not sent outside the product’s path or with other sites’ forms', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie('one', 'true');
  removeCookies('one');
  expect(set.mock.calls.map(([cookie]) => cookie)).toEqual([
    'one=true; max-age=2592000; path=/real-estate; secure; samesite=lax',
    'one=; max-age=0; path=/real-estate; secure; samesite=lax',
  ]);
  window.history.replaceState(null, '', '/realty');
  expect(readCookie('one')).toBeUndefined();
});
