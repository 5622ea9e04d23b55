/**
 * Reads a sentence as a visitor types it into the search box, in English or French: the filters that it names, the words
 * that may be places, and the rest. It needs no service. docs/sentence-search.md describes it.
 */
import type { AmenityKind } from '../../amenities.ts';
import { slipsBetween } from '../../geo/slips.ts';
import type { Search } from '../search.ts';
import { type Findings, noFindings } from './findings.ts';
import { applyNear, nearPhrase } from './nearRule.ts';
import { applyRule } from './rules.ts';
import { type Token, tokensOf } from './tokens.ts';
import { travelBeginning } from './travelTimes.ts';
import { type Concept, conceptOf, cottageOf, LONG_WORDS, LONGEST_PHRASE } from './vocabulary.ts';

/**
 * The part of a word in a sentence. `used` words set a filter, `unused` ones have a meaning without a filter. A `thing`
 * may be part of a place's name ("High Park"), but is no place by itself. A `lead` belongs to what follows it.
 */
export type Role = 'used' | 'province' | 'unused' | 'filler' | 'lead' | 'thing' | 'unknown' | 'break';

/** A word of a sentence with its role. */
export interface ReadToken extends Token {
  role: Role;
}

/** A sentence as it was read. */
export interface Reading {
  text: string;
  tokens: readonly ReadToken[];
  findings: Findings;
  /** The feed's name of a province that the sentence names. */
  province?: string;
  /** Positions of travel times and distances in the tokens, the second after the last. */
  travels: readonly (readonly [from: number, to: number])[];
}

/** Options of a reading. */
export interface ReadingOptions {
  /** True if the page is in French: a cottage is another home then. */
  isFrench: boolean;
  /** The present year, for the age of homes. */
  year: number;
  /** Filters that this build does not offer: they are not used. */
  hidden: readonly (keyof Search)[];
  /** Kinds of amenities by which homes can be searched, all by default: others are not used. */
  nearKinds?: readonly AmenityKind[] | undefined;
}

/** Replaces a long word with one wrong letter by the right one: "detatched", "ascenceur". */
function corrected(token: Token): Token {
  const { kind, text } = token;
  if (kind !== 'word' || text.length < 6 || LONG_WORDS.includes(text) || conceptOf(text)) return token;
  const right = LONG_WORDS.find((word) => slipsBetween(text, word, 1) <= 1);
  return right ? { ...token, text: right } : token;
}

/** Sets what a phrase means. Returns the role of its words. */
function applyConcept(concept: Concept, reading: { findings: Findings; province?: string }): Role {
  const { findings } = reading;
  const { filters, market } = findings;
  switch (concept.kind) {
    case 'home':
      findings.homeTypes.add(concept.homeType);
      return 'used';
    case 'house':
      findings.isHouse = true;
      return 'used';
    case 'land':
      findings.hasLotWord = true;
      return 'used';
    case 'basement':
      filters.basement = concept.basement;
      return 'used';
    case 'sort':
      filters.sortBy = concept.sortBy;
      return 'used';
    case 'keyword':
      findings.keywords.add(concept.keyword);
      return 'used';
    case 'province':
      reading.province = concept.province;
      return 'province';
    case 'sale':
    case 'lease':
      findings.type = concept.kind;
      return 'used';
    case 'leased':
      findings.type = 'lease';
      market.add('sold');
      return 'used';
    case 'sold':
    case 'recentlySold':
    case 'listed':
    case 'newListing':
    case 'priceCut':
      market.add(concept.kind);
      return 'used';
    case 'openHouse':
    case 'virtualTour':
    case 'furnished':
      filters[concept.kind] = true;
      return 'used';
    case 'parking':
      filters.minParkingSpaces = Math.max(filters.minParkingSpaces ?? 0, 1);
      return 'used';
    case 'newBuild':
      filters.minYearBuilt = findings.year - 1;
      return 'used';
    case 'filler':
    case 'lead':
    case 'thing':
      return concept.kind;
    case 'negation':
      return 'lead';
  }
}

const PET = '(?:pet|dog|cat|chien|chat|animal|animaux)';
const PETS = new RegExp(
  String.raw`^(?:(?:i have|have|with|avec|j ai|un|une|mon|ma|mes|my|a|an|accepting|acceptant|accepte|le|les|l|\d) )*` +
    `${PET}(?:(?: (?:et|and|or|ou|de compagnie|les|le))* ${PET})*` +
    '(?: (?:is|are|sont|est))?(?: (?:friendly|allowed|ok|okay|welcome|accepted|permitted|accepte|acceptee|permi|permis|admi|admis|bienvenu|bienvenue|autorise))*(?= |$)',
);

/** Number of words that a travel time or distance covers: up to the next statement or filter. */
function travelWords(tokens: readonly Token[], from: number, matched: number): number {
  let end = from + matched;
  while (end < tokens.length) {
    const token = tokens[end];
    const isInName =
      (token?.text === '-' && tokens[end + 1]?.kind === 'word') ||
      (token?.kind === 'number' && /^(?:to|of|from|de|du|au|a)$/.test(tokens[end - 1]?.text ?? ''));
    if (!token || (token.kind !== 'word' && !isInName)) break;
    const found = conceptOf(token.text);
    if (found && !['filler', 'lead', 'thing'].includes(found.kind)) break;
    end += 1;
  }
  return end - from;
}

/** The reading of one phrase: its number of words, and their role. */
interface Step {
  words: number;
  role: Role;
  concept?: Concept;
  /** True for a travel time or a distance. */
  isTravel?: boolean;
}

/** Reads the phrase that begins at a token. */
function readPhrase(
  tokens: readonly Token[],
  at: number,
  reading: { findings: Findings; province?: string },
  options: ReadingOptions,
): Step {
  const rest = tokens
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
  const near = nearPhrase(rest, tokens.slice(at));
  if (near) {
    const isOffered = near.kinds.every((kind) => options.nearKinds?.includes(kind) ?? true);
    if (isOffered) applyNear(reading.findings, near);
    return { words: near.words, role: isOffered ? 'used' : 'unused' };
  }
  const travel = travelBeginning(rest);
  if (travel) return { words: travelWords(tokens, at, travel), role: 'unused', isTravel: true };
  const pets = PETS.exec(rest);
  if (pets) {
    reading.findings.filters.pets = true;
    return { words: pets[0].split(' ').length, role: 'used' };
  }
  const rule = applyRule(rest, reading.findings);
  if (rule) return { words: rule.words, role: rule.outcome };
  const phrase = longestPhrase(tokens, at, options);
  if (phrase) {
    const isChoice = [at - 1, at + phrase.words].some((beside) =>
      /^(or|ou)$/.test(tokens[beside]?.text ?? ''),
    );
    if (phrase.concept.kind === 'house' && isChoice) {
      reading.findings.homeTypes.add('detached').add('semi-detached');
    }
    return { ...phrase, role: applyConcept(phrase.concept, reading) };
  }
  const { kind } = tokens[at] ?? { kind: 'break' };
  if (kind === 'break') return { words: 1, role: 'break' };
  return { words: 1, role: kind === 'sign' ? 'filler' : 'unknown' };
}

/** The longest known phrase that begins at a token. */
function longestPhrase(
  tokens: readonly Token[],
  at: number,
  { isFrench }: ReadingOptions,
): { words: number; concept: Concept } | undefined {
  for (let words = Math.min(LONGEST_PHRASE, tokens.length - at); words > 0; words -= 1) {
    const phrase = tokens
      .slice(at, at + words)
      .map(({ text }) => text)
      .join(' ');
    const concept = phrase === 'cottage' ? cottageOf(isFrench) : conceptOf(phrase);
    if (concept) return { words, concept };
  }
  return undefined;
}

/** True if a code of two letters, such as "ON", is the province of the place before it. */
function isProvinceCode(text: string, tokens: readonly ReadToken[], token: Token): boolean {
  const typed = text.slice(token.start, token.end);
  const last = tokens.at(-1);
  const followsName =
    last?.role === 'unknown' || (last?.role === 'break' && tokens.at(-2)?.role === 'unknown');
  return followsName && (typed === typed.toUpperCase() || last?.role === 'break');
}

/** Number of words that a negation before them denies: "without basement", "no condo fees". */
function deniedWords(tokens: readonly Token[], from: number, options: ReadingOptions): number {
  const scratch = { findings: noFindings(options.year) };
  let at = from;
  while (at < tokens.length) {
    const { words, role } = readPhrase(tokens, at, scratch, options);
    if (role === 'break') break;
    at += words;
    if (role !== 'filler') break;
  }
  return at - from;
}

/** Words that count only if the rest of the sentence agrees. */
interface Pending {
  from: number;
  to: number;
  isGiven(): boolean;
  apply?(): void;
}

/** Reads a sentence. Every text has a reading. */
export function readSentence(text: string, options: ReadingOptions): Reading {
  const tokens = tokensOf(text).map(corrected);
  const read: ReadToken[] = [];
  const reading: { findings: Findings; province?: string } = { findings: noFindings(options.year) };
  const { findings } = reading;
  const pending: Pending[] = [];
  const travels: [number, number][] = [];
  const take = (words: number, role: Role) => {
    for (const token of tokens.slice(read.length, read.length + words)) {
      read.push({ ...token, role: token.kind === 'break' ? 'break' : role });
    }
  };
  while (read.length < tokens.length) {
    const from = read.length;
    const token = tokens[from];
    if (token?.text === 'on' && isProvinceCode(text, read, token)) {
      reading.province = 'Ontario';
      take(1, 'province');
      continue;
    }
    const { period, plainRent, filters } = findings;
    findings.filters = { ...filters };
    const { words, role, concept, isTravel } = readPhrase(tokens, from, reading, options);
    if (options.hidden.some((name) => findings.filters[name] !== filters[name])) {
      findings.filters = filters;
      take(words, 'unused');
      continue;
    }
    if (concept?.kind === 'negation') {
      take(words + deniedWords(tokens, from + words, options), 'unused');
      continue;
    }
    take(words, role);
    const to = read.length;
    if (isTravel) travels.push([from, to]);
    if (concept?.kind === 'land') {
      pending.push({ from, to, isGiven: () => !findings.isHouse && findings.homeTypes.size === 0 });
    }
    if (findings.plainRent && findings.plainRent !== plainRent) {
      const { isLimited, apply } = findings.plainRent;
      const next = tokens[to];
      const isAlone = next?.kind !== 'word' || conceptOf(next.text) !== undefined;
      // "For sale under 700" is no rent.
      if (isLimited && findings.type !== 'sale') apply();
      else pending.push({ from, to, apply, isGiven: () => isAlone && typeOf(findings) === 'lease' });
    }
    if (findings.period && findings.period !== period) {
      pending.push({ from, to, isGiven: () => findings.market.size > 0 });
    }
  }
  for (const { from, to, isGiven, apply } of pending) {
    if (isGiven()) apply?.();
    else for (const token of read.slice(from, to)) if (token.role === 'used') token.role = 'unused';
  }
  return { text, tokens: read, findings, travels, ...(reading.province && { province: reading.province }) };
}

/** Sale or lease, as the sentence says it or its price tells it; undefined if both are possible. */
export function typeOf({ type, priceOf, filters }: Findings): Findings['type'] {
  return type ?? priceOf ?? (filters.furnished ? 'lease' : filters.maxMaintenanceFee ? 'sale' : undefined);
}
