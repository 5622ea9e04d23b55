import { expect, test } from 'vitest';
import { parseGoogleMaps } from './googleMaps.ts';
import { parseMapHosts, parseMapStyles } from './mapStyles.ts';

const KEY = { VITE_GOOGLE_MAPS_KEY: 'AIzaSyExampleExampleExample', VITE_GOOGLE_MAP_ID: '4504f8b37365c3d0' };

test('the map is Google’s if its key and id are set, else the local one', () => {
  expect(parseGoogleMaps({})).toBeUndefined();
  expect(parseGoogleMaps(KEY)).toEqual({ key: KEY.VITE_GOOGLE_MAPS_KEY, mapId: '4504f8b37365c3d0' });
});

test.each([
  ['VITE_GOOGLE_MAPS_KEY', { VITE_GOOGLE_MAPS_KEY: 'key' }],
  ['VITE_GOOGLE_MAPS_KEY', { VITE_GOOGLE_MAPS_KEY: '' }],
  ['VITE_GOOGLE_MAP_ID', { VITE_GOOGLE_MAP_ID: '' }],
])('an invalid %s is named', (name, variables) => {
  expect(() => parseGoogleMaps({ ...KEY, ...variables })).toThrow(name);
});

test.each([
  ['', undefined],
  ['https://a.example/1', ['https://a.example/1', 'https://a.example/1', 'https://a.example/1']],
  ['/1.json, /2.json', ['/1.json', '/2.json', '/1.json']],
  ['/1.json,/2.json,https://b.example/3', ['/1.json', '/2.json', 'https://b.example/3']],
])('styles of the map: "%s"', (value, expected) => {
  const styles = parseMapStyles({ VITE_MAP_STYLE_URL: value });
  expect(styles && [styles.light, styles.dark, styles.aerial]).toEqual(expected);
});

test('invalid addresses and hosts are named', () => {
  expect(() => parseMapStyles({ VITE_MAP_STYLE_URL: '/1,/2,/3,/4' })).toThrow('VITE_MAP_STYLE_URL');
  expect(() => parseMapStyles({ VITE_MAP_STYLE_URL: 'positron' })).toThrow('VITE_MAP_STYLE_URL');
  expect(parseMapHosts({ VITE_MAP_HOSTS: 'https://*.a.example, https://b.example:8080' })).toHaveLength(2);
  expect(parseMapHosts({})).toEqual([]);
  expect(() => parseMapHosts({ VITE_MAP_HOSTS: 'a.example' })).toThrow('VITE_MAP_HOSTS');
});
