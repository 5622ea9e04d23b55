import { shuffleOf } from '#server/store/listings/recommendedOrder.ts';
import type { Line } from './line.ts';

/**
 * Number of listings on either side that may share a page of eight, with a margin for searches that leave a few out.
 */
const REACH = 9;
/** Orders of the pages: as recommended, and newest first. */
const ORDERS = 2;

/** The position of a listing in the search results. */
export interface PagePlace {
  /** Only listings of the same group share a page. */
  group: string;
  mlsNumber: string;
  listDay: number;
}

interface Text {
  lines: readonly Line[];
  /** Hashes of its sentences. */
  sentences: readonly number[];
}

interface Order {
  keys: number[];
  texts: Text[];
}

/** Sentences of the listings that may share a page. */
export interface NearbySentences {
  lines: ReadonlySet<Line>;
  /** True if the text has none of these sentences. */
  isNew(text: string): boolean;
}

function hashOf(sentence: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < sentence.length; position += 1) {
    hash = Math.imul(hash ^ sentence.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

/** Splits "One. Two! Three?" into three sentences. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])(?<!\bSt\.) (?=[^a-z])/).filter(Boolean);
}

/** Returns the first position whose key is not below `key`. */
function positionOf(keys: readonly number[], key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keys of a place in both orders. */
function keysOf({ mlsNumber, listDay }: PagePlace): number[] {
  return [shuffleOf(mlsNumber), -listDay];
}

/**
 * Stores the sentences of a group's listings in both orders of the pages: as recommended, and newest first. If each text avoids the sentences `near` it, no two texts on a page share one. A later listing can
 * only move two others further apart.
 */
export class PageNeighbours {
  private readonly groups = new Map<string, Order[]>();

  /** Returns the sentences near the place in any order. */
  near(place: PagePlace): NearbySentences {
    const sentences = new Set<number>();
    const lines = new Set<Line>();
    for (const [number, order] of this.ordersOf(place).entries()) {
      const position = positionOf(order.keys, keysOf(place)[number] ?? 0);
      for (const text of order.texts.slice(Math.max(0, position - REACH), position + REACH)) {
        for (const sentence of text.sentences) sentences.add(sentence);
        if (number === 0) for (const line of text.lines) lines.add(line);
      }
    }
    return { lines, isNew: (text) => !sentencesOf(text).some((one) => sentences.has(hashOf(one))) };
  }

  /** Adds a text. If two have the same key, the later one comes first, as in the store. */
  add(place: PagePlace, text: string, lines: readonly Line[]): void {
    const known: Text = { lines, sentences: sentencesOf(text).map(hashOf) };
    const keys = keysOf(place);
    for (const [number, order] of this.ordersOf(place).entries()) {
      const key = keys[number] ?? 0;
      const position = positionOf(order.keys, key);
      order.keys.splice(position, 0, key);
      order.texts.splice(position, 0, known);
    }
  }

  private ordersOf({ group }: PagePlace): Order[] {
    const known = this.groups.get(group);
    if (known) return known;
    const made = Array.from({ length: ORDERS }, (): Order => ({ keys: [], texts: [] }));
    this.groups.set(group, made);
    return made;
  }
}

/** For listings that no search page shows. */
export const NO_NEARBY_SENTENCES: NearbySentences = { lines: new Set(), isNew: () => true };
