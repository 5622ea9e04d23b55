/** What stays with the home: "Fridge, stove, washer & dryer, all window coverings." */
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import { isCommercial } from '../propertyTypes.ts';
import type { Stint } from '../stints.ts';

const ENGLISH = {
  kitchen: [
    'Fridge, stove, dishwasher',
    'Stainless steel fridge, gas range, dishwasher',
    'Existing fridge and stove',
    'Built-in appliances',
  ],
  laundry: ['washer & dryer', 'stacked washer & dryer', 'front-load washer & dryer'],
  more: [
    'all window coverings',
    'all electric light fixtures',
    'microwave hood fan',
    'closet organizers',
    'blinds',
  ],
  house: [
    'garage door opener and remotes',
    'central vac and attachments',
    'garden shed',
    'gas furnace',
    'central air conditioner',
  ],
  rented: 'Hot water tank is rented.',
};

const FRENCH = {
  kitchen: ['Réfrigérateur, cuisinière, lave-vaisselle', 'Électroménagers encastrés'],
  laundry: ['laveuse et sécheuse', 'laveuse-sécheuse superposées'],
  more: ['luminaires', 'stores', 'rideaux et tringles', 'hotte'],
  house: ['remise', 'thermopompe murale', 'ouvre-porte de garage'],
  rented: 'Chauffe-eau loué.',
};

/** The inclusions of a home; null where nothing is said (a third of all listings) and for land and premises. */
export function extrasOf(dice: Dice, home: Home, stint: Stint): string | null {
  if (home.sqft === null || isCommercial(home.kind) || dice.chance(0.3)) return null;
  const isFrench = home.site.city.language === 'fr';
  const words = isFrench ? FRENCH : ENGLISH;
  const parts = [dice.pick(words.kitchen)];
  if (dice.chance(0.85)) parts.push(dice.pick(words.laundry));
  for (const thing of words.more) if (dice.chance(0.4)) parts.push(thing);
  if (home.building === null && !home.isPart) {
    for (const thing of words.house) if (dice.chance(fitsHome(home, thing) ? 0.3 : 0)) parts.push(thing);
  }
  const isRented = home.building === null && stint.type === 'Sale' && dice.chance(0.3);
  return `${parts.join(', ')}.${isRented ? ` ${words.rented}` : ''}`;
}

function fitsHome(home: Home, thing: string): boolean {
  if (thing.includes('garage')) return home.garageSpaces > 0;
  if (thing.includes('air conditioner')) return home.airConditioning === 'Central Air';
  return true;
}
