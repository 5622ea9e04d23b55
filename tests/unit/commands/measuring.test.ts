import { expect, test } from 'vitest';
import { readMeasuringArguments } from '#commands/measuring/measuringArguments.ts';

const USUAL = { pans: 500, profile: 'mobile', origin: '' };

test('numbers, words and an origin stand in the place of the usual ones', () => {
  expect(readMeasuringArguments([], USUAL)).toEqual(USUAL);
  expect(
    readMeasuringArguments(['--pans=50', '--profile=desktop', '--origin=http://localhost:4600/x'], USUAL),
  ).toEqual({ pans: 50, profile: 'desktop', origin: 'http://localhost:4600' });
});

test.each(['--pans=many', '--profile=7', '--origin=here', '--colour=red', 'pans'])(
  '%s cannot be used',
  (word) => {
    expect(() => readMeasuringArguments([word], USUAL)).toThrow(/--pans=500, --profile=mobile/);
  },
);
