import { expect, test } from 'vitest';
import { embedAddress } from './tours.ts';

const HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com', 'my.matterport.com', 'youriguide.com'];

test.each([
  ['https://www.youtube.com/watch?v=a_B-1', 'https://www.youtube-nocookie.com/embed/a_B-1'],
  ['https://www.youtube.com/watch?feature=share&v=a_B-1&t=9', 'https://www.youtube-nocookie.com/embed/a_B-1'],
  ['https://m.youtube.com/shorts/a_B-1', 'https://www.youtube-nocookie.com/embed/a_B-1'],
  ['https://www.youtube.com/embed/a_B-1?rel=0', 'https://www.youtube-nocookie.com/embed/a_B-1'],
  ['https://youtu.be/a_B-1?si=x', 'https://www.youtube-nocookie.com/embed/a_B-1'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://vimeo.com/123456/ab12', 'https://player.vimeo.com/video/123456?h=ab12'],
  ['https://player.vimeo.com/video/123456?h=ab12', 'https://player.vimeo.com/video/123456?h=ab12'],
  ['https://my.matterport.com/show/?m=abc&mls=1', 'https://my.matterport.com/show/?m=abc&mls=1'],
  ['https://my.matterport.com/models/abc', 'https://my.matterport.com/show/?m=abc'],
  ['https://youriguide.com/1_queen_st/', 'https://youriguide.com/embed/1_queen_st'],
  ['https://youriguide.com/1_queen_st?unbranded=1', 'https://youriguide.com/embed/1_queen_st?unbranded=1'],
  ['https://unbranded.youriguide.com/1_queen_st/', 'https://youriguide.com/embed/1_queen_st?unbranded=1'],
  ['https://youriguide.com/embed/1_queen_st', 'https://youriguide.com/embed/1_queen_st'],
])('%s is embedded as %s', (link, embedded) => {
  expect(embedAddress(link, HOSTS)).toBe(embedded);
  expect(embedAddress(link, []), 'without the setting').toBeUndefined();
});

test.each([
  'https://tours.example/1',
  'https://my.matterport.com.tours.example/1',
  'https://tours.example/https://my.matterport.com/show/?m=1',
  'https://my.matterport.com:8443/show/?m=1',
  'https://youtube.com.example/watch?v=1',
  'http://my.matterport.com/show/?m=1',
  'javascript:alert(1)',
  '//my.matterport.com/show/?m=1',
  '',
])('"%s" is not embedded', (link) => {
  expect(embedAddress(link, HOSTS)).toBeUndefined();
});

test('a tour on the product’s own address is embedded', () => {
  expect(embedAddress('/images/tours/c0100102', [])).toBe('/images/tours/c0100102');
});
