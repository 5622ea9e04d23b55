import type { SideKind } from '../datasetTables.ts';
import type { QueryContext } from '../tables.ts';

/** A row of such a resource, as it is stored. */
export interface SideRow {
  /** The key that a Property row has: of the listing, or of its office. */
  owner: string;
  /** The row's own key; '' if its owner has one row only. */
  key: string;
  /** The fields that are used, as JSON. */
  body: string;
}

/** Removes all rows of a kind. */
export async function clearSideRows({ database }: QueryContext, kind: SideKind): Promise<void> {
  await database.deleteFrom('side_row').where('kind', '=', kind).execute();
}

/** Stores rows of a kind. A row replaces the one with the same owner and key. */
export async function storeSideRows(
  { database }: QueryContext,
  kind: SideKind,
  rows: readonly SideRow[],
): Promise<void> {
  const unique = new Map(rows.map((row) => [JSON.stringify([row.owner, row.key]), row]));
  if (unique.size === 0) return;
  await database
    .insertInto('side_row')
    .values([...unique.values()].map(({ owner, key, body }) => ({ kind, owner, row_key: key, body })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'owner', 'row_key'])
        .doUpdateSet(({ ref }) => ({ body: ref('excluded.body') })),
    )
    .execute();
}

/** The bodies of some owners' rows, by kind and owner: `sideOwner`. */
export type SideRows = ReadonlyMap<string, readonly string[]>;

/** Key of SideRows. */
export const sideOwner = (kind: SideKind, owner: string): string => `${kind}/${owner}`;

/** Finds the rows of some listings and offices, in the order of their keys. */
export async function findSideRows({ database }: QueryContext, owners: readonly string[]): Promise<SideRows> {
  if (owners.length === 0) return new Map();
  const rows = await database
    .selectFrom('side_row')
    .select(['kind', 'owner', 'body'])
    .where('owner', 'in', [...new Set(owners)])
    .orderBy('kind')
    .orderBy('owner')
    .orderBy('row_key')
    .execute();
  const found = new Map<string, string[]>();
  for (const { kind, owner, body } of rows) {
    const key = sideOwner(kind, owner);
    found.set(key, [...(found.get(key) ?? []), body]);
  }
  return found;
}
