import { INK, mix } from '#demo/images/drawing/colour.ts';
import { ellipse, withOpacity } from '#demo/images/drawing/shapes.ts';
import { FRAME } from '#demo/images/stage.ts';
import { drawRange } from '../outlook.ts';
import { drawSky, drawTreeline } from '../sky.ts';
import { drawSkyline } from '../skyline.ts';
import type { Extent, HouseType } from '../styles/houseType.ts';
import type { StandPoint } from './camera.ts';
import { drawCar } from './car.ts';
import { wallOf } from './facade.ts';
import { drawPanes } from './grid.ts';
import type { StreetPlan } from './ground.ts';
import { drawPlant } from './ground.ts';
import { drawHip, drawSideGable } from './roof.ts';
import type { Site } from './site.ts';
import { drawBox, placed } from './site.ts';
import { project, scaleAt } from './space.ts';

/** Draws the sky and the distant view: the city, hills, peaks or a line of trees. */
export function drawBackground(site: Site, { height }: Extent, type: HouseType): string {
  const { stage, camera } = site;
  const view = stage.facts.get('v') ?? 'park';
  const base = camera.horizon + 8;
  const isCity = height > 20 || (view === 'city' && !type.alone);
  return [
    drawSky(stage, camera.horizon + 6),
    view === 'peaks' ? drawRange(stage, 'peaks', base - 2, 150) : '',
    view === 'hills' ? drawRange(stage, 'hills', base - 2, 90) : '',
    isCity ? drawSkyline(stage, base, height > 20 ? 250 : 150, 0.74) : '',
    drawTreeline(stage, base + 4, height > 20 ? 34 : 64, 0.58),
  ].join('');
}

/** Draws the backs of the houses in the next street, or the blocks of a city's next streets. */
function drawNextStreet(site: Site, isCity: boolean): string {
  const dice = site.stage.home.fork('next street');
  const parts: string[] = [];
  const step = isCity ? 26 : 13;
  for (let index = -7; index <= 7; index += 1) {
    const x = index * step + dice.between(-2, 2);
    const y = isCity ? dice.between(55, 90) : dice.between(40, 46);
    const back: Site = {
      ...site,
      at: [x, y],
      fine: false,
      far: 0.5,
      house: { ...site.house, roof: dice.pick(['#5b5048', '#4b4f55', '#6a584c']) },
    };
    const colour = dice.pick(['#a4694f', '#c2a282', '#b9c0c4', '#e1dccf', '#8f8a80', '#9d7560']);
    if (isCity) {
      const height = dice.between(9, 34);
      parts.push(drawBox(back, [-10, 0, 0], [20, 16, height], colour));
      const wall = wallOf([-10, 0], [10, 0], 0, height);
      parts.push(
        drawPanes(back, wall, {
          from: 1,
          floors: Math.floor((height - 1) / 3.4),
          floor: 3.4,
          bays: 7,
          glass: [0.55, 0.5],
          tint: '#7f9fb5',
        }),
      );
    } else {
      const eaves = dice.pick([3, 5.6]);
      const plan = { x: -5, y: 0, width: 10, depth: 9, eaves, rise: 2.6, over: 0.3 };
      parts.push(
        drawBox(back, [-5, 0, 0], [10, 9, eaves], colour),
        dice.chance(0.5) ? drawHip(back, plan) : drawSideGable(back, plan),
      );
    }
  }
  return parts.join('');
}

/** Draws the next street and the trees of the back gardens. */
export function drawBehind(site: Site, { width, depth, height }: Extent, type: HouseType): string {
  if (type.alone) {
    return '';
  }
  const dice = site.stage.shot.fork('behind');
  const count = dice.whole(3, 5);
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * width * 4.2 + dice.between(-2, 2);
    const kind = dice.chance(0.28) ? 'conifer' : 'tree';
    return drawPlant(site, {
      kind,
      x,
      y: depth + dice.between(4, 12),
      height: dice.between(8.5, Math.min(13, Math.max(10, height * 1.5))),
    });
  });
  return [drawNextStreet(site, type.street.paved === true || height > 20), ...trees].join('');
}

/** Returns the left and right edges of the home in the drawing. */
function edgesOf(site: Site, { width, depth, height }: Extent): readonly [number, number] {
  const xs = [-width / 2, width / 2].flatMap((x) =>
    [0, depth].map((y) => project(site.camera, placed(site, [x, y, height * 0.4]))[0]),
  );
  return [Math.min(...xs), Math.max(...xs)];
}

/** Draws boulevard trees beside the home, a parked car, and the shadow of leaves. */
export function drawForeground(site: Site, extent: Extent, street: StreetPlan, view: StandPoint): string {
  const dice = site.stage.shot.fork('before');
  const [left, right] = edgesOf(site, extent);
  const parts: string[] = [];
  const y = -street.setback + (street.sidewalk ? 0.9 : -1);
  const tall = extent.height > 20;
  for (const side of dice.chance(0.5) ? [-1, 1] : [1, -1]) {
    // The first place along the boulevard where the crown does not cover the home.
    const grown = tall ? dice.between(8, 11) : dice.between(5.5, 8.5);
    const spot = [2.5, 4, 5.5, 7, 9, 11, 14, 18, 24, 30]
      .map((off) => side * (extent.width / 2 + off))
      .find((x) => {
        const [px] = project(site.camera, placed(site, [x, y, 0]));
        const crown = scaleAt(site.camera, placed(site, [x, y, 0])) * grown * 0.34;
        return (
          (px + crown < left + 26 || px - crown > right - 26) &&
          px > -crown * 0.2 &&
          px < FRAME.width + crown * 0.2
        );
      });
    if (spot !== undefined && dice.chance(view === 'across' ? 0.95 : 0.6)) {
      const kind = dice.chance(0.2) ? 'conifer' : 'tree';
      parts.push(drawPlant(site, { kind, x: spot, y, height: grown }));
    }
  }
  if (street.sidewalk && view !== 'close' && dice.chance(0.4)) {
    const x = (dice.chance(0.5) ? -1 : 1) * (extent.width / 2 + dice.between(-1, 3));
    parts.push(drawCar(site, x, -street.setback - 4.5, 'along', 'street'));
  }
  const { hour, season } = site.stage.look;
  if ((hour === 'day' || hour === 'golden') && season !== 'winter') {
    const at = dice.chance(0.5) ? FRAME.width * 0.9 : FRAME.width * 0.1;
    for (let index = 0; index < 5; index += 1) {
      parts.push(
        ellipse(
          at + dice.between(-190, 190),
          780 + dice.between(-26, 25),
          dice.between(70, 170),
          dice.between(7, 16),
          mix(INK, '#1d4f45', 0.3),
          withOpacity(0.14),
        ),
      );
    }
  }
  return parts.join('');
}
