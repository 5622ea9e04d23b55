import { describe, expect, test } from 'vitest';
import { scrubMessage, scrubStack, scrubText } from './faultEvent.ts';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl-x_y';

describe('a message keeps the fault and loses the person', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
    ['No such account: anne.tremblay+x@example.ca', 'No such account: [email]'],
    ['mailto:anne@example.ca, b@c.example', 'mailto:[email], [email]'],
    ['Call +1 (416) 555-0142 now', 'Call [number] now'],
    ['4165550142', '[number]'],
    ['SIN 046 454 286', 'SIN [number]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['at M9N 5Y9, Toronto', 'at [postal code], Toronto'],
    ['m9n5y9', '[postal code]'],
    [`Authorization: Bearer ${JWT}`, 'Authorization: Bearer [token]'],
    [`token ${JWT} is old`, 'token [token] is old'],
    ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key [token]'],
    ['/preapproval/0b8f2c1e-7a7d-4c55-9a31-5d0f6f1f0a11/2', '/preapproval/[id]/2'],
    [
      'PUT /customer/application/0B8F2C1E-7A7D-4C55-9A31-5D0F6F1F0A11 failed',
      'PUT /customer/application/[id] failed',
    ],
    ['/join/q-Zr8Xb2Wn5Lk0TyVu7EaCd3Hs9Jf4Gm_1Pp-oQ', '/join/[token]'],
    ['/join/9f86d081884c7d659a2feaa0c55ad015/next', '/join/[token]/next'],
    ['GET https://a.example/list?q=12+King+St#top failed', 'GET https://a.example/list?… failed'],
    ['/real-estate/search?text=anne', '/real-estate/search?…'],
    [
      'Unexpected token \'A\', "Anne Tremb"... is not valid JSON',
      'Unexpected token \'…\', "…"... is not valid JSON',
    ],
    ['The field “12 King Street” is wrong', 'The field “…” is wrong'],
    ['Minified React error #418', 'Minified React error #418'],
    ['status 503 after 2 tries', 'status 503 after 2 tries'],
    ['Failed to fetch dynamically imported module: /real-estate/assets/ListPage-DX6FIJ71.js', null],
    ['/real-estate/detail/Ontario/Toronto/Weston/12-219-saint-germain-boulevard-northwest-m9n/C123/2', null],
    ['/real-estate/detail/Ontario/Toronto/Weston/34-redden-avenue-m9n/C123/2', null],
  ])('%s', (text, expected) => {
    expect(scrubMessage(text)).toBe(expected ?? text);
  });

  test('is at most as long as requested', () => {
    expect(scrubMessage('word '.repeat(200))).toHaveLength(500);
    expect(scrubText('abc def', 3)).toBe('abc');
  });

  test('is quick with a long text', () => {
    const start = performance.now();
    scrubMessage(
      `${'"a'.repeat(20_000)}${'1 '.repeat(20_000)}${'a@'.repeat(20_000)}/${'a'.repeat(20_000)}${'/a-1'.repeat(20_000)}`,
    );
    scrubMessage('/a-1'.repeat(50_000));
    scrubMessage(`/${'a'.repeat(50_000)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('a text that is cut off ends without half an address', () => {
    const long = `${'#1 (416) 555-0142 '.repeat(555)}anne.tremblay@example.ca`;
    expect(scrubText(long.slice(long.length - 10_010), 20_000)).not.toContain('anne');
  });
});

test('a stack keeps its frames and nothing of the message', () => {
  const stack = [
    'TypeError: anne@example.ca',
    'lives at 12 King Street',
    '    at draw (https://www.example/real-estate/assets/index-abc.js:10:20315)',
    '    at https://www.example/real-estate/assets/index-abc.js?x=anne:1:2',
    'draw@https://www.example/real-estate/assets/index-abc.js:10:20',
  ].join('\n');
  expect(scrubStack(stack)).toBe(
    [
      'at draw (https://www.example/real-estate/assets/index-abc.js:10:20315)',
      'at https://www.example/real-estate/assets/index-abc.js:1:2',
      'draw@https://www.example/real-estate/assets/index-abc.js:10:20',
    ].join('\n'),
  );
});
