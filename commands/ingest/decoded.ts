import { isAscii, isUtf8 } from 'node:buffer';

/** Number of bytes up to the last whole character of UTF-8. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** A decoder by the mark at the beginning of a file, else by its first character that is not ASCII. */
function decoderFor(bytes: Buffer, isBeginning: boolean): TextDecoder | undefined {
  if (isBeginning && bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (isBeginning && bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  const whole = bytes.subarray(0, wholeCharacters(bytes));
  if (isAscii(whole)) return undefined;
  return new TextDecoder(isUtf8(whole) ? 'utf-8' : 'windows-1252');
}

/**
 * Decodes a file. Its encoding is UTF-16 if it begins with that mark, Latin-1 (windows-1252) if its first characters
 * beyond ASCII are not valid UTF-8, and otherwise UTF-8.
 */
export async function* decoded(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isBeginning = true;
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of stream) {
    const bytes = Buffer.concat([rest, piece]);
    if (isBeginning && bytes.length < 2) {
      rest = bytes;
      continue;
    }
    decoder ??= decoderFor(bytes, isBeginning);
    isBeginning = false;
    const taken = decoder ? bytes : bytes.subarray(0, wholeCharacters(bytes));
    rest = bytes.subarray(taken.length);
    yield decoder ? decoder.decode(taken, { stream: true }) : taken.toString('latin1');
  }
  yield decoder ? decoder.decode() : rest.toString('latin1');
}
