import { tabStorage } from './storage.ts';

const KEY = 'visited';
/** Maximum number of stored homes, enough for a long day; the oldest are removed first. */
const MAX_HOMES = 500;

/** Returns the MLS numbers of the homes that were opened in this tab. */
export function readVisited(): string[] {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** Stores that a home was opened. @returns all opened homes */
export function addVisited(mlsNumber: string): string[] {
  const visited = [...readVisited().filter((known) => known !== mlsNumber), mlsNumber].slice(-MAX_HOMES);
  tabStorage.write(KEY, visited);
  return visited;
}
