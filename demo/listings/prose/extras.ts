/** The inclusions of a sale: "Fridge, stove, washer & dryer, all window coverings." */

import { isCommercial } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import type { DescribedListing } from './describedListing.ts';
import type { NearbySentences } from './pageNeighbours.ts';

/** Number of lists to try for one that no neighbour has. */
const MAX_ATTEMPTS = 24;

const ENGLISH = {
  kitchen: [
    'Fridge, stove, dishwasher',
    'Stove, dishwasher, fridge',
    'Refrigerator, range, dishwasher',
    'Existing fridge and stove',
    'Existing appliances',
    'Built-in appliances',
    'Fridge, induction range, dishwasher',
    'Fridge (2022), stove, dishwasher',
    'Counter-depth fridge, stove, dishwasher',
  ],
  laundry: [
    'washer & dryer',
    'stacked washer & dryer',
    'front-load washer & dryer',
    'washer and dryer (2021)',
  ],
  more: [
    'all window coverings',
    'all electric light fixtures',
    'microwave hood fan',
    'closet organizers',
    'blinds',
    'curtain rods',
    'bathroom mirrors',
    'wall-mounted shelves',
    'smart thermostat',
    'keypad lock',
  ],
  house: [
    'garage door opener and remotes',
    'central vac and attachments',
    'garden shed',
    'furnace',
    'central air conditioner',
    'rain barrel',
    'workbench',
    'hose reel',
    'firewood',
  ],
  rented: [
    'Hot water tank is rented.',
    'Hot water tank (rental).',
    'Water heater is a rental; the contract goes with the house.',
    'Rental items: hot water tank.',
  ],
};

const FRENCH = {
  kitchen: [
    'Réfrigérateur, cuisinière, lave-vaisselle',
    'Cuisinière, réfrigérateur, lave-vaisselle',
    'Réfrigérateur et cuisinière',
    'Électroménagers encastrés',
    'Électroménagers en place',
    'Four, plaque à induction, réfrigérateur',
  ],
  laundry: ['laveuse et sécheuse', 'laveuse-sécheuse superposées', 'laveuse (2021) et sécheuse'],
  more: [
    'luminaires',
    'stores',
    'rideaux et tringles',
    'hotte',
    'miroirs des salles de bain',
    'tablettes murales',
    'thermostats intelligents',
    'supports à vélo',
  ],
  house: [
    'remise',
    'thermopompe murale',
    'ouvre-porte de garage',
    'baril d’eau de pluie',
    'établi',
    'bois de foyer',
  ],
  rented: ['Chauffe-eau loué.', 'Chauffe-eau en location.', 'Le chauffe-eau est loué; contrat à assumer.'],
};

/** True if the home has the part that the thing belongs to. */
function fitsHome({ home, details }: DescribedListing, thing: string): boolean {
  if (/garage/.test(thing)) return home.garageSpaces > 0;
  if (/air conditioner|thermopompe/.test(thing)) return home.airConditioning === 'Central Air';
  if (/firewood|foyer/.test(thing)) return home.hasFireplace;
  if (/furnace/.test(thing)) return details.heating?.endsWith('Forced Air') ?? false;
  if (/central vac/.test(thing)) return details.centralVac === 'Y';
  return true;
}

function listOf(dice: Dice, described: DescribedListing): string {
  const { home, stint, details } = described;
  const words = home.site.city.language === 'fr' ? FRENCH : ENGLISH;
  const parts = [dice.pick(words.kitchen)];
  if (details.laundryLevel !== 'Shared' && dice.chance(0.85)) parts.push(dice.pick(words.laundry));
  for (const thing of words.more) if (dice.chance(0.28)) parts.push(thing);
  if (isWholeHouse(home)) {
    for (const thing of words.house) if (dice.chance(fitsHome(described, thing) ? 0.3 : 0)) parts.push(thing);
  }
  const isRented = home.building === null && stint.type === 'Sale' && dice.chance(0.3);
  return `${parts.join(', ')}.${isRented ? ` ${dice.pick(words.rented)}` : ''}`;
}

function isWholeHouse(home: Home): boolean {
  return home.building === null && !home.isPart;
}

/**
 * Returns the inclusions of a home. Null for a third of all listings, for land and premises, and if every list is used
 * nearby.
 */
export function extrasOf(dice: Dice, described: DescribedListing, nearby: NearbySentences): string | null {
  const { home } = described;
  if (home.sqft === null || isCommercial(home.kind) || dice.chance(0.3)) return null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const list = listOf(dice, described);
    if (nearby.isNew(list)) return list;
  }
  return null;
}
