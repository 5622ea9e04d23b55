import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { expect, onTestFinished, test } from 'vitest';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

/** Number of open listings that are read, in each language. */
const LISTINGS = 50;

const vocabulary: unknown = JSON.parse(readFileSync('tests/support/schemaorg/schemaorg-30.0.jsonld', 'utf8'));

/** Complaints about the structured data of a page, by schema.org's types and properties. */
async function complaintsAbout(html: string): Promise<string[]> {
  const [, json = ''] = /<script[^>]* type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@context': context, ...data } = JSON.parse(json) as Record<string, unknown>; // an object of the page
  expect(context).toBe('https://schema.org');
  const issues = await new Validator(vocabulary).validate({ jsonld: { [String(data['@type'])]: [data] } });
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

const contentOf = (html: string, name: string): string =>
  new RegExp(`<meta data-first (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';

async function open() {
  const services = await makeTestServices({ limits: [] });
  onTestFinished(() => services.close());
  return { services, first: firstAnswers(services) };
}

test(`a crawler without code gets title, description, picture and valid data of ${LISTINGS} listings in both languages`, async () => {
  const { services, first } = await open();
  const found = await services.fetch(
    `/realty/listings?resultsPerPage=${LISTINGS}&seenWhole=true&status=A&status=U`,
  );
  const { listings } = (await found.json()) as { listings: { mlsNumber: string; boardId: number }[] };
  expect(listings).toHaveLength(LISTINGS);
  const titles = new Set<string>();
  for (const { mlsNumber, boardId } of listings) {
    const { headers } = (await first(`/detail/${mlsNumber}/${boardId}`)) ?? {};
    const path = headers?.['Location']?.replace('/real-estate', '') ?? '';
    for (const language of ['en-CA', 'fr-CA']) {
      const { html = '' } = (await first(path, language)) ?? {};
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      titles.add(title);
      expect(title).toMatch(/.+ \| Harbour &amp; Pine$/);
      expect(contentOf(html, 'description').length).toBeGreaterThan(50);
      expect(contentOf(html, 'og:image')).toMatch(/^http:\/\/localhost/);
      expect(html).toContain('"@type":"RealEstateListing"');
      expect(await complaintsAbout(html)).toEqual([]);
    }
  }
  expect(titles.size).toBeGreaterThan(LISTINGS);
});

test.each(['/', '/list/Ontario/Toronto', '/map/Toronto', '/trends', '/calculators', '/about'])(
  'the data of %s is valid',
  async (path) => {
    const { first } = await open();
    const { html = '' } = (await first(path)) ?? {};
    expect(html).toContain('"@type":"WebPage"');
    expect(await complaintsAbout(html)).toEqual([]);
  },
);

test.each([
  ['an unknown type', { '@type': 'RealEstateListings', name: 'A home' }],
  ['an unknown property', { '@type': 'RealEstateListing', bedrooms: 3 }],
  [
    'a property of another type',
    { '@type': 'RealEstateListing', mainEntity: { '@type': 'House', price: 1 } },
  ],
])('the validator finds %s', async (_title, data) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  expect(
    await complaintsAbout(`<script data-first type="application/ld+json">${json}</script>`),
  ).toHaveLength(1);
});
