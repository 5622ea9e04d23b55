import type { Geography, Street } from '#demo/types.ts';

/** Distance in metres between samples along a street. Neighbourhoods are far wider. */
const SAMPLE_METRES = 140;

/** Returns the ids of the streets with addresses, by neighbourhood. */
export function groupStreets(
  streets: readonly Pick<Street, 'id' | 'lotWidth'>[],
  count: number,
  slots: Pick<Geography, 'slotsOn' | 'addressAt'>,
): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => []);
  for (const { id, lotWidth = SAMPLE_METRES } of streets) {
    const look = Math.max(1, Math.round(SAMPLE_METRES / Math.max(1, lotWidth)));
    const seen = new Set<number>();
    const room = slots.slotsOn(id);
    for (let index = Math.min(1, room - 1); index < room; index += look) {
      const address =
        slots.addressAt({ streetId: id, index, side: 1 }) ??
        slots.addressAt({ streetId: id, index, side: -1 });
      if (address !== undefined && !seen.has(address.neighbourhood)) {
        seen.add(address.neighbourhood);
        groups[address.neighbourhood]?.push(id);
      }
    }
  }
  return groups;
}
