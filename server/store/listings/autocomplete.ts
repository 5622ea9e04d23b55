import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingTable } from '../tables.ts';
import { afterPrefix, fold } from '../text/fold.ts';
import { MARKED_ADDRESS, patternOfBeginning, streetExpression } from '../text/searchedAddress.ts';
import type { Viewer } from './listingSearch.ts';
import { type ViewContext, type ViewTables, visibleListings } from './listingView.ts';

/** A look-up while the user types. */
export interface AutocompleteQuery {
  text: string;
  viewer: Viewer;
  /** Fields that the text is compared with. */
  fields: { address: boolean; mlsNumber: boolean };
  limit: number;
  classes?: ListingTable['class'][] | undefined;
}

type Found = Pick<ListingTable, 'id' | 'status' | 'list_day' | 'mls'>;
type Query = SelectQueryBuilder<ViewTables, 'l', Found>;

/** Abbreviations of words in addresses that are not their beginnings. */
const LONG_FORMS: Record<string, string> = {
  rd: 'road',
  blvd: 'boulevard',
  ln: 'lane',
  pkwy: 'parkway',
  hwy: 'highway',
  crt: 'court',
  ct: 'court',
  cr: 'crescent',
  gdns: 'gardens',
  hts: 'heights',
  sq: 'square',
  trl: 'trail',
  ter: 'terrace',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
/** A whole postal code, and its area (the first three characters). */
const POSTAL_CODE = /^([a-z]\d[a-z])\s?\d[a-z]\d$/i;
const TRIGRAM = 3;
/**
 * At most this many matches are ranked. With more matches the text is still too short for the best ones to matter.
 */
const MAX_CANDIDATES = 250;

/**
 * Ids of listings whose MLS number begins with the text, then of those whose address contains every word of it.
 * Addresses and streets that begin with it and active listings come first. Visitors find restricted listings by
 * number only.
 */
export async function autocomplete(context: ViewContext, question: AutocompleteQuery): Promise<number[]> {
  const ids: number[] = [];
  const number = question.text.replace(/[\s-]/g, '').toUpperCase();
  if (question.fields.mlsNumber && /^[A-Z]{0,4}\d+$/.test(number)) {
    const query = candidatesOf(context, question, {})
      .where('l.mls', '>=', number)
      .where('l.mls', '<', afterPrefix(number));
    ids.push(...(await idsOfBest(context, query.orderBy('l.mls'), question.limit, 'mls')));
  }
  if (!question.fields.address || ids.length >= question.limit) return ids;
  for (const candidates of addressQueries(context, question)) {
    const more = await idsOfBest(context, candidates, question.limit + ids.length);
    ids.push(...more.filter((id) => !ids.includes(id)));
    if (ids.length >= question.limit) break;
  }
  const [, area] = ids.length === 0 ? (POSTAL_CODE.exec(question.text.trim()) ?? []) : [];
  // There is no listing with this exact postal code, so its area is searched.
  return area === undefined
    ? ids.slice(0, question.limit)
    : autocomplete(context, { ...question, text: area });
}

function candidatesOf(
  context: ViewContext,
  { viewer, classes }: AutocompleteQuery,
  { openOnly }: { openOnly?: boolean },
): Query {
  const query = visibleListings(context, { viewer, openOnly }).select([
    'l.id',
    'l.status',
    'l.list_day',
    'l.mls',
  ]);
  return classes ? query.where('l.class', 'in', classes) : query;
}

/** Active listings first, then the newest or the lowest numbers. */
async function idsOfBest(
  { database }: ViewContext,
  candidates: Query,
  limit: number,
  by: 'list_day' | 'mls' = 'list_day',
): Promise<number[]> {
  const rows = await database
    .selectFrom(candidates.limit(MAX_CANDIDATES).as('found'))
    .select('found.id')
    .orderBy('found.status')
    .orderBy(`found.${by}`, by === 'mls' ? 'asc' : 'desc')
    .orderBy('found.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** "#1204", "unit 1204", "1204-33 Bay": the unit, and the remaining words. */
export function addressPartsOf(text: string): { unit?: string; words: string[] } {
  const marked = /(?:#|\b(?:unit|apt|suite|app)\b\.?)\s*([a-z]{0,2}\d+[a-z]?)/i.exec(text);
  const dashed = /^\s*([a-z]{0,2}\d+[a-z]?)\s*-\s*(\d+.*)$/i.exec(text);
  const unit = marked?.[1] ?? dashed?.[1];
  const rest = marked ? text.replace(marked[0], ' ') : (dashed?.[2] ?? text);
  const words = fold(rest.replace(/\b([a-z]\d[a-z])(\d[a-z]\d)\b/i, '$1 $2'))
    .split(' ')
    .filter(Boolean)
    .map((word) => LONG_FORMS[word] ?? word);
  return unit === undefined ? { words } : { unit: fold(unit), words };
}

/** Addresses that begin with the text, then those whose street does, then those that contain every word. */
function addressQueries(context: ViewContext, question: AutocompleteQuery): Query[] {
  const { unit, words } = addressPartsOf(question.text);
  let query = candidatesOf(context, question, { openOnly: question.viewer === 'visitor' });
  if (unit !== undefined) query = query.where('l.unit', '>=', unit).where('l.unit', '<', afterPrefix(unit));
  const text = words.join(' ');
  const begun = unit === undefined && text !== '' ? queriesByBeginning(context, query, text) : [];
  const long = words.filter((word) => word.length >= TRIGRAM);
  // The words are too short for trigrams, so only beginnings are searched.
  if (unit === undefined && long.length === 0) return begun;
  for (const word of words) {
    if (word.length < TRIGRAM) query = query.where(hasWordBeginning(context, word));
  }
  return [...begun, long.length > 0 ? query.where(containsAll(context, long)) : query];
}

function queriesByBeginning({ dialect }: ViewContext, query: Query, text: string): Query[] {
  return ['address', streetExpression(dialect)].map((beginning) => {
    const value = sql.raw<string>(beginning);
    // An exact house number comes before longer ones. Sorted by the indexed value only: PostgreSQL expects a single
    // row, and would sort thousands by further columns.
    return query.where(value, '>=', text).where(value, '<', afterPrefix(text)).orderBy(value);
  });
}

function hasWordBeginning({ dialect }: ViewContext, word: string) {
  return dialect === 'postgres'
    ? sql<SqlBool>`${sql.raw(MARKED_ADDRESS)} like ${patternOfBeginning(word)}`
    : sql<SqlBool>`' ' || address like ${`% ${word}%`}`;
}

function containsAll({ dialect }: ViewContext, words: string[]) {
  if (dialect === 'postgres') {
    return sql.join<SqlBool>(
      words.map((word) => sql`${sql.raw(MARKED_ADDRESS)} like ${`%${word}%`}`),
      sql` and `,
    );
  }
  const match = words.map((word) => `"${word}"`).join(' AND ');
  return sql<SqlBool>`id in (select rowid from address_search where address_search match ${match})`;
}
