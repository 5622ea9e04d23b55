import { build, type Rolldown } from 'vite';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sitemap, siteOrigin } from './sitemap.ts';

const site = 'https://www.harbourandpine.example';

/** Returns names and texts of the files that a build with this setting writes beside its code. */
async function built(setting: string, stage = ''): Promise<Map<string, string>> {
  vi.stubEnv('VITE_SITE_URL', setting);
  vi.stubEnv('VITE_STAGE', stage);
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? 'console.log(1)' : null),
      },
      sitemap(),
    ],
  });
  const { output } = result as Rolldown.RolldownOutput; // one output, without watching
  return new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
  );
}

beforeEach(() => void vi.unstubAllEnvs());

describe('the sitemap', () => {
  let addresses: (string | undefined)[];

  beforeAll(async () => {
    const text = (await built(site)).get('sitemap.xml') ?? '';
    expect(text.replaceAll('&amp;', '')).not.toContain('&');
    addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
      address?.replaceAll('&amp;', '&'),
    );
  });

  test('has home, the brokerage’s pages, list and map of each starting city, and the trends, in both languages', () => {
    expect(addresses.slice(0, 12)).toEqual(
      ['/', '/buying', '/selling', '/about', '/contact', '/agents'].flatMap((path) =>
        ['', '?lang=fr'].map((language) => `${site}/real-estate${path}${language}`),
      ),
    );
    expect(addresses).toContain(`${site}/real-estate/list/Quebec/Montr%C3%A9al`);
    expect(addresses).toContain(`${site}/real-estate/map/Montr%C3%A9al`);
    expect(addresses).toContain(`${site}/real-estate/list/British-Columbia/Vancouver`);
    expect(addresses).toContain(`${site}/real-estate/trends`);
    expect(addresses).toContain(`${site}/real-estate/trends?city=Richmond+Hill`);
    expect(addresses).toContain(`${site}/real-estate/trends?city=Richmond+Hill&lang=fr`);
  });

  test('has each address once and absolute, with special characters of XML escaped', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address !== undefined && URL.canParse(address))).toBe(true);
    expect(addresses.filter((address) => /[<>'"\s]/.test(address ?? ''))).toEqual([]);
  });
});

test('the errors of estimates are in the sitemap, unless the listings have no estimates', async () => {
  expect((await built(site)).get('sitemap.xml')).toContain('/real-estate/estimates<');
  vi.stubEnv('VITE_HIDDEN_FILTERS', 'pets,estimates');
  const without = (await built(site)).get('sitemap.xml');
  expect(without).not.toContain('/estimates');
  expect(without).toContain('/real-estate/value<');
});

test.each([
  [undefined, undefined],
  [' ', undefined],
  [`${site}/`, site],
  [`${site}/real-estate/`, site],
  ['http://localhost:4600', 'http://localhost:4600'],
])('VITE_SITE_URL %s means the origin %s', (text, origin) => {
  expect(siteOrigin(text)).toBe(origin);
});

test.each(['www.harbourandpine.example', 'ftp://harbourandpine.example', '/real-estate'])(
  'a build with VITE_SITE_URL %s stops',
  (text) => {
    expect(() => siteOrigin(text)).toThrow('VITE_SITE_URL is wrong');
  },
);

test('a build for production writes both files, and no sitemap if it does not know the address', async () => {
  const files = await built(site, 'production');
  expect(files.get('robots.txt')).toContain('\nDisallow: /real-estate/desk\n');
  expect(files.get('robots.txt')).toContain(`\nSitemap: ${site}/real-estate/sitemap.xml\n`);
  expect([...files.keys()]).toEqual(['robots.txt', 'sitemap.xml']);
  expect([...(await built('', 'production')).keys()]).toEqual(['robots.txt']);
});

test.each(['', 'staging'])('a build for the stage "%s" asks robots to stay away', async (stage) => {
  expect((await built(site, stage)).get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});
