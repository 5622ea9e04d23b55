import { mix } from '../drawing/colour.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { addArt, addGallery, addMirror } from './art.ts';
import { addBacksplash, addBase, addFridge, addIsland, addRange, addTall, addUppers } from './cabinets.ts';
import { addLamp, addPendant, addPlant, addRug } from './decor.ts';
import type { Window } from './glazing.ts';
import { addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addArmchair, addSectional, addSofa, addStool } from './seating.ts';
import { addBookcase, addFireplace, addMedia } from './storage.ts';
import type { RoomStyle } from './style.ts';
import { addCoffeeTable, addSideTable } from './tables.ts';

function curtainOf(style: RoomStyle): string {
  return mix(style.wall, '#fbf6ea', 0.6);
}

/** The front room of an old house: three tall adjacent windows. */
function frontRoom(style: RoomStyle): RoomPlan {
  const panes: Window[] = [0.95, 2.05, 3.45].map((u, index) => ({
    wall: 'back',
    u,
    v: 0.55,
    width: index === 1 ? 1.25 : 0.95,
    height: style.ceiling - 1.05,
    columns: 1,
    rows: 2,
  }));
  return {
    width: 5.3,
    depth: 5.2,
    sunny: 'back',
    street: true,
    walls: { openings: panes },
    shot: { across: 0.44, z: -0.9, yaw: 3, focal: 740 },
    furnish(space) {
      panes.forEach((pane) => {
        addWindow(space, pane);
      });
      addRug(space, 1.1, 2.1, 4.3, 4.3);
      addSofa(space, { x: 0.75, z: 3.1, turn: 1 }, 2.1);
      addArmchair(space, { x: 4.3, z: 3.9, turn: 3 });
      addArmchair(space, { x: 4.35, z: 2.75, turn: 3 });
      addCoffeeTable(space, { x: 2.55, z: 3.1, turn: 1 }, space.dice.chance(0.5));
      addLamp(space, 0.5, 4.6);
      addPlant(space, 4.8, 4.8, 1.7);
      addGallery(space, 'left', 2.2, 1.45);
      addMirror(space, 'right', [1.7, 1.25, 1.0, 1.2], false);
    },
  };
}

function fireplaceRoom(style: RoomStyle): RoomPlan {
  const panes: Window[] = [
    {
      wall: 'left',
      u: 1.9,
      v: 0.7,
      width: 1.7,
      height: style.ceiling - 1.25,
      columns: 2,
      rows: 2,
      curtain: curtainOf(style),
    },
  ];
  return {
    width: 5.4,
    depth: 4.9,
    sunny: 'left',
    walls: { openings: panes },
    shot: { across: 0.66, z: -1.1, yaw: -9, focal: 760 },
    furnish(space) {
      panes.forEach((pane) => {
        addWindow(space, pane);
      });
      addFireplace(space, 'back', 1.85);
      addArt(space, 'back', [2.25, 1.42, 0.9, 0.82]);
      addBookcase(space, 'back', 0.2, 1.35, style.ceiling - 0.5);
      addBookcase(space, 'back', 3.85, 1.35, style.ceiling - 0.5);
      addRug(space, 1.1, 1.7, 4.4, 3.8);
      addSofa(space, { x: 4.55, z: 2.7, turn: 3 }, 2.2);
      addArmchair(space, { x: 1.35, z: 3.3, turn: 1 });
      addArmchair(space, { x: 1.35, z: 2.2, turn: 1 });
      addCoffeeTable(space, { x: 2.9, z: 2.75, turn: 1 }, space.dice.chance(0.4));
      addLamp(space, 4.9, 4.3);
      addSideTable(space, 0.7, 4.1);
      addPlant(space, 0.55, 1.2, 1.4);
    },
  };
}

/** A glass wall with the city or water outside. */
function panorama(style: RoomStyle): RoomPlan {
  const glass: Window[] = [
    { wall: 'back', u: 0.06, v: 0.05, width: 5.38, height: style.ceiling - 0.25, columns: 4, toFloor: true },
    { wall: 'left', u: 3.0, v: 0.05, width: 2.0, height: style.ceiling - 0.25, columns: 2, toFloor: true },
  ];
  return {
    width: 5.5,
    depth: 5,
    sunny: 'left',
    walls: { openings: glass, feature: { wall: 'right', kind: 'slats' } },
    shot: { across: 0.56, z: -1.2, yaw: -5, focal: 740 },
    furnish(space) {
      glass.forEach((pane) => {
        addWindow(space, pane);
      });
      addRug(space, 1.2, 1.9, 4.5, 3.9);
      addSectional(space, { x: 2.2, z: 4.2, turn: 0 }, 2.7);
      addArmchair(space, { x: 4.5, z: 3.2, turn: 3 });
      addCoffeeTable(space, { x: 2.75, z: 2.75, turn: 0 }, true);
      addLamp(space, 4.0, 4.6);
      addPlant(space, 0.55, 4.5, 1.6);
      addMedia(space, 'right', 1.6, 1.9);
    },
  };
}

function loft(style: RoomStyle): RoomPlan {
  const panes: Window[] = [0.7, 2.4, 4.1].map((u) => ({
    wall: 'left',
    u,
    v: 0.75,
    width: 1.35,
    height: style.ceiling - 1.35,
    columns: 3,
    rows: 4,
  }));
  return {
    width: 6,
    depth: 6,
    sunny: 'left',
    walls: { openings: panes, feature: { wall: 'back', kind: 'brick' } },
    shot: { across: 0.62, z: -1.3, yaw: -11, focal: 720, horizon: 400 },
    furnish(space) {
      panes.forEach((pane) => {
        addWindow(space, pane);
      });
      addRug(space, 1.3, 2.2, 4.6, 4.5);
      addSofa(space, { x: 3.2, z: 4.75, turn: 0 }, 2.4);
      addArmchair(space, { x: 1.4, z: 3.2, turn: 1 });
      addArmchair(space, { x: 5, z: 3.4, turn: 3 }, space.style.second);
      addCoffeeTable(space, { x: 3, z: 3.2, turn: 0 }, false);
      addLamp(space, 4.85, 5.1);
      addPlant(space, 0.75, 5.3, 2);
      addArt(space, 'back', [2.4, 1.35, 1.6, 1.2]);
      addBookcase(space, 'right', 0.5, 1.8, 2.2, space.style.wood);
    },
  };
}

/** Low furniture in front of one broad window. */
function pictureWindow(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 1.0,
    v: 0.75,
    width: 3.4,
    height: style.ceiling - 1.2,
    columns: 3,
    curtain: curtainOf(style),
  };
  return {
    width: 5.6,
    depth: 4.8,
    sunny: 'back',
    street: true,
    walls: {
      openings: [pane],
      feature: { wall: 'right', kind: style.name === 'midcentury' ? 'boards' : 'paint' },
    },
    shot: { across: 0.36, z: -1.2, yaw: 8, focal: 770 },
    furnish(space) {
      addWindow(space, pane);
      addRug(space, 1.4, 1.8, 4.4, 3.7);
      addSofa(space, { x: 2.7, z: 4.1, turn: 0 }, 2.3);
      addArmchair(space, { x: 1.0, z: 2.8, turn: 1 });
      addCoffeeTable(space, { x: 2.75, z: 2.75, turn: 0 }, space.dice.chance(0.6));
      addLamp(space, 4.25, 4.35);
      addPlant(space, 0.6, 4.3, 1.5);
      addFireplace(space, 'right', 1.3);
      addArt(space, 'right', [1.75, 1.4, 0.85, 0.75]);
      addArt(space, 'left', [2.6, 1.2, 0.8, 1.0]);
    },
  };
}

function mediaWall(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'right',
    u: 1.5,
    v: 0.6,
    width: 2.0,
    height: style.ceiling - 1.1,
    columns: 2,
    rows: 1,
    curtain: curtainOf(style),
  };
  return {
    width: 5.2,
    depth: 4.6,
    sunny: 'right',
    walls: { openings: [pane], feature: { wall: 'back', kind: 'paint' } },
    shot: { across: 0.3, z: -0.9, yaw: 9, focal: 770 },
    furnish(space) {
      addWindow(space, pane);
      addMedia(space, 'back', 1.5, 2.2);
      addArt(space, 'back', [0.4, 1.15, 0.75, 0.95]);
      addArt(space, 'back', [4.15, 1.3, 0.55, 0.7]);
      addRug(space, 1.1, 1.5, 4.2, 3.5);
      addSofa(space, { x: 0.75, z: 2.5, turn: 1 }, 2.2);
      addArmchair(space, { x: 4.4, z: 2.9, turn: 3 });
      addSideTable(space, 4.5, 2.15);
      addCoffeeTable(space, { x: 2.8, z: 2.6, turn: 0 }, true);
      addPlant(space, 4.75, 4.15, 1.8);
      addLamp(space, 0.5, 4.1);
      addGallery(space, 'left', 1.6, 1.4);
    },
  };
}

function plansFor(
  style: RoomStyle,
  floor: number,
): readonly [(style: RoomStyle) => RoomPlan, ...((style: RoomStyle) => RoomPlan)[]] {
  if (style.name === 'loft') {
    return [loft];
  }
  if (floor > 4) {
    return [panorama, glassSide];
  }
  if (style.name === 'victorian') {
    return [frontRoom, fireplaceRoom];
  }
  if (style.name === 'minimal') {
    return [openPlan, fireplaceRoom, mediaWall, openPlan];
  }
  return style.name === 'midcentury' || style.name === 'dated'
    ? [pictureWindow, fireplaceRoom, pictureWindow, mediaWall]
    : [pictureWindow, fireplaceRoom, openPlan, mediaWall];
}

/** A glass wall along one side, with a view along the skyline. */
function glassSide(style: RoomStyle): RoomPlan {
  const glass: Window = {
    wall: 'right',
    u: 0.4,
    v: 0.06,
    width: 4.8,
    height: style.ceiling - 0.26,
    columns: 4,
    toFloor: true,
  };
  return {
    width: 4.8,
    depth: 5.4,
    sunny: 'right',
    walls: { openings: [glass] },
    shot: { across: 0.26, z: -1.0, yaw: 15, focal: 720 },
    furnish(space) {
      addWindow(space, glass);
      addRug(space, 0.9, 1.8, 3.9, 4.1);
      addSofa(space, { x: 2.2, z: 4.75, turn: 0 }, 2.3);
      addArmchair(space, { x: 4.1, z: 3.7, turn: 3 });
      addArmchair(space, { x: 4.1, z: 2.6, turn: 3 }, space.style.second);
      addCoffeeTable(space, { x: 2.3, z: 3.2, turn: 0 }, space.dice.chance(0.5));
      addArt(space, 'back', [1.3, 1.3, 1.6, 0.95]);
      addLamp(space, 0.55, 4.9);
      addPlant(space, 4.35, 4.9, 1.8);
      addBookcase(space, 'left', 1.6, 1.7, 2.1, space.style.wood);
    },
  };
}

/** A living room with an open kitchen along the back wall. */
function openPlan(): RoomPlan {
  const glass: Window = {
    wall: 'left',
    u: 1.2,
    v: 0.08,
    width: 2.4,
    height: 2.15,
    columns: 3,
    toFloor: true,
  };
  return {
    width: 5.8,
    depth: 7.2,
    sunny: 'left',
    walls: { openings: [glass] },
    shot: { across: 0.62, z: -0.9, yaw: -7, focal: 800 },
    furnish(space) {
      addWindow(space, glass);
      addBacksplash(space, 'back', 0.9, 3.4);
      addTall(space, 'back', 0.05, 0.85, 2.3);
      addBase(space, 'back', 0.9, 1.3);
      addRange(space, 'back', 2.2);
      addBase(space, 'back', 2.98, 1.3);
      addUppers(space, 'back', 0.9, 1.2);
      addUppers(space, 'back', 3.1, 1.18);
      addFridge(space, 'back', 4.3);
      addIsland(space, 2.8, 5.5, 2.2);
      for (const x of [2.1, 2.8, 3.5]) {
        addStool(space, { x, z: 4.85, turn: 2 });
      }
      addPendant(space, 2.2, 5.5, 1.8);
      addPendant(space, 3.4, 5.5, 1.8);
      addRug(space, 1.0, 1.3, 4.3, 3.4);
      addSofa(space, { x: 4.95, z: 2.4, turn: 3 }, 2.3);
      addArmchair(space, { x: 1.2, z: 2.9, turn: 1 });
      addArmchair(space, { x: 1.2, z: 1.8, turn: 1 });
      addCoffeeTable(space, { x: 2.9, z: 2.4, turn: 1 }, true);
      addPlant(space, 0.5, 4.2, 1.7);
      addLamp(space, 5.35, 3.9);
    },
  };
}

/** Draws a living room in the home's style. Fact `rf` selects the family room, which differs. */
export function drawLiving(stage: Stage): string {
  const style = styleFor(stage);
  const plans = plansFor(style, numberIn(stage.facts, 'w', 0));
  const first = stage.home.fork('living').whole(0, plans.length - 1);
  const isFamily = stage.facts.get('r') === 'f';
  const planOf = plans[(first + (isFamily ? 1 : 0)) % plans.length] ?? plans[0];
  return drawRoom(stage, style, planOf(style), stage.home.fork(isFamily ? 'family' : 'living'));
}
