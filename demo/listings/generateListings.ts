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
  /** Number of listings. A home with a history counts once for each of its listings. */
  count: number;
  seed: number;
  /** Day 0 of the listings, in days since 1970. Only season and years depend on it. */
  today: number;
  /** True to begin with the cases of docs/demo-data.md. They count as listings. */
  withCases?: boolean;
}

/** Share of active homes in cities without a paced market. */
const ACTIVE_HOMES = 0.8;
/** In a paced city there are many sales: fewer homes are for lease, and most of those are still active. */
const PACED_LEASES = { share: 0.68, active: 0.7 } as const;
/** Share of active homes among those in paced cities that the pace leaves out: premises, land and new homes. */
const UNPACED_ACTIVE = 0.3;
/** Number of failed homes in a row that means that the geography has no free address. */
const MAX_FAILURES = 3_000;

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

interface Generation extends ListingOptions {
  sites: Sites;
  buildings: Buildings;
  choices: EvenChoices;
  pace: SalePace;
  thisYear: number;
}

/** Chooses evenly, so that a small city gets its homes for every seed. */
function pickPlace(choices: EvenChoices, places: readonly Place[]): Place | undefined {
  let rest = choices.next('place') * places.reduce((sum, place) => sum + place.share, 0);
  for (const place of places) {
    rest -= place.share;
    if (rest < 0) return place;
  }
  return places.at(-1);
}

/** Every neighbourhood gets its share of premises and land, so that none is left without homes. */
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

function makeHome(dice: Dice, generation: Generation, place: Place, kind: HomeKind): Home | undefined {
  if (kind === 'condo' || kind === 'condoTown') {
    const building = generation.buildings.pick(dice, place, kind);
    if (!building) return undefined;
    return kind === 'condo'
      ? towerHome(dice, building, generation.thisYear)
      : complexHome(dice, building, generation.thisYear);
  }
  const frontage: Frontage = MAIN_STREET.has(kind)
    ? 'main'
    : kind === 'detached' || kind === 'semi'
      ? 'side'
      : 'any';
  const site = generation.sites.find(dice, place, frontage);
  if (!site) return undefined;
  if (kind === 'land' || isCommercial(kind))
    return premisesHome(dice, kind as PremisesKind, site, generation.thisYear); // all kinds that are not houses
  return houseHome(dice, kind as HouseKind, site, generation.thisYear); // only houses are left
}

/** A house with a lower suite is rarely for lease as a whole: mostly one storey is offered. */
function homeToOffer(dice: Dice, home: Home, type: Tenure): Home {
  const canSplit = home.kind === 'detached' || home.kind === 'semi';
  if (type === 'Lease' && canSplit && (home.basement === 'Apartment' || dice.chance(0.12)))
    return partOfHouse(dice, home);
  return home;
}

function timeFactorOf(home: Home): number {
  if (isCommercial(home.kind) || home.kind === 'land' || home.kind === 'farm') return 1.7;
  return home.quality > 1.12 ? 1.15 : 1;
}

function homeListings(
  generation: Generation,
  places: readonly Place[],
  context: ListingContext,
  number: number,
): GeneratedListing[] {
  const dice = new Dice(generation.seed, 1, number);
  const place = pickPlace(generation.choices, places);
  if (!place) return [];
  const kind = pickKind(dice, generation.choices, place);
  const whole = makeHome(dice, generation, place, kind);
  if (!whole) return [];
  const isPaced = pacedShare(place.city) !== undefined;
  const leaseShare = LEASE_SHARE[kind] * (isPaced ? PACED_LEASES.share : 1);
  // Homes are counted apart from premises: each neighbourhood has its share of both, for sale and for lease.
  const group = `${segmentOf(kind) === 'premises' ? 'premises' : 'homes'} ${place.index}`;
  const type: Tenure = generation.choices.isDue(`lease ${group}`, leaseShare) ? 'Lease' : 'Sale';
  const home = homeToOffer(dice, whole, type);
  const built = home.yearBuilt === null ? OLDEST_DAY : firstDayOf(home.yearBuilt) - generation.today;
  const segment = segmentOf(home.kind);
  const earliestDay = Math.min(-1, Math.max(OLDEST_DAY, built));
  const isLeftToDice = number === 0 || type === 'Lease' || segment === 'premises';
  const activeShare = isPaced ? (type === 'Lease' ? PACED_LEASES.active : UNPACED_ACTIVE) : ACTIVE_HOMES;
  const outcome = isLeftToDice ? undefined : generation.pace.next(place.city, earliestDay, group);
  const life = marketLife(dice, {
    city: home.site.city,
    type,
    segment,
    today: generation.today,
    earliestDay,
    isActive: outcome === undefined && generation.choices.isDue(`active ${group}`, activeShare),
    isPaced: isPaced && type === 'Sale',
    outcome,
    timeFactor: timeFactorOf(home),
    isNewToday: number === 0,
  });
  const stints = life.filter((stint) => stint.type === 'Lease' || !home.isPart);
  const homes = homeAtEach(new Dice(generation.seed, 3, number), home, stints);
  return stints.map((stint, time) =>
    stintListing(new Dice(generation.seed, 2, number, time), homes[time] ?? home, stint, context),
  );
}

/**
 * Generates the listings one after another, in constant memory apart from the taken addresses, the MLS numbers and the
 * sentences of active listings. A pure function of its options. Homes come in no order of place or day, so that any
 * first part of the sequence is a fair sample. The listings of one home come together, oldest first. The first home
 * comes out on the dataset's day, so that even a small dataset has a new listing.
 * @throws Error if the geography has no free addresses
 */
export function* generateListings(options: ListingOptions): Generator<GeneratedListing> {
  const { geography, count, seed, today } = options;
  const thisYear = yearOf(today);
  const sites = new Sites(geography);
  const choices = new EvenChoices(seed);
  const generation: Generation = {
    ...options,
    sites,
    buildings: new Buildings(sites, count, thisYear),
    choices,
    pace: new SalePace(seed, today, choices),
    thisYear,
  };
  const places = marketPlaces(geography, seed, count);
  if (places.length === 0) throw new Error('The geography has no neighbourhood with streets.');
  const context: ListingContext = {
    today,
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
    const listings = homeListings(generation, places, context, number);
    failures = listings.length === 0 ? failures + 1 : 0;
    if (failures > MAX_FAILURES) throw new Error('The geography has no room for so many listings.');
    for (const listing of listings) {
      if (made === count) return;
      made += 1;
      yield listing;
    }
  }
}
