import { expect, test } from 'vitest';
import { parseTourHosts } from './tourHosts.ts';

test.each([
  [undefined, []],
  ['', []],
  ['none', []],
  ['my.matterport.com', ['my.matterport.com']],
  [' my.matterport.com , www.youtube-nocookie.com', ['my.matterport.com', 'www.youtube-nocookie.com']],
])('the hosts of tours in "%s"', (value, hosts) => {
  expect(parseTourHosts({ VITE_TOUR_HOSTS: value })).toEqual(hosts);
});

test.each([
  'https://my.matterport.com',
  '*.matterport.com',
  'localhost',
  "'self'",
  'a.example;b.example',
  '*',
])('%s is refused, because the page’s policy would allow something else', (value) => {
  expect(() => parseTourHosts({ VITE_TOUR_HOSTS: value })).toThrow('VITE_TOUR_HOSTS');
});
