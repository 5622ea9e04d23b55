import type { WireListing } from '../../../src/api/realty/contract.ts';
import { documentsOf } from './documents.ts';
import type { ListingColumn, ViewContext } from './listingView.ts';

interface Path {
  column: ListingColumn;
  /** The text in wire form, because the column is folded. */
  read(listing: Pick<WireListing, 'details' | 'address'>): string | null | undefined;
}

/** Fields by which statistics can be grouped besides time (`aggregates`). */
export const AGGREGATE_PATHS = {
  'details.propertyType': { column: 'property_type', read: ({ details }) => details?.propertyType },
  'details.style': { column: 'style', read: ({ details }) => details?.style },
  'address.area': { column: 'area', read: ({ address }) => address?.area },
  'address.city': { column: 'city', read: ({ address }) => address?.city },
  'address.neighborhood': { column: 'neighbourhood', read: ({ address }) => address?.neighborhood },
} as const satisfies Record<string, Path>;

/** One of them. */
export type AggregatePath = keyof typeof AGGREGATE_PATHS;

/** True for a path that statistics can be grouped by. */
export function isAggregatePath(path: string): path is AggregatePath {
  return Object.hasOwn(AGGREGATE_PATHS, path);
}

/**
 * The wire texts of a path by their folded form.
 * @param samples a listing of each: its id and the folded text
 */
export async function spellings(
  context: ViewContext,
  path: AggregatePath,
  samples: readonly { sample: number; group_text: string }[],
): Promise<Map<string, string>> {
  const documents = await documentsOf(
    context,
    samples.map(({ sample }) => sample),
  );
  return new Map(
    samples.map(({ group_text }, position) => {
      const wire = documents[position]?.wire;
      return [group_text, (wire && AGGREGATE_PATHS[path].read(wire)) ?? group_text];
    }),
  );
}
