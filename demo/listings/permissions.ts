import type { GeneratedListing } from '#demo/types.ts';
import type { Dice } from './dice.ts';

/** Share of restricted listings. It is small for sold homes, since visitors' statistics leave restricted ones out. */
const RESTRICTED = { sold: 0.06, other: 0.24 } as const;

/** Draws the permissions. About one listing in six is restricted: not public, without its address, or both. */
export function drawPermissions(dice: Dice, lastStatus: string): GeneratedListing['permissions'] {
  const isRestricted = dice.chance(lastStatus === 'Sld' ? RESTRICTED.sold : RESTRICTED.other);
  const reason = isRestricted ? dice.weighted({ public: 45, address: 35, both: 20 }) : 'none';
  const isPublic = reason === 'none' || reason === 'address';
  return {
    displayAddressOnInternet: reason === 'address' || reason === 'both' ? 'N' : 'Y',
    displayPublic: isPublic ? 'Y' : 'N',
    displayInternetEntireListing: isPublic ? 'Y' : 'N',
  };
}
