import type { CityFacts } from '../facts/cityFacts.ts';
import { PROVINCES } from '../facts/provinces.ts';
import { ENGLISH_NAMES, FRENCH_NAMES } from '../facts/streetNames.ts';
import type { Position, Street, StreetKind } from '../types.ts';
import type { Dice } from './hash.ts';
import type { Plane } from './plane.ts';
import type { Bounds } from './rings.ts';

/** Kilometres between parallel streets: across (house fronts) and along. */
const ACROSS = 0.26;
const ALONG = 0.11;
const SAMPLE = 0.05;
const SUFFIXES = ['Street', 'Avenue', 'Road', 'Drive', 'Crescent', 'Boulevard'];

/** A plain grid over a city's extent, cut at water. */
export function simpleStreets(
  facts: CityFacts,
  plane: Plane,
  [west, south, east, north]: Bounds,
  dice: Dice,
  isLand: (position: Position) => boolean,
): Omit<Street, 'id'>[] {
  const streets: Omit<Street, 'id'>[] = [];
  let serial = 0;
  const add = (kind: StreetKind, from: [number, number], to: [number, number]): void => {
    serial += 1;
    const title = nameOf(facts, dice, serial);
    for (const points of cut(plane, from, to, isLand)) {
      streets.push({
        ...title,
        kind,
        direction: '',
        city: facts.name,
        state: PROVINCES[facts.stateCode] ?? '',
        points,
      });
    }
  };
  const kindOf = (at: number, every: number): StreetKind =>
    at % (every * 2) === 0 ? 'arterial' : at % every === 0 ? 'collector' : 'local';
  for (let at = 0; south + at * ACROSS <= north; at += 1) {
    const y = south + at * ACROSS;
    const kind = kindOf(at, 4);
    const piece = kind === 'local' ? ALONG * 8 : east - west;
    for (let x = west; x < east - 0.01; x += piece) {
      add(kind, [x, y], [Math.min(east, x + piece), y]);
    }
  }
  for (let at = 0; west + at * ALONG <= east; at += 1) {
    const x = west + at * ALONG;
    const kind = kindOf(at, 8);
    const piece = kind === 'local' ? ACROSS * 4 : north - south;
    for (let y = south; y < north - 0.01; y += piece) {
      add(kind, [x, y], [x, Math.min(north, y + piece)]);
    }
  }
  return streets;
}

function nameOf(facts: CityFacts, dice: Dice, serial: number): Pick<Street, 'name' | 'suffix'> {
  if (facts.stateCode === 'QC') {
    return { name: dice.pick(FRENCH_NAMES, serial, 1), suffix: '' };
  }
  return { name: dice.pick(ENGLISH_NAMES, serial, 1), suffix: dice.pick(SUFFIXES, serial, 2) };
}

function cut(
  plane: Plane,
  from: [number, number],
  to: [number, number],
  isLand: (position: Position) => boolean,
): Position[][] {
  const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLE));
  const runs: Position[][] = [];
  let run: Position[] = [];
  for (let at = 0; at <= steps; at += 1) {
    const share = at / steps;
    const here = plane.toPosition(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    if (isLand(here)) {
      run.push(here);
    } else {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  }
  if (run.length > 1) runs.push(run);
  return runs;
}
