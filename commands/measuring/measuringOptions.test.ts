import { expect, test } from 'vitest';
import { readWords } from '#server/start/commandLine.ts';
import { interactionOptions, soakOptions } from './measuringOptions.ts';

test('numbers, words and an origin replace the defaults', () => {
  expect(readWords(soakOptions, [])).toMatchObject({ pans: 500, listings: 100, origin: undefined });
  expect(readWords(soakOptions, ['--pans=50', '--origin=http://localhost:4600/x'])).toMatchObject({
    pans: 50,
    origin: 'http://localhost:4600',
  });
  expect(readWords(interactionOptions, [])).toMatchObject({ profile: 'mobile', cpu: 4 });
  expect(readWords(interactionOptions, ['--profile=desktop', '--pages=list,map'])).toMatchObject({
    profile: 'desktop',
    pages: ['list', 'map'],
  });
});

test.each([
  [
    '--pages=list,house',
    '--pages is "list,house", but it must be one or several of bare,home,list,listing,map,value,area,agents,affordability,pan,pins.',
  ],
  ['--profile=7', '--profile is "7", but it must be mobile or desktop.'],
  ['--origin=here', '--origin is "here", but it must be an address like http://localhost:4600.'],
  ['--colour=red', 'npm run interaction has no option --colour: it takes --profile=WINDOW, --pages=PAGES,'],
  ['list', '"list" is not expected: npm run interaction takes --profile=WINDOW,'],
])('%s cannot be used', (word, sentence) => {
  expect(() => readWords(interactionOptions, [word])).toThrow(sentence);
});
