import type { BoardSource } from '#server/store/ingest/boardNumbers.ts';
import { fold } from '#server/store/text/fold.ts';
import { type ResoRow, textOf } from './resoValues.ts';

/** Numbers of the boards for the product's places, by the names in their exports. */
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

/** RESO's organization ids of systems that name no board in their rows: PropTx. */
const SYSTEMS: Readonly<Record<string, number>> = { A00001796: 2 };

const FIRST_FORMER = 1_000;
const FORMER_NUMBERS = 1_000_000;

/** The number that older releases made from a name (FNV-1a). */
function formerNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return FIRST_FORMER + ((hash >>> 0) % FORMER_NUMBERS);
}

/**
 * Returns the board that issued a row's MLS number. OriginatingSystemKey is the row's own key in most exports, so it
 * counts only in the form of RESO's organization ids ("M00000628") or where it repeats OriginatingSystemID.
 * @returns undefined when the row names none
 */
export function boardOf(row: ResoRow): BoardSource | undefined {
  const id = textOf(row, 'OriginatingSystemID');
  const key = textOf(row, 'OriginatingSystemKey');
  const system = id || (/^[A-Z]\d{8}$/.test(key) ? key : '');
  const name = textOf(row, 'OriginatingSystemName', 'SourceSystemName', 'ListAOR');
  const association = textOf(row, 'ListAORKey');
  const keys = [
    system && `system ${system}`,
    name && `name ${fold(name)}`,
    association && `association ${association}`,
  ].filter(Boolean);
  if (keys.length === 0) return undefined;
  return {
    keys,
    name: name || system || association,
    known: (name === '' ? undefined : BOARDS.find(([pattern]) => pattern.test(name))?.[1]) ?? SYSTEMS[system],
    former:
      name === '' ? ([id, association].map(Number).find((number) => number > 0) ?? 0) : formerNumber(name),
  };
}
