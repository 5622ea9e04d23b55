import { describe, expect, test } from 'vitest';
import { readE2eCommand, siteOf, versionAt } from './e2eSite.mjs';

const ACCOUNT = { E2E_EMAIL: 'tester@example.com', E2E_PASSWORD: 'Maple-Leaf-1' };

describe('what is asked for', () => {
  test('without an address all words are Playwright’s, and no address of the environment is visited', () => {
    const words = ['list.e2e.ts', '--project=desktop', '--headed', '-g', 'a --smoke in a title', '--', '-x'];
    expect(readE2eCommand(words, { E2E_EMAIL: 'half@example.com' })).toEqual({
      site: undefined,
      playwright: words,
      settings: { E2E_BASE_URL: '' },
      left: [],
    });
  });

  test.each([
    ['--base-url=https://staging.example', 'https://staging.example'],
    ['--base-url=https://staging.example/', 'https://staging.example'],
    ['--base-url=https://staging.example/real-estate/', 'https://staging.example'],
    ['--base-url=https://staging.example:8443/real-estate', 'https://staging.example:8443'],
    ['--base-url=http://staging.localhost:4700', 'http://staging.localhost:4700'],
    ['--base-url=http://[::1]:4700', 'http://[::1]:4700'],
  ])('%s is %s', (word, site) => {
    const asked = readE2eCommand([word, '--workers=1'], ACCOUNT);
    expect(asked).toMatchObject({
      site,
      playwright: ['--workers=1'],
      settings: { E2E_BASE_URL: site, E2E_SMOKE: '' },
    });
  });

  test('the address may be a word of its own, and smoke is for it alone', () => {
    const words = ['--smoke', '--base-url', 'https://staging.example', '--trace', 'on'];
    expect(readE2eCommand(words, ACCOUNT)).toMatchObject({
      site: 'https://staging.example',
      playwright: ['--trace', 'on'],
      settings: { E2E_SMOKE: '1' },
    });
    expect(() => readE2eCommand(['--smoke'], ACCOUNT)).toThrow(/--base-url=https:\/\/staging\.example/);
  });

  test.each([
    ['', /http\(s\) address/],
    ['staging.example', /http\(s\) address/],
    ['ftp://staging.example', /http\(s\) address/],
    ['http://staging.example', /without https only this machine/],
    ['http://localhost.example', /without https only this machine/],
    ['https://staging.example/list', /host alone/],
    ['https://staging.example/?stage=2', /host alone/],
  ])('"%s" is no address of a deployment', (value, why) => {
    expect(() => siteOf(value)).toThrow(why);
    expect(() => readE2eCommand([`--base-url=${value}`], {})).toThrow(/^[^\n]+$/);
  });

  test('a password in the address is not repeated', () => {
    expect(() => siteOf('https://tester:Maple-Leaf-1@staging.example')).toThrow(/^(?!.*Maple)/);
  });
});

describe('what is left out', () => {
  const left = (environment: NodeJS.ProcessEnv) =>
    readE2eCommand(['--base-url=https://staging.example'], environment).left;

  test('without an account its journeys are, with a line that says so, and leads are not sent', () => {
    expect(left({})).toEqual([
      'Journeys of an account are skipped: E2E_EMAIL and E2E_PASSWORD are not set.',
      'No lead is sent: E2E_SEND_LEADS is not 1.',
    ]);
    expect(left({ ...ACCOUNT, E2E_SEND_LEADS: '0' })).toEqual(['No lead is sent: E2E_SEND_LEADS is not 1.']);
    expect(left({ ...ACCOUNT, E2E_SEND_LEADS: '1' })).toEqual([]);
  });

  test.each([
    [{ E2E_EMAIL: 'tester@example.com' }, /^E2E_PASSWORD is not set/],
    [{ E2E_PASSWORD: 'Maple-Leaf-1' }, /^E2E_EMAIL is not set/],
    [{ E2E_SEND_LEADS: 'yes' }, /^E2E_SEND_LEADS is "yes"/],
  ])('%o is a mistake', (environment, why) => {
    expect(() => left(environment)).toThrow(why);
  });
});

describe('before a browser starts', () => {
  const site = 'https://staging.example';
  const answering =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status });

  test('the deployment is asked which version it is', async () => {
    const asked: string[] = [];
    const ask = async (url: string) => {
      asked.push(url);
      return Response.json({ version: '1.5.1' });
    };
    expect(await versionAt(site, ask)).toBe('1.5.1');
    // Not every system resolves it as browsers do.
    await versionAt('http://staging.localhost:4700', ask);
    expect(asked).toEqual([
      'https://staging.example/real-estate/manifest.json',
      'http://localhost:4700/real-estate/manifest.json',
    ]);
  });

  test.each<[string, () => Promise<Response>, RegExp]>([
    ['has no product', answering('', 404), /answers 404: the product is not at this address/],
    ['answers with a page', answering('<html>'), /names no version/],
    ['answers with another manifest', answering('{"name":"Harbour"}'), /names no version/],
    ['answers with nothing', answering('null'), /names no version/],
  ])('a site that %s is told of in one line', async (_what, ask, why) => {
    await expect(versionAt(site, ask)).rejects.toThrow(why);
  });

  test('so is one that cannot be reached', async () => {
    // No server listens on port 1.
    await expect(versionAt('http://127.0.0.1:1')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1 cannot be reached \((bad port|ECONNREFUSED)\)[^\n]+$/,
    );
  });
});
