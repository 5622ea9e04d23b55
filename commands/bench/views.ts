import type { Dice } from '#commands/endurance/dice.ts';
import type { Bounds } from '#server/store/geometry/bounds.ts';
import { shapeFrom } from '#server/store/geometry/shape.ts';
import type { ListingSearch } from '#server/store/listings/listingSearch.ts';
import { BENCH_DAY } from './openDataset.ts';

/** The area that a map shows. */
export type ViewName = 'country' | 'province' | 'city' | 'neighbourhood';

/** The map's zoom in each view. */
export const VIEW_ZOOMS: Record<ViewName, number> = { country: 4, province: 6, city: 11, neighbourhood: 14 };
/** CSS pixels of a laptop's map. */
const [WIDTH, HEIGHT] = [1280, 800];
/** Pixels of the world map at zoom 0, by the specification's zoom levels. */
const TILE_PX = 256;

/** Cities of the generated country, in the order of the questions. */
export const CITIES = [
  { name: 'toronto', state: 'ontario', centre: [43.67, -79.39] },
  { name: 'montreal', state: 'quebec', centre: [45.52, -73.6] },
  { name: 'calgary', state: 'alberta', centre: [51.05, -114.07] },
  { name: 'vancouver', state: 'british columbia', centre: [49.26, -123.1] },
  { name: 'ottawa', state: 'ontario', centre: [45.4, -75.7] },
  { name: 'halifax', state: 'nova scotia', centre: [44.65, -63.59] },
  { name: 'winnipeg', state: 'manitoba', centre: [49.88, -97.14] },
  { name: 'mississauga', state: 'ontario', centre: [43.59, -79.64] },
] as const;

/** The box of a map with a centre and zoom. */
function boundsOf(latitude: number, longitude: number, zoom: number): Bounds {
  const across = ((WIDTH / 2) * 360) / (TILE_PX * 2 ** zoom);
  const up = ((HEIGHT / 2) * 360 * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
  return { west: longitude - across, east: longitude + across, south: latitude - up, north: latitude + up };
}

function ringOf({ west, south, east, north }: Bounds): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A box in the form of a search. */
export function boxOf(bounds: Bounds): ListingSearch['shape'] {
  return shapeFrom([ringOf(bounds)]);
}

/** A view of a place with homes. */
export function viewOf(name: ViewName, dice: Dice, zoom = VIEW_ZOOMS[name]): Bounds {
  if (name === 'country') return boundsOf(54 + dice.next() * 4, -95 + dice.next() * 6, zoom);
  const [latitude, longitude] = dice.pick(CITIES).centre;
  const loose = name === 'province' ? 2 : 0.06;
  return boundsOf(
    latitude + (dice.next() - 0.5) * loose,
    longitude + (dice.next() - 0.5) * loose * 1.5,
    zoom,
  );
}

const CORNERS = 200;

/** An area drawn around a city: 200 corners in roughly a circle. */
export function drawnArea(dice: Dice): ListingSearch['shape'] {
  const [latitude, longitude] = dice.pick(CITIES).centre;
  const reach = 0.02 + dice.next() * 0.1;
  const corners = Array.from({ length: CORNERS }, (_, corner): [number, number] => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const far = reach * (0.85 + 0.3 * dice.next());
    return [longitude + far * 1.4 * Math.cos(angle), latitude + far * Math.sin(angle)];
  });
  return shapeFrom([[...corners, corners[0] ?? [0, 0]]]);
}

/** Filters beside the place: the default search, and four that visitors narrow it to. */
const FILTERS: readonly Partial<ListingSearch>[] = [
  {},
  { beds: { min: 3 }, baths: { min: 2 }, price: { min: 400_000, max: 1_200_000 } },
  { types: ['Lease'], price: { max: 4000 } },
  { propertyTypes: ['condo apt', 'condo townhouse'], listDay: { min: BENCH_DAY - 30 } },
  { statuses: ['U'], lastStatuses: ['Sld', 'Sce', 'Sc'], soldDay: { min: BENCH_DAY - 90 } },
];

const ACTIVE = ['New', 'Pc', 'Ext', 'Cs', 'Dft'];

/** A search like the app's, alternating between visitor and customer. */
export function searchOf(number: number, place: Partial<ListingSearch>): ListingSearch {
  return {
    viewer: number % 2 === 0 ? 'visitor' : 'customer',
    today: BENCH_DAY,
    types: ['Sale'],
    statuses: ['A'],
    lastStatuses: ACTIVE,
    classes: ['condo', 'residential'],
    ...FILTERS[number % FILTERS.length],
    ...place,
  };
}
