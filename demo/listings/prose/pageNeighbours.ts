import {
  RECOMMENDED_ORDERS,
  SHUFFLE_PRIME,
  shuffleFactor,
  shuffleOf,
} from '#server/store/listings/recommendedOrder.ts';
import type { Line } from './line.ts';

/** Listings on either side that can come on one page of eight, and some more, should a search leave a few out. */
const REACH = 9;

/** A listing's place among those that a search shows together. */
export interface PagePlace {
  /** Only listings of one group come on one page. */
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

/** The sentences of neighbouring listings on the same pages. */
export interface Said {
  lines: ReadonlySet<Line>;
  /** True where none of the sentences was said. */
  isNew(text: string): boolean;
}

function hashOf(sentence: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < sentence.length; position += 1) {
    hash = Math.imul(hash ^ sentence.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}

/** "One. Two! Three?" as three sentences. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])(?<!\bSt\.) (?=[^a-z])/).filter(Boolean);
}

/** The first position whose key is not below. */
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

function keysOf({ mlsNumber, listDay }: PagePlace): number[] {
  const shuffle = shuffleOf(mlsNumber);
  const shuffled = Array.from({ length: RECOMMENDED_ORDERS }, (_, round) => {
    return (shuffle * shuffleFactor(round)) % SHUFFLE_PRIME;
  });
  return [...shuffled, -listDay];
}

/**
 * Remembers what the listings of a group say, in every order that their pages come in: by recommendation on each day
 * of the week, and the newest first. Where a text keeps away from what is `near` it, no two on one page share a
 * sentence: a later listing can only push two others further apart.
 */
export class PageNeighbours {
  private readonly groups = new Map<string, Order[]>();

  /** The sentences that are near the place in any order. */
  near(place: PagePlace): Said {
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

  /** Takes a text in. Of two with the same key the later one comes first, as the store has it. */
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
    const made = Array.from({ length: RECOMMENDED_ORDERS + 1 }, (): Order => ({ keys: [], texts: [] }));
    this.groups.set(group, made);
    return made;
  }
}

/** For listings that no page is searched for: nothing was said. */
export const NOTHING_SAID: Said = { lines: new Set(), isNew: () => true };
