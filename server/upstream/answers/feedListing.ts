import { isRestricted, scrubbed } from '#server/realty/answers/scrub.ts';
import type { Viewer } from '#server/store/listings/listingSearch.ts';
import { provinceName } from '#server/store/text/provinces.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';

/** Members of a listing that go on to a caller; agents, commissions and what else a feed may add stay here. */
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
  'details',
  'condominium',
  'daysOnMarket',
  'updatedOn',
  'lot',
  'nearby',
  'office',
  'openHouse',
  'rooms',
  'taxes',
  'timestamps',
  'distance',
] as const;

/** What the scrubber and the caller need of every listing, whatever fields are asked for. */
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
/** Parts of a listing that only its own call has. */
const OWN = ['comparables', 'history'];
const BOARD = 2;

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The `fields` of a call to the feed: what is asked for and may go on, and what is needed besides. */
export function feedFields(fields: readonly string[] | undefined): string | undefined {
  if (!fields || fields.length === 0) return undefined;
  const allowed = new Set<string>([...MEMBERS, ...OWN, 'boardId']);
  const known = fields.filter((field) => allowed.has(/^\w+/.exec(field)?.[0] ?? ''));
  const parts = known.filter((field) => !NEEDED.includes(/^\w+/.exec(field)?.[0] ?? ''));
  return [...NEEDED, ...parts].join(',');
}

/** Version 1 keys its lists "1", "2", ...; both versions fill them up with slots that hold nothing. */
function listed(value: unknown): unknown[] | undefined {
  if (!isObject(value)) return undefined;
  return Object.values(value).filter(
    (slot) => isObject(slot) && Object.values(slot).some((part) => part !== null && part !== ''),
  );
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Version 1 spells them so. */
function spelled(value: unknown): unknown {
  if (!isObject(value) || !('ammenities' in value)) return value;
  const { ammenities, ...rest } = value;
  return { amenities: ammenities, ...rest };
}

/** A listing of either version in the form of version 2, with the members that may go on. */
function versionTwo(wire: Members, boardId: number | undefined): WireListing {
  const listing: Members = { boardId: Number(wire['boardId'] ?? boardId) || BOARD };
  for (const name of MEMBERS) if (wire[name] !== undefined) listing[name] = wire[name];
  const { address } = listing;
  if (isObject(address) && typeof address['state'] === 'string') {
    listing['address'] = { ...address, state: provinceName(address['state']) };
  }
  if ('rooms' in listing) listing['rooms'] = listed(listing['rooms']) ?? null;
  if ('openHouse' in listing) listing['openHouse'] = listed(listing['openHouse']) ?? null;
  for (const name of ['condominium', 'nearby']) if (name in listing) listing[name] = spelled(listing[name]);
  if (isObject(listing['details'])) {
    const plain = Object.entries(listing['details']).filter(([, value]) => isPlain(value));
    listing['details'] = Object.fromEntries(plain);
  }
  if (listing['photoCount'] !== undefined) listing['photoCount'] = Number(listing['photoCount']) || 0;
  if (isObject(listing['office'])) {
    listing['office'] = { brokerageName: listing['office']['brokerageName'] ?? null };
  }
  return listing as unknown as WireListing; // has its number, checked before, and its board
}

/** Who asks, and of which board where the feed does not say it. */
export interface FeedCaller {
  viewer: Viewer;
  boardId?: number | undefined;
}

/**
 * A listing of the feed as the caller may see it: the one way by which a listing leaves this service. Undefined for
 * what is no listing, and for one that its seller wants on no page at all.
 */
export function feedListing(wire: unknown, { viewer, boardId }: FeedCaller): WireListing | undefined {
  if (!isObject(wire) || typeof wire['mlsNumber'] !== 'string' || wire['mlsNumber'] === '') return undefined;
  const listing = versionTwo(wire, boardId);
  if (listing.permissions?.displayInternetEntireListing === 'N') return undefined;
  return viewer === 'visitor' && isRestricted(listing) ? scrubbed(listing) : listing;
}

/** Listings of the feed as the caller may see them; without those that are not open where only such were asked for. */
export function feedListings(wire: unknown, caller: FeedCaller & { openOnly?: boolean }): WireListing[] {
  if (!Array.isArray(wire)) return [];
  return wire
    .map((one) => feedListing(one, caller))
    .filter((listing) => listing !== undefined)
    .filter((listing) => !caller.openOnly || !isRestricted(listing));
}
