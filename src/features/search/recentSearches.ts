import { useSyncExternalStore } from 'react';
import { isRecord } from '#domain/isRecord.ts';
import { hasPlaces } from '#platform/maps/places.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import type { Suggestion } from './suggestion.ts';

/** Choices that the device remembers. */
const MOST_RECENT = 5;
const KEY = 'recent-searches';
const NONE: readonly Suggestion[] = [];

const listeners = new Set<() => void>();
let remembered: readonly Suggestion[] | undefined;

/** What a kept choice of each kind says in words; without one of them its row and its link can't be made. */
const TEXTS_OF_KIND: Record<Suggestion['kind'], readonly string[]> = {
  city: ['id', 'name', 'state'],
  neighborhood: ['id', 'name', 'city', 'state'],
  postal: ['id', 'name', 'city', 'state'],
  place: ['id', 'placeId', 'name', 'detail'],
  listing: ['id'],
};

const isKind = (kind: unknown): kind is Suggestion['kind'] =>
  typeof kind === 'string' && Object.hasOwn(TEXTS_OF_KIND, kind);

function isCredit(credit: unknown): boolean {
  if (credit === undefined) return true;
  if (!isRecord(credit) || typeof credit['text'] !== 'string') return false;
  const { link } = credit;
  return link === undefined || (typeof link === 'string' && link.startsWith('https://'));
}

/** What an older version of the product wrote may have another shape. */
function isSuggestion(value: unknown): value is Suggestion {
  if (!isRecord(value)) return false;
  const { kind, listing } = value;
  if (!isKind(kind) || TEXTS_OF_KIND[kind].some((name) => typeof value[name] !== 'string')) return false;
  if (kind === 'postal') return isRecord(value['center']);
  if (kind === 'place') return hasPlaces() && isCredit(value['credit']);
  if (kind !== 'listing') return true;
  if (!isRecord(listing)) return false;
  const { mlsNumber, address } = listing;
  return typeof mlsNumber === 'string' && isRecord(address);
}

function read(): readonly Suggestion[] {
  const kept = deviceStorage.read(KEY);
  return Array.isArray(kept) ? kept.filter(isSuggestion).slice(0, MOST_RECENT) : NONE;
}

function all(): readonly Suggestion[] {
  remembered ??= read();
  return remembered;
}

function change(next: readonly Suggestion[]): void {
  remembered = next;
  if (next.length > 0) deviceStorage.write(KEY, next);
  else deviceStorage.remove(KEY);
  for (const tell of listeners) tell();
}

/** The device is read anew when the first box comes: another tab may have searched since. */
function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) remembered = undefined;
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Price and status change; the device remembers what a home is called and where its page is. */
function lasting(suggestion: Suggestion): Suggestion {
  if (suggestion.kind !== 'listing') return suggestion;
  const { mlsNumber, boardId, type, address, restricted } = suggestion.listing;
  return {
    ...suggestion,
    listing: {
      mlsNumber,
      boardId,
      type,
      address,
      restricted,
      lastStatus: '',
      listPrice: null,
      soldPrice: null,
      details: { facts: [] },
    },
  };
}

/** Puts a choice first among the recent ones; the same one from before makes room. Words that may only be shown are not kept. */
export function rememberSearch(suggestion: Suggestion): void {
  if (suggestion.kind === 'place' && suggestion.credit?.isShownOnly) return;
  const others = all().filter(({ id }) => id !== suggestion.id);
  change([lasting(suggestion), ...others].slice(0, MOST_RECENT));
}

/** Forgets them all. */
export function clearRecentSearches(): void {
  change(NONE);
}

/** The last choices of the search box on this device, the newest first. */
export function useRecentSearches(): readonly Suggestion[] {
  return useSyncExternalStore(subscribe, all);
}
