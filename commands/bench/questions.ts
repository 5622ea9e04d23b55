import { type Dice, makeDice } from '#commands/endurance/dice.ts';
import { type EstimateSubject, estimateHome } from '#server/realty/estimates/estimateHome.ts';
import { weekendOf } from '#server/store/dataset/openHouseDays.ts';
import type { Bounds } from '#server/store/geometry/bounds.ts';
import { autocomplete } from '#server/store/listings/autocomplete.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import { findListings, type RequestedParts } from '#server/store/listings/findListings.ts';
import type { ListingSearch } from '#server/store/listings/listingSearch.ts';
import { type PriceSearch, priceCells } from '#server/store/listings/priceCells.ts';
import type { SortBy } from '#server/store/listings/sorting.ts';
import { statisticsOf } from '#server/store/listings/statistics.ts';
import type { RequestedField } from '#server/store/listings/statisticsRows.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { BENCH_DAY } from './openDataset.ts';
import { boxOf, CITIES, drawnArea, searchOf, VIEW_ZOOMS, type ViewName, viewOf } from './views.ts';

/** Kinds of questions. */
export type Kind =
  | 'clusters'
  | 'clusters without filters'
  | 'page of 8 and count'
  | 'clusters by facts'
  | 'page by facts'
  | 'open house this weekend'
  | 'clusters by yield'
  | 'page by yield'
  | 'pins, 200'
  | 'autocomplete'
  | 'statistics'
  | 'polygon, 200 corners'
  | 'prices on the map'
  | 'estimate';

/** A question for each database. */
export interface Question {
  kind: Kind;
  /** The kind of view; '' without a view. */
  view: ViewName | 'city by name' | 'city by name, with baths' | 'region' | '';
  /** Runs the product's own queries. @returns the part that must be equal on every database */
  ask(context: QueryContext): Promise<unknown>;
  /** The same question for comparison systems, which only answer questions with a box. */
  box?: { search: ListingSearch; bounds: Bounds; zoom: number };
}

/** The last bits of a mean differ between databases. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

async function found(context: QueryContext, search: ListingSearch, parts: RequestedParts): Promise<unknown> {
  const { count, ids, clusters } = await findListings(context, search, parts);
  const cells = clusters.map((cell) => [cell.x, cell.y, cell.count, rounded(cell.latitude), cell.firstId]);
  return [count, ids, cells];
}

const clustersAt = (zoom: number) => ({
  clusters: { precision: zoom + 2, limit: zoom <= 8 ? 200 : 100 },
});
const pageBy = (sortBy: SortBy, limit: number) => ({ page: { sortBy, limit, offset: 0 } });

const VIEWS: readonly ViewName[] = ['country', 'province', 'city', 'neighbourhood'];

function* clusterQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 80; number += 1) {
    const view = VIEWS[number % VIEWS.length] ?? 'city';
    const [zoom, bounds] = [VIEW_ZOOMS[view], viewOf(view, dice)];
    const search = searchOf(Math.floor(number / VIEWS.length), { shape: boxOf(bounds) });
    yield {
      kind: 'clusters',
      view,
      ask: (context) => found(context, search, clustersAt(zoom)),
      box: { search, bounds, zoom },
    };
  }
}

function* plainClusterQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 40; number += 1) {
    const view = VIEWS[number % VIEWS.length] ?? 'city';
    const [zoom, bounds] = [VIEW_ZOOMS[view], viewOf(view, dice)];
    const search: ListingSearch = {
      viewer: 'customer',
      today: BENCH_DAY,
      types: ['Sale'],
      statuses: ['A'],
      shape: boxOf(bounds),
    };
    yield {
      kind: 'clusters without filters',
      view,
      ask: (context) => found(context, search, clustersAt(zoom)),
      box: { search, bounds, zoom },
    };
  }
}

const SORTS: readonly SortBy[] = ['random', 'createdOnDesc', 'listPriceAsc'];

function* pageQuestions(dice: Dice): Generator<Question> {
  const places = ['country', 'city', 'city by name', 'neighbourhood'] as const;
  for (let number = 0; number < 96; number += 1) {
    const view = places[number % places.length] ?? 'city';
    const turn = Math.floor(number / places.length);
    const sortBy = SORTS[turn % SORTS.length] ?? 'random';
    const city = dice.pick(CITIES);
    const bounds = view === 'city' || view === 'neighbourhood' ? viewOf(view, dice) : undefined;
    const named = view === 'city by name' ? { cities: [city.name], states: [city.state] } : {};
    const search = searchOf(turn, bounds ? { shape: boxOf(bounds) } : named);
    yield {
      kind: 'page of 8 and count',
      view,
      async ask(context) {
        const { count, ids } = await findListings(context, search, pageBy(sortBy, 8));
        const documents = await documentsOf(context, ids);
        return [count, ids, documents.length];
      },
      ...(bounds && sortBy === 'createdOnDesc'
        ? { box: { search, bounds, zoom: VIEW_ZOOMS[view as ViewName] } }
        : {}), // only a view has a box
    };
  }
}

function* pinQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 40; number += 1) {
    const zoom = number % 2 === 0 ? 15 : 16;
    const bounds = viewOf('neighbourhood', dice, zoom);
    const search = searchOf(number, { shape: boxOf(bounds) });
    yield {
      kind: 'pins, 200',
      view: 'neighbourhood',
      // As on the map: listings and clusters in one search.
      ask: (context) => found(context, search, { ...pageBy('createdOnDesc', 200), ...clustersAt(zoom) }),
      box: { search, bounds, zoom },
    };
  }
}

/** Each filter by a fact of a home, the exact number of beds, and walks. */
const FACTS: readonly Partial<ListingSearch>[] = [
  { parking: { min: 2 } },
  { yearBuilt: { min: 2000 } },
  { maintenanceFee: { max: 500 } },
  { features: [['finishedBasement']] },
  { priceCutDay: { min: BENCH_DAY - 30 } },
  { beds: { min: 3, max: 3 } },
  { near: [{ kind: 'school', minutes: 15 }] },
  {
    near: [
      { kind: 'station', minutes: 10 },
      { kind: 'park', minutes: 5 },
    ],
  },
  { hasTour: true },
  { features: [['pets']] },
  { lotSize: { min: 5000 } },
  { types: ['Lease'], features: [['furnished']] },
  {
    parking: { min: 1 },
    yearBuilt: { min: 1990, max: 2015 },
    features: [['pets'], ['basement']],
    hasTour: true,
  },
];

/** Clusters and pages of every view and of a city by name, for visitors and customers. */
function* filteredQuestions(
  dice: Dice,
  filters: readonly Partial<ListingSearch>[],
  kinds: { clusters: Kind; page: Kind },
): Generator<Question> {
  for (const [turn, filter] of filters.entries()) {
    for (const [number, view] of VIEWS.entries()) {
      const [zoom, bounds] = [VIEW_ZOOMS[view], viewOf(view, dice)];
      const search = { ...searchOf(0, { shape: boxOf(bounds) }), ...filter };
      const viewer = (turn + number) % 2 === 0 ? ('visitor' as const) : ('customer' as const);
      yield {
        kind: kinds.clusters,
        view,
        ask: (context) => found(context, { ...search, viewer }, clustersAt(zoom)),
      };
      const { shape: _shape, ...everywhere } = search;
      const city = dice.pick(CITIES);
      const named = { ...everywhere, cities: [city.name], states: [city.state] };
      const sortBy = SORTS[(turn + number) % SORTS.length] ?? 'random';
      yield {
        kind: kinds.page,
        view: view === 'province' ? 'city by name' : view,
        ask: (context) =>
          found(context, { ...(view === 'province' ? named : search), viewer }, pageBy(sortBy, 8)),
      };
    }
  }
}

/** Filters of a customer's search for homes with a yield, in hundredths of a percent; without one it is only sorted by it. */
const YIELDS: readonly Partial<ListingSearch>[] = [
  {},
  { grossYield: { min: 300 } },
  { grossYield: { min: 500 } },
  { grossYield: { min: 700 }, beds: { min: 3 }, price: { max: 900_000 } },
  { grossYield: { min: 400 }, parking: { min: 2 } },
];

/** Pages by the highest yield of every view and of a city by name, and clusters of searches that filter by it. */
function* yieldQuestions(dice: Dice): Generator<Question> {
  const places = [...VIEWS, 'city by name'] as const;
  for (const [turn, filter] of [...YIELDS, ...YIELDS].entries()) {
    for (const view of places) {
      const [zoom, bounds] = view === 'city by name' ? [0] : [VIEW_ZOOMS[view], viewOf(view, dice)];
      const city = dice.pick(CITIES);
      const place = bounds ? { shape: boxOf(bounds) } : { cities: [city.name], states: [city.state] };
      const search: ListingSearch = { ...searchOf(0, place), ...filter, viewer: 'customer' };
      const page = pageBy(turn < YIELDS.length ? 'grossYieldDesc' : 'listPriceAsc', 8);
      // The order by price alone is among the other pages.
      if (search.grossYield || turn < YIELDS.length) {
        yield { kind: 'page by yield', view, ask: (context) => found(context, search, page) };
      }
      if (search.grossYield && bounds && turn < YIELDS.length) {
        yield {
          kind: 'clusters by yield',
          view,
          ask: (context) => found(context, search, clustersAt(zoom)),
        };
      }
    }
  }
}

const STREETS = ['king', 'queen', 'bay', 'maple', 'main', 'yonge', 'sherbrooke', 'oak', 'lake', 'church'];

function* lookUpQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 60; number += 1) {
    const street = dice.pick(STREETS);
    const texts = [
      `${1 + dice.whole(200)} ${street.slice(0, 3)}`,
      `${street} st`,
      `${dice.pick(['W', 'C', 'E', 'N', 'X'])}${1 + dice.whole(9)}${dice.whole(1000)}`,
      String(10 + dice.whole(90)),
    ];
    const text = texts[number % texts.length] ?? street;
    yield {
      kind: 'autocomplete',
      view: '',
      ask: (context) =>
        autocomplete(context, {
          text,
          viewer: number % 2 === 0 ? 'visitor' : 'customer',
          fields: { address: true, mlsNumber: true },
          limit: 5,
          classes: ['condo', 'residential'],
        }),
    };
  }
}

/** The statistics of the market page. */
const MARKET_FIELDS: readonly RequestedField[] = [
  { field: 'soldPrice', measures: ['avg', 'med', 'sd'] },
  { field: 'daysOnMarket', measures: ['avg', 'med', 'sd'] },
  { field: 'listPrice', measures: ['avg'] },
  { field: 'above', measures: ['avg'] },
  { field: 'below', measures: ['avg'] },
];

function* statisticsQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 20; number += 1) {
    const search = searchOf(number, {
      types: undefined,
      classes: undefined,
      listDay: undefined,
      price: undefined,
      statuses: ['U'],
      lastStatuses: ['Sld'],
      cities: [dice.pick(CITIES).name],
      soldDay: { min: BENCH_DAY - 730 },
    });
    yield {
      kind: 'statistics',
      view: search.baths ? 'city by name, with baths' : 'city by name',
      async ask(context) {
        const statistics = { fields: MARKET_FIELDS, groups: ['mth'] as const, paths: [] };
        const { soldPrice } = await statisticsOf(context, search, statistics);
        return [soldPrice?.count, soldPrice?.med];
      },
    };
  }
}

function* polygonQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 10; number += 1) {
    const search = searchOf(number, { shape: drawnArea(dice) });
    yield {
      kind: 'polygon, 200 corners',
      view: 'city',
      ask: (context) => found(context, search, pageBy('createdOnDesc', 8)),
      ...(search.shape ? { box: { search, bounds: search.shape.bounds, zoom: VIEW_ZOOMS.city } } : {}),
    };
  }
}

/** Zoom of the widest view whose prices the service compares. */
const REGION_ZOOM = 9;
const YEAR = 365;

/** Prices by area of homes for sale, of the sales of a year and of rents; a fifth has further filters. */
function* priceQuestions(dice: Dice): Generator<Question> {
  const views = ['region', 'city', 'neighbourhood'] as const;
  const kinds: Partial<ListingSearch>[] = [
    {},
    { statuses: ['U'], lastStatuses: ['Sld', 'Sce', 'Sc'], soldDay: { min: BENCH_DAY - YEAR } },
    { types: ['Lease'] },
    { beds: { min: 3 }, price: { min: 400_000, max: 1_200_000 } },
    { statuses: ['U'], lastStatuses: ['Sld', 'Sce', 'Sc'], soldDay: { min: BENCH_DAY - YEAR } },
  ];
  for (let number = 0; number < 60; number += 1) {
    const view = views[number % views.length] ?? 'city';
    const turn = Math.floor(number / views.length);
    const shape = boxOf(view === 'region' ? viewOf('city', dice, REGION_ZOOM) : viewOf(view, dice));
    // Viewers change every five turns, so that each kind has both.
    const search = { ...searchOf(0, { shape }), ...kinds[turn % kinds.length] } as PriceSearch;
    const viewer = Math.floor(turn / kinds.length) % 2 === 0 ? ('visitor' as const) : ('customer' as const);
    yield {
      kind: 'prices on the map',
      view,
      ask: (context) => priceCells(context, { ...search, viewer }),
    };
  }
}

/** Estimates of houses and flats at any place of a city, from its sales and leases. */
function* estimateQuestions(dice: Dice): Generator<Question> {
  for (let number = 0; number < 60; number += 1) {
    const { west, east, south, north } = viewOf('neighbourhood', dice);
    const [isUnit, kind] = [number % 2 === 0, number % 6 === 5 ? ('rent' as const) : ('price' as const)];
    const home: EstimateSubject['home'] = {
      home: null,
      building: null,
      isUnit,
      city: dice.pick(CITIES).name,
      propertyType: isUnit ? 'condo apt' : 'detached',
      latitude: (south + north) / 2,
      longitude: (west + east) / 2,
      sqft: isUnit ? 700 : 1800,
      beds: isUnit ? 1 : 3,
      baths: isUnit ? 1 : 2,
      parking: 1,
      lotSqft: isUnit ? null : 3500,
      yearBuilt: 1990,
      hasFinishedBasement: false,
      condition: 0,
      floor: isUnit ? 12 : null,
      tax: 4000,
      taxDay: BENCH_DAY,
    };
    const { beds, baths, sqft, latitude, longitude } = home;
    const described = { address: null, propertyType: null, beds, baths, sqft, latitude, longitude };
    yield {
      kind: 'estimate',
      view: '',
      async ask(context) {
        const call = { store: context, viewer: 'customer' as const, today: BENCH_DAY };
        const { figure, reason } = await estimateHome(
          { ...call, restrictedHistoryBoards: [] },
          { home, state: '', class: isUnit ? 'condo' : 'residential', described },
          { kind, errors: [] },
        );
        return [figure, reason];
      },
    };
  }
}

/** Every question, the same in each run. */
export function questions(): Question[] {
  return [
    ...clusterQuestions(makeDice(1)),
    ...plainClusterQuestions(makeDice(2)),
    ...pageQuestions(makeDice(3)),
    ...pinQuestions(makeDice(4)),
    ...filteredQuestions(makeDice(8), FACTS, { clusters: 'clusters by facts', page: 'page by facts' }),
    ...filteredQuestions(makeDice(9), Array(5).fill({ openHouse: weekendOf(BENCH_DAY) }), {
      clusters: 'open house this weekend',
      page: 'open house this weekend',
    }),
    ...lookUpQuestions(makeDice(5)),
    ...statisticsQuestions(makeDice(6)),
    ...polygonQuestions(makeDice(7)),
    ...estimateQuestions(makeDice(10)),
    ...priceQuestions(makeDice(11)),
    ...yieldQuestions(makeDice(12)),
  ];
}
