import { expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from '../../../src/config/environment.ts';

test('without settings the app talks to the services of its own origin', () => {
  expect(parseEnvironment({})).toEqual({
    stage: 'local',
    realtyUrl: '/realty',
    imagesUrl: '/images',
    mapsUrl: '/maps',
    historyBoards: [2, 86],
  });
});

test('addresses of other hosts are taken without their last slash', () => {
  expect(
    parseEnvironment({ VITE_REALTY_URL: 'https://feed.example/v1/', VITE_STAGE: 'production' }),
  ).toMatchObject({
    stage: 'production',
    realtyUrl: 'https://feed.example/v1',
  });
});

test.each([
  ['7', [7]],
  [' 2 , 86,130', [2, 86, 130]],
  ['none', []],
  ['', [2, 86]],
])('the boards of "%s" whose history is shown', (value, boards) => {
  expect(parseEnvironment({ VITE_HISTORY_BOARDS: value }).historyBoards).toEqual(boards);
});

test.each([
  ['VITE_REALTY_URL', 'feed.example'],
  ['VITE_IMAGES_URL', 'javascript:alert(1)'],
  ['VITE_STAGE', 'test'],
  ['VITE_HISTORY_BOARDS', '2;86'],
])('a bad %s stops the start with its name', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => parseEnvironment({ [name]: value })).toThrow(name);
});
