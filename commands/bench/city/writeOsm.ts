import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { OsmMember, OsmTags } from '#server/places/osm/osmEntities.ts';

/** A node to write. */
export interface NodeInput {
  id: number;
  latitude: number;
  longitude: number;
  tags?: OsmTags;
}

/** A way to write. */
export interface WayInput {
  id: number;
  nodes: readonly number[];
  tags?: OsmTags;
}

/** A relation to write. */
export interface RelationInput {
  id: number;
  members: readonly OsmMember[];
  tags?: OsmTags;
}

const TYPES = ['node', 'way', 'relation'];
const NANODEGREES = 1e7;

/** The texts of a block by number; 0 is the empty text. */
class Texts {
  readonly numbers = new Map<string, number>([['', 0]]);

  numberOf(text: string): number {
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }
}

/** Differences between each number and the one before. */
function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

function writeTags(pbf: PbfWriter, texts: Texts, tags: OsmTags = {}): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => texts.numberOf(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => texts.numberOf(value)),
  );
}

/** A block of the file: its header, and its packed content. */
function blockOf(type: string, content: Uint8Array): Buffer {
  const blob = new PbfWriter();
  blob.writeTag(2, 0);
  blob.writeVarint(content.length);
  blob.writeTag(3, 2);
  blob.writeBytes(deflateSync(content));
  const packed = blob.finish();
  const header = new PbfWriter();
  header.writeTag(1, 2);
  header.writeString(type);
  header.writeTag(3, 0);
  header.writeVarint(packed.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, packed]);
}

function primitiveBlock(writeGroup: (pbf: PbfWriter, texts: Texts) => void): Buffer {
  const texts = new Texts();
  const group = new PbfWriter();
  writeGroup(group, texts);
  const groupBytes = group.finish();
  const pbf = new PbfWriter();
  pbf.writeMessage(
    1,
    (all: Texts, inner) => {
      for (const text of all.numbers.keys()) {
        inner.writeTag(1, 2);
        inner.writeString(text);
      }
    },
    texts,
  );
  pbf.writeTag(2, 2);
  pbf.writeBytes(groupBytes);
  return blockOf('OSMData', pbf.finish());
}

/** The first block of a file. @param seconds time of the data, since 1970 */
export function osmHeader(seconds?: number, features = ['OsmSchema-V0.6', 'DenseNodes']): Buffer {
  const pbf = new PbfWriter();
  for (const feature of features) {
    pbf.writeTag(4, 2);
    pbf.writeString(feature);
  }
  if (seconds !== undefined) {
    pbf.writeTag(32, 0);
    pbf.writeVarint(seconds);
  }
  return blockOf('OSMHeader', pbf.finish());
}

/** A block of nodes. Real files have 8,000 in one. */
export function osmNodes(nodes: readonly NodeInput[]): Buffer {
  return primitiveBlock((group, texts) => {
    group.writeMessage(
      2,
      (_nodes, pbf) => {
        pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
        const steps = (value: number) => Math.round(value * NANODEGREES);
        pbf.writePackedSVarint(8, differences(nodes.map(({ latitude }) => steps(latitude))));
        pbf.writePackedSVarint(9, differences(nodes.map(({ longitude }) => steps(longitude))));
        const tags = nodes.flatMap((node) => [
          ...Object.entries(node.tags ?? {}).flatMap((pair) => pair.map((text) => texts.numberOf(text))),
          0,
        ]);
        pbf.writePackedVarint(10, tags);
      },
      nodes,
    );
  });
}

/** A block of ways. */
export function osmWays(ways: readonly WayInput[]): Buffer {
  return primitiveBlock((group, texts) => {
    for (const way of ways) {
      group.writeMessage(
        3,
        ({ id, nodes, tags }: WayInput, pbf) => {
          pbf.writeTag(1, 0);
          pbf.writeVarint(id);
          writeTags(pbf, texts, tags);
          pbf.writePackedSVarint(8, differences(nodes));
        },
        way,
      );
    }
  });
}

/** A block of relations. */
export function osmRelations(relations: readonly RelationInput[]): Buffer {
  return primitiveBlock((group, texts) => {
    for (const relation of relations) {
      group.writeMessage(
        4,
        ({ id, members, tags }: RelationInput, pbf) => {
          pbf.writeTag(1, 0);
          pbf.writeVarint(id);
          writeTags(pbf, texts, tags);
          pbf.writePackedVarint(
            8,
            members.map(({ role }) => texts.numberOf(role)),
          );
          pbf.writePackedSVarint(9, differences(members.map((member) => member.id)));
          pbf.writePackedVarint(
            10,
            members.map(({ type }) => TYPES.indexOf(type)),
          );
        },
        relation,
      );
    }
  });
}
