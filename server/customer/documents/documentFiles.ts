import type { OrphanedFiles } from './orphanedFiles.ts';

/** A file that is being written. It is not visible under its document's id until `place`. */
export interface Part {
  write(bytes: Uint8Array): Promise<void>;
  /** Stores everything that was written, and closes the file. */
  close(): Promise<void>;
  /** Makes it the document's file. */
  place(): Promise<void>;
  /** After `place`: it is another upload's file now, which `drop` must not delete. */
  leave(): void;
  /** Deletes it, placed or not; does nothing if it does not exist. */
  drop(): Promise<void>;
}

/** An upload that arrived without the service. It cannot be changed any more while it is checked. */
export interface ArrivedUpload {
  body: ReadableStream<Uint8Array>;
  /** Its bytes are there already, so `write` does nothing. */
  part: Part;
}

/** The announced facts of an upload, which its signed address enforces. */
export interface AnnouncedUpload {
  id: string;
  /** Bytes. */
  size: number;
  /** The Content-Type. */
  type: string;
  /** Hexadecimal SHA-256. */
  hash: string;
}

/** Uploads that browsers send to the object storage by a signed address. */
export interface DirectUploads {
  /** The host that receives them: "https://documents.s3.ca-central-1.amazonaws.com". */
  origin: string;
  /**
   * A signed address for one PUT of exactly these bytes.
   * @param seconds for which it is valid
   * @returns the address, and the headers that the PUT needs
   */
  addressOf(
    upload: AnnouncedUpload,
    seconds: number,
  ): Promise<{ url: string; headers: Record<string, string> }>;
  /** Copies a document's upload to check it; undefined if none has arrived. The upload stays until `forget`. */
  take(id: string): Promise<ArrivedUpload | undefined>;
  /** Deletes an upload that was stored or refused. */
  forget(id: string): Promise<void>;
  /** Ids of documents whose uploads have arrived and were not taken. */
  arrived(): Promise<string[]>;
  /** The reason why a browser on this origin cannot upload, for the operator; undefined if it can. */
  problemFor(siteOrigin: string): Promise<string | undefined>;
}

/** The id of the database that the files belong to, stored beside them. */
export interface DatabaseStamp {
  read(): Promise<string | undefined>;
  write(id: string): Promise<void>;
}

/**
 * The files of documents, named by the document's id: a folder or a bucket of an object storage. Both pass
 * tests/contract/customer/documentFiles.test.ts.
 */
export interface DocumentFiles {
  /** The place in words for the operator: "data folder /data", "bucket s3://documents". */
  place: string;
  /**
   * Begins a file.
   * @param size its exact number of bytes
   */
  begin(id: string, size: number): Promise<Part>;
  /** Reads a document's file; undefined if it does not exist. */
  read(id: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /**
   * Returns where a person of the brokerage finds a document: a path, or an address that is valid for some minutes and
   * downloads it.
   * @returns undefined if it does not exist
   */
  locate(document: { id: string; type: string }): Promise<string | undefined>;
  /** Deletes a document's file and its upload; does nothing if there are none. */
  remove(id: string): Promise<void>;
  /** Ids of the documents that have a file. */
  ids(): Promise<string[]>;
  /** Files without a document. */
  orphaned: OrphanedFiles;
  /** Deletes unfinished uploads that were not written to for this many milliseconds. */
  dropParts(age: number): Promise<void>;
  stamp: DatabaseStamp;
  /** Undefined if the service receives all uploads itself. */
  uploads?: DirectUploads;
}

/** Seconds for which a person of the brokerage can use the address of a document. */
export const READING_SECONDS = 600;

/** The form of a document's id. */
export const DOCUMENT_ID = /^[\da-f-]{36}$/;

/** The name of the file that holds the id of the database. */
export const STAMP_FILE = 'database-id';
