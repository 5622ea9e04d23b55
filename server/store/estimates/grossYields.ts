import { comparedHomeOf, ESTIMATED_FROM } from '../listings/comparableSales.ts';
import { type ViewContext, type VisibleListing, visibleListings } from '../listings/listingView.ts';
import { isOneOf } from '../listings/statisticsRows.ts';
import type { QueryContext } from '../tables.ts';

/** Columns from which the yield of a home is computed. Its address and home stay, and follow from its position. */
const COMPUTED_FROM = ['price', ...ESTIMATED_FROM] as const satisfies (keyof VisibleListing)[];

/** Their values when the home was read. */
type ComputedFrom = Pick<VisibleListing, (typeof COMPUTED_FROM)[number]>;

/** A home for sale whose yield is due. */
export interface DueHome {
  id: number;
  /** Asking price in dollars, above 0, and what else the yield depends on. */
  from: ComputedFrom;
  home: ReturnType<typeof comparedHomeOf>;
}

/** A computed yield. */
export interface ComputedYield {
  id: number;
  /** The values that it was computed from. */
  from: ComputedFrom;
  /** Hundredths of a percent; null for a home without an estimate. */
  grossYield: number | null;
}

/** Homes for sale on the market without a yield, or with one from before a day, by id. */
export async function findDueHomes(
  context: ViewContext,
  { before, after, limit }: { before: number; after: number; limit: number },
): Promise<DueHome[]> {
  const rows = await visibleListings(context, { viewer: 'customer' })
    .selectAll('l')
    .where('l.type', '=', 'Sale')
    .where('l.status', '=', 'A')
    .where('l.class', '<>', 'commercial')
    .where('l.sqft', '>', 0)
    .where('l.price', '>', 0)
    .where(({ or, eb }) => or([eb('l.yield_day', 'is', null), eb('l.yield_day', '<', before)]))
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, from: row, home: comparedHomeOf(row) }));
}

/**
 * Stores yields. A home that was changed meanwhile in what its yield depends on stays due. Rows that others write at the same time are left for the
 * next time: PostgreSQL would else see a circle of waiting writers.
 * @param day of the computation, in days since 1970-01-01
 */
export async function storeYields(
  { database, dialect }: QueryContext,
  yields: readonly ComputedYield[],
  day: number,
): Promise<void> {
  for (const { id, from, grossYield } of yields) {
    let free = database.selectFrom('listing').select('id').where('id', '=', id).where('status', '=', 'A');
    for (const column of COMPUTED_FROM) free = free.where(column, 'is not distinct from', from[column]);
    if (dialect === 'postgres') free = free.forUpdate().skipLocked();
    await database
      .updateTable('listing')
      .set({ gross_yield: grossYield, yield_day: day })
      .where('id', 'in', free)
      .execute();
  }
}

/** The name of a home among the yields of a page. */
export const yieldKeyOf = (board: number, mlsNumber: string): string => `${board}-${mlsNumber.toUpperCase()}`;

/**
 * The yields of some homes by `yieldKeyOf`, in hundredths of a percent, for customers only. Homes without one are missing.
 */
export async function yieldsOf(context: ViewContext, ids: readonly number[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await visibleListings(context, { viewer: 'customer' }, ['id', 'board', 'mls', 'gross_yield'])
    .select(['l.board', 'l.mls', 'l.gross_yield'])
    .where(isOneOf(context, ids))
    .execute();
  return new Map(
    rows.flatMap(({ board, mls, gross_yield: known }): [string, number][] =>
      known === null ? [] : [[yieldKeyOf(board, mls), known]],
    ),
  );
}
