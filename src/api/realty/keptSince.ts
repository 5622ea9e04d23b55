import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { FETCHED_AT, type Kept } from '#config/offline.ts';

/** Whether an answer is the device's own, and since when, as its headers say. */
export function keptSince(meta: FetchBaseQueryMeta | undefined): Kept {
  return { keptSince: meta?.response?.headers.get(FETCHED_AT) ?? undefined };
}
