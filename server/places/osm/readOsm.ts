import { PbfReader } from 'pbf';
import { UnusableFile } from '../unusableFile.ts';
import { type OsmBlock, OsmBlockFile } from './osmBlocks.ts';
import { kindsOf, type OsmVisitor, readEntities } from './osmEntities.ts';

/** Features that a reader has to know, of which these are read. */
const KNOWN_FEATURES = ['OsmSchema-V0.6', 'DenseNodes'];

/** An .osm.pbf file that is read in as many passes as needed, in the memory of one block. */
export interface OsmFile {
  /** Time of the data; undefined if the file does not say. */
  date: Date | undefined;
  /**
   * Passes all entities to the visitor, in the order of the file: usually nodes, ways, relations. Later calls skip blocks
   * without wanted kinds, which costs no time.
   * @param onProgress is called with the share of the file that was read, 0 to 1
   * @throws UnusableFile with the block's number
   */
  read(visitor: OsmVisitor, onProgress?: (share: number) => void): Promise<void>;
  close(): Promise<void>;
}

interface Header {
  features: string[];
  seconds: number | undefined;
}

function readHeader(bytes: Uint8Array): Header {
  const header: Header = { features: [], seconds: undefined };
  return new PbfReader(bytes).readFields((tag, found, pbf) => {
    if (tag === 4) found.features.push(pbf.readString());
    else if (tag === 32) found.seconds = pbf.readVarint(true);
  }, header);
}

/** Reads a part of a block's content, and names the block if it is damaged. */
function within<Result>(file: OsmBlockFile, block: OsmBlock, work: () => Result): Result {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof UnusableFile) throw failure;
    throw file.unusable(block, 'is damaged: its content cannot be decoded', failure);
  }
}

async function headerOf(file: OsmBlockFile): Promise<Header> {
  for await (const block of file.blocks()) {
    if (block.type !== 'OSMHeader') throw file.unusable(block, 'is not the header of an .osm.pbf file');
    const bytes = await file.unpack(block);
    const header = within(file, block, () => readHeader(bytes));
    const unknown = header.features.find((feature) => !KNOWN_FEATURES.includes(feature));
    if (unknown !== undefined) throw file.unusable(block, `asks for ${unknown}, which is not supported`);
    return header;
  }
  throw file.unusable({ number: 1, start: 0 }, 'is missing: the file is empty');
}

/**
 * Opens an OpenStreetMap extract (.osm.pbf, as of Geofabrik or BBBike).
 * @param name for messages
 * @throws UnusableFile, failures of the file system
 */
export async function openOsm(path: string, name: string): Promise<OsmFile> {
  const file = await OsmBlockFile.open(path, name);
  try {
    const { seconds } = await headerOf(file);
    /** The kinds in each block, once it was read. */
    const kinds = new Map<number, number>();
    return {
      date: seconds === undefined ? undefined : new Date(seconds * 1000),
      async read(visitor, onProgress) {
        const wanted = kindsOf(visitor);
        for await (const block of file.blocks()) {
          const known = kinds.get(block.number);
          if (block.type !== 'OSMData' || (known !== undefined && (known & wanted) === 0)) continue;
          const bytes = await file.unpack(block);
          kinds.set(
            block.number,
            within(file, block, () => readEntities(bytes, visitor)),
          );
          onProgress?.((block.at + block.length) / file.bytes);
        }
      },
      close: () => file.close(),
    };
  } catch (failure) {
    await file.close();
    throw failure;
  }
}
