/**
 * What pages keep of an entry of the history besides its address: how far they were scrolled, how far a sheet was open.
 * It stays until the tab closes, so that a reload finds it.
 */
import { tabStorage } from './storage.ts';

/** Where the tab keeps it. */
const ENTRIES_KEY = 'entries';
/** Entries that are kept; the oldest go. */
const MOST_ENTRIES = 100;

type Entry = Record<string, unknown>;

function savedEntries(): [string, Entry][] {
  const saved = tabStorage.read(ENTRIES_KEY);
  return Array.isArray(saved) ? saved.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
}

let entries: Map<string, Entry> | undefined;

function allEntries(): Map<string, Entry> {
  if (!entries) {
    entries = new Map(savedEntries());
    window.addEventListener('pagehide', () => tabStorage.write(ENTRIES_KEY, [...allEntries()]));
  }
  return entries;
}

/** What was kept of an entry under a name; the caller checks its shape. */
export function recallOfEntry(key: string, name: string): unknown {
  return allEntries().get(key)?.[name];
}

/** Keeps a value of an entry under a name. */
export function keepOfEntry(key: string, name: string, value: unknown): void {
  const all = allEntries();
  const entry = { ...all.get(key), [name]: value };
  all.delete(key);
  all.set(key, entry);
  const [oldest] = all.keys();
  if (all.size > MOST_ENTRIES && oldest !== undefined) all.delete(oldest);
}
