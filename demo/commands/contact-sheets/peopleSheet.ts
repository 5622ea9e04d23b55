import { PAGE_SCENES } from '#demo/images/brand/brandNames.ts';
import { brandSvg } from '#demo/images/brand/brandSvg.ts';
import { PEOPLE } from '#demo/images/portraits/people.ts';
import { rasterise } from '#demo/images/rasterise.ts';
import type { Cell, SheetShape } from './sheet.ts';

/** Layout of portraits and scenes on their sheet. */
export const PEOPLE_SHAPE: SheetShape = { columns: 6, width: 240, height: 240 };

/** Draws every portrait, then every page's illustration. */
export function people(): Promise<Cell[]> {
  const { width } = PEOPLE_SHAPE;
  const names = [...Object.keys(PEOPLE).map((name) => `portrait-${name}`), ...Object.keys(PAGE_SCENES)];
  return Promise.all(
    names.map(async (name) => {
      const height = name.startsWith('portrait-') ? width : Math.round((width * 2) / 3);
      const svg = brandSvg(name, width, height);
      return { picture: await rasterise(svg, width, height, 'webp'), caption: name };
    }),
  );
}
