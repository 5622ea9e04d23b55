import type { KeptListing } from '../dataset/storedListing.ts';

/** A row of the feed as it is to be stored. */
export interface SourceRow {
  /** The feed's own key. */
  key: string;
  /** SHA-256 of the row. */
  hash: string;
  /** Undefined where the feed takes the listing back. */
  listing: KeptListing | undefined;
}

/** A listing that the store has of the feed. */
export interface KnownRow {
  id: number;
  key: string;
  hash: string;
  seenRun: number;
}

/** What of the store the plan of a batch is made from. */
export interface BatchFacts {
  run: number;
  byKey: ReadonlyMap<string, KnownRow>;
  /** By `offerOf`. */
  byOffer: ReadonlyMap<string, KnownRow>;
  /** The highest key of a listing. */
  lastId: number;
}

/** What is to become of the rows of a batch. */
export interface BatchPlan {
  written: { id: number; key: string; hash: string; listing: KeptListing }[];
  /** Keys whose listings make room for those written. */
  replaced: Set<number>;
  /** Keys of listings that are as they were. */
  unchanged: number[];
  /** Keys of listings that the feed takes back. */
  takenBack: number[];
  added: number;
  changed: number;
  /** Rows that are left out, by their position in the batch, with the reason. */
  refused: Map<number, string>;
}

/** The name that an offer is unique by. */
export function offerOf(mlsNumber: string, board: number): string {
  return `${mlsNumber.toUpperCase()} of board ${board}`;
}

/** True where the row says what it said before. */
export function isUnchanged({ key, hash }: SourceRow, byKey: BatchFacts['byKey']): boolean {
  return byKey.get(key)?.hash === hash;
}

/**
 * Decides what becomes of rows. Two rows of one run that claim the same MLS number of the same board cannot both be
 * right: the first stays. One that has the number of a listing which this run did not show is that listing under
 * another key of the feed.
 * @param rows no key twice
 */
export function planBatch(rows: readonly SourceRow[], facts: BatchFacts): BatchPlan {
  const plan: BatchPlan = {
    written: [],
    replaced: new Set(),
    unchanged: [],
    takenBack: [],
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
    else if (!listing) plan.takenBack.push(...(before ? [before.id] : []));
    else {
      const offer = offerOf(listing.mlsNumber, listing.boardId);
      const holder = byOffer.get(offer);
      const isHeld = holder && (holder.seenRun === run || staying.has(holder.key));
      const claim = claims.get(offer) ?? (isHeld ? holder.key : key);
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
