/** Calls of the homes that a customer viewed or hid. */

import type { HomeMarkKind } from '#platform/storage/homeMarks.ts';
import type { WireMarkedHome, WireMarkedHomes } from './contract.ts';
import { customerApi } from './customerApi.ts';
import type { HomeId } from './homeCalls.ts';

/** The endpoints of viewed and hidden homes. */
export const markCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds homes; none is only a look. Returns all homes of the kind, newest first. Safe to repeat. */
    addMarks: build.mutation<WireMarkedHome[], { kind: HomeMarkKind; homes: readonly WireMarkedHome[] }>({
      query: ({ kind, homes }) => ({
        url: `/user/${kind}-homes`,
        ...(homes.length > 0 && { method: 'POST', body: { homes } }),
      }),
      transformResponse: ({ homes }: WireMarkedHomes) => homes,
    }),
    /** Removes the mark of one home, or of all without an `id`. */
    removeMarks: build.mutation<null, { kind: HomeMarkKind; id?: HomeId }>({
      query: ({ kind, id }) => ({
        url: `/user/${kind}-homes${id ? `/${id.boardId}/${encodeURIComponent(id.mlsNumber)}` : ''}`,
        method: 'DELETE',
      }),
      transformResponse: () => null,
    }),
  }),
});
