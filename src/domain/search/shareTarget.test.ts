import { expect, test } from 'vitest';
import { readShared } from './shareTarget.ts';

const HOST = 'www.example.ca';
const read = (query: Record<string, string>) => readShared(new URLSearchParams(query), HOST);
const listing = '/detail/Ontario/Toronto/The-Annex/33-Bay-Street/C1234567/2';

test.each([
  [{ url: `https://${HOST}/real-estate${listing}` }],
  [{ text: `Look: https://${HOST}/real-estate${listing}` }],
  [{ title: 'https://elsewhere.example/a', text: `https://${HOST}/real-estate${listing} W7654321` }],
])('a link to a listing of the product opens it: %j', (query) => {
  expect(read(query)).toEqual({ kind: 'page', path: listing });
});

test('a link to another page of the product opens it, with its query', () => {
  expect(read({ text: `https://${HOST}/real-estate/list/Ontario/Toronto?beds=2` })).toEqual({
    kind: 'page',
    path: '/list/Ontario/Toronto?beds=2',
  });
});

test.each([
  `https://elsewhere.example/real-estate${listing}`,
  `https://${HOST}.elsewhere.example/real-estate${listing}`,
  `https://${HOST}@elsewhere.example/real-estate${listing}`,
  `https://${HOST}/elsewhere/`,
  `https://${HOST}/real-estate/%2f%2felsewhere.example`,
  `https://${HOST}/real-estate/..//elsewhere.example/`,
  `https://${HOST}/real-estate/share?url=https://${HOST}/real-estate/share`,
  `https://${HOST}/real-estate/auth/login?redirect=/`,
  `javascript:alert('https://elsewhere.example')`,
])('%s opens no page', (url) => {
  expect(read({ url, text: 'a nice home' })).toEqual({ kind: 'words', words: 'a nice home' });
});

test.each([
  [{ text: 'MLS® W1234567' }, 'W1234567', 'MLS® W1234567'],
  [{ text: 'what about c7654321?', url: 'https://elsewhere.example' }, 'C7654321', 'what about c7654321?'],
  [{ title: 'TW123456', text: 'https://elsewhere.example/1' }, 'TW123456', 'TW123456'],
])('an MLS number identifies a home: %j', (query, mlsNumber, words) => {
  expect(read(query)).toEqual({ kind: 'home', mlsNumber, words });
});

test('a number in a link to another site is not an MLS number', () => {
  expect(read({ text: '33 Bay Street https://elsewhere.example/W1234567' })).toEqual({
    kind: 'words',
    words: '33 Bay Street',
  });
});

test.each([
  [{}, ''],
  [{ title: 'Leslieville', url: 'https://elsewhere.example' }, 'Leslieville'],
  [{ title: 'A page', text: ' 200   King Street\nWest ' }, '200 King Street West'],
  [{ text: 'a'.repeat(300) }, 'a'.repeat(100)],
])('other texts are words to search for: %j', (query, words) => {
  expect(read(query)).toEqual({ kind: 'words', words });
});
