import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { FETCHED_AT, type OfflineCopy } from '#config/offline.ts';

/** Reads from the headers of an answer if it is an offline copy, and when it was fetched. */
export function readCopiedAt(meta: FetchBaseQueryMeta | undefined): OfflineCopy {
  return { copiedAt: meta?.response?.headers.get(FETCHED_AT) ?? undefined };
}
