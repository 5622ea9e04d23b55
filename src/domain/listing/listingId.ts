/** MLS numbers and numbers of boards, in the range that pages, services and the store share. */

/** A listing: its MLS number is unique only within a board. */
export interface ListingId {
  /** Upper case. */
  mlsNumber: string;
  boardId: number;
}

/** Reads the two parts of an address; undefined if they are not a listing's. The services take the same ones. */
export function readListingId(mls = '', board = ''): ListingId | undefined {
  return /^[1-9]\d{0,8} [\w-]{1,35}$/.test(`${board} ${mls}`)
    ? { mlsNumber: mls.toUpperCase(), boardId: +board }
    : undefined;
}
