import { mix } from '../drawing/colour.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { addArt, addGallery, addMirror } from './art.ts';
import { addLamp, addPendant, addPlant, addRug } from './decor.ts';
import type { Window } from './glazing.ts';
import { addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addBench, addChair } from './seating.ts';
import type { Space } from './space.ts';
import { addBookcase, addDresser } from './storage.ts';
import type { RoomStyle } from './style.ts';
import { addDrum, addSetting, addTable, addVase } from './tables.ts';

function addSeats(space: Space, x: number, z: number, width: number, bench: boolean): void {
  for (const dx of [-width / 4, width / 4]) {
    addChair(space, { x: x + dx, z: z + 0.68, turn: 0 });
    if (!bench) {
      addChair(space, { x: x + dx, z: z - 0.68, turn: 2 });
    }
  }
  if (bench) {
    addBench(space, { x, z: z - 0.7, turn: 0 }, width * 0.8);
  }
  addChair(space, { x: x - width / 2 - 0.28, z, turn: 1 });
  addChair(space, { x: x + width / 2 + 0.28, z, turn: 3 });
}

/** A long table in front of the window, and a sideboard on the right. */
function formal(style: RoomStyle): RoomPlan {
  const panes: Window[] = [1.0, 2.75].map((u) => ({
    wall: 'back',
    u,
    v: 0.6,
    width: 1.25,
    height: style.ceiling - 1.05,
    columns: 1,
    rows: 2,
    curtain: mix(style.wall, '#fbf6ea', 0.55),
  }));
  return {
    width: 5,
    depth: 4.7,
    sunny: 'back',
    walls: { openings: panes },
    shot: { across: 0.38, z: -0.9, yaw: 6, focal: 770 },
    furnish(space) {
      panes.forEach((pane) => {
        addWindow(space, pane);
      });
      addRug(space, 0.9, 1.3, 4.1, 3.9);
      addTable(space, { x: 2.45, z: 2.6, turn: 0 }, 2.0, 1.0);
      addSetting(space, 2.45, 2.6, 2);
      addSeats(space, 2.45, 2.6, 2, false);
      addDresser(space, { x: 4.72, z: 2.4, turn: 3 }, 1.6, 0.85, 2);
      addVase(space, 4.7, 0.86, 2.0, 1);
      addLamp(space, 4.72, 2.95, 0.86);
      addMirror(space, 'right', [1.85, 1.2, 0.95, 0.95], true);
      addPendant(space, 2.45, 2.6, 1.75);
      addGallery(space, 'left', 1.7, 1.4);
    },
  };
}

/** A round table in the corner of the kitchen, with the garden door beside it. */
function breakfast(style: RoomStyle): RoomPlan {
  const glass: Window = { wall: 'left', u: 1.3, v: 0.06, width: 2.2, height: 2.1, columns: 2, toFloor: true };
  return {
    width: 4.6,
    depth: 4.4,
    sunny: 'left',
    walls: {
      openings: [glass],
      feature: { wall: 'back', kind: style.name === 'cottage' ? 'boards' : 'paint' },
    },
    shot: { across: 0.62, z: -0.9, yaw: -8, focal: 780 },
    furnish(space) {
      addWindow(space, glass);
      addRug(space, 0.9, 1.2, 3.5, 3.6);
      const [x, z] = [2.2, 2.5];
      addChair(space, { x, z: z + 0.8, turn: 0 });
      addChair(space, { x: x - 0.82, z, turn: 1 });
      addChair(space, { x: x + 0.82, z, turn: 3 });
      addChair(space, { x: x - 0.1, z: z - 0.82, turn: 2 });
      addDrum(space, [x, 0, z], [0.34, 0.08], 0.7, style.wood);
      addDrum(space, [x, 0.7, z], [0.66, 0.68], 0.05, style.wood);
      addSetting(space, x, z, 1);
      addPendant(space, x, z, 1.65);
      addBookcase(space, 'back', 3.2, 1.2, 2.1, style.wood);
      addArt(space, 'back', [0.9, 1.25, 0.75, 0.95]);
      addArt(space, 'back', [1.85, 1.25, 0.75, 0.95]);
      addPlant(space, 0.5, 4.05, 1.5);
    },
  };
}

/** A table and a bench along a wall of pictures. */
function benchRoom(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'right',
    u: 1.2,
    v: style.glazing === 'clear' ? 0.06 : 0.7,
    width: 1.9,
    height: style.ceiling - (style.glazing === 'clear' ? 0.35 : 1.15),
    columns: 2,
    toFloor: style.glazing === 'clear',
  };
  return {
    width: 4.6,
    depth: 4.3,
    sunny: 'right',
    walls: { openings: [pane] },
    shot: { across: 0.36, z: -1.0, yaw: 6, focal: 780 },
    furnish(space) {
      addWindow(space, pane);
      addRug(space, 0.7, 1.2, 3.6, 3.6);
      addTable(space, { x: 2.1, z: 2.5, turn: 0 }, 1.8, 0.9);
      addSetting(space, 2.1, 2.5, 1.8);
      addSeats(space, 2.1, 2.5, 1.8, true);
      addGallery(space, 'back', 1.2, 1.35);
      addPendant(space, 1.6, 2.5, 1.75);
      addPendant(space, 2.6, 2.5, 1.75);
      addPlant(space, 4.1, 3.9, 1.7);
      addDresser(space, { x: 0.28, z: 2.6, turn: 1 }, 1.5, 0.8, 2);
      addVase(space, 0.28, 0.81, 2.3, 1);
    },
  };
}

/** Draws a dining room in the home's style. */
export function drawDining(stage: Stage): string {
  const style = styleFor(stage);
  const dice = stage.home.fork('dining');
  const isFlat = numberIn(stage.facts, 'w', 0) > 0;
  const old = style.name === 'victorian' || style.name === 'suburban';
  const plan = isFlat
    ? benchRoom
    : old
      ? dice.pick([formal, formal, breakfast])
      : dice.pick([breakfast, benchRoom]);
  return drawRoom(stage, style, plan(style), dice);
}
