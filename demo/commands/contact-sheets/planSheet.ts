import { parseImageKey } from '#demo/images/imageKey.ts';
import { rasterise } from '#demo/images/rasterise.ts';
import { sceneSvg } from '#demo/images/sceneSvg.ts';
import type { GeneratedListing } from '#demo/types.ts';
import type { Cell, SheetShape } from './sheet.ts';

/** Number of homes on the sheet. */
const HOMES = 12;

/** Layout of floor plans on their sheet. */
export const PLAN_SHAPE: SheetShape = { columns: 4, width: 342, height: 228 };

function pictureOf(listing: GeneratedListing, scene: string): string | undefined {
  return listing.images.find((key) => parseImageKey(key)?.scene === scene);
}

async function cellOf(key: string, caption: string): Promise<Cell> {
  const { width, height } = PLAN_SHAPE;
  return { picture: await rasterise(sceneSvg(key, width, height), width, height, 'webp'), caption };
}

/** Draws the aerial view and the floor plan of homes of different kinds and cities, side by side. */
export function plans(listings: readonly GeneratedListing[]): Promise<Cell[]> {
  const groups = Map.groupBy(listings, ({ propertyType, city }) => `${propertyType}/${city}`);
  const firsts = [...groups.values()].flatMap(([first]) => first ?? []);
  const withPlan = firsts.filter((listing) => pictureOf(listing, 'plan') && pictureOf(listing, 'aerial'));
  const stride = Math.max(1, Math.floor(withPlan.length / HOMES));
  const homes = withPlan.filter((_, index) => index % stride === 0).slice(0, HOMES);
  return Promise.all(
    homes.flatMap((home) =>
      ['aerial', 'plan'].flatMap((scene) => {
        const key = pictureOf(home, scene);
        return key ? [cellOf(key, `${home.mlsNumber} ${home.city}, ${home.propertyType}: ${scene}`)] : [];
      }),
    ),
  );
}
