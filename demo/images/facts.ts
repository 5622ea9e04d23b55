import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import { HOUSE_STYLES } from '#demo/listings/pictures/houseStyle.ts';

/** A key's facts about its home: a letter and its value. See `PictureFacts` for the letters. */
export type Facts = ReadonlyMap<string, string>;

/** Takes a key's facts apart: words with a dot between, each a letter and its value. Empty for a key without facts. */
export function factsOf(token: string): Facts {
  const words = token.split('.').filter((word) => word !== '');
  return new Map(words.map((word) => [word.slice(0, 1), word.slice(1)]));
}

/** The number behind a letter, or `otherwise` where there is none. */
export function numberIn(facts: Facts, letter: string, otherwise: number): number {
  const found = Number.parseInt(facts.get(letter) ?? '', 10);
  return Number.isNaN(found) ? otherwise : found;
}

/** The house style that the facts name, if any. */
export function styleIn(facts: Facts): HouseStyle | undefined {
  const name = facts.get('s');
  return HOUSE_STYLES.find((style) => style === name);
}
