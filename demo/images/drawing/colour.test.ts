import { expect, test } from 'vitest';
import { darken, grade, lighten, luminous, mix } from './colour.ts';

test('colours are mixed channel by channel', () => {
  expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
  expect(lighten('#808080', 1)).toBe('#ffffff');
  expect(darken('#808080', 1)).toBe('#0f1b2d');
});

test('the light of the hour changes surfaces and leaves light sources', () => {
  const light = { lamp: '#ff8000', air: '#0000ff', haze: 0 };
  expect(grade(`<a fill="#ffffff"/><b fill="${luminous('#ffffff')}"/>`, light)).toBe(
    '<a fill="#ff8000"/><b fill="rgb(255,255,255)"/>',
  );
  expect(grade('#ffffff', { ...light, haze: 1 })).toBe('#0000ff');
});
