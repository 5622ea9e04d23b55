/**
 * State of a history entry besides its address: the scroll position, the height of a sheet. It lasts until the tab
 * closes, so that it survives a reload.
 */
import { tabStorage } from './storage.ts';

/** Storage key of the entries. */
const ENTRIES_KEY = 'entries';
/** Maximum number of stored entries; the oldest are removed. */
const MAX_ENTRIES = 100;

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

/** Returns the stored value of an entry; the caller checks its shape. */
export function readEntryValue(key: string, name: string): unknown {
  return allEntries().get(key)?.[name];
}

/** Stores a value of an entry under a name. */
export function writeEntryValue(key: string, name: string, value: unknown): void {
  const all = allEntries();
  const entry = { ...all.get(key), [name]: value };
  all.delete(key);
  all.set(key, entry);
  const [oldest] = all.keys();
  if (all.size > MAX_ENTRIES && oldest !== undefined) all.delete(oldest);
}
