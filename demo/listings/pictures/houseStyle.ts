import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';

/** All kinds of buildings on lots that listing pictures can draw. */
export const HOUSE_STYLES = [
  'bayandgable',
  'semi',
  'foursquare',
  'victorian',
  'bungalow',
  'storeyandhalf',
  'splitlevel',
  'sidesplit',
  'nineties',
  'modern',
  'town',
  'stackedtown',
  'oldrow',
  'walkup',
  'slab',
  'podium',
  'pointtower',
  'midrise',
  'loft',
  'vancouverspecial',
  'craftsman',
  'westcoast',
  'plex',
  'canadienne',
  'clapboard',
  'jellybean',
  'prairie',
  'character',
  'frontgarage',
  'farm',
  'mobile',
  'cottage',
  'aframe',
  'lotcity',
  'lotwood',
  'lotwater',
  'lotprairie',
  'plaza',
  'office',
  'warehouse',
  'storefront',
] as const;
/** A style of a building. */
export type HouseStyle = (typeof HOUSE_STYLES)[number];

const LAKESIDE: ReadonlySet<string> = new Set([
  'Toronto',
  'Mississauga',
  'Oakville',
  'Burlington',
  'Pickering',
  'Ajax',
  'Whitby',
  'Hamilton',
  'Halifax',
  "St. John's",
  'Vancouver',
  'Victoria',
]);

function detachedBefore1946(dice: Dice, home: Home): HouseStyle {
  const { name, stateCode } = home.site.city;
  if (name === "St. John's") return dice.pick(['jellybean', 'clapboard', 'clapboard']);
  if (stateCode === 'NS') return 'clapboard';
  if (name === 'Québec') return dice.pick(['canadienne', 'canadienne', 'foursquare']);
  if (stateCode === 'QC') return dice.pick(['foursquare', 'canadienne', 'plex']);
  if (stateCode === 'BC') return 'craftsman';
  if (['MB', 'SK', 'AB'].includes(stateCode)) return dice.pick(['character', 'character', 'craftsman']);
  if (home.storeys < 2) return 'storeyandhalf';
  if (name === 'Toronto') return dice.pick(['bayandgable', 'foursquare', 'victorian', 'foursquare']);
  return dice.pick(['foursquare', 'victorian']);
}

function detachedBefore1976(dice: Dice, home: Home): HouseStyle {
  const { city } = home.site;
  if (home.style.startsWith('Sidesplit')) return 'sidesplit';
  if (home.style.startsWith('Backsplit')) return 'splitlevel';
  if (home.storeys === 1.5) return 'storeyandhalf';
  if (home.storeys === 1) return 'bungalow';
  if (city.stateCode === 'BC') return dice.pick(['vancouverspecial', 'westcoast']);
  if (city.stateCode === 'QC') return dice.pick(['canadienne', 'foursquare']);
  if (['NS', 'NL'].includes(city.stateCode)) return 'clapboard';
  return ['MB', 'SK', 'AB'].includes(city.stateCode) ? 'prairie' : 'foursquare';
}

function detachedSince1976(dice: Dice, home: Home, year: number): HouseStyle {
  const { stateCode } = home.site.city;
  const isInfill = home.site.neighbourhood.era < 1975 && year > 2003;
  if (isInfill) return 'modern';
  if (home.style.startsWith('Sidesplit')) return 'sidesplit';
  if (home.style.startsWith('Backsplit')) return 'splitlevel';
  if (home.storeys === 1) return 'bungalow';
  if (stateCode === 'BC') return year < 1992 ? 'vancouverspecial' : dice.pick(['westcoast', 'modern']);
  if (['NS', 'NL'].includes(stateCode))
    return year < 1995 ? 'clapboard' : dice.pick(['clapboard', 'nineties']);
  if (['MB', 'SK', 'AB'].includes(stateCode)) return year < 1990 ? 'prairie' : 'frontgarage';
  if (stateCode === 'QC' && year < 2000) return dice.pick(['canadienne', 'nineties']);
  return home.garageSpaces >= 2 ? 'nineties' : dice.pick(['nineties', 'frontgarage']);
}

function detachedStyle(dice: Dice, home: Home): HouseStyle {
  const year = home.yearBuilt ?? 1975;
  if (year < 1946) return detachedBefore1946(dice, home);
  return year < 1976 ? detachedBefore1976(dice, home) : detachedSince1976(dice, home, year);
}

function semiStyle(dice: Dice, home: Home): HouseStyle {
  const year = home.yearBuilt ?? 1975;
  const { name, stateCode } = home.site.city;
  if (name === "St. John's") return 'jellybean';
  if (stateCode === 'NS') return 'clapboard';
  if (stateCode === 'BC') return year < 1990 ? 'vancouverspecial' : 'westcoast';
  if (year > 1990) return 'frontgarage';
  if (stateCode === 'ON' && year < 1946)
    return name === 'Toronto' ? dice.pick(['bayandgable', 'semi']) : 'semi';
  if (stateCode === 'QC') return year < 1950 ? 'plex' : 'semi';
  return stateCode === 'ON' ? 'semi' : 'prairie';
}

function rowStyle(home: Home): HouseStyle {
  const year = home.yearBuilt ?? home.building?.yearBuilt ?? 1985;
  const { name, stateCode } = home.site.city;
  if (name === "St. John's" && year < 1985) return 'jellybean';
  if (year > 1960) return home.storeys >= 3 ? 'stackedtown' : 'town';
  if (stateCode === 'QC') return 'plex';
  if (stateCode === 'NS') return 'jellybean';
  return stateCode === 'ON' ? 'oldrow' : 'town';
}

function multiplexStyle(dice: Dice, home: Home): HouseStyle {
  const year = home.yearBuilt ?? 1960;
  const { stateCode } = home.site.city;
  if (stateCode === 'QC') return year < 1975 ? 'plex' : 'walkup';
  if (stateCode === 'BC') return year < 1946 ? 'craftsman' : 'vancouverspecial';
  if (['NS', 'NL'].includes(stateCode)) return dice.pick(['clapboard', 'walkup']);
  if (year < 1946) return stateCode === 'ON' ? dice.pick(['semi', 'walkup', 'foursquare']) : 'character';
  return 'walkup';
}

function condoStyle(dice: Dice, home: Home): HouseStyle {
  const { building } = home;
  const storeys = building?.storeys ?? 12;
  const year = building?.yearBuilt ?? 2005;
  const { era } = home.site.neighbourhood;
  if (storeys < 10) {
    if (era < 1950 && dice.chance(0.45)) return 'loft';
    return year < 1988 ? 'walkup' : 'midrise';
  }
  if (year < 1993) return 'slab';
  return storeys > 24 && dice.chance(0.55) ? 'pointtower' : 'podium';
}

function lotStyle(dice: Dice, home: Home): HouseStyle {
  const { city, neighbourhood } = home.site;
  const isWide = (home.lot?.width ?? 40) > 62;
  if (LAKESIDE.has(city.name) && neighbourhood.towers < 0.3 && dice.chance(0.25)) return 'lotwater';
  if (!isWide) return dice.pick(['lotcity', 'lotcity', 'lotcity', 'lotwood']);
  return ['MB', 'SK', 'AB'].includes(city.stateCode) ? 'lotprairie' : 'lotwood';
}

/**
 * Returns the look of a home from the street, by its kind, city, age and size. The dice choose among the usual styles.
 */
export function houseStyle(dice: Dice, home: Home): HouseStyle {
  switch (home.kind) {
    case 'detached':
      return detachedStyle(dice, home);
    case 'semi':
      return semiStyle(dice, home);
    case 'row':
    case 'condoTown':
      return rowStyle(home);
    case 'multiplex':
      return multiplexStyle(dice, home);
    case 'condo':
      return condoStyle(dice, home);
    case 'land':
      return lotStyle(dice, home);
    case 'farm':
      return 'farm';
    case 'mobile':
      return 'mobile';
    case 'cottage':
      return home.style === 'Chalet' ? 'aframe' : 'cottage';
    case 'office':
      return home.style === 'Professional Office' ? dice.pick(['storefront', 'office']) : 'office';
    case 'industrial':
      return 'warehouse';
    case 'retail':
      return home.style === 'Plaza Unit' ? 'plaza' : 'storefront';
    case 'business':
      return home.site.neighbourhood.era > 1965 ? dice.pick(['plaza', 'plaza', 'storefront']) : 'storefront';
  }
}
