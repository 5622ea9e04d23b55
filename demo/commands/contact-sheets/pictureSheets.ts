import { parseImageKey } from '#demo/images/imageKey.ts';
import { rasterise } from '#demo/images/rasterise.ts';
import { sceneSvg } from '#demo/images/sceneSvg.ts';
import type { GeneratedListing } from '#demo/types.ts';
import type { Cell, SheetShape } from './sheet.ts';

/** Number of pictures on a sheet. */
const PICTURES = 48;
/** Number of pictures of one home on the sheet of interiors. */
const ROOMS = 6;
const INDOORS = /^(kitchen|living|bedroom|bath|dining|basement|lobby|hall|laundry|study|gym|premises)$/;

/** Layout of exteriors and interiors on their sheets. */
export const PICTURE_SHAPE: SheetShape = { columns: 6, width: 342, height: 228 };

/** Takes one home of each kind and city in turn, so that a sheet shows the variety and not the most frequent ones. */
function spread(listings: readonly GeneratedListing[], count: number): GeneratedListing[] {
  const groups = Map.groupBy(
    listings.filter(({ images }) => images.length > ROOMS),
    ({ propertyType, city }) => `${propertyType}/${city}`,
  );
  const byType = Map.groupBy(groups.values(), ([first]) => first?.propertyType);
  const queues = [...byType.values()];
  const chosen: GeneratedListing[] = [];
  for (let round = 0; chosen.length < count && round < PICTURES; round += 1) {
    for (const queue of queues) {
      // Takes cities in a mixed order, so that neighbours on the sheet are in different ones.
      const listing = queue[(round * 7) % queue.length]?.[round % 3];
      if (listing !== undefined && chosen.length < count) {
        chosen.push(listing);
      }
    }
  }
  return chosen;
}

async function cellOf(key: string, caption: string): Promise<Cell> {
  const { width, height } = PICTURE_SHAPE;
  return { picture: await rasterise(sceneSvg(key, width, height), width, height, 'webp'), caption };
}

interface Front {
  listing: GeneratedListing;
  key: string;
  style: string;
  light: string;
}

function frontsOf(listings: readonly GeneratedListing[]): Front[] {
  return listings.flatMap((listing) => {
    const [key = ''] = listing.images;
    const parsed = parseImageKey(key);
    if (!parsed) {
      return [];
    }
    const { facts } = parsed;
    return [{ listing, key, style: facts.get('s') ?? '', light: `${facts.get('n')}/${facts.get('t')}` }];
  });
}

/** Takes homes of every style in turn, each in the season and hour that the sheet has least of so far. */
function spreadOfFronts(fronts: readonly Front[], count: number): Front[] {
  const queues = [...Map.groupBy(fronts, ({ style }) => style).values()];
  const shown = new Map<string, number>();
  const chosen = new Set<Front>();
  for (let round = 0; chosen.size < count && round < count; round += 1) {
    for (const queue of queues) {
      const [next] = queue
        .filter((front) => !chosen.has(front))
        .toSorted((one, other) => (shown.get(one.light) ?? 0) - (shown.get(other.light) ?? 0));
      if (next !== undefined && chosen.size < count) {
        chosen.add(next);
        shown.set(next.light, (shown.get(next.light) ?? 0) + 1);
      }
    }
  }
  return [...chosen];
}

/** Draws the first pictures of 48 homes: every style, and every season and hour about equally often. */
export function exteriors(listings: readonly GeneratedListing[]): Promise<Cell[]> {
  return Promise.all(
    spreadOfFronts(frontsOf(listings), PICTURES).map(({ listing, key, style, light }) =>
      cellOf(key, `${listing.city}, ${listing.propertyType}: ${style} ${light} ${listing.yearBuilt ?? ''}`),
    ),
  );
}

/** Draws six rooms of each of eight homes, one row per home. */
export function interiors(listings: readonly GeneratedListing[]): Promise<Cell[]> {
  const withRooms = listings.filter(({ images }) => images.filter(isIndoors).length >= ROOMS);
  const homes = spread(withRooms, PICTURES / ROOMS);
  return Promise.all(
    homes.flatMap((home) =>
      home.images
        .filter(isIndoors)
        .slice(0, ROOMS)
        .map((key) => cellOf(key, `${home.mlsNumber} ${home.city}, ${home.propertyType}: ${sceneOf(key)}`)),
    ),
  );
}

function sceneOf(imageKey: string): string {
  return parseImageKey(imageKey)?.scene ?? '';
}

function isIndoors(imageKey: string): boolean {
  return INDOORS.test(sceneOf(imageKey));
}
