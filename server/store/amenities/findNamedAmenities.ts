import type { ExpressionBuilder } from 'kysely';
import { AMENITY_KINDS, type AmenityKind } from '../../../src/domain/amenities.ts';
import {
  kindOfWord,
  kindsOfBeginning,
  nameFit,
  nameWords,
  ownWords,
} from '../../../src/domain/amenityNames.ts';
import { slipsBetween } from '../../../src/domain/geo/slips.ts';
import { kilometresBetween, type Point } from '../geometry/bounds.ts';
import type { QueryContext, Tables } from '../tables.ts';
import { afterPrefix } from '../text/fold.ts';
import type { AmenityTable } from './amenityTables.ts';
import { type NameVocabulary, nameVocabulary } from './nameVocabulary.ts';
import { type ShownOptions, shownAmenities } from './shownAmenities.ts';

/** A search for amenities by name. */
export interface NamedAmenitySearch {
  text: string;
  /** All kinds but stops by default, because a city has thousands of stops. */
  kinds?: readonly AmenityKind[] | undefined;
  /** Among equal names those near this point come first. */
  near?: Point | undefined;
  limit: number;
}

/** Kinds in the order of equally good names: those that people look for by name come first. */
const BY_FAME: readonly AmenityKind[] = [
  'station',
  'school',
  'hospital',
  'park',
  'library',
  'communityCentre',
  'daycare',
  'groceries',
  'stop',
];
/** Maximum number of amenities that are ranked, those with the shortest names. */
const MAX_CANDIDATES = 400;
/** Letters. Shorter texts fit too many names. */
const SHORTEST_TEXT = 3;
/** Longer texts are sentences. */
const MAX_WORDS = 8;
const MAX_CORRECTED_WORDS = 4;
/** Shorter words are not corrected. From the second length two typing errors are allowed. */
const SHORTEST_CORRECTED = 4;
const CORRECTED_TWICE_FROM = 6;
/** Maximum number of words that may be meant by a misspelt one. */
const MAX_MEANT = 4;
/** Kilometres. Amenities that are farther away come last among equal names. */
const FAR_KM = 100;
/** Kilometres up to which two amenities of one kind and name are one, of two sources or with two platforms. */
const SAME_KM = 0.5;

/** A typed word: the words of names that fit begin with one of these, and a word for a kind may be missing. */
interface TypedWord {
  beginnings: readonly string[];
  kinds: readonly AmenityKind[];
}

type WordBuilder = ExpressionBuilder<Tables, 'amenity_word'>;

/** Reads the amenities that have all words in their names. */
async function readCandidates(
  { database }: Pick<QueryContext, 'database'>,
  words: readonly TypedWord[],
  kinds: readonly AmenityKind[],
  shown: ShownOptions,
): Promise<AmenityTable[]> {
  const begins =
    ({ beginnings }: TypedWord) =>
    (build: WordBuilder) =>
      build.or(
        beginnings.map((beginning) =>
          build.and([build('word', '>=', beginning), build('word', '<', afterPrefix(beginning))]),
        ),
      );
  const [first, ...others] = words.map((word) =>
    database.selectFrom('amenity_word').select(['source', 'key']).where(begins(word)),
  );
  if (!first) return [];
  const named = others.reduce((all, other) => all.intersect(other), first.distinct());
  return database
    .selectFrom(named.as('named'))
    .innerJoin(shownAmenities({ database }, shown).selectAll().as('amenity'), (join) =>
      join.onRef('amenity.source', '=', 'named.source').onRef('amenity.key', '=', 'named.key'),
    )
    .selectAll('amenity')
    .where('amenity.kind', 'in', kinds)
    .orderBy(({ fn }) => fn<number>('length', ['amenity.name']))
    .orderBy('amenity.source')
    .orderBy('amenity.key')
    .limit(MAX_CANDIDATES)
    .execute();
}

/** Returns the words of names that a word may be meant as, those with the fewest typing errors. */
async function meantWords(
  context: Pick<QueryContext, 'database'>,
  word: string,
  vocabulary: NameVocabulary,
): Promise<string[]> {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return [word];
  const limit = word.length < CORRECTED_TWICE_FROM ? 1 : 2;
  const near = (await vocabulary.wordsLike(context, word, limit))
    .map((known) => ({ known, slips: slipsBetween(word, known, limit) }))
    .filter(({ slips }) => Number.isFinite(slips))
    .toSorted((one, other) => one.slips - other.slips || (one.known < other.known ? -1 : 1));
  return [word, ...near.slice(0, MAX_MEANT).map((each) => each.known)];
}

/** Orders amenities by how well the name fits, then those near the point, then by kind, distance and name. */
function ranked(
  amenities: readonly AmenityTable[],
  typed: readonly string[],
  near: Point | undefined,
): AmenityTable[] {
  const kilometresTo = (amenity: AmenityTable) => (near ? kilometresBetween(near, amenity) : 0);
  const order = (amenity: AmenityTable) => {
    const kilometres = kilometresTo(amenity);
    const fame = BY_FAME.indexOf(amenity.kind);
    return [nameFit(typed, amenity), kilometres > FAR_KM ? 1 : 0, fame, kilometres, amenity.name.length];
  };
  return amenities
    .map((amenity) => ({ amenity, order: order(amenity) }))
    .toSorted((one, other) =>
      one.order.reduce((result, value, at) => result || value - (other.order[at] ?? 0), 0),
    )
    .map(({ amenity }) => amenity);
}

/** Leaves out further amenities of one kind and name at the same place. */
function withoutCopies(amenities: readonly AmenityTable[]): AmenityTable[] {
  const kept = new Map<string, AmenityTable[]>();
  return amenities.filter((amenity) => {
    const name = `${amenity.kind} ${ownWords(nameWords(amenity.name)).join(' ')}`;
    const same = kept.get(name) ?? [];
    if (same.some((other) => kilometresBetween(other, amenity) <= SAME_KM)) return false;
    kept.set(name, [...same, amenity]);
    return true;
  });
}

/**
 * Amenities whose names have every word of a text, the best first. The last word may be unfinished, and words for a kind
 * ("station", "école") need not be in the name of an amenity of that kind. If there are none, each word of up to four may
 * have one or two typing errors, but not in its first letter.
 * @param options the listings beside which amenities are shown, and the service's vocabulary; one of its own by default
 */
export async function findNamedAmenities(
  context: Pick<QueryContext, 'database'>,
  { text, kinds = AMENITY_KINDS.filter((kind) => kind !== 'stop'), near, limit }: NamedAmenitySearch,
  { vocabulary = nameVocabulary(), ...shown }: ShownOptions & { vocabulary?: NameVocabulary } = {},
): Promise<AmenityTable[]> {
  const typed = [...new Set(nameWords(text))];
  if (typed.join('').length < SHORTEST_TEXT || typed.length > MAX_WORDS) return [];
  const words = typed.map((word, at): TypedWord => {
    const isLast = at === typed.length - 1 && at > 0 && word.length >= SHORTEST_TEXT;
    const said = isLast ? kindsOfBeginning(word) : [kindOfWord(word) ?? []].flat();
    return { beginnings: [word], kinds: said };
  });
  // "School" alone is no name.
  if (words.every((word) => word.kinds.length > 0) && words.length === 1) return [];
  const find = async (searched: readonly TypedWord[]) => {
    const named = searched.filter((word) => word.kinds.length === 0);
    const found = await readCandidates(context, named.length > 0 ? named : searched, kinds, shown);
    return found.filter((amenity) => {
      const ofName = nameWords(amenity.name);
      return searched.every(
        (word) =>
          word.kinds.includes(amenity.kind) ||
          word.beginnings.some((beginning) => ofName.some((each) => each.startsWith(beginning))),
      );
    });
  };
  let meant: readonly string[] = typed;
  let found = await find(words);
  if (found.length === 0 && words.length <= MAX_CORRECTED_WORDS) {
    const corrected: TypedWord[] = [];
    for (const [at, word] of words.entries()) {
      const beginnings =
        word.kinds.length > 0 ? word.beginnings : await meantWords(context, typed[at] ?? '', vocabulary);
      corrected.push({ ...word, beginnings });
    }
    if (corrected.some(({ beginnings }) => beginnings.length > 1)) found = await find(corrected);
    meant = corrected.map(({ beginnings: [word = '', nearest = word] }) => nearest);
  }
  return withoutCopies(ranked(found, meant, near)).slice(0, limit);
}
