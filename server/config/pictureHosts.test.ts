import { expect, test } from 'vitest';
import { hostOf, readPictureHosts } from './pictureHosts.ts';

test.each<[string, [base: string, isInner: boolean][]]>([
  ['cdn.repliers.io', [['https://cdn.repliers.io/', false]]],
  [
    'https://a.example/photos , https://b.example:8443//',
    [
      ['https://a.example/photos/', false],
      ['https://b.example:8443/', false],
    ],
  ],
  ['http://pictures.homes.svc', [['http://pictures.homes.svc/', true]]],
  ['http://localhost:9000/x/', [['http://localhost:9000/x/', true]]],
])('the hosts "%s"', (text, expected) => {
  expect(readPictureHosts(text)).toEqual(expected.map(([base, isInner]) => ({ base, isInner })));
});

test.each([
  '',
  'cdn.example,',
  'http://cdn.example',
  'ftp://cdn.example',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://user:password@cdn.example',
  'https://cdn.example/?w=1',
  '*',
])('"%s" is no list of hosts', (text) => {
  expect(readPictureHosts(text)).toBeUndefined();
});

test.each([
  ['https://cdn.example/photos/1.jpg?x=/', true],
  ['https://CDN.example/photos/a/b.jpg', true],
  ['https://cdn.example/photos/../private/1.jpg', false],
  ['https://cdn.example/photosX/1.jpg', false],
  ['https://cdn.example.evil.example/photos/1.jpg', false],
  ['https://cdn.example@evil.example/photos/1.jpg', false],
  ['https://user@cdn.example/photos/1.jpg', false],
  ['https://cdn.example:444/photos/1.jpg', false],
  ['http://cdn.example/photos/1.jpg', false],
])('the address %s is at the listed host: %s', (address, isListed) => {
  const hosts = readPictureHosts('https://cdn.example/photos') ?? [];
  expect(hostOf(new URL(address), hosts) !== undefined).toBe(isListed);
});
