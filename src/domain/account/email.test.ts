import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';

describe('an email address', () => {
  test.each([
    'ada@example.com',
    'a.b+c@mail.example.ca',
    'ada@homes.realtor',
    'ada@homes.online',
    'élise@exemple.qc.ca',
    'A@EXAMPLE.COM',
  ])('is one: %s', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'ada@@example.com',
    'ada@example..com',
    'ada@.com',
    'a da@example.com',
    'ada@example.com.',
    'ada@example.c0m',
    ...[...',;:<>()[]"\\'].flatMap((character) => [
      `a${character}da@example.com`,
      `ada@exam${character}ple.com`,
    ]),
    `${'a'.repeat(65)}@example.com`,
  ])('is none: %s', (text) => expect(isEmail(text)).toBe(false));

  test('is distinguished quickly from a long text without one', () => {
    const start = performance.now();
    isEmail(`${'a.'.repeat(50_000)}@${'a.'.repeat(50_000)}!`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
