import { useCallback, useState } from 'react';
import { keepVisited, readVisited } from '#platform/storage/visited.ts';

/** The MLS numbers that were opened in this tab (L2), and how one more is remembered. */
export function useVisited(): { visited: ReadonlySet<string>; markVisited: (mlsNumber: string) => void } {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(readVisited()));
  const markVisited = useCallback((mlsNumber: string) => setVisited(new Set(keepVisited(mlsNumber))), []);
  return { visited, markVisited };
}
