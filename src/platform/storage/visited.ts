import { tabStorage } from './storage.ts';

const KEY = 'visited';
/** Enough for a long day of looking; the oldest are forgotten first. */
const MOST = 500;

/** The MLS numbers of the homes that were opened in this tab (L2). */
export function readVisited(): string[] {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** Remembers that a home was opened. @returns all of them */
export function keepVisited(mlsNumber: string): string[] {
  const kept = [...readVisited().filter((known) => known !== mlsNumber), mlsNumber].slice(-MOST);
  tabStorage.write(KEY, kept);
  return kept;
}
