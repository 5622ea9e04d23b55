import { expect, test } from 'vitest';
import { hasTour, toursOf } from './tours.ts';

const WALK = 'https://my.matterport.com/show/?m=1';
const VIDEO = 'https://www.youtube.com/watch?v=1';
const PAGE = 'https://tours.example/1';

test.each([
  ['a tour', [PAGE], [], [PAGE, null]],
  ['a tour of the demonstration', ['/images/tours/c0100102'], [], ['/images/tours/c0100102', null]],
  ['another path', ['/images/tours/../x', '//tours.example/1'], [], [null, null]],
  ['a tour and a video', [WALK], [VIDEO], [WALK, VIDEO]],
  ['the first of several tours', [null, '', PAGE, WALK], [], [PAGE, null]],
  ['a video in the field of tours', ['https://youtu.be/1'], [], [null, 'https://youtu.be/1']],
  ['a video among tours', [VIDEO, WALK], [], [WALK, VIDEO]],
  ['a walk in the field of videos', [], [WALK], [WALK, null]],
  ['a page in the field of videos', [], ['https://vimeo.example/1'], [null, 'https://vimeo.example/1']],
  ['an address with spaces around it', [` ${PAGE} `], [], [PAGE, null]],
  ['an address without encryption', ['http://tours.example/1'], ['http://youtu.be/1'], [null, null]],
  ['other schemes', ['javascript:alert(1)', 'data:text/html,1', 'ftp://tours.example/1'], [], [null, null]],
  ['no address', ['tours.example/1', 'none', 7, {}], [undefined], [null, null]],
] as const)('of %s the links are read', (_, tours, videos, [virtualTourUrl, alternateURLVideoLink]) => {
  const links = toursOf(tours, videos);
  expect(links).toEqual({ virtualTourUrl, alternateURLVideoLink });
  expect(hasTour(links)).toBe(virtualTourUrl !== null || alternateURLVideoLink !== null);
});

test('a listing without details has no tour', () => {
  expect(hasTour(null)).toBe(false);
  expect(hasTour({ virtualTourUrl: 'http://tours.example/1' })).toBe(false);
});
