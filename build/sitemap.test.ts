import { build, type Rolldown } from 'vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { robotsText, sitemap, sitemapXml, siteOrigin } from './sitemap.ts';

const site = 'https://www.harbourandpine.example';

/** Returns names and texts of the files that a build with this setting writes beside its code. */
async function built(setting: string): Promise<Map<string, string>> {
  vi.stubEnv('VITE_SITE_URL', setting);
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
  const addresses = [...sitemapXml(site).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  test('has home, the brokerage’s pages, list and map of each starting city, and the trends', () => {
    expect(addresses.slice(0, 6)).toEqual(
      ['/', '/buying', '/selling', '/about', '/contact', '/map'].map((path) => `${site}/real-estate${path}`),
    );
    expect(addresses).toContain(`${site}/real-estate/list/Quebec/Montr%C3%A9al`);
    expect(addresses).toContain(`${site}/real-estate/map/Montr%C3%A9al`);
    expect(addresses).toContain(`${site}/real-estate/list/British-Columbia/Vancouver`);
    expect(addresses).toContain(`${site}/real-estate/trends`);
    expect(addresses).toContain(`${site}/real-estate/trends?city=Richmond+Hill`);
  });

  test('has each address once, absolute and without special characters of XML', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address !== undefined && URL.canParse(address))).toBe(true);
    expect(addresses.filter((address) => /[&<>'"\s]/.test(address ?? ''))).toEqual([]);
  });
});

test('robots may visit all pages except accounts, and find the sitemap if there is one', () => {
  expect(robotsText(undefined)).toBe('User-agent: *\nDisallow: /real-estate/auth/\nAllow: /\n');
  expect(robotsText(site)).toContain(`\nSitemap: ${site}/real-estate/sitemap.xml\n`);
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

test('a build writes both files, and no sitemap if it does not know the address', async () => {
  const files = await built(site);
  expect(files.get('robots.txt')).toBe(robotsText(site));
  expect(files.get('sitemap.xml')).toBe(sitemapXml(site));
  expect([...(await built('')).keys()]).toEqual(['robots.txt']);
});
