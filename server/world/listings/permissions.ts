import type { GeneratedListing } from '../types.ts';
import type { Dice } from './dice.ts';

/** About one listing in five may not be shown to a visitor: not public, without its address, or both. */
export function drawPermissions(dice: Dice): GeneratedListing['permissions'] {
  const isRestricted = dice.chance(0.2);
  const reason = isRestricted ? dice.weighted({ public: 45, address: 35, both: 20 }) : 'none';
  const isPublic = reason === 'none' || reason === 'address';
  return {
    displayAddressOnInternet: reason === 'address' || reason === 'both' ? 'N' : 'Y',
    displayPublic: isPublic ? 'Y' : 'N',
    displayInternetEntireListing: isPublic ? 'Y' : 'N',
  };
}
