import type { Dice } from '#commands/endurance/dice.ts';
import {
  addressSearch,
  CENTRES,
  CITIES,
  countSearch,
  listSearch,
  mapSearch,
  placeSearch,
} from '#commands/endurance/searchLoad.ts';
import { type Call, callOf } from '#commands/endurance/writers.ts';

/** Objects that visitors' requests name, read from the product before the load. */
export interface KnownObjects {
  /** "W1234567?boardId=2" */
  homes: readonly string[];
  /** Keys of pictures. */
  pictures: readonly string[];
  /** ID tokens. */
  tokens: readonly string[];
}

/** One request of the mix. */
export interface MixedCall {
  kind: Kind;
  path: string;
  init: Pick<Call['init'], 'method' | 'headers' | 'body'>;
}

/** Requests of each kind out of a hundred: an estimate of a day with mostly searches. */
const SHARES = {
  list: 14,
  map: 14,
  detail: 12,
  suggestions: 5,
  autocomplete: 8,
  locations: 4,
  tile: 12,
  picture: 12,
  page: 8,
  customer: 3,
  count: 5,
  statistics: 1,
  lead: 2,
} as const;

/** Kinds of requests of a visitor's browser. */
export type Kind = keyof typeof SHARES;

const KINDS = (Object.keys(SHARES) as Kind[]) // its own keys
  .flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));

const PAGES = ['/real-estate/', '/real-estate/list/Ontario/Toronto', '/real-estate/auth/login'];
/** Pictures of rooms in a card, and of the card itself on a wide screen. */
const WIDTHS = ['small', 'medium'];

/** A tile in the middle of a city, at a zoom from 11 to 14; some hundreds in all. */
function tile(dice: Dice): string {
  const [latitude, longitude] = dice.pick(CENTRES);
  const z = 11 + dice.whole(4);
  const across = 2 ** z;
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * across) + dice.whole(4) - 2;
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * across) + dice.whole(4) - 2;
  return `/maps/tiles/${z}/${x}/${y}`;
}

function trends(dice: Dice): string {
  const parameters = new URLSearchParams({ city: dice.pick(CITIES), minBeds: '0', listings: 'false' });
  parameters.set('status', 'U');
  parameters.set('lastStatus', 'Sld');
  parameters.set(
    'statistics',
    'avg-soldPrice,med-soldPrice,sd-soldPrice,avg-daysOnMarket,med-daysOnMarket,grp-mth',
  );
  parameters.set('aggregateStatistics', 'true');
  parameters.set('aggregates', 'details.propertyType');
  return `/realty/listings?${parameters}`;
}

/** The pictures and tiles of the mix. They are requested before the load, because they are normally drawn already. */
export function drawnBefore(dice: Dice, known: KnownObjects): string[] {
  const tiles = Array.from({ length: 1000 }, () => tile(dice));
  const pictures = known.pictures.flatMap((key) => WIDTHS.map((width) => picture(key, width)));
  return [...new Set([...tiles, ...pictures])];
}

const picture = (key: string, width: string): string => `/images/${key}?class=${width}&f=webp`;

/** A random request. @param number identifies a lead */
export function nextCall(dice: Dice, known: KnownObjects, number: number): MixedCall {
  const kind = dice.pick(KINDS);
  const read = (path: string, headers: Record<string, string> = {}): MixedCall => ({
    kind,
    path,
    init: { method: 'GET', headers },
  });
  switch (kind) {
    case 'list':
      return read(listSearch(dice));
    case 'map':
      return read(mapSearch(dice));
    case 'detail':
      return read(`/realty/listings/${dice.pick(known.homes)}`);
    case 'suggestions':
      return read(`/realty/listings/${dice.pick(known.homes).replace('?', '/suggestions?')}`);
    case 'autocomplete':
      return read(addressSearch(dice));
    case 'locations':
      return read(placeSearch(dice));
    case 'tile':
      return read(tile(dice));
    case 'picture':
      return read(picture(dice.pick(known.pictures), dice.pick(WIDTHS)));
    case 'page':
      return read(dice.pick(PAGES));
    case 'customer':
      return read('/customer/user/saved-homes', { Authorization: `Bearer ${dice.pick(known.tokens)}` });
    case 'count':
      return read(countSearch(dice));
    case 'statistics':
      return read(trends(dice));
    case 'lead': {
      const { path, init } = callOf({ kind: 'lead', mark: `load-${number}` }, '');
      return { kind, path, init };
    }
  }
}
