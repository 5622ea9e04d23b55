import type { WireAmenity } from '#api/realty/amenityContract.ts';

/**
 * Returns the first place of each kind, and for schools the first of each level.
 * @param amenities nearest first within each kind
 */
export function nearestOfEach<Place extends Pick<WireAmenity, 'kind' | 'level'>>(
  amenities: readonly Place[],
): Place[] {
  const seen = new Set<string>();
  return amenities.filter(({ kind, level }) => {
    const group = `${kind} ${level ?? ''}`;
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}
