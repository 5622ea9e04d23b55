import type { GeneratedListing } from '#demo/types.ts';
import type { Dice } from './dice.ts';

/** Part of the listings that is restricted; of sold homes a small one, as visitors' statistics leave these out. */
const RESTRICTED = { sold: 0.06, other: 0.24 } as const;

/** About one listing in six may not be shown to a visitor: not public, without its address, or both. */
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
