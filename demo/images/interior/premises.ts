import { darken, lighten, mix } from '../drawing/colour.ts';
import { withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { addArt, addMirror } from './art.ts';
import { addPendant, addPlant, addRug, addShelf } from './decor.ts';
import type { Window } from './glazing.ts';
import { addGlow, addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom } from './roomPlan.ts';
import { addArmchair, addBench, addChair, addSofa, addStool } from './seating.ts';
import type { Space } from './space.ts';
import { addBox, addShadow, face, panel } from './space.ts';
import type { RoomStyle, RoomStyleName } from './style.ts';
import { styleOf } from './style.ts';
import { addCoffeeTable, addDrum, addSetting, addTable, addVase } from './tables.ts';

function stripLights(space: Space, rows: readonly number[]): void {
  const y = space.height - 0.02;
  for (const z of rows) {
    for (const share of [0.28, 0.72]) {
      const x = space.width * share;
      space.shell.push(
        face(
          space,
          [
            [x - 0.6, y, z],
            [x + 0.6, y, z],
            [x + 0.6, y, z + 0.14],
            [x - 0.6, y, z + 0.14],
          ],
          'rgb(255,250,236)',
        ),
      );
    }
  }
}

/** The lobby of a building: a desk, a wood-panelled wall, elevators, armchairs. */
function lobby(style: RoomStyle): RoomPlan {
  const glass: Window = {
    wall: 'left',
    u: 0.6,
    v: 0.05,
    width: 4.4,
    height: 3.1,
    columns: 4,
    rows: 1,
    toFloor: true,
  };
  return {
    width: 7,
    depth: 6,
    height: 3.5,
    sunny: 'left',
    street: true,
    walls: {
      openings: [glass],
      feature: { wall: 'back', kind: 'slats' },
      tiledFloor: mix('#d8d4cc', style.wall, 0.3),
    },
    shot: { across: 0.6, z: -1.2, yaw: -6, focal: 720 },
    furnish(space) {
      addWindow(space, glass);
      for (const u of [4.6, 5.75]) {
        space.shell.push(
          panel(space, 'back', [u - 0.08, 0, 1.06, 2.3], darken(style.metal, 0.2)),
          panel(space, 'back', [u, 0, 0.44, 2.2], '#b9bfc3'),
          panel(space, 'back', [u + 0.46, 0, 0.44, 2.2], '#a9b0b5'),
        );
      }
      addShadow(space, 1.5, 4.2, 3.9, 5.0);
      addBox(space, [1.5, 0, 4.2], [3.9, 1.05, 4.9], style.feature);
      addBox(space, [1.4, 1.05, 4.1], [4.0, 1.11, 5.0], style.counter);
      addVase(space, 1.9, 1.11, 4.5, 1.2);
      addArt(space, 'back', [1.9, 1.5, 1.6, 1.0]);
      addRug(space, 0.9, 1.2, 4.2, 3.3);
      addSofa(space, { x: 0.9, z: 2.3, turn: 1 }, 2);
      addArmchair(space, { x: 3.9, z: 2.7, turn: 3 });
      addArmchair(space, { x: 3.9, z: 1.7, turn: 3 });
      addCoffeeTable(space, { x: 2.4, z: 2.3, turn: 1 }, true);
      addPlant(space, 0.6, 5.4, 2.2);
      addPlant(space, 6.5, 4.6, 1.7);
      for (const x of [2.1, 2.7, 3.3]) {
        addPendant(space, x, 4.5, 2.3);
      }
    },
  };
}

/** Machines and mats in front of mirrors. */
function gym(style: RoomStyle): RoomPlan {
  const glass: Window = { wall: 'right', u: 0.5, v: 0.1, width: 5, height: 2.6, columns: 4, toFloor: true };
  return {
    width: 6.4,
    depth: 5.8,
    height: 3,
    sunny: 'right',
    walls: { openings: [glass], feature: { wall: 'left', kind: 'paint' }, tiledFloor: '#6f757a' },
    shot: { across: 0.36, z: -1.1, yaw: 7, focal: 730 },
    furnish(space) {
      stripLights(space, [1.4, 3, 4.6]);
      addWindow(space, glass);
      addMirror(space, 'back', [0.4, 0.3, 3.6, 2.1], false);
      for (const z of [1.6, 2.9, 4.2]) {
        const x = 4.5;
        addShadow(space, x - 0.8, z - 0.35, x + 0.8, z + 0.35);
        addBox(space, [x - 0.85, 0, z - 0.35], [x + 0.85, 0.2, z + 0.35], '#2c3238', { top: '#3f474e' });
        addBox(space, [x + 0.62, 0.2, z - 0.34], [x + 0.7, 1.25, z - 0.28], '#aeb5ba');
        addBox(space, [x + 0.62, 0.2, z + 0.28], [x + 0.7, 1.25, z + 0.34], '#aeb5ba');
        addBox(space, [x + 0.5, 1.1, z - 0.34], [x + 0.74, 1.45, z + 0.34], '#23282d', {
          front: style.accent,
        });
      }
      addBox(space, [0.4, 0, 5.1], [2.9, 0.8, 5.5], '#2c3238');
      for (let at = 0; at < 8; at += 1) {
        addDrum(
          space,
          [0.6 + at * 0.3, 0.8, 5.25],
          [0.1, 0.1],
          0.14,
          at % 2 === 0 ? '#3f474e' : style.accent,
        );
      }
      addBench(space, { x: 1.7, z: 3.2, turn: 1 }, 1.3, style.accent);
      addDrum(space, [1.0, 0, 1.9], [0.3, 0.32], 0.5, style.second);
      space.floor.push(
        face(
          space,
          [
            [2.0, 0.01, 1.0],
            [2.7, 0.01, 1.0],
            [2.7, 0.01, 2.7],
            [2.0, 0.01, 2.7],
          ],
          style.accent,
          withOpacity(0.8),
        ),
      );
      addPlant(space, 3.6, 5.3, 1.6);
    },
  };
}

/** Desks in rows, and a glass meeting room. */
function office(style: RoomStyle): RoomPlan {
  const glass: Window = { wall: 'left', u: 0.4, v: 0.7, width: 5.4, height: 2.0, columns: 5 };
  return {
    width: 7,
    depth: 6.2,
    height: 3.1,
    sunny: 'left',
    street: true,
    walls: { openings: [glass], feature: { wall: 'right', kind: 'paint' }, tiledFloor: '#9aa0a3' },
    shot: { across: 0.58, z: -1.2, yaw: -5, focal: 720 },
    furnish(space) {
      stripLights(space, [1.2, 2.8, 4.4]);
      addWindow(space, glass);
      for (const z of [1.9, 3.7]) {
        for (const x of [1.6, 3.5]) {
          addTable(space, { x, z, turn: 0 }, 1.6, 0.75, lighten(style.wood, 0.2));
          addChair(space, { x, z: z - 0.65, turn: 2 }, style.second);
          addBox(space, [x - 0.3, 0.84, z + 0.1], [x + 0.3, 1.2, z + 0.13], '#23282d', { front: '#39485a' });
          addBox(space, [x - 0.05, 0.756, z + 0.1], [x + 0.05, 0.84, z + 0.14], '#5b646b');
        }
      }
      addBox(space, [4.9, 0, 4.2], [4.95, 2.6, 6.2], '#cfdde3');
      addTable(space, { x: 6.0, z: 5.1, turn: 0 }, 1.2, 0.9);
      addArt(space, 'back', [2.0, 1.3, 1.6, 0.9]);
      addPlant(space, 0.6, 5.6, 1.8);
      addPlant(space, 6.6, 2.2, 1.5);
      addShelf(space, 'right', 2.4, 1.5, 1.6);
    },
  };
}

/** A shop: goods on shelves and tables, a counter, the street behind glass. */
function shop(style: RoomStyle): RoomPlan {
  const glass: Window = { wall: 'right', u: 0.8, v: 0.4, width: 4.2, height: 2.3, columns: 3 };
  return {
    width: 6,
    depth: 5.6,
    height: 3.3,
    sunny: 'right',
    street: true,
    walls: { openings: [glass], feature: { wall: 'back', kind: 'brick' } },
    shot: { across: 0.36, z: -1.1, yaw: 7, focal: 730 },
    furnish(space) {
      addWindow(space, glass);
      for (const v of [0.5, 1.0, 1.5, 2.0]) {
        addShelf(space, 'left', 1.0, v, 3.8);
        addShelf(space, 'back', 0.7, v, 2.6);
      }
      addTable(space, { x: 3.0, z: 2.4, turn: 0 }, 1.7, 0.9);
      for (const [x, tint] of [
        [2.4, style.accent],
        [2.75, style.second],
        [3.1, '#efe6d4'],
        [3.45, style.sofa],
      ] as const) {
        addBox(space, [x, 0.755, 2.25], [x + 0.26, 0.9, 2.55], tint, { round: 0.03 });
      }
      addBox(space, [3.9, 0, 4.0], [5.5, 1.0, 4.6], style.wood);
      addBox(space, [3.82, 1.0, 3.92], [5.58, 1.05, 4.68], style.counter);
      addBox(space, [4.9, 1.05, 4.2], [5.2, 1.3, 4.25], '#2b3137');
      addVase(space, 4.2, 1.05, 4.3, 0.9);
      for (const x of [1.6, 3.0, 4.4]) {
        addPendant(space, x, 2.6, 2.3);
      }
      addPlant(space, 5.5, 2.6, 1.5);
    },
  };
}

/** Tables for two and four, and a bar at the back. */
function restaurant(style: RoomStyle): RoomPlan {
  const glass: Window = { wall: 'left', u: 0.6, v: 0.5, width: 4.6, height: 2.2, columns: 4, rows: 2 };
  return {
    width: 6.4,
    depth: 6,
    height: 3.3,
    sunny: 'left',
    street: true,
    walls: { openings: [glass], feature: { wall: 'back', kind: 'brick' } },
    shot: { across: 0.6, z: -1.1, yaw: -6, focal: 730 },
    furnish(space) {
      addWindow(space, glass);
      for (const z of [1.6, 3.2]) {
        for (const x of [1.5, 3.5]) {
          addTable(space, { x, z, turn: 0 }, 0.85, 0.85);
          addSetting(space, x, z, 0.8);
          addChair(space, { x: x - 0.62, z, turn: 1 });
          addChair(space, { x: x + 0.62, z, turn: 3 });
        }
      }
      addBox(space, [1.2, 0, 4.7], [5.4, 1.08, 5.1], style.feature);
      addBox(space, [1.1, 1.08, 4.55], [5.5, 1.14, 5.15], style.wood);
      for (const x of [1.8, 2.7, 3.6, 4.5]) {
        addStool(space, { x, z: 4.25, turn: 2 });
        addPendant(space, x + 0.1, 4.8, 2.1);
      }
      addShelf(space, 'back', 1.5, 1.5, 3.6);
      addShelf(space, 'back', 1.5, 1.95, 3.6);
      addPlant(space, 5.9, 3.2, 1.9);
    },
  };
}

/** Racks of boxes, a wide door, concrete. */
function warehouse(style: RoomStyle): RoomPlan {
  const high: Window = { wall: 'left', u: 0.5, v: 3.2, width: 7, height: 0.8, columns: 7 };
  return {
    width: 10,
    depth: 9,
    height: 5,
    sunny: 'left',
    street: true,
    walls: { openings: [high], tiledFloor: '#a9aaa6' },
    shot: { across: 0.52, z: -1.6, yaw: -3, focal: 720, eye: 1.7, horizon: 420 },
    furnish(space) {
      stripLights(space, [2, 4.5, 7]);
      addWindow(space, high);
      space.shell.push(panel(space, 'back', [3.6, 0, 3, 3.2], '#5d666d'));
      for (let v = 0.1; v < 3.2; v += 0.31) {
        space.shell.push(panel(space, 'back', [3.65, v, 2.9, 0.27], lighten('#8d979e', 0.1)));
      }
      for (const [x0, x1] of [
        [0.4, 1.6],
        [8.2, 9.4],
      ] as const) {
        for (let bay = 0; bay < 4; bay += 1) {
          const z = 1.2 + bay * 1.9;
          for (const x of [x0, x1 - 0.08]) {
            addBox(space, [x, 0, z], [x + 0.08, 3.6, z + 0.08], '#2f5d8a');
          }
          for (const y of [0.15, 1.35, 2.55]) {
            addBox(space, [x0, y, z], [x1, y + 0.1, z + 1.85], '#d0762f');
            const wide = 0.85;
            for (const at of [0.1, 0.98]) {
              const tint = space.dice.pick([
                '#c79c66',
                '#b98c58',
                '#d3ac7a',
                mix('#c79c66', style.accent, 0.2),
              ]);
              addBox(
                space,
                [x0 + 0.12, y + 0.1, z + at],
                [x1 - 0.12, y + 0.1 + space.dice.between(0.55, 0.95), z + at + wide - 0.08],
                tint,
              );
            }
          }
        }
      }
      addBox(space, [3.2, 0, 4.8], [4.4, 0.14, 6.0], '#b98c58');
      addBox(space, [3.25, 0.14, 4.85], [4.35, 1.0, 5.95], '#c79c66');
      addGlow(space, [5, 3.4, 8.9], 1);
    },
  };
}

const PREMISES: Record<string, readonly [style: RoomStyleName, plan: (style: RoomStyle) => RoomPlan]> = {
  office: ['minimal', office],
  retail: ['loft', shop],
  business: ['loft', restaurant],
  industrial: ['minimal', warehouse],
};

function drawPlain(
  stage: Stage,
  name: string,
  style: RoomStyleName,
  planOf: (style: RoomStyle) => RoomPlan,
): string {
  const chosen: RoomStyle = { ...styleOf(stage.home.fork('palette'), style), crown: 0, panelled: false };
  return drawRoom(stage, chosen, planOf(chosen), stage.home.fork(name));
}

/** Draws the inside of business premises. Fact `k` is their kind; fact `r` is s for a shop, r for a restaurant. */
export function drawPremises(stage: Stage): string {
  const kind = stage.facts.get('k') ?? 'office';
  const purpose = { s: 'retail', r: 'business' }[stage.facts.get('r') ?? ''] ?? kind;
  const [style, plan] = PREMISES[purpose] ?? ['minimal', office];
  return drawPlain(stage, `premises ${purpose}`, style, plan);
}

/** Draws the entrance of a condominium or office building. */
export function drawLobby(stage: Stage): string {
  return drawPlain(stage, 'lobby', 'minimal', lobby);
}

/** Draws a building's gym. */
export function drawGym(stage: Stage): string {
  return drawPlain(stage, 'gym', 'minimal', gym);
}
