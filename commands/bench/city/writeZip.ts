import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Number in little-endian bytes. */
function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer.subarray(0, bytes);
}

/** The content of a file in a zip; several texts follow each other, so that a long one need not be in memory as a whole. */
type Content = string | Iterable<string>;

/** A file's packed bytes, with the facts of its header. */
function pack(content: Content): { packed: Buffer; bytes: number; crc: number } {
  const parts: Buffer[] = [];
  let [bytes, crc] = [0, 0];
  for (const text of typeof content === 'string' ? [content] : content) {
    const part = Buffer.from(text);
    bytes += part.length;
    crc = crc32(part, crc);
    // Ends at a whole byte without ending the stream, so that the parts can follow each other.
    parts.push(deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }));
  }
  return { packed: Buffer.concat([...parts, deflateRawSync('')]), bytes, crc };
}

/** A zip of text files, as programs for timetables write it. */
export function writeZip(files: Readonly<Record<string, Content>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const { packed, bytes, crc } = pack(content);
    const name = Buffer.from(path);
    // 2026-11-20, noon.
    const [time, date] = [12 << 11, (46 << 9) | (11 << 5) | 20];
    const facts = Buffer.concat([
      number(8, 2),
      number(time, 2),
      number(date, 2),
      number(crc, 4),
      number(packed.length, 4),
      number(bytes, 4),
      number(name.length, 2),
      number(0, 2),
    ]);
    const head = Buffer.concat([number(0x04034b50, 4), number(20, 2), number(0, 2), facts, name]);
    directory.push(
      number(0x02014b50, 4),
      number(20, 2),
      number(20, 2),
      number(0, 2),
      facts,
      Buffer.alloc(10),
      number(at, 4),
      name,
    );
    local.push(head, packed);
    at += head.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const count = number(Object.keys(files).length, 2);
  const end = [number(0x06054b50, 4), number(0, 4), count, count, number(entries.length, 4), number(at, 4)];
  return Buffer.concat([...local, entries, ...end, number(0, 2)]);
}
