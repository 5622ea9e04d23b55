import { type FileHandle, open } from 'node:fs/promises';
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { UnusableFile } from '../unusableFile.ts';

/** Largest header and largest block that the format allows, in bytes (OpenStreetMap wiki, "PBF Format"). */
const MAX_HEADER = 64 * 1024;
const MAX_BLOCK = 32 * 1024 * 1024;

/** A block of an .osm.pbf file, not unpacked. */
export interface OsmBlock {
  type: 'OSMHeader' | 'OSMData' | 'other';
  /** Number from 1, and the first byte, for messages. */
  number: number;
  start: number;
  /** The position and the length of its packed content. */
  at: number;
  length: number;
}

/** Reads the blocks of an .osm.pbf file in any order. Close it. */
export class OsmBlockFile {
  readonly #file: FileHandle;
  /** Name for messages. */
  readonly name: string;
  readonly bytes: number;

  private constructor(file: FileHandle, name: string, bytes: number) {
    this.#file = file;
    this.name = name;
    this.bytes = bytes;
  }

  /** @throws failures of the file system */
  static async open(path: string, name: string): Promise<OsmBlockFile> {
    const file = await open(path);
    return new OsmBlockFile(file, name, (await file.stat()).size);
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  /** A failure at a block. */
  unusable(
    { number, start }: Pick<OsmBlock, 'number' | 'start'>,
    problem: string,
    cause?: unknown,
  ): UnusableFile {
    return new UnusableFile(this.name, `block ${number} at byte ${start} ${problem}`, cause);
  }

  /** Finds the blocks one after another, without their content. @throws UnusableFile */
  async *blocks(): AsyncGenerator<OsmBlock> {
    let start = 0;
    for (let number = 1; start < this.bytes; number += 1) {
      const here = { number, start };
      const length = (await this.#read(start, 4, here)).readUInt32BE();
      if (length === 0 || length > MAX_HEADER) {
        const problem = number === 1 ? 'is none: this is not an .osm.pbf file' : 'has no valid header';
        throw this.unusable(here, problem);
      }
      const header = this.#headerOf(await this.#read(start + 4, length, here), here);
      if (header.size < 0 || header.size > MAX_BLOCK) throw this.unusable(here, 'has no valid length');
      const at = start + 4 + length;
      if (at + header.size > this.bytes) throw this.unusable(here, 'is cut off: the file is not complete');
      const type = header.type === 'OSMHeader' || header.type === 'OSMData' ? header.type : 'other';
      yield { ...here, type, at, length: header.size };
      start = at + header.size;
    }
  }

  #headerOf(bytes: Buffer, here: Pick<OsmBlock, 'number' | 'start'>): { type: string; size: number } {
    try {
      return new PbfReader(bytes).readFields(
        (tag, header, pbf) => {
          if (tag === 1) header.type = pbf.readString();
          else if (tag === 3) header.size = pbf.readVarint();
        },
        { type: '', size: -1 },
      );
    } catch {
      throw this.unusable(here, 'has no valid header');
    }
  }

  async #read(at: number, length: number, here: Pick<OsmBlock, 'number' | 'start'>): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await this.#file.read(bytes, 0, length, at);
    if (bytesRead < length) throw this.unusable(here, 'is cut off: the file is not complete');
    return bytes;
  }

  /** Unpacks a block. @throws UnusableFile */
  async unpack(block: OsmBlock): Promise<Uint8Array> {
    const packed = await this.#read(block.at, block.length, block);
    let content: Uint8Array | undefined;
    let other = false;
    try {
      new PbfReader(packed).readFields((tag, _result, pbf) => {
        const options = { maxOutputLength: MAX_BLOCK };
        if (tag === 1) content = pbf.readBytes();
        else if (tag === 3) content = inflateSync(pbf.readBytes(), options);
        else if (tag === 7) content = zstdDecompressSync(pbf.readBytes(), options);
        else if (tag > 3) other = true;
      }, undefined);
    } catch {
      throw this.unusable(block, 'is damaged: it cannot be unpacked');
    }
    if (content) return content;
    throw this.unusable(
      block,
      other ? 'is packed in another way than zlib or zstd' : 'is damaged: it has no content',
    );
  }
}
