import { type Expression, sql } from 'kysely';
import type { Viewer } from './listingSearch.ts';
import type { ListingColumn } from './listingView.ts';
import { perSqft } from './statisticsFields.ts';

interface SortKey {
  columns: ListingColumn[];
  value: Expression<unknown>;
  /** Missing values come last in both directions. */
  nullable?: boolean;
  /** Visitors may not see this value of a restricted listing, nor infer it from the listing's position. */
  hidden?: boolean;
}

const column = (name: ListingColumn, rest: Omit<SortKey, 'columns' | 'value'> = {}): SortKey => ({
  columns: [name],
  value: sql.ref(`l.${name}`),
  ...rest,
});

const KEYS = {
  createdOn: column('list_day'),
  updatedOn: column('updated_day', { hidden: true }),
  listPrice: column('price', { hidden: true }),
  soldPrice: column('sold_price', { hidden: true, nullable: true }),
  soldDate: column('sold_day', { hidden: true, nullable: true }),
  beds: column('beds', { hidden: true }),
  baths: column('baths', { hidden: true }),
  sqft: column('sqft', { hidden: true, nullable: true }),
  yearBuilt: column('year_built', { hidden: true, nullable: true }),
  // For customers only (readSearch).
  grossYield: column('gross_yield', { hidden: true, nullable: true }),
  listPricePerSqFt: {
    columns: ['price', 'sqft'],
    value: perSqft(sql`l.price`),
    hidden: true,
    nullable: true,
  } satisfies SortKey,
} as const;

type Field = keyof typeof KEYS;

/** Every `sortBy` of the listing calls. */
export type SortBy = `${Field}${'Asc' | 'Desc'}` | 'random' | 'statusAscListDateDesc';

const FIELDS = Object.keys(KEYS) as Field[]; // the keys are listed there

/** The allowed values of `sortBy`. */
export const SORT_NAMES: readonly SortBy[] = [
  ...FIELDS.flatMap((field): SortBy[] => [`${field}Asc`, `${field}Desc`]),
  'random',
  'statusAscListDateDesc',
];

/** One ORDER BY term. */
export interface OrderTerm {
  value: Expression<unknown>;
  direction: 'asc' | 'desc';
}

/**
 * The order of a search: the columns to read from `l`, and the terms. It is always total, with the id as the last
 * term. Listings of one home can have neighbouring ids. Therefore values that visitors know come before the id, so
 * that a restricted listing's position does not reveal its id.
 */
export interface Order {
  columns: ListingColumn[];
  terms: OrderTerm[];
}

/** The order for a value of `sortBy`. `random` is the recommended order. */
export function orderOf(sortBy: SortBy, viewer: Viewer): Order {
  const last: OrderTerm = { value: sql.ref('l.id'), direction: 'desc' };
  if (sortBy === 'random') {
    const terms: OrderTerm[] = [
      { value: sql.ref('l.shuffle'), direction: 'asc' },
      { value: sql.ref('l.list_day'), direction: 'desc' },
      last,
    ];
    return { columns: ['shuffle', 'list_day'], terms };
  }
  const byChance = (direction: OrderTerm['direction']): OrderTerm => ({
    value: sql.ref('l.shuffle'),
    direction,
  });
  if (sortBy === 'statusAscListDateDesc') {
    return {
      columns: ['status', 'list_day', 'shuffle'],
      terms: [
        { value: sql.ref('l.status'), direction: 'asc' },
        { value: sql.ref('l.list_day'), direction: 'desc' },
        byChance('desc'),
        last,
      ],
    };
  }
  const direction = sortBy.endsWith('Asc') ? 'asc' : 'desc';
  const field = sortBy.slice(0, -direction.length) as Field; // SortBy consists of these two parts
  const key: SortKey = KEYS[field];
  if (!key.hidden) {
    const { value } = key;
    const terms: OrderTerm[] = [{ value, direction }, byChance(direction), { value: last.value, direction }];
    return { columns: [...key.columns, 'shuffle'], terms };
  }
  const terms: OrderTerm[] = [];
  const isHidden = viewer === 'visitor';
  // Restricted listings come last, and hidden values do not sort them.
  const value = isHidden ? sql`(case when l.restricted = 1 then null else ${key.value} end)` : key.value;
  if (isHidden) terms.push({ value: sql.ref('l.restricted'), direction: 'asc' });
  if (key.nullable) terms.push({ value: sql`(${value} is null)`, direction: 'asc' });
  terms.push({ value, direction });
  if (isHidden) {
    for (const known of ['l.shuffle', 'l.list_day']) {
      terms.push({ value: sql`(case when l.restricted = 1 then ${sql.ref(known)} end)`, direction });
    }
  }
  terms.push({ value: last.value, direction });
  return { columns: [...key.columns, 'shuffle', 'list_day'], terms };
}
