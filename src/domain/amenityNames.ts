/** The words of amenities' names, by which a typed text is compared with them: "Station Berri-UQAM", "High Park". */
import { AMENITY_KINDS, type AmenityKind } from './amenities.ts';

/** Words that say the kind of an amenity. A typed one needs not be in the name: "Union Station" is also only "Union". */
const KIND_WORDS: Readonly<Partial<Record<AmenityKind, string>>> = {
  station: 'station|subway|metro|train|gare|lrt|skytrain|rem|go|terminal|terminus',
  school: 'school|ecole|college|university|universite|cegep|elementary|secondary|primaire|secondaire',
  park: 'park|parc',
  groceries: 'grocery|groceries|supermarket|epicerie|supermarche',
  library: 'library|bibliotheque',
  hospital: 'hospital|hopital',
  daycare: 'daycare|garderie|cpe',
  communityCentre: 'community|communautaire',
};
const KIND_OF_WORD: ReadonlyMap<string, AmenityKind> = new Map(
  AMENITY_KINDS.flatMap((kind) => KIND_WORDS[kind]?.split('|').map((word) => [word, kind] as const) ?? []),
);

/** Words that names have or leave out. */
const SMALL_WORDS = new Set('the of and at a de du des la le les et au aux en l d'.split(' '));

/**
 * Returns the words of a name, without accents, case, articles and marks: "L'Île-des-Sœurs" is "ile", "soeurs". "Saint"
 * is "st", and "center" is "centre".
 */
export function nameWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\b[dl]['’]/g, '')
    .replace(/['’`.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const known = words.filter((word) => !SMALL_WORDS.has(word));
  return (known.length > 0 ? known : words).map((word) =>
    word.replace(/^saint(e?)$/, 'st$1').replace(/^center$/, 'centre'),
  );
}

/** The kind that a word of `nameWords` says: "gare" is a station. */
export const kindOfWord = (word: string): AmenityKind | undefined => KIND_OF_WORD.get(word);

/** Returns the kinds that the beginning of a word may say: "stat" is a station. */
export function kindsOfBeginning(beginning: string): AmenityKind[] {
  const found = [...KIND_OF_WORD].filter(([word]) => word.startsWith(beginning)).map(([, kind]) => kind);
  return [...new Set(found)];
}

/** The words of a name without those that say a kind; all words of a name such as "Park Station". */
export function ownWords(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !KIND_OF_WORD.has(word));
  return own.length > 0 ? own : words;
}

/**
 * The fit of an amenity's name with typed words: 0 is the name itself, also without a word for its kind, 1 begins with the
 * words, 2 is any other.
 */
export function nameFit(typed: readonly string[], amenity: { name: string; kind: AmenityKind }): 0 | 1 | 2 {
  const words = nameWords(amenity.name);
  const [text, name] = [typed.join(' '), words.join(' ')];
  const [ownText, ownName] = [ownWords(typed).join(' '), ownWords(words).join(' ')];
  const isKindSaid = typed.some((word) => kindOfWord(word) === amenity.kind);
  if (name === text || (isKindSaid && ownName === ownText)) return 0;
  return name.startsWith(text) || ownName.startsWith(ownText) ? 1 : 2;
}
