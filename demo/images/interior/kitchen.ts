import { lighten, mix } from '../drawing/colour.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { addArt } from './art.ts';
import {
  addBacksplash,
  addBase,
  addFridge,
  addFruit,
  addIsland,
  addRange,
  addSink,
  addTall,
  addUppers,
} from './cabinets.ts';
import { addPendant, addPlant, addRug, addShelf } from './decor.ts';
import type { Window } from './glazing.ts';
import { addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addChair, addStool } from './seating.ts';
import type { Space } from './space.ts';
import type { RoomStyle } from './style.ts';
import { addDrum, addSetting, addTable } from './tables.ts';

function addThings(space: Space, x: number, z: number): void {
  const { style } = space;
  addDrum(space, [x, 0.905, z], [0.05, 0.055], 0.16, mix(style.second, '#f4ecdc', 0.3));
  addDrum(space, [x + 0.17, 0.905, z], [0.045, 0.03], 0.24, lighten(style.wood, 0.2));
}

/** Cabinets along the back wall, with an island in front. */
function islandKitchen(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 1.15,
    v: 1.08,
    width: 1.3,
    height: 1.15,
    columns: 2,
    blind: style.name === 'suburban',
  };
  const side: Window = { wall: 'left', u: 1.4, v: 0.08, width: 1.9, height: 2.15, columns: 2, toFloor: true };
  return {
    width: 5,
    depth: 4.9,
    sunny: 'left',
    walls: { openings: [pane, side] },
    shot: { across: 0.56, z: -1.0, yaw: -4, focal: 790 },
    furnish(space) {
      addBacksplash(space, 'back', 0, 4.05);
      addWindow(space, pane);
      addWindow(space, side);
      addBase(space, 'back', 0, 2.75);
      addRange(space, 'back', 2.75);
      addBase(space, 'back', 3.53, 0.55);
      addFridge(space, 'back', 4.08);
      addUppers(space, 'back', 0, 1.0);
      addSink(space, 'back', 1.75);
      if (space.dice.fork('open').chance(0.5)) {
        addShelf(space, 'back', 3.58, 1.5, 0.46);
        addShelf(space, 'back', 3.58, 1.9, 0.46);
      } else {
        addUppers(space, 'back', 3.56, 0.52);
      }
      addThings(space, 0.4, 4.6);
      addIsland(space, 2.5, 2.75, 2.2);
      for (const x of [1.75, 2.5, 3.25]) {
        addStool(space, { x, z: 2.1, turn: 2 });
      }
      addPendant(space, 1.9, 2.75, 1.72);
      addPendant(space, 3.1, 2.75, 1.72);
    },
  };
}

/** Cabinets along two walls that meet, and a table at the window. */
function cornerKitchen(_style: RoomStyle): RoomPlan {
  const pane: Window = { wall: 'right', u: 1.75, v: 1.08, width: 1.6, height: 1.05, columns: 2 };
  return {
    width: 4.4,
    depth: 4.4,
    sunny: 'right',
    walls: { openings: [pane] },
    shot: { across: 0.3, z: -0.9, yaw: 13, focal: 760 },
    furnish(space) {
      addBacksplash(space, 'back', 0.95, 3.45);
      addBacksplash(space, 'right', 0, 3.6, 1.08);
      addWindow(space, pane);
      addFridge(space, 'back', 0.05);
      addBase(space, 'back', 0.95, 0.75);
      addRange(space, 'back', 1.7);
      addBase(space, 'back', 2.48, 1.3);
      addUppers(space, 'back', 0.95, 0.75);
      addUppers(space, 'back', 2.48, 1.9);
      addBase(space, 'right', 0.62, 3);
      addSink(space, 'right', 2.5);
      addThings(space, 4.1, 4.05);
      addTable(space, { x: 1.55, z: 2.1, turn: 0 }, 1.5, 0.85);
      addSetting(space, 1.55, 2.1, 1.5);
      addChair(space, { x: 1.15, z: 2.75, turn: 0 });
      addChair(space, { x: 1.95, z: 2.75, turn: 0 });
      addChair(space, { x: 0.55, z: 2.1, turn: 1 });
      addPendant(space, 1.55, 2.1, 1.65);
      addArt(space, 'left', [2.2, 1.25, 0.6, 0.8]);
    },
  };
}

/** Two facing rows of cabinets, with a window at the end. */
function galley(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 0.9,
    v: 1.0,
    width: 1.2,
    height: style.ceiling - 1.5,
    columns: 2,
    rows: style.glazing === 'sash' ? 2 : 1,
  };
  return {
    width: 3,
    depth: 4.6,
    sunny: 'back',
    walls: { openings: [pane] },
    shot: { across: 0.46, z: -1.0, yaw: 2, focal: 800 },
    furnish(space) {
      addBacksplash(space, 'left', 0.9, 3.7);
      addBacksplash(space, 'right', 0.1, 3.2);
      addWindow(space, pane);
      addBase(space, 'left', 0.9, 1.3);
      addRange(space, 'left', 2.2);
      addBase(space, 'left', 2.98, 1.6);
      addUppers(space, 'left', 0.9, 1.3);
      addUppers(space, 'left', 2.98, 1.3);
      addBase(space, 'right', 0.1, 2.6);
      addSink(space, 'right', 1.4);
      addFridge(space, 'right', 2.75);
      addShelf(space, 'right', 0.3, 1.5, 2.1);
      addShelf(space, 'right', 0.3, 1.92, 2.1);
      addRug(space, 1.0, 1.0, 2.0, 3.6);
      addBase(space, 'back', 0.62, 1.76);
      addFruit(space, 1.3, 0.905, 4.25);
      addPendant(space, 1.5, 2.6, 2.05);
    },
  };
}

/** A new kitchen open to the living room: tall flush doors on one wall and a long island. */
function slabKitchen(style: RoomStyle): RoomPlan {
  const glass: Window = {
    wall: 'right',
    u: 1.1,
    v: 0.05,
    width: 3.2,
    height: style.ceiling - 0.4,
    columns: 3,
    toFloor: true,
  };
  return {
    width: 5.4,
    depth: 5,
    sunny: 'right',
    walls: { openings: [glass] },
    shot: { across: 0.4, z: -1.1, yaw: 6, focal: 770 },
    furnish(space) {
      addWindow(space, glass);
      const tall = style.ceiling - 0.35;
      addTall(space, 'back', 0.1, 1.4, tall);
      addFridge(space, 'back', 1.5);
      addBacksplash(space, 'back', 2.4, 2.9, 1.55);
      addBase(space, 'back', 2.4, 0.7);
      addRange(space, 'back', 3.1);
      addBase(space, 'back', 3.88, 1.42);
      addShelf(space, 'back', 4.05, 1.6, 1.1);
      addShelf(space, 'back', 4.05, 2.0, 1.1);
      addThings(space, 4.4, 4.7);
      addIsland(space, 2.7, 2.6, 2.7);
      for (const x of [1.8, 2.7, 3.6]) {
        addStool(space, { x, z: 1.95, turn: 2 });
      }
      for (const x of [1.9, 2.7, 3.5]) {
        addPendant(space, x, 2.6, 1.75);
      }
      addPlant(space, 4.85, 4.0, 1.5);
    },
  };
}

/** Cabinets on three sides, with the window over the sink. */
function horseshoe(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 1.2,
    v: 1.05,
    width: 1.4,
    height: Math.min(1.2, style.ceiling - 1.4),
    columns: 2,
    blind: true,
  };
  return {
    width: 3.8,
    depth: 4.3,
    sunny: 'back',
    walls: {
      openings: [pane],
      ...(style.name === 'cottage'
        ? { dado: { height: 0.9, colour: style.trim, kind: 'boards' as const } }
        : {}),
      tiledFloor: mix(style.tile, style.floor, 0.25),
    },
    shot: { across: 0.52, z: -1.1, yaw: -2, focal: 780 },
    furnish(space) {
      addBacksplash(space, 'back', 0, 3.8, 1.05);
      addBacksplash(space, 'left', 1.4, 2.9);
      addBacksplash(space, 'right', 0, 2.6);
      addWindow(space, pane);
      addBase(space, 'left', 1.4, 0.75);
      addRange(space, 'left', 2.15);
      addBase(space, 'left', 2.93, 0.75);
      addUppers(space, 'left', 1.4, 0.75);
      addUppers(space, 'left', 2.93, 1.0);
      addBase(space, 'back', 0.62, 2.56);
      addSink(space, 'back', 1.85);
      addBase(space, 'right', 0.62, 1.6);
      addFridge(space, 'right', 2.3);
      addUppers(space, 'right', 0.36, 1.8);
      addFruit(space, 2.85, 0.905, 4.0);
      addThings(space, 0.3, 4.0);
      addRug(space, 1.2, 2.0, 2.6, 3.4);
      addPendant(space, 1.9, 2.4, 2.0);
    },
  };
}

type PlanOf = (style: RoomStyle) => RoomPlan;

function plansFor(style: RoomStyle, isFlat: boolean): readonly [PlanOf, ...PlanOf[]] {
  if (isFlat) {
    return style.name === 'minimal' || style.name === 'loft'
      ? [slabKitchen, galley, cornerKitchen]
      : [galley, horseshoe];
  }
  switch (style.name) {
    case 'minimal':
    case 'loft':
      return [slabKitchen, slabKitchen, islandKitchen];
    case 'dated':
    case 'cottage':
      return [horseshoe, cornerKitchen];
    case 'midcentury':
      return [cornerKitchen, horseshoe, galley];
    case 'victorian':
      return [galley, islandKitchen, cornerKitchen];
    default:
      return [islandKitchen, islandKitchen, cornerKitchen];
  }
}

/** Draws a kitchen in the home's style. */
export function drawKitchen(stage: Stage): string {
  const style = styleFor(stage);
  const dice = stage.home.fork('kitchen');
  const isFlat = numberIn(stage.facts, 'w', 0) > 0;
  return drawRoom(stage, style, dice.pick(plansFor(style, isFlat))(style), dice);
}
