import type { WireDetails } from '../../../src/api/realty/contract.ts';

/** The condition of a home from -2, to be renovated, to 2, renovated. 0 if its text does not say. */
export type Condition = -2 | -1 | 0 | 1 | 2;

/** Words of descriptions in both languages, the ones that say most first. */
const WORDS: readonly [Condition, RegExp][] = [
  [
    -2,
    /\bas[ -]is\b|\b(estate|original) condition|\bneeds? (work|tlc|updating|renovat)|\bfixer|\bhandyman|\btear[ -]?down|\bcontractors?\b.{0,40}\b(dream|special|imagination|vision)|\bbring your (own )?(contractor|ideas|imagination)|\brenovators?\b|\bpower of sale|à rénover|à rafraîchir|\bbricoleur|sans (aucune )?garantie légale/i,
  ],
  [
    2,
    /\b(fully|newly|completely|recently|beautifully|carefully|thoroughly|professionally|extensively|totally|tastefully)? ?(renovated|remodel+ed|redone|rebuilt)\b|\brenovations\b|\bback to the studs|\bnever lived in|\bbrand[ -]new (home|house|suite|unit|kitchen)|\bnewly built|\bnew kitchen|rénovée?s?\b(?! par vos)|\brefaite?s?\b|\bmodernisée?s?\b|\bneuf et jamais habité/i,
  ],
  [
    1,
    /\bupdat(ed|es)\b|\bupgrad(ed|es)\b|\bnewer (windows|roof|furnace|kitchen|floor)|\b(freshly|recently|professionally) painted|\bnew (flooring|floors|windows|roof|furnace)|mise?s? à jour|fraîchement repeint|mise?s? au goût/i,
  ],
  [
    -1,
    /\b(your own|personal) touch|\bpotential\b|\bhonest bones|\bgood bones|\bown taste|\bready for new (ideas|floors)|d’origine|d'origine|\bpotentiel\b/i,
  ],
];

/** Reads a home's condition from its description and extras. */
export function conditionOf(details: WireDetails | null | undefined): Condition {
  const text = `${details?.description ?? ''} ${details?.extras ?? ''}`;
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? 0;
}
