import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { properName } from '#server/ingest/resoAddress.ts';
import { textOf } from '#server/ingest/resoValues.ts';
import { type PictureKey, pathOfPicture, withPictureKeys } from '#server/realty/answers/pictureKeys.ts';
import { isRestricted, scrubbed } from '#server/realty/answers/scrub.ts';
import { isClosed } from '#server/store/dataset/storedListing.ts';
import { toursOf } from '#server/store/dataset/tours.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import { provinceName } from '#server/store/text/provinces.ts';
import { timeZoneOf } from '#server/store/text/timeZones.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';
import { convertedPrices, priceFields } from './feedPrices.ts';
import { directedName } from './feedStreets.ts';
import { openHouses } from './openHouses.ts';

/** Members of a listing that are passed on. Commissions and other members of the feed are dropped. */
const MEMBERS = [
  'mlsNumber',
  'status',
  'class',
  'type',
  'lastStatus',
  'listPrice',
  'originalPrice',
  'soldPrice',
  'listDate',
  'soldDate',
  'address',
  'map',
  'permissions',
  'images',
  'photoCount',
  'imageInsights',
  'details',
  'condominium',
  'daysOnMarket',
  'updatedOn',
  'lot',
  'nearby',
  'office',
  'agents',
  'openHouse',
  'rooms',
  'taxes',
  'timestamps',
  'distance',
] as const;

/** Fields that are always requested: the scrubber and the caller need them. */
const NEEDED = [
  'mlsNumber',
  'boardId',
  'status',
  'class',
  'type',
  'listDate',
  'address',
  'map',
  'permissions',
];
/** Fields that are requested with `daysOnMarket`, which is computed from them. */
const COUNTED = ['simpleDaysOnMarket', 'soldDate', 'timestamps', 'lastStatus'];
/** Fields that are requested with `soldPrice`, which is told of closed sales and leases only. */
const DECIDING = ['lastStatus'];
/** Parts that only the call of a single listing has. */
const OWN = ['comparables', 'history'];
const BOARD = 2;
/** Last statuses of a plain offer. */
const OFFERS: readonly unknown[] = ['New', 'Pc', 'Ext'];

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The parameter `fields` for the feed: the requested fields that may be passed on, and the needed ones. */
export function feedFields(fields: readonly string[] | undefined): string | undefined {
  if (!fields || fields.length === 0) return undefined;
  const allowed = new Set<string>([...MEMBERS, ...OWN, 'boardId']);
  const known = fields
    .map((field) => field.replace(/\.\*$/, '')) // the feed's documentation has no such form
    .filter((field) => allowed.has(/^\w+/.exec(field)?.[0] ?? ''));
  const parts = known.filter((field) => !NEEDED.includes(/^\w+/.exec(field)?.[0] ?? ''));
  const counted = parts.includes('daysOnMarket') ? COUNTED : [];
  const deciding = parts.includes('soldPrice') ? DECIDING : [];
  return [...new Set([...NEEDED, ...parts, ...counted, ...deciding, ...priceFields(parts)])].join(',');
}

/** Texts for a fact that a home does not have. */
const NO_FACT = /^(none|n|n\/a|null|)$/i;

/** Version 1 uses objects with the keys "1", "2", ... as lists. Both versions fill them up with empty slots. */
function listed(value: unknown): unknown[] | undefined {
  if (!isObject(value)) return undefined;
  return Object.values(value).filter(
    (slot) => isObject(slot) && Object.values(slot).some((part) => part !== null && part !== ''),
  );
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Facts whose second value the feed has in a member of its own. */
const SECOND_VALUES = [
  ['basement1', 'basement2'],
  ['exteriorConstruction1', 'exteriorConstruction2'],
] as const;

/**
 * The plain values of `details`, with second values after the first ones, areas without decimals of zero, and encrypted
 * links only.
 */
function plainDetails(details: Members): Members {
  const plain = Object.fromEntries(Object.entries(details).filter(([, value]) => isPlain(value)));
  for (const [first, second] of SECOND_VALUES) {
    const values = [textOf(plain, first), textOf(plain, second)].filter((text) => !NO_FACT.test(text));
    if (values.length > 0) plain[first] = [...new Set(values)].join(', ');
  }
  if (typeof plain['sqft'] === 'string') plain['sqft'] = plain['sqft'].replace(/\.0+(?!\d)/g, '');
  if ('virtualTourUrl' in plain || 'alternateURLVideoLink' in plain) {
    Object.assign(plain, toursOf([plain['virtualTourUrl']], [plain['alternateURLVideoLink']]));
  }
  return plain;
}

/** The spelling of version 1. */
function spelled(value: unknown): unknown {
  if (!isObject(value) || !('ammenities' in value)) return value;
  const { ammenities, ...rest } = value;
  return { amenities: ammenities, ...rest };
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Days since 1970 of a time or of a day, which the feed writes as midnight UTC; undefined for anything else. */
function dayOfWire(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  return moment % MILLISECONDS_A_DAY === 0 ? moment / MILLISECONDS_A_DAY : dayOf(new Date(moment));
}

/**
 * Days on the market of this listing. Some boards send 0 for every listing: then the feed's own count is used, or the
 * days from the list date to the sale, the end of the listing, or today. Null when the list date is missing too, and for
 * a listing that comes soon.
 */
function daysOnMarketOf(wire: Members, now: Date): number | null {
  if (wire['lastStatus'] === 'Cs') return null;
  const [boards, feeds] = [wire['daysOnMarket'], wire['simpleDaysOnMarket']].map((days) =>
    isPresent(days) ? Number(days) : Number.NaN,
  );
  if (boards !== undefined && boards > 0) return boards;
  if (feeds !== undefined && feeds >= 0) return feeds;
  const listed = dayOfWire(wire['listDate']);
  if (listed === undefined) return null;
  const timestamps = isObject(wire['timestamps']) ? wire['timestamps'] : {};
  const end = dayOfWire(wire['soldDate']) ?? dayOfWire(timestamps['unavailableDate']) ?? dayOf(now);
  return Math.max(0, end - listed);
}

/** The floor plans among the images that the feed has recognized. */
function floorPlans(insights: unknown): WireListing['imageInsights'] {
  const images = isObject(insights) && Array.isArray(insights['images']) ? insights['images'] : [];
  const plans = images.flatMap((one: unknown) => {
    if (!isObject(one) || typeof one['image'] !== 'string' || !isObject(one['classification'])) return [];
    const { imageOf, prediction } = one['classification'];
    return imageOf === 'Floor Plan'
      ? [{ image: one['image'], classification: { imageOf, prediction: Number(prediction) || 0 } }]
      : [];
  });
  return plans.length > 0 ? { images: plans } : null;
}

/** The time zone of a listing's home. */
function timeZoneIn({ address, map }: Members): string {
  const point = isObject(map)
    ? { latitude: Number(map['latitude']) || 0, longitude: Number(map['longitude']) || 0 }
    : undefined;
  return timeZoneOf(isObject(address) ? textOf(address, 'state') : '', point?.latitude ? point : undefined);
}

/** A listing of either version in the form of version 2, with the members that may be passed on. */
function versionTwo(wire: Members, { boardId, now }: FeedCaller): WireListing {
  const listing: Members = { boardId: Number(wire['boardId'] ?? boardId) || BOARD };
  for (const name of MEMBERS) if (wire[name] !== undefined) listing[name] = wire[name];
  Object.assign(listing, convertedPrices(wire));
  if ('soldPrice' in listing && !isClosed(wire['lastStatus'])) listing['soldPrice'] = null;
  const { address } = listing;
  if (isObject(address)) {
    const { state } = address;
    listing['address'] = {
      ...address,
      ...(typeof state === 'string' ? { state: provinceName(state) } : {}),
      ...('streetName' in address ? { streetName: directedName(address) } : {}),
      ...('streetSuffix' in address ? { streetSuffix: properName(textOf(address, 'streetSuffix')) } : {}),
    };
  }
  // The status of an offer is out of date once the listing has left the market.
  if (listing['status'] === 'U' && OFFERS.includes(listing['lastStatus'])) listing['lastStatus'] = null;
  if ('daysOnMarket' in listing) listing['daysOnMarket'] = daysOnMarketOf(wire, now);
  if ('rooms' in listing) listing['rooms'] = listed(listing['rooms']) ?? null;
  if ('openHouse' in listing) {
    listing['openHouse'] = openHouses(listed(listing['openHouse']) ?? [], timeZoneIn(wire), now);
  }
  for (const name of ['condominium', 'nearby']) if (name in listing) listing[name] = spelled(listing[name]);
  if (isObject(listing['details'])) listing['details'] = plainDetails(listing['details']);
  if (listing['photoCount'] !== undefined) listing['photoCount'] = Number(listing['photoCount']) || 0;
  if ('imageInsights' in listing) listing['imageInsights'] = floorPlans(listing['imageInsights']);
  if ('agents' in listing) {
    const agents = (listed(listing['agents']) ?? []).filter(isObject);
    listing['agents'] = agents.map((agent) => ({ name: textOf(agent, 'name') }));
  }
  if (isObject(listing['office'])) {
    listing['office'] = { brokerageName: listing['office']['brokerageName'] ?? null };
  }
  return listing as unknown as WireListing; // it has its number, checked before, and its board
}

/** The caller, the time, and the board to assume when the feed does not name it. */
export interface FeedCaller {
  viewer: Viewer;
  now: Date;
  boardId?: number | undefined;
  /** Keys of pictures; their paths by default. */
  pictureKey?: PictureKey | undefined;
}

/**
 * A listing of the feed as the caller may see it. Every listing that leaves this service goes through this function.
 * Undefined when the value is not a listing, or when its seller does not allow it on the internet.
 */
export function feedListing(wire: unknown, caller: FeedCaller): WireListing | undefined {
  if (!isObject(wire) || typeof wire['mlsNumber'] !== 'string' || wire['mlsNumber'] === '') return undefined;
  const listing = versionTwo(wire, caller);
  if (listing.permissions?.displayInternetEntireListing === 'N') return undefined;
  const allowed = caller.viewer === 'visitor' && isRestricted(listing) ? scrubbed(listing) : listing;
  return withPictureKeys(allowed, caller.pictureKey ?? pathOfPicture);
}

/** Listings of the feed as the caller may see them. With `openOnly`, restricted ones are dropped. */
export function feedListings(wire: unknown, caller: FeedCaller & { openOnly?: boolean }): WireListing[] {
  if (!Array.isArray(wire)) return [];
  return wire
    .map((one) => feedListing(one, caller))
    .filter((listing) => listing !== undefined)
    .filter((listing) => !caller.openOnly || !isRestricted(listing));
}
