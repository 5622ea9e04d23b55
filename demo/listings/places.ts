/** The distribution of listings over cities, neighbourhoods and kinds of home. */
import type { City, Geography, Neighbourhood } from '#demo/types.ts';
import type { HomeKind } from '#server/store/listings/propertyTypes.ts';
import { power } from './arithmetic.ts';
import { Dice } from './dice.ts';
import { isGta } from './market.ts';
import { pacedShare } from './salePace.ts';

/** A neighbourhood with its share of all listings, and the weights of the kinds of home in it. */
export interface Place {
  index: number;
  neighbourhood: Neighbourhood;
  city: City;
  /** Share of all listings. The shares of all places add up to 1. */
  share: number;
  kinds: Partial<Record<HomeKind, number>>;
}

/** Minimum number of homes in a building, in a dataset of the usual size. */
const SMALLEST_BUILDING = [
  ['condo', 17],
  ['condoTown', 8],
] as const;
/**
 * Number of listings of the usual size. Smaller datasets have smaller buildings, since they would have no flats
 * otherwise.
 */
const USUAL_COUNT = 20_000;
/** Average number of listings of one home over the years. */
export const LISTINGS_A_HOME = 1.4;

/** Minimum population of a city with many neighbourhoods. */
const LARGE_CITY = 500_000;
/** Weight that each neighbourhood adds to its city. Each of the many neighbourhoods in a large city needs listings. */
const NEIGHBOURHOOD_WEIGHT = { large: 3_300, small: 1_000 } as const;

/**
 * Returns each city's share of all homes. Paced cities get the share that their sales need. The others get a share that
 * grows less than their population.
 * @param neighbourhoods number of neighbourhoods in each city
 */
function cityShares(neighbourhoods: ReadonlyMap<City, number>): Map<City, number> {
  const cities = [...neighbourhoods.keys()];
  const paced = cities.reduce((sum, city) => sum + (pacedShare(city) ?? 0), 0);
  const weightOf = (city: City): number => {
    if (pacedShare(city) !== undefined) return 0;
    const each = NEIGHBOURHOOD_WEIGHT[city.population >= LARGE_CITY ? 'large' : 'small'];
    return power(city.population, 0.82) + each * (neighbourhoods.get(city) ?? 0);
  };
  const rest = cities.reduce((sum, city) => sum + weightOf(city), 0);
  const all = rest === 0 ? paced : 1;
  return new Map(
    cities.map((city) => [city, (pacedShare(city) ?? (weightOf(city) / rest) * (1 - paced)) / all]),
  );
}

function houseKinds(city: City, era: number): Partial<Record<HomeKind, number>> {
  if (city.stateCode === 'QC') return { detached: 44, semi: 10, row: 10, multiplex: 26, condoTown: 4 };
  if (city.stateCode === 'BC') return { detached: 62, semi: 8, row: 6, multiplex: 6, condoTown: 18 };
  if (!isGta(city) && city.stateCode !== 'ON') {
    return { detached: 68, semi: 9, row: 7, multiplex: era < 1955 ? 9 : 3, condoTown: 11 };
  }
  if (era < 1940) return { detached: 41, semi: 30, row: 13, multiplex: 12, condoTown: 4 };
  if (era < 1972) return { detached: 66, semi: 13, row: 4, multiplex: 5, condoTown: 11 };
  if (era < 1998) return { detached: 62, semi: 11, row: 11, multiplex: 1, condoTown: 15 };
  return { detached: 52, semi: 13, row: 25, multiplex: 0.5, condoTown: 10 };
}

/** Land and country homes exist only at the young edge of a city, where there is space for them. */
function outerKinds(city: City, neighbourhood: Neighbourhood): Partial<Record<HomeKind, number>> {
  const isMetropolis = city.population > 1_500_000 || ['Vancouver', 'Victoria'].includes(city.name);
  if (isMetropolis || neighbourhood.towers >= 0.13) return { land: isMetropolis ? 0.7 : 1 };
  const isEdge = neighbourhood.towers <= 0.06 && neighbourhood.era >= 1980;
  const isModest = neighbourhood.era >= 1968 && neighbourhood.priceLevel < 0.95 && !isGta(city);
  if (!isEdge) return { land: 3, mobile: isModest ? 1.5 : 0 };
  if (isGta(city)) return { land: 4, farm: 0.8 };
  const isByWater = ['NS', 'NL', 'QC'].includes(city.stateCode);
  return { land: 5, farm: 2.2, mobile: isModest ? 6 : 0, cottage: isByWater ? 16 : 0 };
}

/** Returns weights, about 100 in all, for the kinds of homes that come to the market in a neighbourhood. */
function kindWeights(city: City, neighbourhood: Neighbourhood): Partial<Record<HomeKind, number>> {
  // Flats are listed more often than their share of all homes, since people move out of them sooner.
  const flats = Math.min(0.95, neighbourhood.towers * 1.2);
  const weights: Partial<Record<HomeKind, number>> = { condo: flats * 100 };
  for (const [kind, weight] of Object.entries(houseKinds(city, neighbourhood.era))) {
    weights[kind as HomeKind] = weight * (1 - flats); // the keys of houseKinds are kinds
  }
  for (const [kind, weight] of Object.entries(outerKinds(city, neighbourhood))) {
    weights[kind as HomeKind] = weight; // the keys of outerKinds are kinds
  }
  return { ...weights, office: 1.2 + flats, retail: 1.6, industrial: flats > 0.6 ? 0.1 : 0.6, business: 0.7 };
}

/**
 * Moves flats between neighbourhoods. A tower with two units for sale in ten years would look wrong. So a neighbourhood
 * whose flats do not fill a building gets either enough for one or none; the average stays the same. A place of towers
 * (`isOfTowers`), such as the one with the most towers in its city, always has its building.
 */
function gatherFlats(
  dice: Dice,
  kinds: Place['kinds'],
  homes: number,
  count: number,
  isOfTowers: boolean,
): Place['kinds'] {
  const gathered = { ...kinds };
  for (const [kind, usual] of SMALLEST_BUILDING) {
    const minimum = Math.min(usual, Math.max(1, (usual * count) / USUAL_COUNT));
    const weights = totalWeight(gathered);
    const weight = gathered[kind] ?? 0;
    const flats = (homes * weight) / weights;
    if (flats >= minimum || flats === 0) continue;
    // Most neighbourhoods that are too small for a building lose their flats.
    const hasRoom = homes > minimum * 1.3;
    const isKept = isOfTowers || (hasRoom && dice.chance(flats / minimum));
    gathered[kind] = isKept ? (hasRoom ? (weight * minimum) / flats : weight) : 0;
  }
  return gathered;
}

/** Returns the sum of the weights of all kinds. */
export const totalWeight = (kinds: Place['kinds']): number =>
  Object.values(kinds).reduce((sum, weight) => sum + weight, 0);

/**
 * Returns the number of homes relative to streets with houses. It is several times larger if nearly every home is in a
 * tower.
 */
function homesWeight(towers: number): number {
  const fourth = towers * towers * towers * towers;
  return 1 + 0.5 * towers + 4.5 * fourth * fourth * fourth;
}

/** Returns every neighbourhood of the country with its share of a market of `count` listings. */
export function marketPlaces(geography: Geography, seed: number, count: number): Place[] {
  const cities = new Map(geography.cities.map((city) => [`${city.name}|${city.state}`, city]));
  const drafts: { index: number; neighbourhood: Neighbourhood; city: City; weight: number }[] = [];
  for (const [index, neighbourhood] of geography.neighbourhoods.entries()) {
    const city = cities.get(`${neighbourhood.city}|${neighbourhood.state}`);
    if (!city || geography.streetsOf(index).length === 0) continue;
    const weight = homesWeight(neighbourhood.towers) * new Dice(seed, 11, index).between(0.92, 1.12);
    drafts.push({ index, neighbourhood, city, weight });
  }
  const byCity = Map.groupBy(drafts, ({ city }) => city);
  const shares = cityShares(new Map([...byCity].map(([city, own]) => [city, own.length])));
  return [...byCity].flatMap(([city, own]) => {
    // Towers add homes to their neighbourhood and take none from the others, so that no neighbourhood is empty.
    const mean = own.reduce((sum, { weight }) => sum + weight, 0) / own.length;
    const weights = own.map(({ weight }) => Math.max(weight, mean));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const tallest = Math.max(...own.map(({ neighbourhood }) => neighbourhood.towers));
    return own.map(({ index, neighbourhood }, at) => {
      const share = ((shares.get(city) ?? 0) * (weights[at] ?? 0)) / total;
      const isOfTowers = neighbourhood.towers >= Math.min(0.5, tallest);
      const homes = (count * share) / LISTINGS_A_HOME;
      const kinds = kindWeights(city, neighbourhood);
      return {
        index,
        neighbourhood,
        city,
        share,
        kinds: gatherFlats(new Dice(seed, 13, index), kinds, homes, count, isOfTowers),
      };
    });
  });
}
