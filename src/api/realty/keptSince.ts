import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { FETCHED_AT, type Kept } from '#config/offline.ts';

/** Reads from the headers of an answer if it is an offline copy, and when it was fetched. */
export function keptSince(meta: FetchBaseQueryMeta | undefined): Kept {
  return { keptSince: meta?.response?.headers.get(FETCHED_AT) ?? undefined };
}
