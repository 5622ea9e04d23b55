import { type HomeKind, isCommercial, PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import { ENGLISH_HOME, ENGLISH_PREMISES, type Section } from './english.ts';
import { factsOf } from './facts.ts';
import { FRENCH_HOME, FRENCH_PREMISES } from './french.ts';
import { fits, type Line, say } from './line.ts';
import type { Said } from './pageNeighbours.ts';
import type { Told } from './told.ts';
import { type Trait, traitsOf } from './traits.ts';

/** How often a line is put in other words before another line is taken. */
const TRIES = 5;

function sectionsFor(home: Home): readonly Section[] {
  const isFrench = home.site.city.language === 'fr';
  const isPremises = isCommercial(home.kind) || home.kind === 'land';
  if (isPremises) return isFrench ? FRENCH_PREMISES : ENGLISH_PREMISES;
  return isFrench ? FRENCH_HOME : ENGLISH_HOME;
}

/** Facts that a text has to mention first. */
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

/** Sentences that ask for more traits say more about this home, so they are drawn more often; unusual homes first of all. */
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

/** Traits that say what a listing is; two sentences may share them. All others are features, told once a text. */
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

function speaksOfSame(one: Line, other: Line): boolean {
  return one.needs.some((need) => !BROAD.has(need) && other.needs.includes(need));
}

/** A listing's text with the lines it is made of. */
export interface Composed {
  text: string;
  lines: readonly Line[];
}

/** A sentence from the lines that no neighbouring text has used; undefined if all are used. */
function newSentence(
  dice: Dice,
  fitting: readonly Line[],
  facts: ReadonlyMap<string, string>,
  said: Said,
): { line: Line; text: string } | undefined {
  // Lines that no neighbour used in any words come first: a page should not sound alike either.
  const fresh = fitting.filter((line) => !said.lines.has(line));
  const used = fitting.filter((line) => said.lines.has(line));
  for (const part of [fresh, used]) {
    let rest = part;
    while (rest.length > 0) {
      const line = drawLine(dice, rest);
      if (!line) break;
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const text = say(dice, line, facts);
        if (said.isNew(text)) return { line, text };
      }
      rest = rest.filter((other) => other !== line);
    }
  }
  return undefined;
}

/**
 * The text of a listing, in the language of its city: sections in the order of a showing, each with sentences that
 * fit the home. No sentence comes twice in one text, none that was `said` near it. It may be short where nearly
 * everything was said.
 */
export function describe(dice: Dice, told: Told, said: Said): Composed {
  const traits = traitsOf(told);
  const facts = factsOf(dice, told);
  const texts: string[] = [];
  const lines: Line[] = [];
  for (const section of sectionsFor(told.home)) {
    if (!dice.chance(section.share)) continue;
    let fitting = section.lines.filter(
      (line) => fits(line, traits) && !lines.some((told) => speaksOfSame(told, line)),
    );
    const count = section.most > 1 ? dice.whole(1, section.most) : 1;
    for (let number = 0; number < count; number += 1) {
      const found = newSentence(dice, fitting, facts, said);
      if (!found) break;
      fitting = fitting.filter((other) => other !== found.line && !speaksOfSame(other, found.line));
      lines.push(found.line);
      texts.push(found.text);
    }
  }
  return { text: texts.join(' '), lines };
}
