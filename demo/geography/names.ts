import { STREET_NAMES } from '#demo/facts/facts.ts';
import type { Dice } from './hash.ts';
import type { Shape } from './pattern.ts';

const SUFFIXES: Record<Shape, readonly string[]> = {
  straight: ['Street', 'Avenue', 'Road', 'Street', 'Avenue'],
  curved: ['Drive', 'Road', 'Boulevard', 'Way', 'Trail', 'Drive', 'Lane'],
  crescent: ['Crescent', 'Circle', 'Crescent'],
  court: ['Court', 'Place', 'Gate', 'Mews'],
};
const FRENCH_KINDS: Record<Shape, readonly string[]> = {
  straight: ['rue', 'rue', 'avenue'],
  curved: ['rue', 'rue', 'avenue', 'chemin'],
  crescent: ['croissant', 'rue'],
  court: ['place', 'impasse'],
};
const KNOWN_SUFFIXES = new Set([
  ...Object.values(SUFFIXES).flat(),
  'Parkway',
  'Line',
  'Square',
  'Terrace',
  'Hill',
]);
const MAX_ATTEMPTS = 24;

/** A street's name and suffix, as in addresses. */
export interface StreetTitle {
  name: string;
  suffix: string;
}

/** Gives each street of a city a unique name, until the list of names is used up. */
export interface NameGiver {
  next(shape: Shape, ...keys: number[]): StreetTitle;
}

/** Splits "Queen Street" into name and suffix. A name without a suffix stays whole. */
export function toTitle(full: string, language: 'en' | 'fr'): StreetTitle {
  const space = full.lastIndexOf(' ');
  const suffix = full.slice(space + 1);
  return language === 'fr' || space < 0 || !KNOWN_SUFFIXES.has(suffix)
    ? { name: full, suffix: '' }
    : { name: full.slice(0, space), suffix };
}

/**
 * Creates a name giver for one city.
 * @param taken the city's real main streets
 */
export function makeNameGiver(language: 'en' | 'fr', dice: Dice, taken: readonly string[]): NameGiver {
  const used = new Set(taken);
  const draw = language === 'fr' ? drawFrench : drawEnglish;
  return {
    next: (shape, ...keys) => {
      let title = draw(dice, shape, keys, 0);
      for (
        let attempt = 1;
        attempt < MAX_ATTEMPTS && used.has(`${title.name} ${title.suffix}`.trim());
        attempt += 1
      ) {
        title = draw(dice, shape, keys, attempt);
      }
      used.add(`${title.name} ${title.suffix}`.trim());
      return title;
    },
  };
}

function drawEnglish(dice: Dice, shape: Shape, keys: number[], attempt: number): StreetTitle {
  const suffix = dice.pick(SUFFIXES[shape], ...keys, attempt, 1);
  if (dice.unit(...keys, attempt, 2) < 0.45) {
    return { name: dice.pick(STREET_NAMES.english, ...keys, attempt, 3), suffix };
  }
  const start = dice.pick(STREET_NAMES.englishStems.starts, ...keys, attempt, 4);
  const end = dice.pick(STREET_NAMES.englishStems.ends, ...keys, attempt, 5);
  return { name: start.toLowerCase() === end ? start : start + end, suffix };
}

function drawFrench(dice: Dice, shape: Shape, keys: number[], attempt: number): StreetTitle {
  if (dice.unit(...keys, attempt, 2) < 0.4) {
    return { name: dice.pick(STREET_NAMES.french, ...keys, attempt, 3), suffix: '' };
  }
  const kind = dice.pick(FRENCH_KINDS[shape], ...keys, attempt, 6);
  const first = dice.pick(STREET_NAMES.frenchPeople.first, ...keys, attempt, 4);
  const last = dice.pick(STREET_NAMES.frenchPeople.last, ...keys, attempt, 5);
  return { name: `${kind} ${first}-${last}`, suffix: '' };
}
