import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ListingTable, QueryContext, Tables } from '../tables.ts';
import { afterPrefix, fold } from '../text/fold.ts';
import type { Viewer } from './listingSearch.ts';

/** A lookup while someone types. */
export interface AutocompleteQuery {
  text: string;
  viewer: Viewer;
  /** What the text may be part of. */
  fields: { address: boolean; mlsNumber: boolean };
  most: number;
  classes?: ListingTable['class'][] | undefined;
}

type Query = SelectQueryBuilder<Tables, 'listing', { id: number }>;

/** Short for words of addresses that are no beginning of them. */
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
const TRIGRAM = 3;

/**
 * Ids of listings whose MLS number begins with the text, then of those whose address holds every word of it;
 * addresses that begin with it and active listings first. Restricted listings are found by a visitor by number only.
 */
export async function autocomplete(context: QueryContext, asked: AutocompleteQuery): Promise<number[]> {
  const ids: number[] = [];
  const number = asked.text.replace(/[\s-]/g, '').toUpperCase();
  if (asked.fields.mlsNumber && /^[A-Z]{0,4}\d+$/.test(number)) {
    const query = started(context, asked).where('mls', '>=', number).where('mls', '<', afterPrefix(number));
    ids.push(...(await idsOf(query.orderBy('status').orderBy('mls'), asked.most)));
  }
  if (!asked.fields.address || ids.length >= asked.most) return ids;
  const byAddress = addressQuery(context, asked);
  if (!byAddress) return ids;
  const more = await idsOf(byAddress, asked.most);
  return [...new Set([...ids, ...more])].slice(0, asked.most);
}

function started({ database }: QueryContext, { classes }: AutocompleteQuery): Query {
  const query = database.selectFrom('listing').select('id');
  return classes ? query.where('class', 'in', classes) : query;
}

async function idsOf(query: Query, most: number): Promise<number[]> {
  const rows = await query.limit(most).execute();
  return rows.map((row) => row.id);
}

/** "#1204", "unit 1204", "1204-33 Bay": the unit, and the words that are left. */
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

function addressQuery(context: QueryContext, asked: AutocompleteQuery): Query | undefined {
  const { unit, words } = addressPartsOf(asked.text);
  if (unit === undefined && words.length === 0) return undefined;
  let query = started(context, asked);
  if (asked.viewer === 'visitor') query = query.where('restricted', '=', 0);
  if (unit !== undefined) query = query.where('unit', '>=', unit).where('unit', '<', afterPrefix(unit));
  const text = words.join(' ');
  const long = words.filter((word) => word.length >= TRIGRAM);
  if (unit === undefined && long.length === 0) {
    // Too short for trigrams: what the address begins with.
    query = query.where('address', '>=', text).where('address', '<', afterPrefix(text));
  }
  for (const word of words.filter((one) => one.length < TRIGRAM)) query = query.where(startsWord(word));
  if (long.length > 0) query = query.where(holdsAll(context, long));
  const begins = sql`case when address like ${`${text}%`} then 0 else 1 end`;
  return query.orderBy(begins).orderBy('status').orderBy('list_day', 'desc').orderBy('id', 'desc');
}

function startsWord(word: string) {
  return sql<SqlBool>`' ' || address like ${`% ${word}%`}`;
}

function holdsAll({ dialect }: QueryContext, words: string[]) {
  if (dialect === 'postgres') {
    return sql.join<SqlBool>(
      words.map((word) => sql`address like ${`%${word}%`}`),
      sql` and `,
    );
  }
  const match = words.map((word) => `"${word}"`).join(' AND ');
  return sql<SqlBool>`id in (select rowid from address_search where address_search match ${match})`;
}
