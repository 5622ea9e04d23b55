/** Reads the rows of an export beside its Property rows, and joins them to these. */
import type { SideKind } from '#server/store/datasetTables.ts';
import { type SideRow, type SideRows, sideOwner } from '#server/store/ingest/sideRows.ts';
import { numberOf, type ResoRow, rowsOf, textOf } from './resoValues.ts';

/** Kinds of files by the beginnings of their names; `undefined` for a resource that the product does not use. */
const FILES: readonly (readonly [RegExp, SideKind | undefined])[] = [
  [/^offices?([-_ ]?\d+)?\./i, 'Office'],
  [/^members?([-_ ]?\d+)?\./i, 'Member'],
  [/^open[-_ ]?houses?([-_ ]?\d+)?\./i, 'OpenHouse'],
  [/^media([-_ ]?\d+)?\./i, 'Media'],
  [/^(property[-_ ]?)?rooms?([-_ ]?\d+)?\./i, 'PropertyRooms'],
  [/^coordinates([-_ ]?\d+)?\./i, 'Coordinates'],
  [/^lookups?([-_ ]?\d+)?\./i, undefined],
];

/**
 * The resource in a file, by its name: "Office-1.json", "media.ndjson.gz", "coordinates.json".
 * @returns 'unused' for a resource that the product does not use
 */
export function resourceOf(name: string): SideKind | 'Property' | 'unused' {
  const found = FILES.find(([pattern]) => pattern.test(name));
  if (!found) return 'Property';
  return found[1] ?? 'unused';
}

/** The fields of each kind that are kept. */
const FIELDS: Readonly<Record<SideKind, readonly string[]>> = {
  Office: ['OfficeName'],
  Member: ['MemberFullName', 'MemberFirstName', 'MemberLastName'],
  OpenHouse: [
    'OpenHouseDate',
    'OpenHouseStartTime',
    'OpenHouseEndTime',
    'OpenHouseStatus',
    'OpenHouseType',
    'OpenHouseFormat',
  ],
  Media: ['MediaURL', 'Order', 'MediaCategory', 'ImageSizeDescription'],
  PropertyRooms: [
    'RoomType',
    'RoomLevel',
    'RoomLength',
    'RoomWidth',
    'RoomLengthWidthUnits',
    'RoomFeatures',
    'Order',
  ],
  Coordinates: ['Latitude', 'Longitude'],
};

/** Fields with the key of the owner, and of the row. */
const KEYS: Readonly<Record<SideKind, { owner: readonly string[]; own: readonly string[] }>> = {
  Office: { owner: ['OfficeKey'], own: [] },
  Member: { owner: ['MemberKey'], own: [] },
  OpenHouse: {
    owner: ['ListingKey', 'ListingId'],
    own: ['OpenHouseKey', 'OpenHouseId', 'OpenHouseStartTime', 'OpenHouseDate'],
  },
  Media: { owner: ['ResourceRecordKey', 'ListingKey'], own: ['MediaKey', 'Order'] },
  PropertyRooms: { owner: ['ListingKey'], own: ['RoomKey', 'Order'] },
  Coordinates: { owner: ['ListingKey', 'ListingId', 'key'], own: [] },
};

/** Reads a row; undefined if it belongs to no listing or office, or was deleted. */
export function readSideRow(kind: SideKind, row: ResoRow): SideRow | undefined {
  const owner = textOf(row, ...KEYS[kind].owner);
  if (owner === '' || /^deleted$/i.test(textOf(row, 'MediaStatus'))) return undefined;
  // Photos of offices and members.
  if (kind === 'Media' && !/^(property|)$/i.test(textOf(row, 'ResourceName'))) return undefined;
  const members = FIELDS[kind].flatMap((name) => {
    // A file of coordinates may write its names small.
    const value = row[name] ?? row[name.toLowerCase()];
    return value === null || value === undefined ? [] : [[name, value]];
  });
  return { owner, key: textOf(row, ...KEYS[kind].own), body: JSON.stringify(Object.fromEntries(members)) };
}

/** The keys of all rows that can belong to a Property row. */
export function sideOwnersOf(row: ResoRow): string[] {
  return ['ListingKey', 'ListingId', 'ListOfficeKey', 'ListAgentKey']
    .map((name) => textOf(row, name))
    .filter(Boolean);
}

/** PropTx has each photo in several sizes: the largest of a category and place in the order is taken. */
const SIZES = ['Largest', 'Large', 'Medium', 'Thumbnail'];
const sizeOf = (media: ResoRow): number => SIZES.indexOf(textOf(media, 'ImageSizeDescription') || 'Largest');

function largest(media: readonly ResoRow[]): ResoRow[] {
  const byOrder = new Map<string, ResoRow>();
  for (const [position, photo] of media.entries()) {
    const order = `${textOf(photo, 'MediaCategory')} ${textOf(photo, 'Order') || `at ${position}`}`;
    const known = byOrder.get(order);
    if (!known || sizeOf(photo) < sizeOf(known)) byOrder.set(order, photo);
  }
  return [...byOrder.values()];
}

/** The name of a listing's agent in a Property row, or of a Member row; '' if it has none. */
export function agentOf(row: ResoRow): string {
  const name = (part: string) => textOf(row, `ListAgent${part}`, `Member${part}`);
  return name('FullName') || [name('FirstName'), name('LastName')].filter(Boolean).join(' ');
}

/** A Property row with the fields that other resources have, and the text of these for its hash. */
export interface JoinedRow {
  row: ResoRow;
  /** '' if nothing was added. */
  added: string;
}

/**
 * Adds what a Property row lacks: the names of brokerage and agent, photos, rooms, open houses and coordinates. Its own
 * fields stay.
 * @param brokerage name of the brokerage of rows that name no office
 */
export function joinSide(row: ResoRow, side: SideRows, brokerage?: string): JoinedRow {
  const of = (kind: SideKind, ...names: string[]): ResoRow[] => {
    const owner = names.map((name) => textOf(row, name)).find((key) => side.has(sideOwner(kind, key)));
    return (side.get(sideOwner(kind, owner ?? '')) ?? []).map((body) => JSON.parse(body) as ResoRow); // by readSideRow
  };
  const added: Record<string, unknown> = {};
  const [office] = of('Office', 'ListOfficeKey');
  if (textOf(row, 'ListOfficeName') === '' && office) added['ListOfficeName'] = textOf(office, 'OfficeName');
  const isUnnamed = textOf(row, 'ListOfficeName', 'ListOfficeKey', 'ListOfficeMlsId') === '';
  if (isUnnamed && brokerage !== undefined) added['ListOfficeName'] = brokerage;
  const [agent] = of('Member', 'ListAgentKey');
  if (agentOf(row) === '' && agent) added['ListAgentFullName'] = agentOf(agent);
  const visits = of('OpenHouse', 'ListingKey', 'ListingId');
  if (rowsOf(row, 'OpenHouse').length === 0 && visits.length > 0) added['OpenHouse'] = visits;
  const media = of('Media', 'ListingKey');
  if (rowsOf(row, 'Media').length === 0 && media.length > 0) added['Media'] = largest(media);
  const rooms = of('PropertyRooms', 'ListingKey');
  if (rowsOf(row, 'Rooms').length === 0 && rooms.length > 0) {
    added['Rooms'] = rooms.toSorted(
      (one, other) => (numberOf(one, 'Order') ?? 0) - (numberOf(other, 'Order') ?? 0),
    );
  }
  const [place] = of('Coordinates', 'ListingKey', 'ListingId');
  if (place && !(numberOf(row, 'Latitude') && numberOf(row, 'Longitude'))) Object.assign(added, place);
  const isChanged = Object.keys(added).length > 0;
  return { row: isChanged ? { ...row, ...added } : row, added: isChanged ? JSON.stringify(added) : '' };
}
