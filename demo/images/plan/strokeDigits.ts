import { short } from '../drawing/shapes.ts';

/** Digits as strokes on a grid 4 wide and 6 high, so that numbers need no font. */
const STROKES: Record<string, string> = {
  '0': 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  '1': 'M1 1L2.4 0V6',
  '2': 'M0 1L1 0H3L4 1V2.4L0 6H4',
  '3': 'M0 0H4L2 2.4H3L4 3.4V5L3 6H1L0 5',
  '4': 'M3 6V0L0 4H4',
  '5': 'M4 0H0.4L0 2.6H3L4 3.6V5L3 6H0',
  '6': 'M4 0H1.4L0 2V5L1 6H3L4 5V3.6L3 2.8H0',
  '7': 'M0 0H4L1.6 6',
  '8': 'M1 2.8L0 2V1L1 0H3L4 1V2L3 2.8H1L0 3.8V5L1 6H3L4 5V3.8L3 2.8',
  '9': 'M0 6H2.6L4 4V1L3 0H1L0 1V2.4L1 3.2H4',
  '.': 'M0.2 5.4H0.9V6H0.2Z',
  x: 'M0.4 2.6L3 5.6M3 2.6L0.4 5.6',
  m: 'M0 6V2.6M0 3.4L0.8 2.6L1.8 3.2V6M1.8 3.4L2.8 2.6L3.8 3.2V6',
  N: 'M0 6V0L4 6V0',
};
const WIDTHS: Record<string, number> = { '.': 2.6, '1': 4, ' ': 2, m: 5.4, x: 5.2 };

function widthOf(letter: string): number {
  return WIDTHS[letter] ?? 5.6;
}

/** Draws digits, `.`, `x`, `m`, `N` and spaces with their middle at (x, y), `height` units high. */
export function drawDigits(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 6;
  const letters = [...text];
  const total = letters.reduce((sum, letter) => sum + widthOf(letter), 0) - 1.6;
  let left = x - (total * scale) / 2;
  const parts = letters.map((letter) => {
    const at = left;
    left += widthOf(letter) * scale;
    const data = STROKES[letter];
    return data
      ? `<path transform="translate(${short(at)} ${short(y - height / 2)}) scale(${scale.toFixed(2)})" d="${data}"/>`
      : '';
  });
  return `<g fill="none" stroke="${colour}" stroke-width="0.95" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;
}
