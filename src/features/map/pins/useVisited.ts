import { useCallback, useState } from 'react';
import { tabStorage } from '../../../platform/storage/storage.ts';

const KEY = 'visited';
/** Enough for a long day of looking; the oldest are forgotten first. */
const MOST = 500;

const readVisited = (): string[] => {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
};

/** The MLS numbers that were opened in this tab (L2), and how one more is remembered. */
export function useVisited(): { visited: ReadonlySet<string>; markVisited: (mlsNumber: string) => void } {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(readVisited()));
  const markVisited = useCallback((mlsNumber: string) => {
    // Read again: another page of this tab may have written since.
    const kept = [...readVisited().filter((known) => known !== mlsNumber), mlsNumber].slice(-MOST);
    tabStorage.write(KEY, kept);
    setVisited(new Set(kept));
  }, []);
  return { visited, markVisited };
}
