/** Amenities with a name in a sentence: "near Riverdale Public School", "près du métro Jarry". */

import type { AmenityKind } from '../../amenities.ts';
import { kindOfWord, nameWords, ownWords } from '../../amenityNames.ts';
import type { Point } from '../../geo/geo.ts';
import { slipsBetween } from '../../geo/slips.ts';
import type { Reading, ReadToken } from './readSentence.ts';

/** A name that follows "near" or "steps from". */
export interface BesideName {
  /** Positions in the reading's tokens: of the first word that says it, of the name, and after the name. */
  from: number;
  name: number;
  to: number;
  /** Minutes of the walk that the words mean. */
  minutes: number;
  /** True if a word of the name says a kind: "School", "métro". */
  isKindSaid: boolean;
}

/** Minutes on foot of "near", and of "next to". The commute has no shorter ones. */
const NEAR_MIN = 15;
const BESIDE_MIN = 10;
const BESIDE = /^(?:step|next|beside|a cote|a 2 pas)/;
/** Kinds whose names are often those of their quarter: "Downtown" is no daycare. */
const LESS_KNOWN: readonly AmenityKind[] = ['daycare', 'groceries', 'communityCentre', 'stop'];
/** Words that no name has, though they join others. */
const APART = /^(?:or|ou|and|et|in|from|with|avec|a|en|dans)$/;

const isName = (token: ReadToken | undefined): boolean =>
  token?.kind === 'word' && (token.role === 'unknown' || token.role === 'thing');
const isJoining = (token: ReadToken | undefined): boolean =>
  token?.kind === 'word' && token.role === 'filler' && !APART.test(token.text);

/** Finds the names beside which a home is wanted. Words for a kind alone ("near the lake") are none. */
export function besideNames({ tokens }: Pick<Reading, 'tokens'>): BesideName[] {
  const found: BesideName[] = [];
  tokens.forEach(({ role }, at) => {
    if (role !== 'lead' || tokens[at + 1]?.role === 'lead') return;
    let from = at;
    while (tokens[from - 1]?.role === 'lead' || tokens[from - 1]?.text === 'within') from -= 1;
    let name = at + 1;
    while (isJoining(tokens[name])) name += 1;
    let end = name;
    while (isName(tokens[end]) || isJoining(tokens[end])) end += 1;
    while (end > name && !isName(tokens[end - 1])) end -= 1;
    const words = tokens.slice(name, end);
    if (!words.some((word) => word.role === 'unknown')) return;
    const said = tokens
      .slice(from, name)
      .map((token) => token.text)
      .join(' ');
    const kindAt = words.findIndex((word) => kindOfWord(word.text));
    const minutes = BESIDE.test(said) ? BESIDE_MIN : NEAR_MIN;
    // "Union Station Toronto": the name may end with the word for the kind.
    const ends = [end, ...(kindAt > 0 ? [name + kindAt + 1] : []), ...(words.length > 2 ? [end - 1] : [])];
    for (const to of new Set(ends)) {
      if (isName(tokens[to - 1])) found.push({ from, name, to, minutes, isKindSaid: kindAt >= 0 });
    }
  });
  return found;
}

/** An amenity that a look-up found. */
export interface FoundAmenity extends Point {
  name: string;
  kind: AmenityKind;
  city: string;
}

/** Words of schools' names that people leave out. */
const SCHOOL_WORDS = new Set(
  'junior jr senior sr public middle catholic high separate collegiate institute intermediate ps ci ss'.split(
    ' ',
  ),
);

const bare = (words: readonly string[]): string => {
  const own = ownWords(words);
  const named = own.filter((word) => !SCHOOL_WORDS.has(word));
  return (named.length > 0 ? named : own).join(' ');
};

/**
 * The amenity that a name in a sentence means; undefined if none of them has that name. Without a word for its kind only
 * stations are meant, and well-known kinds by their whole name: "Downtown" is no library.
 * @param amenities the best first
 * @param sentence names the city of the amenity that is meant, if there are several
 */
export function amenityOfName(
  name: string,
  amenities: readonly FoundAmenity[],
  sentence: string,
): FoundAmenity | undefined {
  const typed = nameWords(name);
  const own = bare(typed);
  const limit = own.length < 6 ? 1 : 2;
  const meant = amenities.filter(({ name: known, kind }) => {
    const words = nameWords(known);
    if (words.join(' ') === typed.join(' ') && !LESS_KNOWN.includes(kind)) return true;
    const isKindSaid = typed.some((word) => kindOfWord(word) === kind);
    if (isKindSaid) return slipsBetween(own, bare(words), limit) <= limit;
    return kind === 'station' && own === bare(words);
  });
  const said = ` ${nameWords(sentence).join(' ')} `;
  const inCity = meant.find(({ city }) => city !== '' && said.includes(` ${nameWords(city).join(' ')} `));
  return inCity ?? meant[0];
}
