import { parseImageKey } from '../../server/images/imageKey.ts';
import { rasterise } from '../../server/images/rasterise.ts';
import { sceneSvg } from '../../server/images/sceneSvg.ts';
import type { GeneratedListing } from '../../server/world/types.ts';
import type { Cell, SheetShape } from './sheet.ts';

/** How many pictures a sheet shows. */
const PICTURES = 48;
/** Pictures of one home on the sheet of interiors. */
const ROOMS = 6;
const INDOORS = /^(kitchen|living|bedroom|bath|dining|basement|lobby)$/;

export const PICTURE_SHAPE: SheetShape = { columns: 6, width: 342, height: 228 };

/** One home of each kind and city in turn, so that a sheet shows the spread and not the most frequent. */
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
      // A stride through the cities, so that neighbours on the sheet come from different ones.
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

/** The first pictures of 48 homes. */
export function exteriors(listings: readonly GeneratedListing[]): Promise<Cell[]> {
  const homes = spread(listings, PICTURES);
  return Promise.all(
    homes.map((home) =>
      cellOf(home.images[0] ?? '', `${home.mlsNumber} ${home.city}, ${home.propertyType} ${home.style}`),
    ),
  );
}

/** Six rooms of each of eight homes, a row a home. */
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
