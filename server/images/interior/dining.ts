import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { ellipse, group, path, pill, rect, see } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawArt, drawPendant, drawPlant, drawRug } from './furniture.ts';
import type { Room } from './room.ts';
import { block, drawShell, flat, floorShadow } from './room.ts';
import { drawBackWindow, drawSideWindow } from './windows.ts';

/** A dining chair; seen from behind when it stands on the near side. */
function chair(stage: Stage, room: Room, x: number, z: number, near: boolean): string {
  const { wood, fabric } = stage.look.room;
  const leg = darken(wood, 0.25);
  const legs = [rect(-20, -45, 4, 45, leg), rect(16, -45, 4, 45, leg)];
  const rest = group([
    pill(-21, -92, 42, 34, 7, near ? darken(fabric, 0.08) : fabric),
    rect(-20, -62, 4, 20, leg),
    rect(16, -62, 4, 20, leg),
  ]);
  const seat = block(room, { x: x - 0.22, y: 0.43, z, width: 0.44, height: 0.06, depth: 0.42 }, fabric);
  const shade = flat(room, x, z + 0.2, [ellipse(0, 0, 26, 5, INK, see(0.16))]);
  return near
    ? group([shade, flat(room, x, z + 0.4, legs), seat, flat(room, x, z, [...legs, rest])])
    : group([shade, flat(room, x, z + 0.4, [...legs, rest]), seat, flat(room, x, z, legs)]);
}

function table(stage: Stage, room: Room, x: number, z: number, width: number): string {
  const { wood, metal } = stage.look.room;
  const cm = width * 100;
  const leg = stage.home.fork('table').chance(0.5) ? metal : darken(wood, 0.12);
  const setting = (at: number, away: number): string =>
    flat(room, x + at, z + away, [
      ellipse(0, -76, 13, 2.6, '#fbfaf5'),
      ellipse(0, -76.4, 8, 1.5, '#e4e6e2'),
      rect(16, -77, 1.4, 2, '#9aa2a8'),
      path('M19 -77l1 -9h6l1 9z', '#dbe8ec', see(0.85)),
    ]);
  return group([
    floorShadow(room, x, z, width, 0.95),
    flat(room, x, z + 0.8, [rect(8, -72, 6, 72, leg), rect(cm - 14, -72, 6, 72, leg)]),
    block(room, { x, y: 0.71, z, width, height: 0.05, depth: 0.95 }, wood, lighten(wood, 0.08)),
    flat(room, x, z, [
      rect(8, -71, 7, 71, leg),
      rect(cm - 15, -71, 7, 71, leg),
      rect(4, -71, cm - 8, 4, INK, see(0.2)),
    ]),
    ...[0.28, 0.5, 0.72].map((share) => setting(width * share, 0.72)),
    flat(room, x + width / 2, z + 0.42, [
      path('M-9 -77q-6 -16 2 -24h14q8 8 2 24z', '#ece7dc'),
      path(
        'M0 -100q-22 -12 -24 -34q18 8 24 34q-10 -26 0 -46q12 20 0 46q4 -26 24 -32q-2 24 -24 32z',
        '#4c8266',
      ),
      ellipse(-20, -132, 5, 5, stage.look.room.cushion),
      ellipse(2, -144, 5, 5, '#f3e6d4'),
      ellipse(22, -130, 5, 5, stage.look.room.cushion),
    ]),
    ...[0.28, 0.5, 0.72].map((share) => setting(width * share, 0.2)),
  ]);
}

function sideboard(stage: Stage, room: Room, x: number): string {
  const { wood, cabinet, metal } = stage.look.room;
  const colour = stage.home.fork('sideboard').chance(0.5) ? wood : mix(cabinet, wood, 0.15);
  const z = room.back - 0.45;
  return group([
    floorShadow(room, x, z, 1.6, 0.4),
    block(room, { x, y: 0.14, z, width: 1.6, height: 0.68, depth: 0.44 }, colour),
    flat(room, x, z, [
      ...[0, 1, 2, 3].flatMap((index) => [
        rect(3 + index * 39, -78, 37, 60, darken(colour, 0.07)),
        rect(index % 2 === 0 ? 35 + index * 39 : 7 + index * 39, -54, 1.8, 12, metal),
      ]),
      rect(6, -14, 4, 14, darken(colour, 0.4)),
      rect(150, -14, 4, 14, darken(colour, 0.4)),
      path('M24 -82q-8 -18 2 -28h10q10 10 2 28z', '#c98d6b'),
      pill(116, -96, 12, 14, 3, '#e9e3d8'),
      pill(132, -106, 10, 24, 3, '#7f9b8c'),
      ellipse(72, -85, 18, 4, '#d8cdbb'),
    ]),
  ]);
}

/** A dining room: a laid table with chairs on both sides below a lamp. */
export function drawDining(stage: Stage): string {
  const { look, home, shot } = stage;
  const { room: colours } = look;
  const room: Room = { width: 5, height: 2.75, back: 5.4, eye: 1.42, shift: shot.between(-0.3, 0.3) };
  const feature = home.chance(0.35) ? home.pick(['#3f5a63', '#5a6f64', '#a9957f', '#48586c']) : undefined;
  const width = 2;
  const x = -1;
  const z = 3.35;
  const seats = [x + 0.42, x + 1, x + 1.58];
  const withWindow = home.chance(0.6);
  return group([
    drawShell(stage, room, {
      wall: colours.wall,
      ...(feature ? { feature } : {}),
      floor: colours.floor,
      flooring: 'planks',
    }),
    drawSideWindow(stage, room, 3, 4.5, 0.6, 2.3),
    withWindow
      ? drawBackWindow(stage, room, {
          x: -1.1,
          sill: 0.85,
          width: 2.2,
          height: 1.4,
          columns: 3,
          curtain: mix(colours.fabric, '#f8f4ea', 0.75),
        })
      : drawArt(stage, room, home.fork('art'), -0.65, 1.2, 1.3, 0.9),
    withWindow ? drawArt(stage, room, home.fork('art'), 1.65, 1.25, 0.5, 0.7) : '',
    sideboard(stage, room, withWindow ? 0.85 : -0.8),
    drawPlant(room, home.fork('plant'), -2.05, room.back - 0.4, 1.5),
    drawRug(room, x - 0.6, 2.75, width + 1.2, 2, colours.rug),
    ...seats.map((seat) => chair(stage, room, seat, z + 0.75, false)),
    table(stage, room, x, z, width),
    ...seats.map((seat) => chair(stage, room, seat, z - 0.38, true)),
    home.chance(0.5)
      ? drawPendant(stage, room, 0, 3.8, 1.72, 'drum')
      : drawPendant(stage, room, -0.45, 3.8, 1.75, 'globe') +
        drawPendant(stage, room, 0, 3.8, 1.62, 'globe') +
        drawPendant(stage, room, 0.45, 3.8, 1.75, 'globe'),
  ]);
}
