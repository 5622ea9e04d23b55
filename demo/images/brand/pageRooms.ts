import { darken, INK, lighten } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, stroke, withOpacity } from '../drawing/shapes.ts';
import { drawHeart, drawSpotHouse, SPOT } from './spots.ts';

const { cream, brick, ochre, blue, navy, wood, grey, deep } = SPOT;

function lines(x: number, y: number, widths: readonly number[], colour: string, step = 26): string {
  return widths
    .map((width, index) => pill(x, y + index * step, width, 9, 4, colour, withOpacity(0.7)))
    .join('');
}

/** Draws a wall with empty picture frames. */
export function savedEmpty(): string[] {
  const frame = (x: number, y: number, w: number, h: number, colour: string): string =>
    rect(x + 8, y + 12, w, h, INK, withOpacity(0.16)) +
    rect(x, y, w, h, colour) +
    rect(x + 16, y + 16, w - 32, h - 32, cream) +
    `<rect x="${x + 34}" y="${y + 34}" width="${w - 68}" height="${h - 68}" fill="none" stroke="${grey}" stroke-width="4" stroke-dasharray="12 10"/>`;
  return [
    rect(0, 0, 1200, 590, '#dfe6e1'),
    rect(0, 0, 1200, 590, lighten('#dfe6e1', 0.4), withOpacity(0.4)),
    rect(0, 590, 1200, 220, '#c49a6a'),
    rect(0, 572, 1200, 20, '#ffffff'),
    frame(300, 200, 230, 170, wood),
    frame(570, 170, 190, 220, navy),
    frame(800, 230, 190, 150, brick),
    drawHeart(664, 282, 44, brick),
    ellipse(610, 640, 330, 20, INK, withOpacity(0.16)),
    pill(400, 500, 420, 26, 8, wood),
    rect(430, 526, 20, 110, darken(wood, 0.2)),
    rect(770, 526, 20, 110, darken(wood, 0.2)),
    path('M470 500C466 470 476 452 500 452C524 452 534 470 530 500Z', ochre),
    stroke(
      'M500 452C486 410 470 396 462 380M500 452C500 410 504 392 508 366M500 452C516 414 534 404 544 392',
      deep,
      6,
    ),
    ...[
      [462, 376],
      [508, 360],
      [546, 388],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 15, 22, '#4f8a6c')),
    rect(640, 474, 120, 26, blue),
    rect(650, 452, 100, 22, cream),
    rect(644, 434, 110, 18, brick),
  ];
}

function desk(): string {
  return (
    rect(0, 560, 1200, 260, '#b98a5e') + rect(0, 560, 1200, 14, '#d0a577') + rect(0, 0, 1200, 560, '#d9e5e4')
  );
}

/** Draws a letter with a check mark, a pen and a small house. */
export function preApproval(): string[] {
  return [
    desk(),
    ellipse(560, 690, 300, 22, INK, withOpacity(0.2)),
    group(
      [
        rect(8, 12, 330, 420, INK, withOpacity(0.16)),
        rect(0, 0, 330, 420, '#fdfaf3'),
        rect(0, 0, 330, 64, blue),
        path('M34 46V30L52 16L70 30V46Z', cream),
        lines(96, 20, [150, 100], cream, 20),
        lines(40, 110, [250, 220, 240, 180, 250, 130], grey, 34),
      ],
      'transform="translate(390 230) rotate(-5)"',
    ),
    ellipse(690, 590, 66, 66, '#3f8a6a'),
    stroke('M660 592L682 616L724 566', '#ffffff', 15),
    group(
      [
        rect(0, 0, 22, 210, navy),
        poly(
          [
            [0, 210],
            [22, 210],
            [11, 244],
          ],
          ochre,
        ),
        rect(0, 0, 22, 34, brick),
      ],
      'transform="translate(890 430) rotate(28)"',
    ),
    drawSpotHouse(830, 660, 110, brick, navy),
  ];
}

/** Draws a calculator between coins and a paper house. */
export function calculator(): string[] {
  const keys = Array.from({ length: 16 }, (_, index) => {
    const x = 436 + (index % 4) * 56;
    const y = 396 + Math.floor(index / 4) * 52;
    return pill(x, y, 44, 40, 8, index === 15 ? brick : index % 4 === 3 ? ochre : cream);
  });
  const coins = (x: number, count: number): string =>
    Array.from(
      { length: count },
      (_, index) =>
        ellipse(x, 664 - index * 17, 52, 17, darken(ochre, 0.22)) +
        ellipse(x, 658 - index * 17, 52, 17, index === count - 1 ? lighten(ochre, 0.25) : ochre),
    ).join('');
  return [
    desk(),
    ellipse(560, 676, 220, 18, INK, withOpacity(0.2)),
    pill(404, 226, 272, 440, 24, navy),
    pill(432, 254, 216, 108, 12, '#cfe3dc'),
    lines(468, 286, [150, 90], '#3b5a58', 30),
    ...keys,
    coins(760, 3),
    coins(866, 6),
    coins(972, 9),
    drawSpotHouse(210, 664, 110, cream, brick),
  ];
}
