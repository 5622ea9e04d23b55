import { darken, INK, lighten } from '#demo/images/drawing/colour.ts';
import { courses, ellipse, group, poly, rect, withOpacity } from '#demo/images/drawing/shapes.ts';
import type { Stage } from '#demo/images/stage.ts';
import type { Cladding } from '../walls.ts';

/** Returns the main cladding of the home. */
export function claddingOf(stage: Stage): Cladding {
  return { kind: stage.look.house.cladding, colour: stage.look.house.wall };
}

/** Returns the second cladding, for gables and bays. */
export function accentOf(stage: Stage): Cladding {
  const { cladding, accent } = stage.look.house;
  return { kind: cladding === 'brick' ? 'siding' : 'board', colour: accent };
}

/** Draws `count` front steps from a door down to `base`. */
export function drawSteps(
  x: number,
  width: number,
  top: number,
  base: number,
  count: number,
  colour = '#b8b2a7',
): string {
  const rise = (base - top) / count;
  const parts: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const spread = step * 5;
    const y = top + rise * step;
    parts.push(rect(x - spread, y, width + spread * 2, rise, darken(colour, 0.16)));
    parts.push(rect(x - spread, y, width + spread * 2, Math.min(4, rise * 0.4), lighten(colour, 0.2)));
  }
  return group(parts);
}

/**
 * Draws a porch with deck, posts and a beam. The caller draws the roof.
 * @param posts x of each post
 */
export function drawPorch(
  stage: Stage,
  x: number,
  width: number,
  beam: number,
  deck: number,
  base: number,
  posts: readonly number[],
): string {
  const { trim } = stage.look.house;
  const parts = [
    rect(x, beam, width, deck - beam, INK, withOpacity(0.16)),
    rect(x, deck, width, base - deck, darken(trim, 0.42)),
    `<path d="${courses(x, deck, width, base - deck, 7)}" stroke="${darken(trim, 0.6)}" stroke-width="1" ${withOpacity(0.5)}/>`,
    rect(x - 6, deck - 4, width + 12, 8, lighten(trim, 0.2)),
  ];
  for (const post of posts) {
    parts.push(
      rect(post - 6, beam, 12, deck - beam, trim),
      rect(post + 2, beam, 4, deck - beam, INK, withOpacity(0.14)),
    );
    parts.push(rect(post - 9, beam, 18, 7, trim), rect(post - 9, deck - 12, 18, 9, trim));
  }
  parts.push(
    rect(x - 8, beam - 12, width + 16, 14, trim),
    rect(x - 8, beam + 1, width + 16, 5, INK, withOpacity(0.22)),
  );
  return group(parts);
}

/** Draws a porch railing between two x. */
export function drawRailing(from: number, to: number, top: number, foot: number, colour: string): string {
  let balusters = '';
  for (let x = from + 6; x < to - 2; x += 9) {
    balusters += `M${Math.round(x)} ${Math.round(top)}V${Math.round(foot)}`;
  }
  return `<path d="${balusters}" stroke="${colour}" stroke-width="2.4"/>${rect(from, top - 3, to - from, 5, colour)}${rect(from, foot - 2, to - from, 4, colour)}`;
}

/** Draws the soft shadow of a home on its lawn, to the right. */
export function drawFootShadow(x: number, width: number, base: number): string {
  return group([
    poly(
      [
        [x, base - 2],
        [x + width, base - 2],
        [x + width + 46, base + 18],
        [x + 30, base + 18],
      ],
      INK,
      withOpacity(0.16),
    ),
    ellipse(x + width / 2, base + 4, width * 0.54, 8, INK, withOpacity(0.2)),
  ]);
}
