/** Lots without a building, and business premises. */

import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import { exponential } from './arithmetic.ts';
import type { Dice } from './dice.ts';
import type { Home, Site } from './home.ts';

/** Kinds without a dwelling. */
export type PremisesKind = Extract<HomeKind, 'land' | 'office' | 'retail' | 'industrial' | 'business'>;

const STYLES: Record<PremisesKind, readonly string[]> = {
  land: ['Residential Lot'],
  office: ['Office Suite', 'Professional Office', 'Medical/Dental'],
  retail: ['Storefront', 'Plaza Unit', 'Store W/Apt'],
  industrial: ['Warehouse', 'Multi-Unit', 'Free Standing'],
  business: [
    'Cafe',
    'Restaurant',
    'Bakery',
    'Hair Salon',
    'Dry Cleaning',
    'Convenience Store',
    'Fitness Studio',
    'Pharmacy',
  ],
};

function sizeOf(dice: Dice, kind: PremisesKind): number {
  const step = 25;
  const middle = { land: 0, office: 1_150, retail: 1_500, industrial: 5_200, business: 1_300 }[kind];
  return Math.round((middle * exponential(0.42 * dice.bell())) / step) * step;
}

/** Returns land, an office, a shop, a warehouse or a running business on a site. */
export function premisesHome(dice: Dice, kind: PremisesKind, site: Site, thisYear: number): Home {
  const isLand = kind === 'land';
  const year = Math.max(
    kind === 'industrial' ? 1955 : 1900,
    Math.min(thisYear - 2, Math.round(site.neighbourhood.era + 4 + dice.bell() * 12)),
  );
  const roomy = site.neighbourhood.towers < 0.13 ? 1.6 : 1;
  const { streetId, index, side } = site.address;
  return {
    key: `${streetId}.${index}.${side}`,
    kind,
    site,
    building: null,
    unit: kind === 'office' && dice.chance(0.7) ? String(dice.whole(1, 6) * 100 + dice.whole(1, 12)) : null,
    floor: null,
    isPart: false,
    style: dice.pick(STYLES[kind]),
    yearBuilt: isLand ? null : year,
    condition: 'kept',
    sqft: isLand ? null : sizeOf(dice, kind),
    storeys: 1,
    beds: 0,
    bedsPlus: 0,
    baths: isLand ? 0 : dice.whole(1, 2),
    lot: isLand
      ? { width: Math.round(dice.between(28, 74) * roomy), depth: Math.round(dice.between(96, 150) * roomy) }
      : null,
    basement: 'None',
    garage: 'None',
    garageSpaces: 0,
    parkingSpaces: isLand ? 0 : dice.whole(0, 8),
    exposure: null,
    heating: isLand ? 'None' : dice.pick(['Gas Forced Air Closd', 'Gas Hot Water', 'Forced Air']),
    airConditioning: isLand ? 'None' : 'Central Air',
    exterior: dice.pick(['Brick', 'Concrete', 'Stone']),
    hasPool: false,
    hasFireplace: false,
    hasLocker: false,
    balcony: null,
    quality: exponential(0.14 * dice.bell()),
  };
}
