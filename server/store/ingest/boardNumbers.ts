import type { QueryContext } from '../tables.ts';

/** The board that issued the MLS number of a row, as the row describes it. */
export interface BoardSource {
  /** Stable keys of the board, the most reliable first; at least one. */
  keys: readonly string[];
  /** The board's name, or its key where the row has no name. */
  name: string;
  /** The number of a board that the product has places for. */
  known: number | undefined;
  /** The number that older releases made from the name. It stays if listings have it. */
  former: number;
}

/** The lowest number of a board that the product has no places for. */
const FIRST_OTHER = 1_000;

/**
 * The boards' numbers, which are part of page addresses and of customers' saved homes. A board gets
 * its number when it first appears, and keeps it: later rows with one of its keys have the same number, however its name
 * is spelt.
 */
export class BoardNumbers {
  #numbers: Map<string, number>;
  #used: Set<number>;
  #pending = new Map<string, { number: number; name: string }>();

  /**
   * @param numbers by key, as they are stored
   * @param used numbers of listings
   */
  constructor(numbers: ReadonlyMap<string, number> = new Map(), used: Iterable<number> = []) {
    this.#numbers = new Map(numbers);
    this.#used = new Set(used);
  }

  /** Returns the number of a board. A new one is stored by the next `store`. */
  numberOf({ keys, name, known, former }: BoardSource): number {
    const assigned = keys.map((key) => this.#numbers.get(key)).find((number) => number !== undefined);
    const number = known ?? assigned ?? (this.#used.has(former) ? former : this.#next());
    for (const key of keys) {
      if (this.#numbers.has(key)) continue;
      this.#numbers.set(key, number);
      this.#pending.set(key, { number, name });
    }
    return number;
  }

  /**
   * Stores the numbers that are new since the last successful call, within the caller's transaction.
   * @returns a function to call once the transaction is committed
   */
  async store({ database }: QueryContext): Promise<() => void> {
    const rows = [...this.#pending].map(([source_key, { number, name }]) => ({ source_key, number, name }));
    if (rows.length > 0) await database.insertInto('board_number').values(rows).execute();
    return () => {
      for (const { source_key } of rows) this.#pending.delete(source_key);
    };
  }

  #next(): number {
    const taken = new Set([...this.#numbers.values(), ...this.#used]);
    let number = FIRST_OTHER;
    while (taken.has(number)) number += 1;
    return number;
  }
}

/** Reads the boards' numbers from the store. */
export async function readBoardNumbers({ database }: QueryContext): Promise<BoardNumbers> {
  const rows = await database.selectFrom('board_number').select(['source_key', 'number']).execute();
  const used = await database.selectFrom('listing').select('board').distinct().execute();
  return new BoardNumbers(
    new Map(rows.map(({ source_key, number }) => [source_key, number])),
    used.map(({ board }) => board),
  );
}
