/** Travel times in a sentence: "within 30 min of Union Station by transit", "à 20 minutes à pied de la station Berri". */
import { COMMUTE_MINUTES, type TravelMode } from '../commute.ts';
import type { Token } from './tokens.ts';

/** The beginning of a travel time or a distance. */
const TRAVEL =
  /^(?:(?:within|under|les than|about|a|moin de|d|de|en|in|is) )*(?<number>\d+)(?: -)? (?<unit>min|minute|hour|heure|h|km|kilometre|kilometer)(?= |$)/;

/** Returns the number of words with which a travel time or a distance begins; undefined for other phrases. */
export function travelBeginning(words: string): number | undefined {
  return TRAVEL.exec(words)?.[0].split(' ').length;
}

/** Words for the ways to travel. */
const MODES: readonly [TravelMode, string][] = [
  [
    'transit',
    'public transit|transit|public transport|transport en commun|transport|bus|autobus|subway|metro|train|streetcar|tram|rem',
  ],
  ['walk', 'walk|walking|foot|pied|marche'],
  ['bike', 'bike ride|bike|biking|bicycle|cycling|velo'],
  ['drive', 'drive|driving|car ride|car|auto|voiture|route'],
];
const MODE_WORDS = MODES.map(([, words]) => words).join('|');
const BEFORE_MODE = '(?:(?:by|on|with|a|an|la|le|en|de|the|in) )*';
const FIRST_MODE = new RegExp(`^(?:- )?${BEFORE_MODE}(${MODE_WORDS})(?= |$)`);
const LAST_MODE = new RegExp(`(?:^| )${BEFORE_MODE}(${MODE_WORDS})$`);
/** Words between the time and the place. */
const LINK =
  /^(?:(?:commute|ride|trip|trajet|distance|away|to|of|from|de|du|d|jusqu|vers|au|a|the|la|le|l|my|mon|ma) )*/;

/** A place that must be reached in some minutes, as a sentence names it. */
export interface SpokenCommute {
  mode: TravelMode;
  /** In the steps of the filter. */
  minutes: number;
  /** Name of the place in the sentence's words. */
  place: string;
}

const modeOf = (word: string): TravelMode | undefined =>
  MODES.find(([, words]) => words.split('|').includes(word))?.[0];

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length;

/**
 * Reads the words of a travel time. Without a mode the way is by car.
 * @returns undefined for a distance, for a time of more than 90 minutes, and without a place
 */
export function spokenCommute(text: string, tokens: readonly Token[]): SpokenCommute | undefined {
  const all = tokens.map((token) => token.text).join(' ');
  const { number, unit = '' } = TRAVEL.exec(all)?.groups ?? {};
  const given = Number(number) * (/^h/.test(unit) ? 60 : 1);
  if (unit.startsWith('k') || !(given > 0) || given > COMMUTE_MINUTES.max) return undefined;
  let from = travelBeginning(all) ?? 0;
  let to = tokens.length;
  const rest = (): string =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');
  const first = FIRST_MODE.exec(rest());
  from += wordsIn(first?.[0] ?? '');
  const last = first ? null : LAST_MODE.exec(rest());
  to -= wordsIn(last?.[0] ?? '');
  const link = LINK.exec(rest())?.[0] ?? '';
  from += wordsIn(link);
  const [start, end] = [tokens[from], tokens[to - 1]];
  if (!start || !end || from >= to) return undefined;
  return {
    mode: modeOf(first?.[1] ?? last?.[1] ?? '') ?? 'drive',
    minutes: Math.max(COMMUTE_MINUTES.min, Math.ceil(given / COMMUTE_MINUTES.step) * COMMUTE_MINUTES.step),
    place: text.slice(start.start, end.end),
  };
}
