/**
 * Estimates with a model of visitors how often a cache in front of the services can answer a map's searches: `node
 * commands/bench/viewSharing.ts` prints the table of docs/scale.md. Every run gives the same result.
 */

import { type Dice, makeDice } from '#commands/endurance/dice.ts';
import { snapOutwards } from '#domain/geo/viewGrid.ts';
import { CITIES } from './views.ts';

/** CSS pixels of a map, and the share of visitors with it. Windows of laptops differ, phones hardly do. */
const SCREENS = [
  { width: 390, height: 664, share: 0.2, loose: 0 },
  { width: 393, height: 660, share: 0.15, loose: 0 },
  { width: 360, height: 620, share: 0.15, loose: 0 },
  { width: 412, height: 720, share: 0.1, loose: 0 },
  { width: 1536, height: 700, share: 0.2, loose: 120 },
  { width: 1280, height: 600, share: 0.1, loose: 120 },
  { width: 1920, height: 900, share: 0.1, loose: 160 },
] as const;
/** The share of cities among visits falls with their rank (Zipf's law). */
const CITY_SHARES = CITIES.map((_, rank) => 1 / (rank + 1));
/** Half of the searches have no filters; the shares of other filters fall with their rank. */
const FILTERS = 200;
const UNFILTERED = 0.5;
const MOVES = 12;
/** Seconds between two moves of one visitor. */
const PAUSE = 8;
/** Seconds of the model. The first ones only fill the cache. */
const LENGTH = 900;
const WARM = 300;
/** Cache times of the services' answers, in seconds. */
const FRESH = 30;
const STALE = 60;
const TILE_PX = 256;

interface TimedSearch {
  second: number;
  key: string;
}

function ranked(dice: Dice, shares: readonly number[]): number {
  let rest = dice.next() * shares.reduce((sum, share) => sum + share, 0);
  return Math.max(
    0,
    shares.findIndex((share) => {
      rest -= share;
      return rest < 0;
    }),
  );
}

const FILTER_SHARES = Array.from({ length: FILTERS }, (_, rank) => 1 / (rank + 1));

/** One visit: a city's first view, then drags by a part of the view, and zooms. */
function* visit(dice: Dice, start: number, isSnapped: boolean): Generator<TimedSearch> {
  const screen =
    SCREENS[
      ranked(
        dice,
        SCREENS.map(({ share }) => share),
      )
    ] ?? SCREENS[0];
  const width = screen.width + Math.floor((dice.next() - 0.5) * screen.loose);
  const height = screen.height + Math.floor((dice.next() - 0.5) * screen.loose);
  let [latitude, longitude] = CITIES[ranked(dice, CITY_SHARES)]?.centre ?? CITIES[0].centre;
  let zoom = 12;
  let filter = dice.next() < UNFILTERED ? -1 : ranked(dice, FILTER_SHARES);
  for (let move = 0; move < MOVES; move += 1) {
    const across = (width * 360) / (TILE_PX * 2 ** zoom);
    const down = (height * 360 * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
    const bounds = {
      west: longitude - across / 2,
      east: longitude + across / 2,
      south: latitude - down / 2,
      north: latitude + down / 2,
    };
    const { west, south, east, north } = isSnapped ? snapOutwards(bounds) : bounds;
    const key = [zoom, filter, west, south, east, north].join(' ');
    yield { second: start + move * PAUSE * (0.5 + dice.next()), key };
    const turn = dice.next();
    if (turn < 0.55) {
      longitude += (dice.next() - 0.5) * across;
      latitude += (dice.next() - 0.5) * down;
    } else if (turn < 0.8) zoom = Math.min(16, zoom + 1);
    else if (turn < 0.92) zoom = Math.max(8, zoom - 1);
    else filter = ranked(dice, FILTER_SHARES);
  }
}

/** One visit to a city's list: its pages, and sometimes another filter. */
function* listVisit(dice: Dice, start: number): Generator<TimedSearch> {
  const city = ranked(dice, CITY_SHARES);
  let filter = dice.next() < UNFILTERED ? -1 : ranked(dice, FILTER_SHARES);
  let page = 1;
  for (let move = 0; move < MOVES; move += 1) {
    yield { second: start + move * PAUSE * (0.5 + dice.next()), key: [city, filter, page].join(' ') };
    if (dice.next() < 0.7) page += 1;
    else {
      filter = ranked(dice, FILTER_SHARES);
      page = 1;
    }
  }
}

type Screen = 'map as it is' | 'map, snapped' | 'list';

/** Searches of the given number of concurrent visitors, in order. */
function searchesOf(visitors: number, screen: Screen): TimedSearch[] {
  const dice = makeDice(visitors);
  const visits = Math.round((visitors * LENGTH) / (MOVES * PAUSE));
  const searches: TimedSearch[] = [];
  for (let number = 0; number < visits; number += 1) {
    const start = dice.next() * LENGTH;
    searches.push(
      ...(screen === 'list' ? listVisit(dice, start) : visit(dice, start, screen === 'map, snapped')),
    );
  }
  return searches.sort((one, other) => one.second - other.second);
}

/** The result of a cache. */
interface Shares {
  /** Searches per second. */
  rate: number;
  /** Shares that the cache answers, fresh or while a newer answer is fetched. */
  fresh: number;
  stale: number;
  /** Searches per second that reach the services, including refreshes of stale answers. */
  reaching: number;
}

function sharesOf(searches: readonly TimedSearch[]): Shares {
  const cachedAt = new Map<string, number>();
  let [all, fresh, stale, reaching] = [0, 0, 0, 0];
  for (const { second, key } of searches) {
    const age = second - (cachedAt.get(key) ?? Number.NEGATIVE_INFINITY);
    const isFresh = age <= FRESH;
    if (!isFresh) cachedAt.set(key, second);
    if (second < WARM || second >= LENGTH) continue;
    all += 1;
    if (isFresh) fresh += 1;
    else reaching += 1;
    if (!isFresh && age <= FRESH + STALE) stale += 1;
  }
  const seconds = LENGTH - WARM;
  return { rate: all / seconds, fresh: fresh / all, stale: stale / all, reaching: reaching / seconds };
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

process.stdout.write(
  '| Visitors at a time | Screen | Searches a second | Fresh | Stale | Reach the services, a second |\n| --- | --- | --- | --- | --- | --- |\n',
);
for (const visitors of [100, 1_000, 10_000]) {
  for (const screen of ['map as it is', 'map, snapped', 'list'] as const) {
    const { rate, fresh, stale, reaching } = sharesOf(searchesOf(visitors, screen));
    const cells = [
      visitors.toLocaleString('en-CA'),
      screen,
      rate.toFixed(0),
      percent(fresh),
      percent(stale),
      reaching.toFixed(0),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}
