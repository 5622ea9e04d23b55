import { createHash, type Hash } from 'node:crypto';
import { ServiceError } from '#server/http/errors.ts';
import type { ApplicationDocumentTable } from '#server/store/customer/applicationTables.ts';
import type { Part } from './documentFiles.ts';
import { HEAD_BYTES, typeOfContent } from './documentType.ts';

/** The announced facts of a document. */
export type AnnouncedFile = Pick<ApplicationDocumentTable, 'size' | 'type' | 'hash'>;

type Body = ReadableStream<Uint8Array>;

/** Checks bytes as they arrive, and writes them to the file. */
class Receiver {
  readonly #hash: Hash = createHash('sha256');
  readonly #announced: AnnouncedFile;
  readonly #part: Part;
  #head = Buffer.alloc(0);
  #received = 0;

  constructor(announced: AnnouncedFile, part: Part) {
    this.#announced = announced;
    this.#part = part;
  }

  async take(bytes: Uint8Array): Promise<void> {
    this.#received += bytes.length;
    if (this.#received > this.#announced.size)
      throw new ServiceError(413, 'The file is larger than announced.');
    const wasShort = this.#head.length < HEAD_BYTES;
    if (wasShort) {
      this.#head = Buffer.concat([this.#head, bytes.subarray(0, HEAD_BYTES - this.#head.length)]);
      if (this.#head.length === HEAD_BYTES) this.#requireType();
    }
    this.#hash.update(bytes);
    await this.#part.write(bytes);
  }

  end(): string {
    this.#requireType();
    if (this.#received < this.#announced.size)
      throw new ServiceError(400, 'The file is smaller than announced.');
    const hash = this.#hash.digest('hex');
    const { hash: announced } = this.#announced;
    if (announced !== null && announced !== hash)
      throw new ServiceError(400, 'The file has another hash than announced.');
    return hash;
  }

  #requireType(): void {
    if (typeOfContent(this.#head) !== this.#announced.type) {
      throw new ServiceError(415, 'The file is not of the announced type.');
    }
  }
}

function refuseReplaced(): never {
  throw new ServiceError(409, 'Another upload of this document has begun.');
}

/**
 * The next bytes; undefined after the last. A broken connection is a client error, so it is not logged as a failure
 * of the server.
 */
async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    const { done, value } = await reader.read();
    return done ? undefined : value;
  } catch {
    throw new CutOffUpload();
  }
}

/** The bytes ended too early. They can be sent, or read from the object storage, once more. */
export class CutOffUpload extends ServiceError {
  constructor() {
    super(400, 'The upload was cut off.');
  }
}

/**
 * Reads the rest of a refused file without storing it, because many clients read the answer only after they have sent
 * everything.
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  let passed = 0;
  try {
    while (passed < maxBytes) {
      const bytes = await readNext(reader);
      if (!bytes) return;
      passed += bytes.length;
    }
  } catch {
    // The client has gone; it needs no answer.
  }
}

/**
 * Writes a body into a file and checks it as it arrives. Only one chunk is in memory at a time.
 * @param taken aborts it, because the same bytes are sent again or are no longer wanted
 * @returns SHA-256 in hexadecimal, when everything is on the disk
 * @throws ServiceError 413, 415 or 400 when the file is larger, of another type or smaller than announced, or cut
 * off, or has another hash; 409 after `taken`
 */
export async function receiveBytes(
  body: Body | null,
  announced: AnnouncedFile,
  part: Part,
  taken: AbortSignal,
): Promise<string> {
  const receiver = new Receiver(announced, part);
  const reader = body?.getReader();
  const end = () => void reader?.cancel().catch(() => undefined);
  taken.addEventListener('abort', end);
  try {
    while (reader) {
      const bytes = await readNext(reader);
      if (taken.aborted) refuseReplaced();
      if (!bytes) break;
      await receiver.take(bytes);
    }
    const hash = receiver.end();
    await part.close();
    return hash;
  } catch (failure) {
    if (taken.aborted) refuseReplaced();
    if (reader) await discardRest(reader, announced.size);
    throw failure;
  } finally {
    taken.removeEventListener('abort', end);
    reader?.releaseLock();
  }
}
