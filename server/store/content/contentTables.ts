/**
 * Versions of the brokerage's content: one row for each change of a key. Rows are never changed, so that the content of
 * each day can be read and restored.
 */
export interface ContentTable {
  /** "team"; the keys are those of CONTENT (server/content/contentSchemas.ts). */
  key: string;
  /** From 1. 0 is the draft, which only staff see and which each save replaces. */
  version: number;
  /** JSON that the key's schema accepted. */
  body: string;
  /** ISO 8601 in UTC with milliseconds. */
  changed_at: string;
  /** The email of the member of staff; "npm run content" for the command. */
  changed_by: string;
}

/** Pictures of the content. Their files are beside the customers' documents. */
export interface ContentPictureTable {
  /** Form of a UUID, made from the hash: the same picture is stored once. */
  id: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal SHA-256. */
  hash: string;
  added: string;
  added_by: string;
}
