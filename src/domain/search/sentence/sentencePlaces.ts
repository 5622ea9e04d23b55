/** The place of a sentence: which of its unknown words are a city or a neighbourhood, by a look-up of names. */
import { provinceCode } from '../../geo/provinces.ts';
import { slipsBetween } from '../../geo/slips.ts';
import { folded } from '../../listing/slug.ts';
import type { SearchPlace } from '../search.ts';
import type { FoundPlaces } from '../unknownPlace.ts';
import type { Reading, ReadToken } from './readSentence.ts';

/** Finds cities and neighbourhoods by a part of their name, or with a similar one. */
export type PlaceLookUp = (name: string) => Promise<FoundPlaces>;

/** Maximum number of look-ups for one sentence. */
const MAX_LOOK_UPS = 10;
/** Maximum number of words in a place's name. */
const MAX_NAME_WORDS = 6;
/** Shorter words are not looked up. */
const SHORTEST_NAME = 3;
/** From this length a name may have one wrong letter, and from the second one two. */
const CORRECTED_FROM = 5;
const CORRECTED_TWICE_FROM = 9;

/** The rank of a name with a typing error. */
const MISSPELT = 2;

/** Short names of places. */
const NICKNAMES: Readonly<Record<string, string>> = {
  ndg: 'Notre-Dame-de-Grâce',
  mtl: 'Montréal',
  'quebec city': 'Québec',
};

/** A place that a text names. */
interface Fitting {
  place: SearchPlace;
  /** 0 is the name, 1 begins with the text, 2 has a typing error. */
  rank: number;
}

/** Words after which a place is expected, in both languages. */
const BEFORE_PLACES = /^(in|at|near|around|a|au|aux|dans|pres|de|du)$/;

/** A place that was found, and the words that name it: positions in the reading's tokens. */
interface Named extends Fitting {
  from: number;
  to: number;
}

/** A name without accents, marks and article, with "St" for "Saint": "The Annex" equals "annex". */
function bare(name: string): string {
  return folded(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(the|le|la|les|l) (?=.)/, '')
    .replace(/\bsaint(e?)\b/g, 'st$1');
}

/** The fit of a place's name, as in `Fitting`; undefined for no fit. */
function fitOf(text: string, name: string): number | undefined {
  const [typed, known] = [bare(text), bare(name)];
  if (typed === known) return 0;
  if (known.startsWith(`${typed} `)) return 1;
  if (typed.length < CORRECTED_FROM || typed[0] !== known[0]) return undefined;
  const limit = typed.length < CORRECTED_TWICE_FROM ? 1 : 2;
  return slipsBetween(typed, known, limit) <= limit ? MISSPELT : undefined;
}

/** Returns the best place for a text among those that a look-up found. */
function bestPlace(
  text: string,
  { cities, neighborhoods }: FoundPlaces,
  isExact: boolean,
  province: string | undefined,
): Fitting | undefined {
  const places = [
    ...cities.map(({ name, state }) => ({ name, place: { state, city: name } })),
    ...neighborhoods.map(({ name, city, state }) => ({ name, place: { state, city, neighborhood: name } })),
  ];
  const fitting = places.flatMap(({ name, place }) => {
    const rank = fitOf(text, name);
    const isElsewhere = province && provinceCode(place.state) !== provinceCode(province);
    return rank === undefined || isElsewhere || (isExact && rank > 0) ? [] : [{ rank, place }];
  });
  return fitting.toSorted((one, other) => one.rank - other.rank)[0];
}

interface Run {
  from: number;
  to: number;
}

const isNameWord = ({ kind, role }: ReadToken): boolean =>
  kind === 'word' && (role === 'unknown' || role === 'thing');

/** Words between two words of a name: "Notre-Dame-de-Grâce", "Newfoundland and Labrador". */
const isJoining = ({ kind, role, text }: ReadToken): boolean =>
  kind === 'word' && role === 'filler' && !['or', 'ou', 'in', 'from'].includes(text);

/** The sequences of words that may be names. */
function runsOf(tokens: readonly ReadToken[]): Run[] {
  const runs: Run[] = [];
  tokens.forEach((token, at) => {
    if (!isNameWord(token)) return;
    const last = runs.at(-1);
    if (last && tokens.slice(last.to, at).every(isJoining)) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}

/** The parts of a run in the order of look-ups: the whole, then shorter parts from its beginning. */
function partsOf({ from, to }: Run, tokens: readonly ReadToken[]): Run[] {
  const parts: Run[] = [];
  for (let words = Math.min(to - from, MAX_NAME_WORDS); words > 0; words -= 1) {
    for (let start = from; start + words <= to; start += 1) {
      const part = tokens.slice(start, start + words);
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last || !isNameWord(first) || !isNameWord(last)) continue;
      parts.push({ from: start, to: start + words });
    }
  }
  return parts;
}

/** Combines the first place with a later one: a neighbourhood in the same city, its city, or "Québec" as a province. */
function combined(first: SearchPlace, other: SearchPlace): SearchPlace | undefined {
  const province = provinceCode(first.state ?? '');
  if (province === 'QC' && bare(other.neighborhood ?? other.city ?? '') === 'quebec') return first;
  const isSame = first.city === other.city && province === provinceCode(other.state ?? '');
  if (!isSame || (first.neighborhood && other.neighborhood)) return undefined;
  return first.neighborhood ? first : other;
}

/** A sentence with its place. */
export interface PlacedSentence {
  place: SearchPlace;
  /** The words that name the place, or a part of it. */
  named: readonly Named[];
}

/** The phrases of a sentence that set neither a filter nor the place, in the sentence's words. */
export function unusedPhrases({ text, tokens }: Reading, named: readonly Named[]): string[] {
  const isPlaced = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const isSaid = ({ role }: ReadToken) => role === 'unknown' || role === 'unused' || role === 'thing';
  const phrases: ReadToken[][] = [[]];
  tokens.forEach((token, at) => {
    const { role } = token;
    const isApart =
      ['used', 'province', 'break'].includes(role) || isPlaced(at) || /^(or|ou)$/.test(token.text);
    if (isApart || (role === 'lead' && phrases.at(-1)?.some(isSaid))) phrases.push([]);
    if (!isApart) phrases.at(-1)?.push(token);
  });
  return phrases.flatMap((phrase) => {
    const first = phrase.findIndex((token) => isSaid(token) || token.role === 'lead');
    const last = phrase.findLast(isSaid);
    const start = phrase[first];
    return start && last && last.end > start.start ? [text.slice(start.start, last.end)] : [];
  });
}

/** True if a text is the name of a city or a neighbourhood. */
export async function isPlaceName(text: string, lookUp: PlaceLookUp): Promise<boolean> {
  return bestPlace(text, await lookUp(text), true, undefined) !== undefined;
}

/**
 * Finds the place of a sentence. The search has one place: the first that is found, or a neighbourhood that a later
 * phrase names in it. A misspelt name without a word such as "in" before it gives way to a later
 * place that is spelt right: "Victorian home in Halifax".
 */
export async function placeSentence(reading: Reading, lookUp: PlaceLookUp): Promise<PlacedSentence> {
  const { text, tokens, province } = reading;
  let named: Named[] = [];
  let place: SearchPlace | undefined;
  let left = MAX_LOOK_UPS;

  const isDoubtful = ({ rank, from }: Named): boolean =>
    rank === MISSPELT && !BEFORE_PLACES.test(tokens[from - 1]?.text ?? '');

  const find = async (part: Run): Promise<Fitting | undefined> => {
    const words = tokens.slice(part.from, part.to);
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return undefined;
    const typed = text.slice(first.start, last.end);
    const name = NICKNAMES[bare(typed)] ?? typed;
    const isThing = words.every(({ role }) => role !== 'unknown');
    if (left === 0 || bare(name).length < SHORTEST_NAME || (isThing && words.length === 1)) return undefined;
    left -= 1;
    return bestPlace(name, await lookUp(name), isThing, province);
  };

  for (const run of runsOf(tokens)) {
    let from = run.from;
    for (const part of partsOf(run, tokens)) {
      if (part.from < from) continue;
      const found = await find(part);
      if (!found) continue;
      const isBetter = found.rank < MISSPELT && named.length > 0 && named.every(isDoubtful);
      const both = place ? combined(place, found.place) : found.place;
      if (both || isBetter) {
        if (!both) named = [];
        place = both ?? found.place;
        named.push({ ...found, from: part.from, to: part.to });
      }
      from = part.to;
    }
  }
  return { place: place ?? (province ? { state: province } : {}), named };
}
