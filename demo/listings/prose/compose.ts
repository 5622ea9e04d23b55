import { type HomeKind, isCommercial, PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import type { DescribedListing } from './describedListing.ts';
import { ENGLISH_HOME, ENGLISH_PREMISES, type Section } from './english.ts';
import { factsOf } from './facts.ts';
import { FRENCH_HOME, FRENCH_PREMISES } from './french.ts';
import { fillLine, fits, type Line } from './line.ts';
import type { NearbySentences } from './pageNeighbours.ts';
import { type Trait, traitsOf } from './traits.ts';

/** Number of attempts to word a line differently before another line is chosen. */
const MAX_ATTEMPTS = 5;

function sectionsFor(home: Home): readonly Section[] {
  const isFrench = home.site.city.language === 'fr';
  const isPremises = isCommercial(home.kind) || home.kind === 'land';
  if (isPremises) return isFrench ? FRENCH_PREMISES : ENGLISH_PREMISES;
  return isFrench ? FRENCH_HOME : ENGLISH_HOME;
}

/** Traits that a text has to mention first. */
const UNUSUAL: readonly Trait[] = [
  'farm',
  'cottage',
  'mobile',
  'part',
  'lower',
  'penthouse',
  'loft',
  'maisonette',
];

/**
 * Lines with more traits are more specific to the home, so they are drawn more often. Lines about unusual homes come
 * first.
 */
function weightOf(line: Line): number {
  const isUnusual = line.needs.some((need) => UNUSUAL.includes(need));
  return isUnusual ? 40 : 1 + line.needs.length;
}

function drawLine(dice: Dice, lines: readonly Line[]): Line | undefined {
  let rest = dice.fraction() * lines.reduce((sum, line) => sum + weightOf(line), 0);
  for (const candidate of lines) {
    rest -= weightOf(candidate);
    if (rest < 0) return candidate;
  }
  return lines.at(-1);
}

/**
 * General traits of a listing, which two sentences may share. All other traits are features that a text mentions once.
 */
const BROAD: ReadonlySet<Trait> = new Set<Trait>([
  ...(Object.keys(PROPERTY_TYPES) as HomeKind[]), // the table has exactly the kinds as keys
  'house',
  'home',
  'commercial',
  'sale',
  'lease',
  'part',
  'lower',
  'urban',
  'old',
  'recent',
  'late',
  'midcentury',
  'large',
  'small',
  'several',
  'twoBaths',
  'summer',
  'mainStreet',
  'upstairs',
  'metropolis',
  'country',
]);

function sharesFeature(one: Line, other: Line): boolean {
  return one.needs.some((need) => !BROAD.has(need) && other.needs.includes(need));
}

/** A listing's text with its lines. */
export interface Composed {
  text: string;
  lines: readonly Line[];
}

/** Returns a sentence that no neighbouring text has; undefined if there is none. */
function newSentence(
  dice: Dice,
  fitting: readonly Line[],
  facts: ReadonlyMap<string, string>,
  nearby: NearbySentences,
): { line: Line; text: string } | undefined {
  // Lines that no neighbour used come first, so that the texts of a page do not sound alike.
  const fresh = fitting.filter((line) => !nearby.lines.has(line));
  const used = fitting.filter((line) => nearby.lines.has(line));
  for (const part of [fresh, used]) {
    let rest = part;
    while (rest.length > 0) {
      const line = drawLine(dice, rest);
      if (!line) break;
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const text = fillLine(dice, line, facts);
        if (nearby.isNew(text)) return { line, text };
      }
      rest = rest.filter((other) => other !== line);
    }
  }
  return undefined;
}

/**
 * Returns the text of a listing in the language of its city: sections in the order of a showing, each with sentences
 * that fit the home. No sentence is repeated in the text or near it. The text may be short if nearly every sentence was
 * used nearby.
 */
export function composeText(dice: Dice, described: DescribedListing, nearby: NearbySentences): Composed {
  const traits = traitsOf(described);
  const facts = factsOf(dice, described);
  const texts: string[] = [];
  const lines: Line[] = [];
  for (const section of sectionsFor(described.home)) {
    if (!dice.chance(section.share)) continue;
    let fitting = section.lines.filter(
      (line) => fits(line, traits) && !lines.some((used) => sharesFeature(used, line)),
    );
    const count = section.maximum > 1 ? dice.whole(1, section.maximum) : 1;
    for (let number = 0; number < count; number += 1) {
      const found = newSentence(dice, fitting, facts, nearby);
      if (!found) break;
      fitting = fitting.filter((other) => other !== found.line && !sharesFeature(other, found.line));
      lines.push(found.line);
      texts.push(found.text);
    }
  }
  return { text: texts.join(' '), lines };
}
