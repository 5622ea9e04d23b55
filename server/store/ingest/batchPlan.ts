import type { ListingInput } from '../dataset/storedListing.ts';

/** A row of the export to store. */
export interface SourceRow {
  /** The export's own key. */
  key: string;
  /** SHA-256 of the row. */
  hash: string;
  /** `deleted` if the listing leaves the market, `withheld` if it is shown to no one until a later row allows it. */
  listing: ListingInput | 'deleted' | 'withheld';
}

/** A stored listing that came from an export. */
export interface KnownRow {
  id: number;
  key: string;
  hash: string;
  seenRun: number;
}

/** The facts from the store that the plan of a batch needs. */
export interface BatchFacts {
  run: number;
  byKey: ReadonlyMap<string, KnownRow>;
  /** By `offerOf`. */
  byOffer: ReadonlyMap<string, KnownRow>;
  /** The highest id of a listing. */
  lastId: number;
}

/** The decisions about the rows of a batch. */
export interface BatchPlan {
  written: { id: number; key: string; hash: string; listing: ListingInput }[];
  /** Ids of listings that are replaced by written ones. */
  replaced: Set<number>;
  /** Ids of unchanged listings. */
  unchanged: number[];
  /** Ids of withdrawn listings. */
  withdrawn: number[];
  /** Ids of withheld listings. */
  withheld: number[];
  added: number;
  changed: number;
  /** Rejected rows by their position in the batch, with the reason. */
  refused: Map<number, string>;
}

/** The key by which a listing is unique: its MLS number and board. */
export function offerOf(mlsNumber: string, board: number): string {
  return `${mlsNumber.toUpperCase()} of board ${board}`;
}

/** True if the row has the same content as before. */
export function isUnchanged({ key, hash }: SourceRow, byKey: BatchFacts['byKey']): boolean {
  return byKey.get(key)?.hash === hash;
}

/**
 * Decides what to do with rows. If two rows of one run have the same MLS number of the same board, the first one
 * stays and the second is rejected. If a row has the number of a listing that this run did not contain, it is that
 * listing under a new key.
 * @param rows without duplicate keys
 */
export function planBatch(rows: readonly SourceRow[], facts: BatchFacts): BatchPlan {
  const plan: BatchPlan = {
    written: [],
    replaced: new Set(),
    unchanged: [],
    withdrawn: [],
    withheld: [],
    added: 0,
    changed: 0,
    refused: new Map(),
  };
  const { run, byKey, byOffer } = facts;
  const staying = new Set(rows.filter((row) => isUnchanged(row, byKey)).map(({ key }) => key));
  const claims = new Map<string, string>();
  const used = new Set<number>();
  let { lastId } = facts;
  for (const [position, { key, hash, listing }] of rows.entries()) {
    const before = byKey.get(key);
    if (before && staying.has(key)) plan.unchanged.push(before.id);
    else if (typeof listing === 'string') {
      if (before) plan[listing === 'deleted' ? 'withdrawn' : 'withheld'].push(before.id);
    } else {
      const offer = offerOf(listing.mlsNumber, listing.boardId);
      const holder = byOffer.get(offer);
      const isClaimed = holder && (holder.seenRun === run || staying.has(holder.key));
      const claim = claims.get(offer) ?? (isClaimed ? holder.key : key);
      if (claim !== key) {
        plan.refused.set(position, `ListingId ${offer} is that of ListingKey ${claim}`);
        continue;
      }
      claims.set(offer, key);
      const ids = [before?.id, holder?.id].filter((id) => id !== undefined);
      let id = ids.find((known) => !used.has(known));
      if (id === undefined) {
        lastId += 1;
        id = lastId;
      }
      used.add(id);
      plan[ids.length === 0 ? 'added' : 'changed'] += 1;
      for (const known of ids) plan.replaced.add(known);
      plan.written.push({ id, key, hash, listing });
    }
  }
  return plan;
}
