import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, see, short } from '../drawing/shapes.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import { drawCar, drawStreetLamp } from './grounds.ts';
import { drawWindow } from './openings.ts';
import { drawSky } from './sky.ts';
import { drawSkyline } from './skyline.ts';
import { drawTree } from './trees.ts';
import { drawPot, drawWall } from './walls.ts';

const BASE = 650;
const AWNINGS = ['#1e5b45', '#1f5a6e', '#a83a32', '#d39a35', '#22334a', '#6d8f86'] as const;

function awning(x: number, y: number, width: number, colour: string, striped: boolean): string {
  const parts = [
    poly(
      [
        [x, y],
        [x + width, y],
        [x + width + 14, y + 44],
        [x - 14, y + 44],
      ],
      colour,
    ),
  ];
  const count = Math.round(width / 24);
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const next = (index + 1) / count;
    const topLeft = x + width * share;
    const footLeft = x - 14 + (width + 28) * share;
    const footRight = x - 14 + (width + 28) * next;
    if (striped && index % 2 === 0) {
      parts.push(
        poly(
          [
            [topLeft, y],
            [x + width * next, y],
            [footRight, y + 44],
            [footLeft, y + 44],
          ],
          '#f5f1e6',
        ),
      );
    }
    parts.push(
      ellipse(
        (footLeft + footRight) / 2,
        y + 44,
        (footRight - footLeft) / 2,
        8,
        striped && index % 2 === 0 ? '#e6e1d4' : darken(colour, 0.12),
      ),
    );
  }
  parts.push(rect(x - 14, y + 52, width + 28, 10, INK, see(0.18)));
  return group(parts);
}

function shop(stage: Stage, x: number, width: number, index: number): string {
  const dice = stage.home.fork(`shop${index}`);
  const { pen, look } = stage;
  const warm = lampsAreOn(look) || look.hour === 'golden';
  const glass = warm
    ? pen.fade(luminous('#ffcf85'), luminous('#fff3d8'))
    : pen.linear(
        [
          [0, '#54758a'],
          [0.6, '#a6c3d2'],
          [1, '#d3e3ea'],
        ],
        [0, 0],
        [1, 1],
      );
  const front = dice.pick(['#22334a', '#1e4a42', '#2b2f36', '#f0ece2', '#5a3b32', '#37566b']);
  const top = BASE - 178;
  const doorX = x + width * (dice.chance(0.5) ? 0.68 : 0.12);
  const display: string[] = [];
  for (let item = 0; item < 5; item += 1) {
    const left = x + 24 + item * (width - 60) * 0.2;
    const tint = dice.pick(['#c9876a', '#e9e3d8', '#7f9b8c', '#2f5d6e', '#d9b36a']);
    const height = dice.between(14, 38);
    display.push(
      dice.chance(0.5)
        ? pill(left, BASE - 34 - height, 18, height, 4, tint)
        : ellipse(left + 9, BASE - 44, 11, 11, tint),
    );
  }
  return group([
    rect(x + 6, top, width - 12, 178, front),
    rect(x + 6, top, width - 12, 42, darken(front, 0.12)),
    pill(x + width * 0.24, top + 16, width * 0.52, 9, 4.5, lighten(front, 0.6), see(0.85)),
    rect(x + 18, top + 50, width - 36, 98, glass),
    ...display,
    rect(x + 18, BASE - 34, width - 36, 8, lighten(front, 0.12)),
    poly(
      [
        [x + 40, BASE - 34],
        [x + 100, top + 50],
        [x + 132, top + 50],
        [x + 72, BASE - 34],
      ],
      '#ffffff',
      see(0.16),
    ),
    rect(x + width * 0.5 - 2, top + 50, 4, 98, front),
    rect(doorX - 6, top + 46, 62, 132, front),
    rect(doorX, top + 52, 50, 124, glass),
    rect(doorX + 23, top + 52, 4, 124, front),
    rect(doorX + 30, BASE - 70, 4, 22, '#e0b869'),
    dice.chance(0.75) ? awning(x + 16, top + 38, width - 32, dice.pick(AWNINGS), dice.chance(0.5)) : '',
    drawPot(stage, x + width - 26, BASE + 8, 42),
  ]);
}

function building(stage: Stage, x: number, width: number, storeys: number, index: number): string {
  const dice = stage.home.fork(`building${index}`);
  const colour =
    index === 1
      ? stage.look.house.wall
      : dice.pick(['#a65a45', '#8c7266', '#c9b79c', '#7d5148', '#d9d4c8', '#6f7f8a']);
  const top = BASE - 178 - storeys * 118 - 20;
  const parts = [
    drawWall(stage, dice, x, top, width, BASE - top, { kind: 'brick', colour }, 10),
    rect(x - 6, top - 16, width + 12, 26, lighten(colour, 0.35)),
    rect(x - 10, top - 24, width + 20, 10, stage.look.season === 'winter' ? '#f4f8fb' : darken(colour, 0.25)),
    rect(x, top + 10, width, 7, INK, see(0.22)),
  ];
  let dentils = '';
  for (let at = x + 4; at < x + width - 6; at += 16) {
    dentils += `M${short(at)} ${short(top + 2)}h8`;
  }
  parts.push(`<path d="${dentils}" stroke="${darken(colour, 0.1)}" stroke-width="7"/>`);
  const columns = Math.max(2, Math.round(width / 96));
  const step = width / columns;
  for (let storey = 0; storey < storeys; storey += 1) {
    for (let column = 0; column < columns; column += 1) {
      parts.push(
        drawWindow(
          stage,
          stage.shot.fork(`w${index}${storey}${column}`),
          x + step * (column + 0.5) - 24,
          top + 38 + storey * 118,
          48,
          76,
          { columns: 1, rows: 2, arched: dice.fork('arch').chance(0.5) },
        ),
      );
    }
  }
  parts.push(rect(x, BASE - 190, width, 10, lighten(colour, 0.3)));
  return group([...parts, shop(stage, x, width, index)]);
}

/** A main street of brick buildings with shops below and offices above. */
export function drawCommercial(stage: Stage): string {
  const { shot, home } = stage;
  const widths = [home.between(250, 300), home.between(330, 400), home.between(270, 320), 330];
  const storeys = [home.whole(1, 2), 2, home.whole(1, 2), home.whole(1, 2)];
  const parts: string[] = [];
  let x = 20;
  for (const [index, width] of widths.entries()) {
    parts.push(building(stage, x, width, storeys[index] ?? 1, index));
    x += width + 2;
  }
  const winter = stage.look.season === 'winter';
  return group([
    drawSky(stage, BASE),
    drawSkyline(stage, BASE, 420, 0.72),
    drawTree(stage, shot.fork('left'), -10, BASE + 6, 330),
    ...parts,
    rect(0, BASE, 1200, 62, stage.pen.fade(winter ? '#dfe5ea' : '#c6c3bb', winter ? '#e9eef2' : '#d6d3cb')),
    path(
      Array.from({ length: 15 }, (_, index) => `M${index * 88} ${BASE}l-24 62`).join(''),
      'none',
      `stroke="#a9a69e" stroke-width="2" ${see(0.6)}`,
    ),
    rect(0, BASE + 58, 1200, 10, '#aeaba3'),
    rect(0, BASE + 68, 1200, 100, stage.pen.fade('#656b73', '#4f555e')),
    rect(0, BASE + 66, 1200, 6, INK, see(0.25)),
    ...[250, 960].map((at) =>
      drawTree(stage, shot.fork(`t${at}`), at + shot.between(-30, 30), BASE + 40, shot.between(270, 320)),
    ),
    drawStreetLamp(stage, 600 + shot.between(-60, 60), BASE + 44, 230),
    pill(420, BASE + 22, 96, 8, 3, '#8a6442'),
    pill(420, BASE + 4, 96, 7, 3, '#8a6442'),
    rect(428, BASE + 8, 5, 34, '#2c3742'),
    rect(503, BASE + 8, 5, 34, '#2c3742'),
    drawCar(stage, shot.between(700, 860), BASE + 112, shot.pick(['#3d5a73', '#b9bfc4', '#7c3a36']), 1.2),
  ]);
}
