import type { GeneratedListing, Geography } from '#demo/types.ts';
import { type HomeKind, isCommercial } from '#server/store/listings/propertyTypes.ts';
import { Buildings } from './buildings.ts';
import { firstDayOf, yearOf } from './calendar.ts';
import { demoListings } from './demo/demoListings.ts';
import { Dice } from './dice.ts';
import { EvenChoices } from './evenChoices.ts';
import type { Home } from './home.ts';
import { type HouseKind, houseHome, partOfHouse } from './houses.ts';
import { type ListingContext, stintListing } from './listing.ts';
import { segmentOf } from './market.ts';
import { MlsNumbers } from './mlsNumbers.ts';
import { marketPlaces, type Place, totalWeight } from './places.ts';
import { type PremisesKind, premisesHome } from './premises.ts';
import { PageNeighbours } from './prose/pageNeighbours.ts';
import { homeAtEach } from './renovation.ts';
import { pacedShare, SalePace } from './salePace.ts';
import { type Frontage, Sites } from './sites.ts';
import { marketLife, OLDEST_DAY, type Tenure } from './stints.ts';
import { complexHome, towerHome } from './units.ts';

interface ListingOptions {
  geography: Geography;
  /** How many listings to make; homes with history count once for each listing. */
  count: number;
  seed: number;
  /** The day that is 0 in the listings, in days since 1970. Only season and years follow from it. */
  worldDay: number;
  /** Begin with the cases on purpose (docs/demo-data.md); they count as listings. */
  withCases?: boolean;
}

/** Share of active homes in cities without a paced market. */
const ACTIVE_HOMES = 0.8;
/** Where sales are paced there are many of them: fewer homes are to let, and most of those are still there. */
const PACED_LEASES = { share: 0.68, active: 0.7 } as const;
/** Active ones of what the pace does not reach there: premises, land and new homes. */
const UNPACED_ACTIVE = 0.3;
/** So many failed homes in a row mean that the geography has no room left. */
const MOST_FAILURES = 3_000;

const LEASE_SHARE: Record<HomeKind, number> = {
  detached: 0.17,
  semi: 0.2,
  row: 0.24,
  multiplex: 0.34,
  condo: 0.43,
  condoTown: 0.25,
  land: 0,
  farm: 0,
  mobile: 0,
  cottage: 0,
  office: 0.7,
  retail: 0.55,
  industrial: 0.55,
  business: 0.04,
};

const MAIN_STREET: ReadonlySet<HomeKind> = new Set(['office', 'retail', 'industrial', 'business']);

interface World extends ListingOptions {
  sites: Sites;
  buildings: Buildings;
  choices: EvenChoices;
  pace: SalePace;
  thisYear: number;
}

/** Evenly, so that a small city has its homes whatever the seed. */
function pickPlace(choices: EvenChoices, places: readonly Place[]): Place | undefined {
  let rest = choices.next('place') * places.reduce((sum, place) => sum + place.share, 0);
  for (const place of places) {
    rest -= place.share;
    if (rest < 0) return place;
  }
  return places.at(-1);
}

/** Every neighbourhood has its share of premises and land, so that none is left without homes. */
function pickKind(dice: Dice, choices: EvenChoices, { index, kinds }: Place): HomeKind {
  const homes = { ...kinds };
  const premises: Place['kinds'] = {};
  const all = Object.keys(kinds) as HomeKind[]; // the keys of a place's kinds
  for (const kind of all) {
    if (segmentOf(kind) !== 'premises') continue;
    premises[kind] = kinds[kind] ?? 0;
    delete homes[kind];
  }
  const share = totalWeight(premises) / totalWeight(kinds);
  return dice.weighted(choices.isDue(`premises ${index}`, share) ? premises : homes);
}

function makeHome(dice: Dice, world: World, place: Place, kind: HomeKind): Home | undefined {
  if (kind === 'condo' || kind === 'condoTown') {
    const building = world.buildings.pick(dice, place, kind);
    if (!building) return undefined;
    return kind === 'condo'
      ? towerHome(dice, building, world.thisYear)
      : complexHome(dice, building, world.thisYear);
  }
  const frontage: Frontage = MAIN_STREET.has(kind)
    ? 'main'
    : kind === 'detached' || kind === 'semi'
      ? 'side'
      : 'any';
  const site = world.sites.find(dice, place, frontage);
  if (!site) return undefined;
  if (kind === 'land' || isCommercial(kind))
    return premisesHome(dice, kind as PremisesKind, site, world.thisYear); // all other kinds than houses
  return houseHome(dice, kind as HouseKind, site, world.thisYear); // every kind left is a house
}

/** A whole house to let is rare where it has a lower suite: mostly one storey is offered. */
function offered(dice: Dice, home: Home, type: Tenure): Home {
  const canSplit = home.kind === 'detached' || home.kind === 'semi';
  if (type === 'Lease' && canSplit && (home.basement === 'Apartment' || dice.chance(0.12)))
    return partOfHouse(dice, home);
  return home;
}

function patienceOf(home: Home): number {
  if (isCommercial(home.kind) || home.kind === 'land' || home.kind === 'farm') return 1.7;
  return home.quality > 1.12 ? 1.15 : 1;
}

function homeListings(
  world: World,
  places: readonly Place[],
  context: ListingContext,
  number: number,
): GeneratedListing[] {
  const dice = new Dice(world.seed, 1, number);
  const place = pickPlace(world.choices, places);
  if (!place) return [];
  const kind = pickKind(dice, world.choices, place);
  const whole = makeHome(dice, world, place, kind);
  if (!whole) return [];
  const isPaced = pacedShare(place.city) !== undefined;
  const leaseShare = LEASE_SHARE[kind] * (isPaced ? PACED_LEASES.share : 1);
  // Homes are counted apart from premises: each neighbourhood has its share of both for sale and to let.
  const group = `${segmentOf(kind) === 'premises' ? 'premises' : 'homes'} ${place.index}`;
  const type: Tenure = world.choices.isDue(`lease ${group}`, leaseShare) ? 'Lease' : 'Sale';
  const home = offered(dice, whole, type);
  const built = home.yearBuilt === null ? OLDEST_DAY : firstDayOf(home.yearBuilt) - world.worldDay;
  const segment = segmentOf(home.kind);
  const earliestDay = Math.min(-1, Math.max(OLDEST_DAY, built));
  const isLeftToDice = number === 0 || type === 'Lease' || segment === 'premises';
  const activeShare = isPaced ? (type === 'Lease' ? PACED_LEASES.active : UNPACED_ACTIVE) : ACTIVE_HOMES;
  const turn = isLeftToDice ? undefined : world.pace.next(place.city, earliestDay, group);
  const life = marketLife(dice, {
    city: home.site.city,
    type,
    segment,
    today: world.worldDay,
    earliestDay,
    isActive: turn === undefined && world.choices.isDue(`active ${group}`, activeShare),
    isPaced: isPaced && type === 'Sale',
    turn,
    patience: patienceOf(home),
    isNewToday: number === 0,
  });
  const told = life.filter((stint) => stint.type === 'Lease' || !home.isPart);
  const homes = homeAtEach(new Dice(world.seed, 3, number), home, told);
  return told.map((stint, time) =>
    stintListing(new Dice(world.seed, 2, number, time), homes[time] ?? home, stint, context),
  );
}

/**
 * The listings of the world, one after another in constant memory (apart from the taken addresses, the MLS numbers
 * and what active listings say).
 * A pure function of its options. Homes come in no order of place or day, so that any first part of the sequence is a
 * fair sample; the listings of one home come together, oldest first. The first home comes out
 * on the world day: even a small world has something new today.
 * @throws Error where the geography has no addresses left
 */
export function* generateListings(options: ListingOptions): Generator<GeneratedListing> {
  const { geography, count, seed, worldDay } = options;
  const thisYear = yearOf(worldDay);
  const sites = new Sites(geography);
  const choices = new EvenChoices(seed);
  const world: World = {
    ...options,
    sites,
    buildings: new Buildings(sites, count, thisYear),
    choices,
    pace: new SalePace(seed, worldDay, choices),
    thisYear,
  };
  const places = marketPlaces(geography, seed, count);
  if (places.length === 0) throw new Error('The geography has no neighbourhood with streets.');
  const context: ListingContext = {
    worldDay,
    thisYear,
    mlsNumbers: new MlsNumbers(),
    pages: new PageNeighbours(),
  };
  let made = 0;
  let failures = 0;
  if (options.withCases) {
    for (const listing of demoListings(geography, sites, seed, context)) {
      if (made === count) return;
      made += 1;
      yield listing;
    }
  }
  for (let number = 0; made < count; number += 1) {
    const listings = homeListings(world, places, context, number);
    failures = listings.length === 0 ? failures + 1 : 0;
    if (failures > MOST_FAILURES) throw new Error('The geography has no room for so many listings.');
    for (const listing of listings) {
      if (made === count) return;
      made += 1;
      yield listing;
    }
  }
}
