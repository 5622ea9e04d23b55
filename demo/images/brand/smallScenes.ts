import { darken, INK, lighten, luminous } from '../drawing/colour.ts';
import { ellipse, group, path, pill, poly, rect, stroke, withOpacity } from '../drawing/shapes.ts';
import { drawStreetLamp, GROUND } from '../exterior/grounds.ts';
import { drawCraftsman } from '../exterior/homes/cottages.ts';
import { drawConifer, drawHedge, drawTree } from '../exterior/trees.ts';
import { lampsAreOn } from '../look.ts';
import type { Stage } from '../stage.ts';
import type { SmallScene } from './brandNames.ts';

/** Size of a small scene in drawing units. */
export const SMALL_FRAME = { width: 960, height: 480 } as const;

/** The foot of everything that is on the lawn. */
const FOOT = 404;

const WOOD = '#a9774a';
const WIRE = '#5d6975';

/** The lawn, whose edges fade into the page. */
function lawn({ pen, look }: Stage): string {
  const fill = pen.radial([
    [0, look.lawn],
    [0.72, look.lawn],
    [1, look.lawn, 0],
  ]);
  return ellipse(480, FOOT + 14, 470, 52, fill);
}

function tree(stage: Stage, x: number, height: number): string {
  return (
    ellipse(x + 8, FOOT + 4, height * 0.28, 8, INK, withOpacity(0.18)) +
    drawTree(stage, stage.shot.fork(`tree${x}`), x, FOOT + 4, height)
  );
}

const pine = (stage: Stage, x: number, height: number): string =>
  ellipse(x + 6, FOOT + 4, height * 0.2, 7, INK, withOpacity(0.18)) +
  drawConifer(stage, stage.shot.fork(`pine${x}`), x, FOOT + 4, height);

/** A cottage of the streets in the listings' pictures, with its middle at x. */
function cottage(stage: Stage, x: number, scale: number): string {
  const house = {
    ...stage.look.house,
    cladding: 'siding',
    wall: '#5f7d8f',
    roof: '#3e4a57',
    trim: '#f7f5f0',
    frame: '#fbfaf6',
    door: '#d39a35',
  } as const;
  const drawn = drawCraftsman({ ...stage, look: { ...stage.look, house } });
  return group(
    [drawn],
    `transform="translate(${x - 600 * scale} ${FOOT - GROUND.base * scale}) scale(${scale})"`,
  );
}

/** An empty lot between a cottage and a lamp: a post for a sign without its sign. */
function nothingFound(stage: Stage): string[] {
  return [
    pine(stage, 92, 210),
    cottage(stage, 268, 0.5),
    tree(stage, 806, 236),
    drawHedge(stage, stage.shot.fork('hedge'), 690, 780, FOOT + 4, 22),
    drawStreetLamp(stage, 470, FOOT + 8, 236),
    ellipse(640, FOOT + 8, 70, 7, INK, withOpacity(0.2)),
    rect(590, 250, 13, 158, WOOD),
    rect(599, 250, 4, 158, '#0f1b2d', withOpacity(0.14)),
    rect(580, 262, 124, 11, WOOD),
    rect(580, 270, 124, 3, '#0f1b2d', withOpacity(0.14)),
    // The chains hang loose.
    stroke('M628 273v26M686 273v26', '#6f7a85', 3),
    ellipse(628, 302, 4, 4, '#6f7a85'),
    ellipse(686, 302, 4, 4, '#6f7a85'),
  ];
}

/** A cottage whose line from the pole is torn. */
function noConnection(stage: Stage): string[] {
  const dark = { ...stage, look: { ...stage.look, hour: 'day' } } as const;
  return [
    tree(stage, 120, 220),
    cottage(dark, 340, 0.56),
    pine(stage, 604, 120),
    ellipse(760, FOOT + 8, 60, 7, INK, withOpacity(0.22)),
    rect(748, 70, 18, FOOT - 66, darken(WOOD, 0.28)),
    rect(760, 70, 6, FOOT - 66, INK, withOpacity(0.2)),
    rect(682, 96, 150, 12, darken(WOOD, 0.2)),
    rect(700, 134, 114, 10, darken(WOOD, 0.2)),
    ...[694, 728, 784, 820].map((x) => pill(x - 6, 80, 12, 18, 4, '#cfd9df')),
    stroke('M820 84C880 112 920 116 958 104', WIRE, 4),
    stroke('M784 84C860 124 910 130 958 122', WIRE, 4),
    // Two torn ends: one from the pole, one from the gable.
    stroke('M694 84C676 150 690 196 664 238', WIRE, 4),
    stroke('M664 238l-10 12M664 238l2 16M664 238l-16 4', WIRE, 2.5),
    stroke('M470 262C520 250 556 262 578 300', WIRE, 4),
    stroke('M578 300l-2 14M578 300l10 12M578 300l15 2', WIRE, 2.5),
  ];
}

/** A bench below a tree, and a birdhouse with a heart for a door. */
function nothingSaved(stage: Stage): string[] {
  const box = '#c9685a';
  const slat = (y: number) =>
    pill(262, y, 240, 15, 5, WOOD) + pill(262, y + 10, 240, 5, 2, darken(WOOD, 0.2));
  return [
    tree(stage, 190, 330),
    pine(stage, 884, 190),
    drawHedge(stage, stage.shot.fork('hedge'), 540, 640, FOOT + 2, 20),
    ellipse(382, FOOT + 12, 170, 9, INK, withOpacity(0.22)),
    ...[286, 466].map((x) => rect(x, 306, 12, 108, '#39434d')),
    slat(312),
    slat(334),
    poly(
      [
        [252, 362],
        [512, 362],
        [526, 378],
        [238, 378],
      ],
      lighten(WOOD, 0.1),
    ),
    rect(238, 378, 288, 9, darken(WOOD, 0.2)),
    ...[252, 500].map((x) => rect(x, 386, 12, 30, '#39434d')),
    ellipse(734, FOOT + 8, 46, 6, INK, withOpacity(0.22)),
    rect(724, 250, 16, 158, darken(WOOD, 0.14)),
    rect(734, 250, 6, 158, INK, withOpacity(0.16)),
    rect(676, 150, 112, 112, box),
    rect(762, 150, 26, 112, darken(box, 0.16)),
    poly(
      [
        [658, 160],
        [732, 96],
        [806, 160],
      ],
      '#3e4a57',
    ),
    rect(664, 258, 136, 10, darken(WOOD, 0.1)),
    path(
      'M726 226C690 202 696 172 714 176C722 178 726 186 726 190C726 186 730 178 738 176C756 172 762 202 726 226Z',
      lampsAreOn(stage.look) ? luminous('#ffdf9e') : '#43302c',
    ),
    rect(720, 232, 12, 6, darken(WOOD, 0.3)),
  ];
}

/** A camera on its stand before a cottage that waits for its picture. */
function noPhoto(stage: Stage): string[] {
  const black = '#46515c';
  return [
    pine(stage, 250, 170),
    cottage(stage, 420, 0.56),
    tree(stage, 840, 210),
    ellipse(726, FOOT + 22, 92, 9, INK, withOpacity(0.24)),
    stroke('M726 300L672 424M726 300L780 424M726 300V420', black, 8),
    pill(660, 216, 132, 88, 12, black),
    pill(694, 200, 52, 24, 6, black),
    ellipse(712, 260, 34, 34, '#8d9aa5'),
    ellipse(712, 260, 26, 26, '#22405e'),
    ellipse(703, 251, 8, 8, '#cfe2ea'),
    pill(760, 228, 18, 10, 4, luminous('#ffe9b5')),
  ];
}

const SCENES: Record<SmallScene, (stage: Stage) => string[]> = {
  'nothing-found': nothingFound,
  'no-connection': noConnection,
  'nothing-saved': nothingSaved,
  'no-photo': noPhoto,
};

/** Draws a scene of an empty page on a transparent background, by day or at dusk as the stage says. */
export function drawSmallScene(stage: Stage, name: SmallScene): string {
  return group([lawn(stage), ...SCENES[name](stage)]);
}
