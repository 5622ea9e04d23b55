import type { AmenityKind } from '../../../src/domain/amenities.ts';
import { WALK_MINUTES, type WalkMinutes } from '../../../src/domain/search/near.ts';

/** The kinds in the order of their bits in the column `walks`. Rows are stored with it, so new kinds come last. */
const BIT_ORDER: readonly AmenityKind[] = [
  'school',
  'station',
  'stop',
  'park',
  'groceries',
  'library',
  'hospital',
  'daycare',
  'communityCentre',
];

/** Bits of a kind. They hold a rank: the number of the choices of minutes that are long enough, 0 for none. */
const RANK_BITS = 3;
const RANK_MASK = 2 ** RANK_BITS - 1;

/**
 * The column of a home whose position is the middle of its place (`isAtPlaceCentre`): no walk is known, and a renewal
 * leaves it as it is.
 */
export const NO_WALKS = 2 ** 30;

const rankOf = (minutes: number): number => WALK_MINUTES.filter((each) => minutes <= each).length;

/** The place of a kind's bits, and the lowest rank of a home within the minutes. */
export function rankWithin(
  kind: AmenityKind,
  minutes: WalkMinutes,
): { shift: number; mask: number; rank: number } {
  return { shift: BIT_ORDER.indexOf(kind) * RANK_BITS, mask: RANK_MASK, rank: rankOf(minutes) };
}

/**
 * Packs the walks of a home into one number, so that one column of the indexes answers for all kinds.
 * @param minutesTo minutes on foot to the nearest amenity of a kind; undefined if there is none
 */
export function packWalks(minutesTo: (kind: AmenityKind) => number | undefined): number {
  return BIT_ORDER.reduce((packed, kind, at) => {
    const minutes = minutesTo(kind);
    return minutes === undefined ? packed : packed + rankOf(minutes) * 2 ** (at * RANK_BITS);
  }, 0);
}
