import type { WireRoom } from '../../../../src/api/realty/contract.ts';
import type { Dice } from '../dice.ts';
import type { Home } from '../home.ts';
import { type HomeKind, isCommercial, PROPERTY_TYPES } from '../propertyTypes.ts';
import type { Stint } from '../stints.ts';
import { ENGLISH_HOME, ENGLISH_PREMISES, type Section } from './english.ts';
import { factsOf } from './facts.ts';
import { FRENCH_HOME, FRENCH_PREMISES } from './french.ts';
import { fits, type Line, say } from './line.ts';
import { type Trait, traitsOf } from './traits.ts';

function sectionsFor(home: Home): readonly Section[] {
  const isFrench = home.site.city.language === 'fr';
  const isPremises = isCommercial(home.kind) || home.kind === 'land';
  if (isPremises) return isFrench ? FRENCH_PREMISES : ENGLISH_PREMISES;
  return isFrench ? FRENCH_HOME : ENGLISH_HOME;
}

/** What a reader has to be told before anything else. */
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

/** Traits that say what a listing is; two sentences may share them. All others are features, told once a section. */
const BROAD: ReadonlySet<Trait> = new Set<Trait>([
  ...(Object.keys(PROPERTY_TYPES) as HomeKind[]), // the table has exactly the kinds as keys
  'house',
  'home',
  'commercial',
  'sale',
  'lease',
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
]);

function speaksOfSame(one: Line, other: Line): boolean {
  return one.needs.some((need) => !BROAD.has(need) && other.needs.includes(need));
}

/**
 * The text of a listing, in the language of its city: sections in the order of a showing, each with sentences that
 * fit the home. No sentence comes twice in one text.
 */
export function describe(
  dice: Dice,
  home: Home,
  stint: Stint,
  rooms: readonly WireRoom[],
  month: number,
  today: number,
): string {
  const traits = traitsOf(home, stint, rooms, month, today);
  const facts = factsOf(home, home.site.city.language);
  const sentences: string[] = [];
  for (const section of sectionsFor(home)) {
    if (!dice.chance(section.share)) continue;
    let fitting = section.lines.filter((line) => fits(line, traits));
    const count = Math.min(fitting.length, section.most > 1 ? dice.whole(1, section.most) : 1);
    for (let number = 0; number < count; number += 1) {
      const line = drawLine(dice, fitting);
      if (!line) break;
      fitting = fitting.filter((other) => other !== line && !speaksOfSame(other, line));
      sentences.push(say(dice, line, facts));
    }
  }
  return sentences.join(' ');
}
