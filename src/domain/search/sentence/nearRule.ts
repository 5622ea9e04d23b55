/** Walks to amenities: "near a school", "within 10 minutes' walk of a station", "à distance de marche du métro". */
import type { AmenityKind } from '../../amenities.ts';
import { WALK_MINUTES, type WalkMinutes, withNear } from '../near.ts';
import type { Findings } from './findings.ts';
import { stemmedPattern } from './rules.ts';
import type { Token } from './tokens.ts';
import { conceptOf } from './vocabulary.ts';

/** Words for kinds of amenities, without plurals. Longer ones come before their beginnings. */
const KINDS: Readonly<Record<AmenityKind, string>> = {
  school: 'school|ecole',
  station:
    'station de metro|station du rem|station de train|gare de train|gare|(?:(?:subway|metro|train|lrt|skytrain|go train|go|rem) )?station|' +
    'go train|subway|metro|skytrain|lrt|rem|train',
  stop:
    '(?:(?:bus|transit|streetcar|tram) )?stop|public transit|public transportation|transit|bus|' +
    'arret(?: (?:de bus|d autobus|de tramway|de transport en commun))?|transport en commun|transport public|autobus',
  park: 'park|parc',
  groceries: 'grocery store|groceries|grocery|supermarket|epicerie|supermarche',
  library: 'library|libraries|bibliotheque',
  hospital: 'hospital|hopital|hopitaux',
  daycare: 'daycare|day care|child care|childcare|garderie|cpe|centre de la petite enfance|service de garde',
  communityCentre: '(?:community|recreation|rec) (?:centre|center)|centre communautaire|centre de loisirs',
};
const NAMES = Object.keys(KINDS) as AmenityKind[]; // its own keys

const KIND = `(?:${Object.values(KINDS).join('|')})`;
const ARTICLE = '(?:(?:a|an|the|any|some|d|de|du|des|la|le|les|l|un|une|au|aux|quelques|quelque) )*';
const LIST = `${KIND}(?: (?:and|et|&) ${ARTICLE}${KIND})*`;
const ON_FOOT =
  'walk|walking|walking distance|on foot|by foot|foot|away|or less|ou moins|max|maximum|a pied|a la marche|de marche|marche';
const LIMIT =
  'within|under|less than|no more than|at most|up to|max|about|around|a|an|moins de|moins d|au plus|environ|en|dans';
const OTHER_WAYS =
  '(?:(?:by|in|en|par|a) )?(?:car|bus|transit|train|bike|bicycle|drive|driving|biking|cycling|ride|voiture|auto|velo|autobus|transport|metro)';
/** Words after a kind that make it a name: "School Road", "Park Extension". */
const NAMED =
  'street|st|road|rd|avenue|ave|drive|dr|lane|boulevard|blvd|way|place|crescent|district|board|zone|extension|ex|lawn|hill';

/** Minutes of words without a number. */
const USUAL = 15;
const BESIDE = 5;
const CLOSE =
  'near to|nearby|near|close to|close by|(?:within )?walking distance (?:to|from|of)|walkable to|walk to|pres|proche|' +
  'a proximite|a distance de marche|a (?:quelques|des) minute';
const ADJACENT = 'step (?:to|from)|next to|beside|a 2 pas|tout pres|juste a cote|a cote';
const AFTER =
  '(?:is |are )?(?:nearby|close by|within walking distance|in walking distance|a proximite|tout pres|a distance de marche)';

/** The ways to say it, each from the beginning of a text. */
const FORMS = [
  `(?:(?:${LIMIT}) )*(?<minutes>\\d+) (?:min|minute)(?: (?:${ON_FOOT}))*(?: (?:of|from|to))? ${ARTICLE}(?<list>${LIST})(?: (?:${ON_FOOT}))*`,
  `(?:${CLOSE}) ${ARTICLE}(?<list>${LIST})`,
  `(?<beside>${ADJACENT}) ${ARTICLE}(?<list>${LIST})`,
  `(?<list>${LIST}) ${AFTER}`,
].map((form) => new RegExp(`^(?:${stemmedPattern(form)})(?= |$)(?! (?:${OTHER_WAYS}|${NAMED})(?: |$))`));
const EACH_KIND = new RegExp(`(?<= |^)${stemmedPattern(KIND)}(?= |$)`, 'g');
const WHOLE_KINDS = NAMES.map((kind) => ({
  kind,
  pattern: new RegExp(`^(?:${stemmedPattern(KINDS[kind])})$`),
}));
/** Words before a kind that make an unknown word after it its name: "du métro Jarry", "near park lafontaine". */
const BEFORE_NAME = new RegExp(
  `(?: |^)(?:(?:du|de la|de l) [^ ]+|(?:near|pre|proche|to|de) ${stemmedPattern(`(?:${KINDS.park})`)})$`,
);

/** Words that name walks. */
export interface NearPhrase {
  words: number;
  kinds: AmenityKind[];
  minutes: WalkMinutes;
}

/**
 * Reads the walk that a sentence names at its beginning.
 * @param rest the sentence's words from there, stemmed
 * @param tokens the same as tokens
 * @returns undefined if there is none, and for another way than a walk, a longer one than any choice, or an amenity with a name
 */
export function nearPhrase(rest: string, tokens: readonly Token[]): NearPhrase | undefined {
  for (const form of FORMS) {
    const match = form.exec(rest);
    if (!match) continue;
    const { minutes: said, beside, list = '' } = match.groups ?? {};
    const least = said ? Number(said) : beside ? BESIDE : USUAL;
    const minutes = WALK_MINUTES.find((each) => each >= least);
    const words = match[0].split(' ').length;
    const next = tokens.slice(words).find(({ text }) => !/^l[ae]?s?$/.test(text));
    const isNameNext = next?.kind === 'word' && /^\D/.test(next.text) && !conceptOf(next.text);
    if (!minutes || (isNameNext && BEFORE_NAME.test(match[0]))) return undefined;
    const kinds = (list.match(EACH_KIND) ?? []).flatMap((name) =>
      WHOLE_KINDS.filter(({ pattern }) => pattern.test(name)).map(({ kind }) => kind),
    );
    return { words, kinds, minutes };
  }
  return undefined;
}

/** Adds the walks of a phrase to the search. */
export function applyNear({ filters }: Findings, { kinds, minutes }: NearPhrase): void {
  filters.near = kinds.reduce((near, kind) => withNear(near, kind, minutes), filters.near ?? {});
}
