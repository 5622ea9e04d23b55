import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { UnusableFile } from '../unusableFile.ts';

/** The tables of a feed as streams. */
export interface GtfsFiles {
  /** Time of the newest one. */
  changed: Date;
  names: ReadonlySet<string>;
  /** @throws UnusableFile, also while it is read */
  open(name: string): Promise<Readable>;
  close(): Promise<void>;
}

/** Signatures and lengths of records by PKWARE's APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16. */
const END = 0x06_05_4b_50;
const END_BYTES = 22;
const ENTRY = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04_03_4b_50;
const LOCAL_BYTES = 30;
const MAX_COMMENT = 0xff_ff;
/** A number that does not fit its field: the file is larger than 4 GB (Zip64). */
const TOO_LARGE = 0xff_ff_ff_ff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  isEncrypted: boolean;
  crc: number;
  packedBytes: number;
  /** Position of its local header. */
  at: number;
  changed: number;
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

/** MS-DOS date and time, read as UTC: a zip names no time zone. */
function timeOf(time: number, date: number): number {
  return Date.UTC(
    1980 + (date >>> 9),
    ((date >>> 5) & 15) - 1,
    date & 31,
    time >>> 11,
    (time >>> 5) & 63,
    (time & 31) * 2,
  );
}

/** The directory at the end of a zip: its text files by their names without folders. */
async function readDirectory(file: FileHandle, unusable: (problem: string) => UnusableFile) {
  const { size } = await file.stat();
  const tail = await bytesAt(
    file,
    Math.max(0, size - END_BYTES - MAX_COMMENT),
    Math.min(size, END_BYTES + MAX_COMMENT),
  );
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw unusable('this is not a zip file, or its end is missing');
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (start === TOO_LARGE) throw unusable('the zip is larger than 4 GB: unpack it, and name the folder');
  const directory = await bytesAt(file, start, length);
  const entries = new Map<string, Entry>();
  for (let at = 0; at + ENTRY_BYTES <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) throw unusable('the directory of the zip is damaged');
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
    const path = directory.toString('utf8', at + ENTRY_BYTES, nameEnd);
    const name = path.split('/').at(-1) ?? '';
    if (name.endsWith('.txt') && !path.startsWith('__MACOSX/')) {
      entries.set(name, {
        method: directory.readUInt16LE(at + 10),
        isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
        changed: timeOf(directory.readUInt16LE(at + 12), directory.readUInt16LE(at + 14)),
        crc: directory.readUInt32LE(at + 16),
        packedBytes: directory.readUInt32LE(at + 20),
        at: directory.readUInt32LE(at + 42),
      });
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Passes the content on, and fails if it is damaged. */
async function* checked(content: Readable, crc: number, damaged: () => UnusableFile) {
  let sum = 0;
  try {
    const chunks: AsyncIterable<Buffer> = content;
    for await (const chunk of chunks) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (failure) {
    const isOfZlib = failure instanceof Error && 'code' in failure && /^Z_/.test(String(failure.code));
    throw isOfZlib ? damaged() : failure;
  }
  if (sum !== crc) throw damaged();
}

/**
 * Opens the tables of a .zip file, also below a folder in it. Node's zlib unpacks them while they are read.
 * @param name for messages
 * @throws UnusableFile, failures of the file system
 */
export async function openZip(path: string, name: string): Promise<GtfsFiles> {
  const unusable = (problem: string) => new UnusableFile(name, problem);
  const file = await open(path);
  try {
    const entries = await readDirectory(file, unusable);
    const times = Array.from(entries.values(), ({ changed }) => changed);
    return {
      changed: new Date(Math.max(0, ...times)),
      names: new Set(entries.keys()),
      async open(table) {
        const entry = entries.get(table);
        if (!entry) throw unusable(`${table} is missing`);
        const { method, isEncrypted, at, packedBytes, crc } = entry;
        if (isEncrypted) throw unusable(`${table} has a password`);
        if (method !== STORED && method !== DEFLATED) {
          throw unusable(`${table} is packed in a way that cannot be read (method ${method})`);
        }
        const damaged = () => unusable(`${table} is damaged in the zip`);
        const header = await bytesAt(file, at, LOCAL_BYTES);
        if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) throw damaged();
        const start = at + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
        if (packedBytes === 0) return Readable.from([]);
        const packed = createReadStream(path, { start, end: start + packedBytes - 1 });
        if (method === STORED) return Readable.from(checked(packed, crc, damaged));
        const content = packed.pipe(createInflateRaw());
        packed.on('error', (failure) => content.destroy(failure));
        return Readable.from(checked(content, crc, damaged));
      },
      close: () => file.close(),
    };
  } catch (failure) {
    await file.close();
    throw failure;
  }
}
