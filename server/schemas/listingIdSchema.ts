/** JSON Schemas of a listing's two numbers. The app reads addresses by the same range (src/domain/listing/listingId.ts). */

/** The largest number of a board. It fits an integer column of both databases. */
export const LARGEST_BOARD = 999_999_999;

/** An MLS number, which is part of page addresses. */
export const MLS_NUMBER = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,35}$' } as const;

/** The number of a real-estate board. */
export const BOARD = { type: 'integer', minimum: 1, maximum: LARGEST_BOARD } as const;
