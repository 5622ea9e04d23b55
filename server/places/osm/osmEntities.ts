import { PbfReader } from 'pbf';

/** Tags of an entity. */
export type OsmTags = Readonly<Record<string, string>>;

/** A member of a relation. */
export interface OsmMember {
  type: 'node' | 'way' | 'relation';
  id: number;
  role: string;
}

/** Receives the entities of a file. Kinds without a function are not decoded. */
export interface OsmVisitor {
  /** @param tags undefined for the many nodes without any */
  node?: (id: number, latitude: number, longitude: number, tags: OsmTags | undefined) => void;
  /** @param nodes ids of its nodes, in order; a closed way ends with its first */
  way?: (id: number, nodes: readonly number[], tags: OsmTags) => void;
  relation?: (id: number, members: readonly OsmMember[], tags: OsmTags) => void;
}

/** Kinds of entities, as bits. */
const NODES = 1;
const WAYS = 2;
const RELATIONS = 4;

/** The kinds that a visitor wants, as bits. */
export function kindsOf({ node, way, relation }: OsmVisitor): number {
  return (node ? NODES : 0) | (way ? WAYS : 0) | (relation ? RELATIONS : 0);
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const;
/** Positions are whole multiples of this many degrees. */
const NANODEGREE = 1e-9;

const text = new TextDecoder();

/** The texts of a block, decoded when they are used. */
class Texts {
  readonly #bytes: Uint8Array[] = [];
  readonly #texts: (string | undefined)[] = [];

  add(bytes: Uint8Array): void {
    this.#bytes.push(bytes);
  }

  /** @throws RangeError for a number without a text */
  at(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const bytes = this.#bytes[index];
    if (!bytes) throw new RangeError('A text is missing.');
    const decoded = text.decode(bytes);
    this.#texts[index] = decoded;
    return decoded;
  }
}

interface Block {
  texts: Texts;
  /** Start and end of each group in the block. */
  groups: [start: number, end: number][];
  granularity: number;
  latitude: number;
  longitude: number;
}

function readBlock(tag: number, block: Block, pbf: PbfReader): void {
  if (tag === 1) {
    pbf.readMessage((inner, texts) => {
      if (inner === 1) texts.add(pbf.readBytes());
    }, block.texts);
  } else if (tag === 2) {
    const length = pbf.readVarint();
    block.groups.push([pbf.pos, pbf.pos + length]);
    pbf.pos += length;
  } else if (tag === 17) block.granularity = pbf.readVarint();
  else if (tag === 19) block.latitude = pbf.readVarint(true);
  else if (tag === 20) block.longitude = pbf.readVarint(true);
}

function tagsOf(texts: Texts, keys: readonly number[], values: readonly number[]): Record<string, string> {
  const tags: Record<string, string> = {};
  for (let at = 0; at < keys.length; at += 1) tags[texts.at(keys[at] ?? 0)] = texts.at(values[at] ?? 0);
  return tags;
}

/** Sums up differences, in place. */
function summed(differences: number[]): number[] {
  let sum = 0;
  for (let at = 0; at < differences.length; at += 1) {
    sum += differences[at] ?? 0;
    differences[at] = sum;
  }
  return differences;
}

interface Draft {
  id: number;
  keys: number[];
  values: number[];
  refs: number[];
  roles: number[];
  types: number[];
  latitude: number;
  longitude: number;
}

const emptyDraft = (): Draft => ({
  id: 0,
  keys: [],
  values: [],
  refs: [],
  roles: [],
  types: [],
  latitude: 0,
  longitude: 0,
});

function readDenseNodes(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['node']>): void {
  const empty: Record<'ids' | 'latitudes' | 'longitudes' | 'tags', number[]> = {
    ids: [],
    latitudes: [],
    longitudes: [],
    tags: [],
  };
  const dense = pbf.readMessage((tag, draft) => {
    if (tag === 1) pbf.readPackedSVarint(draft.ids);
    else if (tag === 8) pbf.readPackedSVarint(draft.latitudes);
    else if (tag === 9) pbf.readPackedSVarint(draft.longitudes);
    else if (tag === 10) pbf.readPackedVarint(draft.tags);
  }, empty);
  const { ids, latitudes, longitudes, tags } = dense;
  if (latitudes.length !== ids.length || longitudes.length !== ids.length) {
    throw new RangeError('The nodes of a group do not fit each other.');
  }
  const { texts, granularity } = block;
  let [id, latitude, longitude, tag] = [0, 0, 0, 0];
  for (let at = 0; at < ids.length; at += 1) {
    id += ids[at] ?? 0;
    latitude += latitudes[at] ?? 0;
    longitude += longitudes[at] ?? 0;
    let own: Record<string, string> | undefined;
    // Pairs of key and value up to a zero.
    for (; tag < tags.length && tags[tag] !== 0; tag += 2) {
      own ??= {};
      own[texts.at(tags[tag] ?? 0)] = texts.at(tags[tag + 1] ?? 0);
    }
    tag += 1;
    visit(
      id,
      NANODEGREE * (block.latitude + granularity * latitude),
      NANODEGREE * (block.longitude + granularity * longitude),
      own,
    );
  }
}

function readNode(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['node']>): void {
  const { id, keys, values, latitude, longitude } = pbf.readMessage((tag, draft) => {
    if (tag === 1) draft.id = pbf.readSVarint();
    else if (tag === 2) pbf.readPackedVarint(draft.keys);
    else if (tag === 3) pbf.readPackedVarint(draft.values);
    else if (tag === 8) draft.latitude = pbf.readSVarint();
    else if (tag === 9) draft.longitude = pbf.readSVarint();
  }, emptyDraft());
  visit(
    id,
    NANODEGREE * (block.latitude + block.granularity * latitude),
    NANODEGREE * (block.longitude + block.granularity * longitude),
    keys.length > 0 ? tagsOf(block.texts, keys, values) : undefined,
  );
}

function readWay(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['way']>): void {
  const { id, keys, values, refs } = pbf.readMessage((tag, draft) => {
    if (tag === 1) draft.id = pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(draft.keys);
    else if (tag === 3) pbf.readPackedVarint(draft.values);
    else if (tag === 8) pbf.readPackedSVarint(draft.refs);
  }, emptyDraft());
  visit(id, summed(refs), tagsOf(block.texts, keys, values));
}

function readRelation(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['relation']>): void {
  const { id, keys, values, refs, roles, types } = pbf.readMessage((tag, draft) => {
    if (tag === 1) draft.id = pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(draft.keys);
    else if (tag === 3) pbf.readPackedVarint(draft.values);
    else if (tag === 8) pbf.readPackedVarint(draft.roles);
    else if (tag === 9) pbf.readPackedSVarint(draft.refs);
    else if (tag === 10) pbf.readPackedVarint(draft.types);
  }, emptyDraft());
  const members = summed(refs).map((member, at): OsmMember => {
    const type = MEMBER_TYPES[types[at] ?? 0] ?? 'node';
    return { type, id: member, role: block.texts.at(roles[at] ?? 0) };
  });
  visit(id, members, tagsOf(block.texts, keys, values));
}

/**
 * Decodes the entities of a block for a visitor.
 * @returns the kinds in the block, as bits
 * @throws errors of a damaged block, also from the visitor
 */
export function readEntities(bytes: Uint8Array, visitor: OsmVisitor): number {
  const pbf = new PbfReader(bytes);
  const block: Block = { texts: new Texts(), groups: [], granularity: 100, latitude: 0, longitude: 0 };
  pbf.readFields(readBlock, block);
  const { node, way, relation } = visitor;
  let kinds = 0;
  for (const [start, end] of block.groups) {
    pbf.pos = start;
    pbf.readFields(
      (tag) => {
        kinds |= tag === 1 || tag === 2 ? NODES : tag === 3 ? WAYS : tag === 4 ? RELATIONS : 0;
        if (tag === 1 && node) readNode(pbf, block, node);
        else if (tag === 2 && node) readDenseNodes(pbf, block, node);
        else if (tag === 3 && way) readWay(pbf, block, way);
        else if (tag === 4 && relation) readRelation(pbf, block, relation);
      },
      undefined,
      end,
    );
  }
  return kinds;
}
