import { mix } from '../drawing/colour.ts';
import type { Stage } from '../stage.ts';
import { addGallery } from './art.ts';
import { addLamp, addPlant, addRug, addShelf } from './decor.ts';
import type { Window } from './glazing.ts';
import { addGlow, addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addArmchair, addSectional, addSofa, addStool } from './seating.ts';
import type { Space } from './space.ts';
import { addBox, addShadow, face } from './space.ts';
import { addBookcase, addMedia } from './storage.ts';
import type { RoomStyle } from './style.ts';
import { addCoffeeTable } from './tables.ts';

const HEIGHT = 2.25;

function potLights(space: Space): void {
  for (const x of [space.width * 0.25, space.width * 0.5, space.width * 0.75]) {
    for (const z of [1.6, 3.2, 4.4]) {
      const y = HEIGHT - 0.005;
      space.shell.push(
        face(
          space,
          [
            [x - 0.08, y, z - 0.08],
            [x + 0.08, y, z - 0.08],
            [x + 0.08, y, z + 0.08],
            [x - 0.08, y, z + 0.08],
          ],
          'rgb(255,243,214)',
        ),
      );
      addGlow(space, [x, y, z], 0.45);
    }
  }
}

function highWindow(wall: 'left' | 'right', u: number): Window {
  return { wall, u, v: 1.5, width: 1.3, height: 0.5, columns: 2 };
}

/** A media room: low sofa, large screen, carpet. */
function mediaRoom(_style: RoomStyle): RoomPlan {
  const pane = highWindow('left', 1.8);
  return {
    width: 5.6,
    depth: 5,
    height: HEIGHT,
    sunny: 'left',
    walls: { openings: [pane], feature: { wall: 'back', kind: 'paint' } },
    shot: { across: 0.66, z: -0.9, yaw: -8, focal: 760 },
    furnish(space) {
      potLights(space);
      addWindow(space, pane);
      addMedia(space, 'back', 1.5, 2.5);
      addBookcase(space, 'back', 0.15, 1.1, 1.9, space.style.wood);
      addRug(space, 1.0, 1.5, 4.3, 3.9);
      addSofa(space, { x: 4.95, z: 2.7, turn: 3 }, 2.4);
      addArmchair(space, { x: 1.0, z: 3.2, turn: 1 });
      addArmchair(space, { x: 1.0, z: 2.1, turn: 1 });
      addCoffeeTable(space, { x: 2.9, z: 2.7, turn: 1 }, false);
      addLamp(space, 5.1, 4.5);
    },
  };
}

/** A room with a games table, and a bar along the wall. */
function games(style: RoomStyle): RoomPlan {
  const pane = highWindow('right', 2.0);
  return {
    width: 5.8,
    depth: 5.2,
    height: HEIGHT,
    sunny: 'right',
    walls: { openings: [pane], feature: { wall: 'left', kind: 'boards' } },
    shot: { across: 0.36, z: -0.9, yaw: 6, focal: 760 },
    furnish(space) {
      potLights(space);
      addWindow(space, pane);
      const cloth = mix('#2f6b57', style.accent, 0.12);
      addShadow(space, 1.7, 1.9, 4.1, 3.2);
      for (const x of [1.8, 3.85]) {
        for (const z of [1.98, 2.98]) {
          addBox(space, [x, 0, z], [x + 0.15, 0.62, z + 0.15], style.wood);
        }
      }
      addBox(space, [1.7, 0.62, 1.9], [4.1, 0.84, 3.2], style.wood);
      addBox(space, [1.82, 0.845, 2.02], [3.98, 0.855, 3.08], cloth, { top: cloth });
      addBox(space, [0.3, 0, 4.1], [2.9, 1.05, 4.5], style.wood);
      addBox(space, [0.22, 1.05, 3.95], [2.98, 1.1, 4.55], style.counter);
      for (const x of [0.8, 1.6, 2.4]) {
        addStool(space, { x, z: 3.65, turn: 2 });
      }
      addShelf(space, 'back', 0.4, 1.3, 2.4);
      addShelf(space, 'back', 0.4, 1.7, 2.4);
      addSofa(space, { x: 4.5, z: 4.6, turn: 0 }, 1.9);
      addGallery(space, 'left', 1.6, 1.3);
      addPlant(space, 5.4, 3.6, 1.3);
    },
  };
}

/** A family room with a corner sofa, and toys on the shelf. */
function familyRoom(style: RoomStyle): RoomPlan {
  const pane = highWindow('left', 2.4);
  return {
    width: 5.2,
    depth: 4.8,
    height: HEIGHT,
    sunny: 'left',
    walls: {
      openings: [pane],
      feature: {
        wall: 'right',
        kind: style.name === 'dated' || style.name === 'midcentury' ? 'boards' : 'paint',
      },
    },
    shot: { across: 0.4, z: -0.9, yaw: 6, focal: 760 },
    furnish(space) {
      potLights(space);
      addWindow(space, pane);
      addRug(space, 1.1, 1.6, 4.2, 3.7);
      addSectional(space, { x: 2.2, z: 4.1, turn: 0 }, 2.7);
      addMedia(space, 'right', 1.5, 1.9);
      addCoffeeTable(space, { x: 2.9, z: 2.6, turn: 0 }, true);
      addGallery(space, 'back', 1.6, 1.25);
      addLamp(space, 4.2, 4.4);
      addPlant(space, 0.5, 4.4, 1.2);
    },
  };
}

/** Draws a finished basement in the home's style. */
export function drawBasement(stage: Stage): string {
  const home = styleFor(stage);
  const dice = stage.home.fork('basement');
  const style: RoomStyle = {
    ...home,
    flooring: dice.chance(0.5) ? 'carpet' : 'planks',
    floor: dice.chance(0.5) ? '#b7afa3' : home.floor,
    crown: 0,
    panelled: false,
  };
  return drawRoom(stage, style, dice.pick([mediaRoom, games, familyRoom])(style), dice);
}
