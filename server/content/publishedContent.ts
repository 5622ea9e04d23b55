import { logFailure } from '#server/http/log.ts';
import { contentStamp, findPublished } from '#server/store/content/content.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { CONTENT, type ContentBody, type ContentKey } from './contentSchemas.ts';

/** Milliseconds after which the store is asked whether the content changed. */
const FRESH_MS = 2_000;

/** The published content of one key. */
export interface Published<Key extends ContentKey> {
  /** 0 for the initial content. */
  version: number;
  body: ContentBody<Key>;
  /** ISO 8601; '' for the initial content. */
  at: string;
}

/** Reads the published content. */
export interface PublishedContent {
  /** The content of a key; the initial one if it was never changed. */
  read<Key extends ContentKey>(key: Key): Promise<Published<Key>>;
}

/**
 * The published content in memory. If the database does not answer, the last content stays in use.
 * @param freshMs milliseconds for which it is used without a look at the store
 */
export function openPublished(store: QueryContext, freshMs = FRESH_MS): PublishedContent {
  let bodies = new Map<string, Published<ContentKey>>();
  let stamp: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const renew = async (): Promise<void> => {
    const newest = await contentStamp(store);
    if (newest !== stamp) {
      const rows = await findPublished(store);
      // Written by `publish`, which checked it.
      bodies = new Map(
        rows.map(({ key, version, body, changed_at: at }) => [key, { version, body: JSON.parse(body), at }]),
      );
      stamp = newest;
    }
    checkedAt = performance.now();
  };
  const check = async (): Promise<void> => {
    try {
      await renew();
    } catch (failure) {
      if (stamp === undefined) throw failure;
      logFailure('the content is as it was before, because the database does not answer', failure);
    }
  };

  return {
    async read<Key extends ContentKey>(key: Key) {
      if (performance.now() - checkedAt >= freshMs) {
        checking ??= check().finally(() => (checking = undefined));
        await checking;
      }
      const known = bodies.get(key) ?? { version: 0, body: CONTENT[key].initial, at: '' };
      return known as Published<Key>; // a body of this key
    },
  };
}
