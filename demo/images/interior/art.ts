import { darken, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { path, withOpacity } from '../drawing/shapes.ts';
import { onWallPath } from './glazing.ts';
import type { Space, Wall } from './space.ts';
import { panel } from './space.ts';

function pictureOf(
  space: Space,
  wall: Wall,
  dice: Dice,
  [u, v, width, height]: readonly [number, number, number, number],
): string {
  const { style } = space;
  const tint = dice.pick([style.accent, style.second, style.feature, '#c9a26a'] as const);
  const other = dice.pick([style.second, style.accent, '#2f4b57', '#8a5a3a'] as const);
  const ring = (cx: number, cy: number, r: number, fill: string, extra = ''): string => {
    const points = Array.from({ length: 14 }, (_, index): [number, number] => {
      const angle = (index / 14) * Math.PI * 2;
      return [u + cx * width + Math.cos(angle) * r * width, v + cy * height + Math.sin(angle) * r * width];
    });
    return path(onWallPath(space, wall, points), fill, extra);
  };
  const shape = (points: readonly (readonly [number, number])[], fill: string, extra = ''): string =>
    path(
      onWallPath(
        space,
        wall,
        points.map(([x, y]) => [u + x * width, v + y * height] as const),
      ),
      fill,
      extra,
    );
  switch (dice.whole(0, 4)) {
    case 0:
      return (
        shape(
          [
            [0, 0],
            [1, 0],
            [1, 0.42],
            [0.7, 0.55],
            [0.45, 0.4],
            [0.2, 0.52],
            [0, 0.4],
          ],
          other,
        ) +
        ring(0.66, 0.72, 0.12, tint) +
        shape(
          [
            [0, 0],
            [1, 0],
            [1, 0.2],
            [0.5, 0.3],
            [0, 0.18],
          ],
          darken(other, 0.2),
        )
      );
    case 1:
      return (
        ring(0.42, 0.6, 0.24, tint) +
        ring(0.6, 0.4, 0.2, other, withOpacity(0.9)) +
        shape(
          [
            [0.18, 0.14],
            [0.82, 0.14],
            [0.82, 0.17],
            [0.18, 0.17],
          ],
          '#2a2f36',
        )
      );
    case 2:
      return (
        shape(
          [
            [0, 0],
            [0.34, 0],
            [0.34, 1],
            [0, 1],
          ],
          tint,
        ) +
        shape(
          [
            [0.34, 0],
            [1, 0],
            [1, 0.38],
            [0.34, 0.38],
          ],
          other,
        ) +
        ring(0.67, 0.7, 0.15, mix(tint, '#f4ead6', 0.4))
      );
    case 3:
      return [0.24, 0.38, 0.52, 0.66, 0.8]
        .map((at, index) =>
          shape(
            [
              [at, 0.14],
              [at + 0.05, 0.14],
              [at + 0.02 + (index - 2) * 0.05, 0.86],
              [at + (index - 2) * 0.05, 0.8],
            ],
            index % 2 === 0 ? other : '#56885f',
          ),
        )
        .join('');
    default:
      return (
        shape(
          [
            [0, 0],
            [1, 0],
            [1, 0.3],
            [0, 0.36],
          ],
          other,
        ) +
        shape(
          [
            [0, 0.36],
            [1, 0.3],
            [1, 0.62],
            [0, 0.58],
          ],
          tint,
        ) +
        shape(
          [
            [0.1, 0.3],
            [0.34, 0.74],
            [0.58, 0.32],
          ],
          darken(other, 0.25),
        ) +
        shape(
          [
            [0.42, 0.32],
            [0.68, 0.66],
            [0.94, 0.3],
          ],
          darken(tint, 0.3),
        )
      );
  }
}

/** Adds a framed picture on a wall. Its box is in metres along and up the wall. */
export function addArt(
  space: Space,
  wall: Wall,
  box: readonly [u: number, v: number, width: number, height: number],
): void {
  const dice = space.dice.fork(`art ${wall} ${box.join()}`);
  const [u, v, width, height] = box;
  const frame = dice.pick([space.style.wood, '#2b3036', '#f6f1e6', space.style.metal] as const);
  const mat = Math.min(width, height) * 0.12;
  const inner = [u + mat, v + mat, width - mat * 2, height - mat * 2] as const;
  space.shell.push(
    panel(space, wall, [u + 0.02, v - 0.05, width, height], '#0f1b2d', withOpacity(0.16)),
    panel(space, wall, box, frame),
    panel(space, wall, [u + 0.025, v + 0.025, width - 0.05, height - 0.05], '#faf6ec'),
    panel(space, wall, inner, mix(space.style.rug, '#fbf6ea', 0.5)),
    pictureOf(space, wall, dice, inner),
  );
}

/** Adds a group of pictures of several sizes, with its lower left corner at (u, v). */
export function addGallery(space: Space, wall: Wall, u: number, v: number): void {
  addArt(space, wall, [u, v, 0.5, 0.68]);
  addArt(space, wall, [u + 0.58, v + 0.3, 0.44, 0.38]);
  addArt(space, wall, [u + 0.58, v - 0.12, 0.34, 0.36]);
  addArt(space, wall, [u + 1.1, v, 0.48, 0.6]);
}

/** Adds a mirror: round, or tall with a frame. */
export function addMirror(
  space: Space,
  wall: Wall,
  [u, v, width, height]: readonly [number, number, number, number],
  isRound: boolean,
): void {
  const { style, pen } = space;
  const glass = pen.linear(
    [
      [0, mix(style.wall, '#dfeaf0', 0.7)],
      [0.48, mix(style.wall, '#f6fafc', 0.8)],
      [0.5, mix(style.wall, '#c9d8e0', 0.6)],
      [1, mix(style.wall, '#b5c6cf', 0.6)],
    ],
    [0, 0],
    [1, 1],
  );
  if (!isRound) {
    space.shell.push(
      panel(space, wall, [u + 0.02, v - 0.04, width, height], '#0f1b2d', withOpacity(0.18)),
      panel(space, wall, [u, v, width, height], style.metal),
      panel(space, wall, [u + 0.03, v + 0.03, width - 0.06, height - 0.06], glass),
    );
    return;
  }
  const ring = (r: number, dy = 0): string =>
    onWallPath(
      space,
      wall,
      Array.from({ length: 28 }, (_, index) => {
        const angle = (index / 28) * Math.PI * 2;
        return [u + width / 2 + Math.cos(angle) * r, v + height / 2 + dy + Math.sin(angle) * r] as const;
      }),
    );
  const radius = width / 2;
  space.shell.push(
    path(ring(radius, -0.04), '#0f1b2d', withOpacity(0.16)),
    path(ring(radius), style.metal),
    path(ring(radius - 0.025), glass),
  );
}
