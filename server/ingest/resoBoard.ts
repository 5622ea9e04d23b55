import { numberOf, type ResoRow, textOf } from './resoValues.ts';

/** Numbers of the boards for the product's places, by the names in their feeds. */
const BOARDS: readonly (readonly [RegExp, number])[] = [
  [/toronto|\bt?rreb\b|proptx/i, 2],
  [/cornerstone|hamilton/i, 14],
  [/london|\blstar\b/i, 21],
  [/waterloo/i, 33],
  [/\bqpareb\b|\bapciq\b|centris|montr[eé]al/i, 48],
  [/greater vancouver|\bgvr\b|\brebgv\b/i, 51],
  [/fraser valley|\bfvreb\b/i, 52],
  [/victoria|\bvreb\b/i, 53],
  [/calgary|\bcreb\b/i, 55],
  [/edmonton/i, 56],
  [/winnipeg/i, 58],
  [/saskat/i, 59],
  [/nova scotia|\bnsar\b/i, 62],
  [/newfoundland|\bnlar\b/i, 68],
  [/ottawa|\boreb\b/i, 86],
];

/** RESO's organization ids (https://www.reso.org/ouid) of systems that name no board in their rows. */
const SYSTEMS: Readonly<Record<string, number>> = { A00001796: 2 };

const FIRST_OTHER = 1_000;
const OTHERS = 1_000_000;
/** Limit of an integer column in both databases. */
const MOST = 2 ** 31;

/** The same number for a name at every run (FNV-1a), above all known numbers. */
function otherBoard(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return FIRST_OTHER + ((hash >>> 0) % OTHERS);
}

/**
 * The board that issued a row's MLS number: by the name of the originating system, else of the association.
 * @returns undefined when the row names none
 */
export function boardOf(row: ResoRow): number | undefined {
  const name = textOf(row, 'OriginatingSystemName', 'SourceSystemName', 'ListAOR');
  if (name === '') {
    const known = SYSTEMS[textOf(row, 'OriginatingSystemID')];
    if (known !== undefined) return known;
    const id = numberOf(row, 'OriginatingSystemID', 'ListAORKey');
    return id !== null && Number.isInteger(id) && id > 0 && id < MOST ? id : undefined;
  }
  return BOARDS.find(([pattern]) => pattern.test(name))?.[1] ?? otherBoard(name);
}
