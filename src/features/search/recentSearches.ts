import { useSyncExternalStore } from 'react';
import { AMENITY_KINDS } from '#domain/amenities.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { Search } from '#domain/search/search.ts';
import { parseSearch, printSearch } from '#domain/search/searchUrl.ts';
import { hasPlaces } from '#platform/maps/places.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import type { NearSuggestion, SentenceSuggestion, Suggestion } from './suggestion.ts';

/** Maximum number of choices that the device stores. */
const MAX_RECENT = 5;
const KEY = 'recent-searches';
/** A choice that the device stores. */
type RecentSearch = Exclude<Suggestion, NearSuggestion>;

const NONE: readonly RecentSearch[] = [];

const listeners = new Set<() => void>();
let remembered: readonly RecentSearch[] | undefined;

/** The texts of a stored choice by kind. Without them neither its row nor its link can be made. */
const TEXTS_OF_KIND: Record<RecentSearch['kind'], readonly string[]> = {
  city: ['id', 'name', 'state'],
  neighborhood: ['id', 'name', 'city', 'state'],
  postal: ['id', 'name', 'city', 'state'],
  place: ['id', 'placeId', 'name', 'detail'],
  amenity: ['id', 'name', 'amenity', 'city', 'state'],
  listing: ['id'],
  sentence: ['id'],
};

const isKind = (kind: unknown): kind is RecentSearch['kind'] =>
  typeof kind === 'string' && Object.hasOwn(TEXTS_OF_KIND, kind);

function isCredit(credit: unknown): boolean {
  if (credit === undefined) return true;
  if (!isRecord(credit) || typeof credit['text'] !== 'string') return false;
  const { link } = credit;
  return link === undefined || (typeof link === 'string' && link.startsWith('https://'));
}

const isAmenity = ({ amenity, location, credit }: Record<string, unknown>): boolean =>
  AMENITY_KINDS.some((kind) => kind === amenity) && isRecord(location) && isCredit(credit);

/** An older version of the product may have stored another shape. */
function isSuggestion(value: unknown): value is RecentSearch {
  if (!isRecord(value)) return false;
  const { kind, listing } = value;
  if (!isKind(kind) || TEXTS_OF_KIND[kind].some((name) => typeof value[name] !== 'string')) return false;
  if (kind === 'postal') return isRecord(value['center']);
  if (kind === 'amenity') return isAmenity(value);
  if (kind === 'place') return hasPlaces() && isCredit(value['credit']);
  if (kind !== 'listing') return true;
  if (!isRecord(listing)) return false;
  const { mlsNumber, address } = listing;
  return typeof mlsNumber === 'string' && isRecord(address);
}

function read(): readonly RecentSearch[] {
  const stored = deviceStorage.read(KEY);
  if (!Array.isArray(stored)) return NONE;
  return stored.filter(isSuggestion).slice(0, MAX_RECENT).map(withoutDetails);
}

function all(): readonly RecentSearch[] {
  remembered ??= read();
  return remembered;
}

function change(next: readonly RecentSearch[]): void {
  remembered = next;
  if (next.length > 0) deviceStorage.write(KEY, next.map(storedForm));
  else deviceStorage.remove(KEY);
  for (const listener of listeners) listener();
}

/** Reads the device's storage again when the first box subscribes, because another tab may have searched since. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) remembered = undefined;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins the id of a sentence's search. The rest is the search as an address has it, which every version can read. */
const SENTENCE_ID = 'sentence:';

const sentenceId = (search: Search): string => SENTENCE_ID + printSearch(search);

/** The search of a sentence is in its id. */
const storedForm = (suggestion: RecentSearch): object =>
  suggestion.kind === 'sentence' ? { kind: suggestion.kind, id: suggestion.id } : suggestion;

function sentenceOf(id: string): SentenceSuggestion {
  const search = parseSearch(new URLSearchParams(id.slice(SENTENCE_ID.length)));
  return { kind: 'sentence', id: sentenceId(search), search, unused: [] };
}

/**
 * Removes the price and the status of a home, which change, and the words that a sentence's search does not use. The name
 * of the home and the parts of its address stay.
 */
function withoutDetails(suggestion: RecentSearch): RecentSearch {
  if (suggestion.kind === 'sentence') return sentenceOf(suggestion.id);
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

/**
 * Puts a choice first among the recent ones, and removes its earlier copy. Texts that may only be shown are not stored.
 */
export function rememberSearch(suggestion: RecentSearch): void {
  if (suggestion.kind === 'place' && suggestion.credit?.isShownOnly) return;
  const chosen = withoutDetails(
    suggestion.kind === 'sentence' ? { ...suggestion, id: sentenceId(suggestion.search) } : suggestion,
  );
  const others = all().filter(({ id }) => id !== chosen.id);
  change([chosen, ...others].slice(0, MAX_RECENT));
}

/** Removes all recent choices. */
export function clearRecentSearches(): void {
  change(NONE);
}

/** The last choices of the search box on this device, newest first. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useSyncExternalStore(subscribe, all);
}
