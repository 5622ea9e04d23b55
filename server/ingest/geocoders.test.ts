import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { geocoderAt } from './geocoders.ts';
import type { Address } from './resoAddress.ts';

const published = (path: string): string =>
  readFileSync(new URL(`../../tests/support/maps/${path}.json`, import.meta.url), 'utf8');
const PHOTON = published('photon/montreal');
const PELIAS = published('geocoders/pelias');
const AMERICAN = published('geocoders/google');
const GOOGLE = AMERICAN.replace('"short_name": "US"', '"short_name": "CA"').replaceAll('94043', 'L0R 1H3');

let server: Server;
let origin: string;
let requests: URL[];
let answer: string;
let status: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://localhost'));
    response.statusCode = status;
    response.end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  status = 200;
});

const address = (changes: Partial<Address> = {}): Address => ({
  number: '10001',
  street: '104 Avenue',
  city: 'Peace River',
  state: 'Alberta',
  zip: '',
  neighborhood: '',
  ...changes,
});
const avenue = {
  number: '5664',
  street: "Avenue Jeanne-D'arc",
  city: 'Montréal',
  state: 'Quebec',
  zip: 'H1X 1J5',
};
const parkway = { number: '1600', street: 'Amphitheatre Parkway', city: 'Carlisle', state: 'Ontario' };

const find = (path: string, of: Address, body: string) => {
  answer = body;
  return geocoderAt(`${origin}${path}`, 'the-key').find(of);
};

describe('Photon', () => {
  test('is asked for a house in one line', async () => {
    await find('', address(avenue), PHOTON);
    expect(requests[0]?.pathname).toBe('/api');
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      q: "5664 Avenue Jeanne-D'arc, Montréal, Quebec",
      limit: '3',
      layer: 'house',
    });
  });

  test.each([
    ['the house', avenue, [45.559_475_95, -73.572_848_659_935_46]],
    ['another number', { ...avenue, number: '5666' }, undefined],
    ['another postal area', { ...avenue, zip: 'J4K 1A1' }, undefined],
  ])('finds %s', async (_name, changes, expected) => {
    const found = await find('', address(changes), PHOTON);
    expect(found ? [found.latitude, found.longitude] : undefined).toEqual(expected);
  });
});

describe('Pelias', () => {
  test.each(['/v1', '/v1/', '/v1/search'])('is asked at %s for houses in Canada', async (path) => {
    await find(path, address(), PELIAS);
    expect(requests[0]?.pathname).toBe('/v1/search');
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      text: '10001 104 Avenue, Peace River, Alberta',
      'boundary.country': 'CAN',
      layers: 'address',
      size: '10',
      api_key: 'the-key',
    });
  });

  test.each<[string, Partial<Address>, number[] | undefined]>([
    ['the house', {}, [56.228_904, -117.288_322]],
    ['the house with its direction', { street: '104 Avenue NW' }, [56.228_904, -117.288_322]],
    ['the same number in another street', { street: '85 Street' }, [56.232_646, -117.322_917]],
    ['no other street', { street: '99 Street' }, undefined],
    ['no other number', { number: '10003' }, undefined],
    ['no other city', { city: 'Grande Prairie' }, undefined],
  ])('finds %s', async (_name, changes, expected) => {
    const found = await find('/v1', address(changes), PELIAS);
    expect(found ? [found.latitude, found.longitude] : undefined).toEqual(expected);
  });
});

test.each(['Birch Way', 'Birch Place', 'rue Birch'])(
  'Pelias finds no house of %s in an Alder street of the same type',
  async (street) => {
    const type = street.replace('Birch', '').trim();
    const alder = PELIAS.replaceAll('104 Avenue', `Alder ${type}`);
    expect(await find('/v1', address({ street: `Alder ${type}` }), alder)).not.toBeNull();
    expect(await find('/v1', address({ street }), alder)).toBeNull();
  },
);

describe("Google's geocoder", () => {
  const google = '/maps/api/geocode/json';

  test('is asked with the key for places in Canada, and its answers may be stored for 30 days', async () => {
    await find(google, address(parkway), GOOGLE);
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      address: '1600 Amphitheatre Parkway, Carlisle, Ontario',
      components: 'country:CA',
      key: 'the-key',
    });
    expect(geocoderAt(`${origin}${google}`, 'the-key').maxDays).toBe(30);
    expect(() => geocoderAt(`${origin}${google}`, undefined)).toThrow('GEOCODER_KEY');
  });

  test.each<[string, Partial<Address>, string, number[] | undefined]>([
    ['the house', parkway, GOOGLE, [37.426_007_6, -122.091_129_8]],
    ['the city', { ...parkway, number: '' }, GOOGLE, [37.426_007_6, -122.091_129_8]],
    ['no other number', { ...parkway, number: '1602' }, GOOGLE, undefined],
    ['no other postal area', { ...parkway, zip: 'M5V 2T6' }, GOOGLE, undefined],
    ['no house abroad', parkway, AMERICAN, undefined],
    ['no street alone', parkway, GOOGLE.replace('ROOFTOP', 'GEOMETRIC_CENTER'), undefined],
    [
      'no partial match',
      parkway,
      GOOGLE.replace('"place_id"', '"partial_match": true, "place_id"'),
      undefined,
    ],
    ['nothing', parkway, '{"results": [], "status": "ZERO_RESULTS"}', undefined],
  ])('finds %s', async (_name, changes, body, expected) => {
    const found = await find(google, address(changes), body);
    expect(found ? [found.latitude, found.longitude] : undefined).toEqual(expected);
  });

  test('fails with its reason if it refuses the key', async () => {
    const refused =
      '{"error_message": "The provided API key is invalid.", "results": [], "status": "REQUEST_DENIED"}';
    await expect(find(google, address(), refused)).rejects.toThrow(
      "Google's geocoder answered REQUEST_DENIED: The provided API key is invalid.",
    );
  });
});

test.each(['', '/v1', '/geocode/json'])('a geocoder at %s that is down fails', async (path) => {
  status = 503;
  await expect(find(path, address(), '')).rejects.toThrow('The geocoder answered 503.');
});
