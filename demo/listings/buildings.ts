/** Condominium towers and townhouse complexes: many homes at one address. */
import type { Dice } from './dice.ts';
import type { Building, Site } from './home.ts';
import { isGta } from './market.ts';
import { LISTINGS_A_HOME, type Place } from './places.ts';
import type { Sites } from './sites.ts';

/** Average number of homes of one building that come to the market over the years. */
const HOMES_A_BUILDING = 26;

const TOWER_AMENITIES = [
  'Concierge',
  'Gym',
  'Party/Meeting Room',
  'Rooftop Deck/Garden',
  'Indoor Pool',
  'Visitor Parking',
  'Guest Suites',
  'Media Room',
  'Sauna',
  'Bike Storage',
  'Bbqs Allowed',
  'Games Room',
];
const SMALL_AMENITIES = [
  'Bike Storage',
  'Party/Meeting Room',
  'Visitor Parking',
  'Bbqs Allowed',
  'Rooftop Deck/Garden',
];
const COMPLEX_AMENITIES = ['Visitor Parking', 'Playground', 'Bbqs Allowed', 'Outdoor Pool'];

function tallest(site: Site): number {
  if (site.city.population > 2_000_000) return 62;
  if (isGta(site.city)) return site.city.population > 300_000 ? 50 : 28;
  if (site.city.population > 900_000) return 42;
  if (site.city.population > 480_000) return 32;
  return 18;
}

function storeysOf(dice: Dice, site: Site): number {
  const { towers } = site.neighbourhood;
  if (towers > 0.6) return Math.min(tallest(site), dice.whole(14, 60));
  if (towers > 0.25) return Math.min(tallest(site), dice.whole(7, 30));
  return dice.whole(4, 9);
}

/** Towers are newer than the houses around them, except the slabs of the 1960s and 1970s. */
function yearBuiltOf(dice: Dice, site: Site, thisYear: number): number {
  const { era, towers } = site.neighbourhood;
  if (towers < 0.6 && era >= 1955 && era <= 1985 && dice.chance(0.5)) return dice.whole(1968, 1992);
  const middle = Math.max(era, 2004);
  return Math.max(1974, Math.min(thisYear, Math.round(middle + 5 + dice.bell() * 8)));
}

/** Newer buildings have smaller suites. */
function towerPlans(dice: Dice, yearBuilt: number, suites: number): number[] {
  const middle = yearBuilt < 1993 ? 960 : yearBuilt < 2008 ? 790 : 640;
  const plans: number[] = [];
  for (let suite = 0; suite < suites; suite += 1) {
    plans.push(Math.round(Math.max(370, middle * (1 + 0.28 * dice.bell()))));
  }
  return plans;
}

function amenitiesOf(dice: Dice, kind: Building['kind'], storeys: number): string[] {
  if (kind === 'condoTown') return COMPLEX_AMENITIES.filter(() => dice.chance(0.5));
  if (storeys < 9) return SMALL_AMENITIES.filter(() => dice.chance(0.5));
  return TOWER_AMENITIES.filter((_, place) => dice.chance(place < 3 ? 0.85 : 0.42));
}

function makeBuilding(dice: Dice, kind: Building['kind'], site: Site, thisYear: number): Building {
  const isTower = kind === 'condo';
  const storeys = isTower ? storeysOf(dice, site) : dice.pick([2, 2, 3, 3]);
  const era = site.neighbourhood.era;
  const townYear = Math.max(1968, Math.min(thisYear, Math.round(Math.max(1974, era) + 8 + dice.bell() * 8)));
  const yearBuilt = isTower ? yearBuiltOf(dice, site, thisYear) : townYear;
  const age = thisYear - yearBuilt;
  const suites = storeys < 9 ? dice.whole(8, 12) : dice.whole(7, 12);
  const townPlans = [0, 1, 2, 3].map(() => Math.round(1_300 + 220 * dice.bell()));
  return {
    kind,
    site,
    yearBuilt,
    storeys,
    plans: isTower ? towerPlans(dice, yearBuilt, suites) : townPlans,
    exposures: ['N', 'Ne', 'E', 'Se', 'S', 'Sw', 'W', 'Nw'],
    amenities: amenitiesOf(dice, kind, storeys),
    pets: dice.pick(['Restrict', 'Restrict', 'Restrict', 'Y', 'N']),
    feeRate:
      (isTower ? 0.58 + Math.min(0.34, age * 0.009) : 0.24 + Math.min(0.16, age * 0.004)) *
      dice.between(0.92, 1.1),
    quality: dice.between(0.93, 1.1),
    capacity: isTower ? Math.min(Math.floor(storeys * suites * 0.7), dice.whole(30, 60)) : dice.whole(12, 26),
    takenUnits: new Set(),
  };
}

/** Buildings that exist so far. A new one is built when a neighbourhood's share of the market needs it. */
export class Buildings {
  private readonly byPlace = new Map<string, Building[]>();
  private readonly sites: Sites;
  private readonly count: number;
  private readonly thisYear: number;

  /** @param count number of listings in the whole dataset */
  constructor(sites: Sites, count: number, thisYear: number) {
    this.sites = sites;
    this.count = count;
    this.thisYear = thisYear;
  }

  /** Returns a building of the kind in the place with a free unit; undefined if no site was found for one. */
  pick(dice: Dice, place: Place, kind: Building['kind']): Building | undefined {
    const key = `${place.index}:${kind}`;
    const buildings = this.byPlace.get(key) ?? [];
    this.byPlace.set(key, buildings);
    const open = buildings.filter((building) => building.takenUnits.size < building.capacity);
    const targetCount = this.targetCount(place, kind);
    const isEnough =
      open.length > 0 && (buildings.length >= targetCount || dice.chance(open.length / targetCount));
    if (isEnough) return dice.pick(open);
    const site = this.sites.find(dice, place, kind === 'condo' ? 'main' : 'any', 2);
    if (!site) return open[0];
    const building = makeBuilding(dice, kind, site, this.thisYear);
    buildings.push(building);
    return building;
  }

  private targetCount(place: Place, kind: Building['kind']): number {
    const weights = Object.values(place.kinds).reduce((sum, weight) => sum + weight, 0);
    const listings = (this.count * place.share * (place.kinds[kind] ?? 0)) / weights;
    return Math.max(1, Math.floor(listings / LISTINGS_A_HOME / (kind === 'condo' ? HOMES_A_BUILDING : 14)));
  }
}
