import { describe, expect, test } from 'vitest';
import { readE2eCommand, siteOf, versionAt } from './e2eSite.mjs';

const ACCOUNT = { E2E_EMAIL: 'tester@example.com', E2E_PASSWORD: 'Maple-Leaf-1' };

describe('the words of the command', () => {
  test('are all for Playwright without an address, and the environment’s address is ignored', () => {
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
  ])('contain %s as the address %s', (word, site) => {
    const requested = readE2eCommand([word, '--workers=1'], ACCOUNT);
    expect(requested).toMatchObject({
      site,
      playwright: ['--workers=1'],
      settings: { E2E_BASE_URL: site, E2E_SMOKE: '' },
    });
  });

  test('can contain the address separately, and require it for smoke', () => {
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
  ])('cannot contain "%s" as an address of a deployment', (value, why) => {
    expect(() => siteOf(value)).toThrow(why);
    expect(() => readE2eCommand([`--base-url=${value}`], {})).toThrow(/^[^\n]+$/);
  });

  test('never have the password of an address in an error', () => {
    expect(() => siteOf('https://tester:Maple-Leaf-1@staging.example')).toThrow(/^(?!.*Maple)/);
  });
});

describe('the journeys that are skipped', () => {
  const skippedJourneys = (environment: NodeJS.ProcessEnv) =>
    readE2eCommand(['--base-url=https://staging.example'], environment).left;

  test('are those of an account if none is set, which is reported, and no lead is sent', () => {
    expect(skippedJourneys({})).toEqual([
      'Journeys of an account are skipped: E2E_EMAIL and E2E_PASSWORD are not set.',
      'No lead is sent: E2E_SEND_LEADS is not 1.',
    ]);
    expect(skippedJourneys({ ...ACCOUNT, E2E_SEND_LEADS: '0' })).toEqual([
      'No lead is sent: E2E_SEND_LEADS is not 1.',
    ]);
    expect(skippedJourneys({ ...ACCOUNT, E2E_SEND_LEADS: '1' })).toEqual([]);
  });

  test.each([
    [{ E2E_EMAIL: 'tester@example.com' }, /^E2E_PASSWORD is not set/],
    [{ E2E_PASSWORD: 'Maple-Leaf-1' }, /^E2E_EMAIL is not set/],
    [{ E2E_SEND_LEADS: 'yes' }, /^E2E_SEND_LEADS is "yes"/],
  ])('cannot be determined from %o', (environment, why) => {
    expect(() => skippedJourneys(environment)).toThrow(why);
  });
});

describe('a check before the browser starts', () => {
  const site = 'https://staging.example';
  const answering =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status });

  test('requests the version of the deployment', async () => {
    const requested: string[] = [];
    const ask = async (url: string) => {
      requested.push(url);
      return Response.json({ version: '1.5.1' });
    };
    expect(await versionAt(site, ask)).toBe('1.5.1');
    // Not every system resolves it as browsers do.
    await versionAt('http://staging.localhost:4700', ask);
    expect(requested).toEqual([
      'https://staging.example/real-estate/manifest.json',
      'http://localhost:4700/real-estate/manifest.json',
    ]);
  });

  test.each<[string, () => Promise<Response>, RegExp]>([
    ['has no product', answering('', 404), /answers 404: the product is not at this address/],
    ['answers with a page', answering('<html>'), /names no version/],
    ['answers with another manifest', answering('{"name":"Harbour"}'), /names no version/],
    ['answers with nothing', answering('null'), /names no version/],
  ])('reports a site that %s in one line', async (_title, ask, why) => {
    await expect(versionAt(site, ask)).rejects.toThrow(why);
  });

  test('reports a site that cannot be reached in one line', async () => {
    // No server listens on port 1.
    await expect(versionAt('http://127.0.0.1:1')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1 cannot be reached \((bad port|ECONNREFUSED)\)[^\n]+$/,
    );
  });
});
