import { expect, test } from 'vitest';
import { openUpstream } from './upstream.ts';

test('places of the feed are suggested without addresses and unknown members', async () => {
  const { feed, asVisitor } = await openUpstream();
  const city = {
    locationId: 'CAONTOR',
    name: 'Toronto',
    type: 'city',
    map: { latitude: '43.7' },
    secret: 'x',
  };
  feed.answers.set('/locations/autocomplete', {
    locations: [city, { name: '33 Bay Street', type: 'property' }, null],
  });
  const path = '/realty/locations/autocomplete?search=toronto&type=city&type=area&resultsPerPage=5';
  const { status, body } = await asVisitor(path);
  const { secret: _secret, ...known } = city;
  expect([status, body]).toEqual([200, { page: 1, numPages: 1, pageSize: 5, count: 1, locations: [known] }]);
  expect(feed.calls[0]?.query.getAll('type')).toEqual(['city', 'area']);
});

test('buildings of the feed are for customers only, because the feed knows no hidden addresses', async () => {
  const { feed, asVisitor, asCustomer } = await openUpstream();
  const building = {
    address: { addressKey: '33bayst', streetNumber: '33' },
    details: { yearBuilt: '2015', minSqft: 600, maxSqft: 900 },
    image: 'one.jpg',
    class: 'CondoProperty',
  };
  const page = { page: 1, numPages: 1, pageSize: 100, count: 1 };
  feed.answers.set('/buildings', { ...page, buildings: [{ ...building, secret: 'x' }], secret: 'x' });
  feed.answers.set('/buildings/33bayst', { ...building, secret: 'x' });
  const post = { method: 'POST' };
  const map = '[[[-80,44],[-79,44],[-79,43],[-80,44]]]';
  for (const [path, init] of [
    ['', post],
    ['/33bayst', {}],
  ] as const) {
    expect((await asVisitor(`/realty/buildings${path}?city=Toronto`, init)).status).toBe(401);
  }
  expect(feed.calls).toEqual([]);
  const found = await asCustomer(`/realty/buildings?city=Toronto&map=${map}&class=condo`, post);
  expect([found.status, found.body]).toEqual([200, { ...page, buildings: [building] }]);
  expect(feed.calls[0]).toMatchObject({ method: 'POST', path: '/buildings' });
  expect(feed.calls[0]?.query.get('map')).toBe(map);
  expect((await asCustomer('/realty/buildings/33bayst')).body).toEqual(building);
  const unknown = await asCustomer('/realty/buildings/nowhere');
  expect([unknown.status, unknown.body.message]).toEqual([
    404,
    'There is no building with this address key.',
  ]);
  expect((await asCustomer('/realty/buildings?class=condo', post)).body[0].param).toBe('city');
});
