import { type Dice, makeDice } from './dice.ts';
import type { Ask } from './fuzzProduct.ts';

/** Options of the load. */
export interface LoadOptions {
  /** Requests per second. Each is sent at its time, whether the others are answered or not. */
  rate: number;
  seconds: number;
  seed: number;
}

/** The result of the load. */
export interface LoadOutcome {
  sent: number;
  /** Statuses other than 200, and requests without an answer. */
  errors: string[];
  /** Milliseconds from the time at which a request was due to the end of its answer. */
  median: number;
  p99: number;
  longest: number;
}

/** The largest cities. */
export const CITIES = [
  'Toronto',
  'Vancouver',
  'Montreal',
  'Calgary',
  'Ottawa',
  'Halifax',
  'Mississauga',
  'Winnipeg',
];
/** Latitude and longitude of some of them. */
export const CENTRES = [
  [43.65, -79.38],
  [49.28, -123.12],
  [45.5, -73.57],
  [51.05, -114.07],
  [45.42, -75.69],
] as const;
const WORDS = ['tor', 'king st', 'W5', '12', 'montr', 'bay', 'lake', 'oak'];

/** Fields that the app requests for a card, and for a pin. */
const CARD =
  'mlsNumber,boardId,status,class,type,listPrice,originalPrice,lastStatus,address,map,permissions,images[5],daysOnMarket,updatedOn,details.propertyType,details.sqft,details.numBedrooms,details.numBathrooms,office';
const PIN = 'mlsNumber,boardId,type,status,lastStatus,listPrice,map,address,permissions,details.numBedrooms';

/** A window's view of a city. The higher the zoom, the smaller the area. */
function viewOf(dice: Dice, zoom: number): string {
  const [lat, lng] = dice.pick(CENTRES);
  const [up, across] = [320 / 2 ** zoom, 640 / 2 ** zoom];
  const [x, y] = [lng + (dice.next() - 0.5) * 0.1, lat + (dice.next() - 0.5) * 0.06];
  const corners = [
    [x - across, y - up],
    [x + across, y - up],
    [x + across, y + up],
    [x - across, y + up],
    [x - across, y - up],
  ];
  return JSON.stringify([corners]);
}

/** The parameters of every search in the app, with random filters. */
function filtersOf(dice: Dice): URLSearchParams {
  const parameters = new URLSearchParams({ status: 'A', type: dice.pick(['sale', 'sale', 'sale', 'lease']) });
  for (const name of ['condo', 'residential']) parameters.append('class', name);
  if (dice.whole(2)) parameters.set('minBeds', String(1 + dice.whole(4)));
  if (dice.whole(2)) parameters.set('maxPrice', String(400_000 + 100_000 * dice.whole(20)));
  return parameters;
}

/** Whole numbers from 10 to 16. */
const nextZoom = (dice: Dice): number => 10 + dice.whole(7);

/** One of the first pages of a list, for a city or a view. */
export function listSearch(dice: Dice): string {
  const parameters = filtersOf(dice);
  if (dice.whole(3)) parameters.set('city', dice.pick(CITIES));
  else parameters.set('map', viewOf(dice, nextZoom(dice)));
  parameters.set('resultsPerPage', '8');
  parameters.set('pageNum', String(1 + dice.whole(3)));
  parameters.set('fields', CARD);
  return `/realty/listings?${parameters}`;
}

/** The pins of a view. */
export function mapSearch(dice: Dice): string {
  const parameters = filtersOf(dice);
  const zoom = nextZoom(dice);
  parameters.set('map', viewOf(dice, zoom));
  parameters.set('aggregates', 'map');
  parameters.set('clusterLimit', '100');
  parameters.set('clusterPrecision', String(zoom + 2));
  parameters.set('clusterFields', PIN);
  parameters.set('fields', PIN);
  parameters.set('resultsPerPage', zoom >= 16 ? '200' : '30');
  return `/realty/listings?${parameters}`;
}

/** The number of homes for a choice of filters. */
export function countSearch(dice: Dice): string {
  const parameters = filtersOf(dice);
  parameters.set('city', dice.pick(CITIES));
  parameters.set('listings', 'false');
  return `/realty/listings?${parameters}`;
}

/** A look-up while the user types. */
export const addressSearch = (dice: Dice): string =>
  `/realty/autocomplete?search=${encodeURIComponent(dice.pick(WORDS))}`;

/** A look-up of places while the user types. */
export const placeSearch = (dice: Dice): string =>
  `/realty/locations?search=${encodeURIComponent(dice.pick(CITIES).slice(0, 3))}`;

/** A search as the app makes it: pages of lists, maps with pins and panel, suggestions, places. */
export function nextSearch(dice: Dice): string {
  const kind = dice.whole(10);
  if (kind === 8) return addressSearch(dice);
  if (kind === 9) return placeSearch(dice);
  return kind < 6 ? listSearch(dice) : mapSearch(dice);
}

/** The value below which the given share of the values lies. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Sends the given number of searches per second, and measures. */
export async function searchLoad(ask: Ask, { rate, seconds, seed }: LoadOptions): Promise<LoadOutcome> {
  const dice = makeDice(seed);
  const times: number[] = [];
  const errors: string[] = [];
  const start = performance.now();
  const askAt = async (due: number, path: string): Promise<void> => {
    try {
      const answer = await ask(path);
      const text = await answer.text();
      times.push(performance.now() - due);
      if (answer.status !== 200) errors.push(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    } catch (failure) {
      errors.push(`${path} had no answer: ${String(failure)}`);
    }
  };
  const pending: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    pending.push(askAt(due, nextSearch(dice)));
  }
  await Promise.all(pending);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    sent: pending.length,
    errors,
    median: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    longest: at(sorted, 1),
  };
}
