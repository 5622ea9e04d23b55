import { expect, test } from 'vitest';
import type { WireAgentProfile } from '#api/content/contract.ts';
import { planPage, skeletonOf } from './pageHeads.ts';

const AGENT: WireAgentProfile = {
  slug: 'amara-osei',
  name: 'Amara Osei',
  role: { 'en-CA': 'Broker', 'fr-CA': 'Courtière' },
  licence: 'RECO 4712345',
  languages: ['en'],
  areas: [],
  phone: '416-555-0151',
  email: 'amara@example.ca',
  portrait: 'c0ffee00-0000-4000-8000-000000000000',
};

test('the preview of an agent’s page has a picture of the shared size, and its data the portrait', () => {
  const origin = 'https://homes.example';
  const plan = planPage({ path: '/agents/amara-osei', origin, languages: ['en'] });
  const { tags = [] } = plan?.write({ status: 200, body: AGENT }) ?? {};
  const shared = tags.flatMap(({ attributes: { property = '', content = '' } }) =>
    property.startsWith('og:image') ? [[property, content]] : [],
  );
  expect(shared).toEqual([
    ['og:image', expect.stringMatching(/^https:\/\/homes\.example\/real-estate\/share\/\w+\.jpg$/)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ]);
  const data = tags.find(({ element }) => element === 'script');
  expect(JSON.parse(data?.text ?? '')).toMatchObject({
    '@type': 'RealEstateAgent',
    image: `${origin}/images/content/${AGENT.portrait}-800.webp`,
  });
});

test('the page of an unknown place does not name it', () => {
  const plan = planPage({ path: '/list/Ontario/Abc', origin: 'https://homes.example', languages: ['en'] });
  const places = { status: 200, body: { search: { cities: [], neighborhoods: [] } } };
  const parts = plan?.write({ status: 200, body: { count: 0, listings: [] } }, places);
  const skeleton = parts?.skeleton?.rewrite(
    '<nav class=a><ol><li>{city}</ol></nav><h1 class=b data-1="Homes in {province}">Homes in {city}</h1>',
    (address) => address,
  );
  expect([parts?.status, skeleton]).toEqual([404, '<h1 class=b>Homes for sale</h1>']);
});

test.each([
  ['/', 'home'],
  ['/?lang=fr', 'home'],
  ['/list/Quebec/Montr%C3%A9al', 'list'],
  ['/list/Quebec?beds=2', 'bar'],
  ['/detail/Ontario/Toronto/x/W1234567/2', 'detail'],
  ['/auth/login?redirect=%2Fsaved', 'login'],
  ['/auth/login?intent=saveHome', 'plain'],
])('a page at %s has the skeleton that its boot script shows: %s', (path, kind) => {
  expect(skeletonOf(path)).toBe(kind);
});
