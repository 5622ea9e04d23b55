import type { Geography, Street } from '../types.ts';

/** Every how many slots a street is looked at: neighbourhoods are far wider than this. */
const LOOK = 9;

/** Which streets carry an address in which neighbourhood. */
export function groupStreets(
  streets: readonly Pick<Street, 'id'>[],
  count: number,
  slots: Pick<Geography, 'slotsOn' | 'addressAt'>,
): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => []);
  for (const { id } of streets) {
    const seen = new Set<number>();
    const room = slots.slotsOn(id);
    for (let index = Math.min(1, room - 1); index < room; index += LOOK) {
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
