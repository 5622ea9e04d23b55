import type { Criteria } from './homeSearch.ts';

/** The modes of a search's commutes: "drive", or "transit walk"; undefined for a search without a commute. */
function modesOf({ commute }: Criteria): string | undefined {
  if (!Array.isArray(commute) || commute.length === 0) return undefined;
  return commute
    .map((text) => String(text).split(',')[2])
    .toSorted()
    .join(' ');
}

/** Counts the engine's failures in one call or one look, so that its other searches do not wait for the same engine. */
export interface FailedCommutes {
  /** True for a search with a commute whose modes have failed as often as allowed. */
  isSkipped(criteria: Criteria): boolean;
  add(criteria: Criteria): void;
}

/** @param allowed number of failures after which searches with the same modes are skipped */
export function failedCommutes(allowed: number): FailedCommutes {
  const counts = new Map<string | undefined, number>();
  const countOf = (criteria: Criteria): number => counts.get(modesOf(criteria)) ?? 0;
  return {
    isSkipped: (criteria) => countOf(criteria) >= allowed,
    add: (criteria) => void counts.set(modesOf(criteria), countOf(criteria) + 1),
  };
}
