import { darken, lighten } from '#demo/images/drawing/colour.ts';
import { drawCar } from '../model/car.ts';
import type { Wall } from '../model/facade.ts';
import { drawFacade, panel, patch, stretch } from '../model/facade.ts';
import type { Grid } from '../model/grid.ts';
import { drawCurtain, drawPunched, drawShops } from '../model/grid.ts';
import { drawGround } from '../model/ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from '../model/openings.ts';
import { drawMass, wallsOf } from '../model/parts.ts';
import { drawFrontGable, drawParapet } from '../model/roof.ts';
import type { Site } from '../model/site.ts';
import { drawBox, drawShadow, line } from '../model/site.ts';
import type { HouseType } from './houseType.ts';
import { fromAfar, mainWall } from './houseType.ts';

const AWNINGS = ['#a83a32', '#1e5b45', '#22334a', '#d39a35', '#6d3b4f'] as const;

/** Draws a parking lot in front of a building, with painted stalls and a few cars. */
function parking(site: Site, from: number, to: number, near: number, far: number): string {
  const winter = site.stage.look.season === 'winter';
  let lines = '';
  const stalls: number[] = [];
  for (let x = from + 1.4; x < to - 1.4; x += 2.8) {
    stalls.push(x);
    lines += line(site, [x - 1.4, far - 5, 0.02], [x - 1.4, far, 0.02]);
  }
  const dice = site.stage.shot.fork('stalls');
  const taken = fromAfar(
    site,
    stalls.filter(() => dice.chance(0.42)).map((x) => ({ x })),
  );
  return [
    drawGround(site, [from, near, to, far], winter ? '#a9b0b6' : '#74797f'),
    `<path d="${lines}" stroke="#e6e3d8" stroke-width="2" opacity="0.7"/>`,
    site.fine ? taken.map(({ x }) => drawCar(site, x, far - 2.6, 'across', `stall${x}`)).join('') : '',
  ].join('');
}

/** A row of shops behind its parking lot. */
export const plaza: HouseType = {
  extent: () => ({ width: 34, depth: 14, height: 7.4 }),
  pitch: 60,
  alone: true,
  eye: 4.5,
  street: { setback: 15, sidewalk: true },
  colours: (dice) => ({
    cladding: dice.pick(['brick', 'stucco', 'stone'] as const),
    wall: dice.pick(['#c9b597', '#a4694f', '#d8d0c0', '#8f8a80', '#b59a80']),
    accent: dice.pick(['#3f4a54', '#8a5a3c', '#e9e2d2', '#2c5a49']),
  }),
  draw(site) {
    const { dice, house } = site;
    const [width, left, height] = [34, -17, 5];
    const units = 6;
    const tower = dice.fork('tower').pick([0, 2, 5]);
    const x = left + (tower * width) / units;
    const peak = dice.fork('peak').chance(0.5);
    return [
      parking(site, left - 3, -left + 3, -15, -3),
      drawGround(site, [left, -3, -left, 0], '#cfcbc2'),
      drawMass(
        site,
        { x: left, y: 0, width, depth: 14, height },
        mainWall(site),
        (face) =>
          drawShops(site, face, units, 3.7, dice.fork('awnings').chance(0.5) ? AWNINGS : []) +
          panel(site, face, [0, 3.85, width, 1], house.accent) +
          signs(site, face, units),
        { windows: 0 },
      ),
      drawParapet(
        site,
        { x: left, y: 0, width, depth: 14, eaves: height, rise: 0.5, over: 0.25 },
        lighten(house.wall, 0.2),
      ),
      drawMass(
        site,
        { x, y: -0.8, width: width / units, depth: 6, height: 6.2, ...(peak ? { frontGable: 1.4 } : {}) },
        { kind: 'stone', colour: house.stone },
        (face) =>
          drawShops(site, face, 1, 3.7, []) +
          patch(site, face, [1, 4.4, width / units - 2, 1.1], lighten(house.accent, 0.7)),
        { windows: 0 },
      ),
      peak
        ? drawFrontGable(site, {
            x,
            y: -0.8,
            width: width / units,
            depth: 6,
            eaves: 6.2,
            rise: 1.4,
            over: 0.4,
            material: 'metal',
          })
        : drawParapet(
            site,
            { x, y: -0.8, width: width / units, depth: 6, eaves: 6.2, rise: 0.5, over: 0.25 },
            house.trim,
          ),
    ].join('');
  },
};

/** Draws sign panels: a coloured field with a mark, without words. */
function signs(site: Site, face: Wall, count: number): string {
  const bay = face.length / count;
  return Array.from({ length: count }, (_, index) => {
    const dice = site.dice.fork(`sign${index}`);
    const colour = dice.pick(['#f4efe2', '#a83a32', '#1e5b45', '#22405c', '#d39a35', '#e9e4d8']);
    const width = bay * dice.between(0.4, 0.7);
    const a = bay * index + (bay - width) / 2;
    return (
      panel(site, face, [a, 4.05, width, 0.6], colour) +
      panel(site, face, [a + 0.2, 4.2, 0.3, 0.3], lighten(darken(colour, 0.3), 0.1)) +
      panel(site, face, [a + 0.7, 4.28, width - 1, 0.12], darken(colour, 0.35))
    );
  }).join('');
}

/** An office building: three to five floors of glass and precast bands with a lobby and a few trees. */
export const office: HouseType = {
  extent: () => ({ width: 26, depth: 18, height: 15 }),
  pitch: 46,
  eye: 4,
  street: { setback: 8, sidewalk: true },
  colours: (dice) => ({
    cladding: 'stone',
    wall: dice.pick(['#d9d4c8', '#b8b2a6', '#8d8f90', '#c7b9a4', '#a4705a', '#5f666c']),
  }),
  draw(site) {
    const { dice } = site;
    const [width, left] = [26, -13];
    const floors = dice.fork('floors').whole(2, 4);
    const height = floors * 3.6 + 1;
    const tint = dice.fork('tint').pick(['#55809a', '#4b6d7f', '#6f95a5', '#56798f', '#4f7d78']);
    const kind = dice.fork('kind').pick(['bands', 'curtain', 'punched'] as const);
    const grid = (face: Wall): Grid => ({
      from: 3.8,
      floors: floors - 1,
      floor: 3.6,
      bays: Math.round(face.length / (kind === 'punched' ? 3.2 : 1.6)),
      glass: kind === 'punched' ? [0.62, 0.6] : [0.97, kind === 'bands' ? 0.5 : 0.9],
      tint,
      frame: '#39424a',
    });
    const { front, left: leftWall, right } = wallsOf({ x: left, y: 0, width, depth: 18, height });
    const side = (face: Wall, isFront: boolean): string =>
      [
        drawFacade({ ...site, fine: kind === 'punched' && site.fine }, face, mainWall(site), 0),
        kind === 'curtain'
          ? drawCurtain(site, face, grid(face))
          : drawPunched(site, face, grid(face), kind === 'punched' ? 2 : 1),
        isFront
          ? drawShops(site, { ...face, from: [-6.5, 0], length: 13 }, 3, 3.5, [])
          : drawPunched(site, face, { ...grid(face), from: 0.6, floors: 1, floor: 3 }, 1),
        isFront
          ? [left + 1, left + 19.6]
              .map((x) =>
                drawWindow(site, face, [x - left, 0.5, 5, 2.6], {
                  bars: [4, 1],
                  casing: 0,
                  frame: '#39424a',
                  tint,
                }),
              )
              .join('')
          : '',
      ].join('');
    return [
      drawShadow(site, [left, 0, 0], [width, 18, height]),
      drawGround(site, [-5, -8, 5, 0], '#c4c0b6'),
      drawBox(site, [-4, 7, height + 0.7], [8, 5, 2.2], '#9aa0a4'),
      side(leftWall, false),
      side(right, false),
      side(front, true),
      drawParapet(
        site,
        { x: left, y: 0, width, depth: 18, eaves: height, rise: 0.7, over: 0.15 },
        lighten(site.house.wall, 0.15),
      ),
      drawBox(site, [-4.5, -2.6, 3.5], [9, 2.6, 0.3], '#39424a'),
      site.fine ? drawCar(site, -9, -10.8, 'along', 'curb') : '',
    ].join('');
  },
};

/** A warehouse of ribbed metal or concrete, with docks and a glazed office at the corner. */
export const warehouse: HouseType = {
  extent: () => ({ width: 40, depth: 24, height: 9.6 }),
  pitch: 70,
  alone: true,
  eye: 5.5,
  street: { setback: 20, sidewalk: false },
  colours: (dice) => ({
    cladding: 'board',
    wall: dice.pick(['#c9cdcf', '#8fa3b0', '#d8d2c4', '#a9b0ac', '#5f7486', '#b5a58c']),
    accent: dice.pick(['#22405c', '#a83a32', '#2c5a49', '#d39a35', '#39424a']),
  }),
  draw(site) {
    const { dice, house } = site;
    const [width, left, height] = [40, -20, 8.6];
    const isMirrored = dice.fork('mirror').chance(0.5);
    const docks = dice.fork('docks').whole(3, 6);
    const officeX = isMirrored ? -left - 11 : left;
    const front = (face: Wall): string => {
      const parts = [
        panel(site, face, [0, height - 1.3, width, 1.3], house.accent),
        panel(site, face, [0, 0, width, 1.1], '#8d8f90'),
      ];
      for (let index = 0; index < docks; index += 1) {
        const a = isMirrored ? 2 + index * 4.6 : width - 5.2 - index * 4.6;
        parts.push(
          panel(site, face, [a - 0.35, 1, 3.7, 3.7], '#2c3238'),
          drawGarageDoor(site, face, [a, 1.1, 3, 3.1], '#eceae4'),
          panel(site, face, [a - 0.2, 0.6, 3.4, 0.5], '#d9a83a'),
        );
      }
      let ribs = '';
      for (let a = 1; a < width; a += 1) {
        ribs += stretch(site, face, [a, height - 1.3], [a, height]);
      }
      parts.push(`<path d="${ribs}" stroke="#0f1b2d" stroke-width="1" opacity="0.15"/>`);
      return parts.join('');
    };
    const truckX = isMirrored ? left + 2 + 1.5 : -left - 5.2 + 1.5;
    const truck =
      site.fine && dice.fork('truck').chance(0.7)
        ? drawBox(
            site,
            [truckX - 1.3, -9.4, 1.1],
            [2.6, 9.2, 2.9],
            dice.fork('trailer').pick(['#f1efe8', '#d8dcde', '#c9d3da']),
          ) + drawBox(site, [truckX - 1.2, -9.2, 0.35], [2.4, 1, 0.75], '#2c3238')
        : '';
    return [
      drawShadow(site, [left, 0, 0], [width, 24, height]),
      drawGround(
        site,
        [left - 6, -21, -left + 6, 0],
        site.stage.look.season === 'winter' ? '#b4bbc0' : '#85888b',
      ),
      drawMass(site, { x: left, y: 0, width, depth: 24, height }, mainWall(site), front, {
        windows: 3,
        storeys: [5.4],
        eaves: 0.1,
      }),
      drawParapet(
        site,
        { x: left, y: 0, width, depth: 24, eaves: height, rise: 0.4, over: 0.1 },
        lighten(house.wall, 0.2),
      ),
      drawMass(
        site,
        { x: officeX, y: -1.6, width: 11, depth: 8, height: 7 },
        { kind: 'stucco', colour: lighten(house.accent, 0.12) },
        (face) =>
          drawCurtain(site, face, {
            from: 0.3,
            floors: 2,
            floor: 3.1,
            bays: 7,
            glass: [0.94, 0.86],
            tint: '#55809a',
            frame: '#e2e4e4',
          }) + drawDoor(site, face, [4.6, 0.1, 1.8, 2.3], '#22282d'),
        { windows: 2, storeys: [1, 4] },
      ),
      drawParapet(
        site,
        { x: officeX, y: -1.6, width: 11, depth: 8, eaves: 7, rise: 0.5, over: 0.15 },
        '#e9e7e1',
      ),
      truck,
      site.fine
        ? drawCar(site, officeX + 3, -12, 'across', 'visitor') +
          drawCar(site, officeX + 6, -12, 'across', 'visitor2')
        : '',
    ].join('');
  },
};

const MAIN_STREET = [
  '#a4553f',
  '#8d4637',
  '#b98d63',
  '#c9b48e',
  '#7b4136',
  '#5f666c',
  '#d8cdb8',
  '#96503f',
] as const;

/** Shops with flats above on an old main street. Each front has its own brick and cornice. */
export const storefront: HouseType = {
  extent: () => ({ width: 14, depth: 12, height: 10.2 }),
  pitch: 14,
  attached: true,
  street: { setback: 3.4, sidewalk: true, paved: true },
  draw(site) {
    const { dice } = site;
    const units = [
      { x: -7, width: 7.4 },
      { x: 0.4, width: 6.6 },
    ];
    return fromAfar(
      site,
      units.map((unit) => ({ ...unit, middle: unit.x, x: unit.x + unit.width / 2 })),
    )
      .map(({ middle: left, width }, index) => {
        const own = { ...site, dice: dice.fork(`front${left}`) };
        const floors = own.dice.fork('floors').pick([1, 1, 2]);
        const height = 4.2 + floors * 3.2 + 0.8;
        const colour = own.dice.fork('wall').pick(MAIN_STREET);
        const trim = own.dice.fork('trim').pick(['#e9e2d0', '#3a4a44', '#6d4a3a', '#f1ece0']);
        const isGabled = own.dice.fork('gable').chance(0.2);
        const arched = own.dice.fork('arched').chance(0.5);
        const bays = own.dice.fork('bays').pick([2, 3]);
        const windows = (face: Wall): string =>
          Array.from({ length: floors * bays }, (_, at) => {
            const a = (width / bays) * ((at % bays) + 0.5) - 0.55;
            return drawWindow(own, face, [a, 4.9 + Math.floor(at / bays) * 3.2, 1.1, 1.8], {
              bars: [1, 2],
              head: arched ? 'arched' : 'stone',
            });
          }).join('');
        return [
          drawMass(
            own,
            { x: left, y: 0, width, depth: 12, height, ...(isGabled ? { frontGable: 1.6 } : {}) },
            { kind: 'brick', colour },
            (face) =>
              windows(face) +
              drawShops(own, face, width > 7 ? 2 : 1, 3.9, AWNINGS) +
              panel(own, face, [0, 3.95, width, 0.3], trim),
            { storeys: [4.9], windows: 2 },
          ),
          isGabled
            ? drawFrontGable(own, { x: left, y: 0, width, depth: 12, eaves: height, rise: 1.6, over: 0.2 })
            : drawParapet(
                own,
                { x: left, y: 0, width, depth: 12, eaves: height, rise: 0.5, over: 0.02 },
                darken(colour, 0.1),
              ),
          isGabled ? '' : drawBox(own, [left, -0.4, height - 0.25], [width, 0.4, 0.4], trim),
          index === 1 && site.fine && site.camera.at[1] < -17
            ? drawCar(site, dice.fork('car').between(-4, 4), -7.9, 'along', 'parked')
            : '',
        ].join('');
      })
      .join('');
  },
};
