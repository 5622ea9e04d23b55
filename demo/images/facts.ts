import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import { HOUSE_STYLES } from '#demo/listings/pictures/houseStyle.ts';

/** A key's facts about its home, by letter. `PictureFacts` lists the letters. */
export type Facts = ReadonlyMap<string, string>;

/** Parses a key's facts: words separated by dots, each a letter and its value. Empty for a key without facts. */
export function factsOf(token: string): Facts {
  const words = token.split('.').filter((word) => word !== '');
  return new Map(words.map((word) => [word.slice(0, 1), word.slice(1)]));
}

/** Returns the number of a letter, or `otherwise` if it has none. */
export function numberIn(facts: Facts, letter: string, otherwise: number): number {
  const found = Number.parseInt(facts.get(letter) ?? '', 10);
  return Number.isNaN(found) ? otherwise : found;
}

/** Returns the house style in the facts, if any. */
export function styleIn(facts: Facts): HouseStyle | undefined {
  const name = facts.get('s');
  return HOUSE_STYLES.find((style) => style === name);
}
