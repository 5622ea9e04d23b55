import { expect, test } from 'vitest';
import { shiftIntoView } from './shiftIntoView.ts';

const frame = { left: 0, top: 100, right: 800, bottom: 900 };
const card = { left: 16, top: 500, right: 356, bottom: 884 };
const pinAt = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 30 });

test.each([
  ['in sight stays', pinAt(500, 300), undefined],
  ['under the card near its right edge goes right', pinAt(320, 700), { x: 52, y: 0 }],
  ['under the card near its top goes up', pinAt(40, 510), { x: 0, y: -56 }],
  ['half outside on the left comes in', pinAt(-20, 200), { x: 36, y: 0 }],
  ['behind the upper controls comes down', pinAt(500, 120), { x: 0, y: 60 }],
  ['behind the controls on the right comes in', pinAt(720, 300), { x: -60, y: 0 }],
  ['just in sight is not moved for more air', pinAt(1, 165), undefined],
])('a pin that is %s', (_case, pin, shift) => {
  expect(shiftIntoView(pin, card, frame)).toEqual(shift);
});

test('a card as wide as a phone moves the pin up, never out of the map', () => {
  const phone = { left: 0, top: 100, right: 390, bottom: 844 };
  const wideCard = { left: 8, top: 450, right: 382, bottom: 836 };
  expect(shiftIntoView(pinAt(200, 600), wideCard, phone)).toEqual({ x: 0, y: -196 });
});
