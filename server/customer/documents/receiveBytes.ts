import { createHash, type Hash } from 'node:crypto';
import { ServiceError } from '#server/http/errors.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import type { Part } from './documentFolder.ts';
import { HEAD_BYTES, typeOfContent } from './documentType.ts';

/** What was told of a document before its bytes come. */
export type Told = Pick<ApplicationDocumentTable, 'size' | 'type'>;

type Body = ReadableStream<Uint8Array>;

/** Checks bytes as they come, and hands them on. */
class Receiver {
  readonly hash: Hash = createHash('sha256');
  readonly #told: Told;
  readonly #part: Part;
  #head = Buffer.alloc(0);
  #received = 0;

  constructor(told: Told, part: Part) {
    this.#told = told;
    this.#part = part;
  }

  async take(bytes: Uint8Array): Promise<void> {
    this.#received += bytes.length;
    if (this.#received > this.#told.size) throw new ServiceError(413, 'The file is larger than was told.');
    const wasShort = this.#head.length < HEAD_BYTES;
    if (wasShort) {
      this.#head = Buffer.concat([this.#head, bytes.subarray(0, HEAD_BYTES - this.#head.length)]);
      if (this.#head.length === HEAD_BYTES) this.#requireType();
    }
    this.hash.update(bytes);
    await this.#part.write(bytes);
  }

  end(): void {
    this.#requireType();
    if (this.#received < this.#told.size) throw new ServiceError(400, 'The file is smaller than was told.');
  }

  #requireType(): void {
    if (typeOfContent(this.#head) !== this.#told.type) {
      throw new ServiceError(415, 'The file is not of the type that was told.');
    }
  }
}

function takenOver(): never {
  throw new ServiceError(409, 'These bytes are sent again meanwhile.');
}

/** The next bytes; undefined after the last. A line that breaks is nothing to be told of as our failure. */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    const { done, value } = await reader.read();
    return done ? undefined : value;
  } catch {
    throw new ServiceError(400, 'The file did not come whole.');
  }
}

/** Lets the rest of a refused file come, so that its sender hears why: many read no answer before all is sent. */
async function letPass(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number): Promise<void> {
  let passed = 0;
  try {
    while (passed < mostBytes) {
      const bytes = await nextOf(reader);
      if (!bytes) return;
      passed += bytes.length;
    }
  } catch {
    // Whoever went away needs no answer.
  }
}

/**
 * Writes a body into a part, checked as it comes: never more of it is in memory than one piece.
 * @param taken ends it, since the same bytes are sent anew or no longer wanted
 * @returns SHA-256 in hexadecimal; everything is on the disk then
 * @throws ServiceError 413, 415, 400 for what is larger, of another type or smaller than told, or cut off; 409 when
 *   it was ended
 */
export async function receiveBytes(
  body: Body | null,
  told: Told,
  part: Part,
  taken: AbortSignal,
): Promise<string> {
  const receiver = new Receiver(told, part);
  const reader = body?.getReader();
  const end = () => void reader?.cancel().catch(() => undefined);
  taken.addEventListener('abort', end);
  try {
    while (reader) {
      const bytes = await nextOf(reader);
      if (taken.aborted) takenOver();
      if (!bytes) break;
      await receiver.take(bytes);
    }
    receiver.end();
    await part.close();
    return receiver.hash.digest('hex');
  } catch (failure) {
    if (taken.aborted) takenOver();
    if (reader) await letPass(reader, told.size);
    throw failure;
  } finally {
    taken.removeEventListener('abort', end);
    reader?.releaseLock();
  }
}
