import type { ListingTable } from '../tables.ts';

/** Columns of a sale with numbers. Prices are whole dollars; days are counted from 1970-01-01. */
const NUMBERS = ['id', 'price', 'sold_price', 'list_day', 'sold_day', 'beds', 'restricted'] as const;
/** Columns of a sale with texts, which are stored once for each month. */
const TEXTS = ['type', 'class', 'property_type', 'state', 'neighbourhood'] as const;

/** The columns of a sale that statistics use. */
export const SALE_COLUMNS = [...NUMBERS, ...TEXTS];

/** A sale as it is packed. */
export type SaleRow = Pick<ListingTable, (typeof SALE_COLUMNS)[number]>;

type NumberColumn = (typeof NUMBERS)[number];
/** A column with texts. */
export type TextColumn = (typeof TEXTS)[number];

/** Sales by column: one array for each, with a place for each sale. */
export interface Sales {
  count: number;
  numbers: Record<NumberColumn, Int32Array>;
  /** Positions in `texts`. */
  codes: Record<TextColumn, Uint16Array>;
  texts: Record<TextColumn, string[]>;
}

/** Stands for null in a column with numbers. */
export const NONE = -(2 ** 31);
/** The narrow columns are stored in half the bytes. */
const NARROW: readonly NumberColumn[] = ['beds', 'restricted'];
const MAX_NARROW = 2 ** 15 - 1;

const byColumn = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>; // each name has its value

/** Room for some sales. */
function emptySales(count: number): Sales {
  return {
    count,
    numbers: byColumn(NUMBERS, () => new Int32Array(count)),
    codes: byColumn(TEXTS, () => new Uint16Array(count)),
    texts: byColumn(TEXTS, () => []),
  };
}

/** Puts rows into columns. */
export function salesOf(rows: readonly SaleRow[]): Sales {
  const sales = emptySales(rows.length);
  for (const name of TEXTS) {
    const known = new Map<string, number>();
    for (const [place, row] of rows.entries()) {
      const text = row[name];
      const code = known.get(text) ?? known.size;
      if (code === known.size) {
        known.set(text, code);
        sales.texts[name].push(text);
      }
      sales.codes[name][place] = code;
    }
  }
  for (const name of NUMBERS) {
    const column = sales.numbers[name];
    for (const [place, row] of rows.entries()) column[place] = row[name] ?? NONE;
  }
  return sales;
}

/** The columns as bytes: the length of the texts, the texts as JSON, then column by column. */
export function packSales({ count, numbers, codes, texts }: Sales): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify({ count, texts }));
  const parts: ArrayBufferView[] = [
    new Uint32Array([header.length]),
    header,
    ...NUMBERS.map((name) =>
      NARROW.includes(name)
        ? Int16Array.from(numbers[name], (value) => Math.max(-1, Math.min(MAX_NARROW, value)))
        : numbers[name],
    ),
    ...TEXTS.map((name) => codes[name]),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let end = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), end);
    end += byteLength;
  }
  return bytes;
}

/** Reads what `packSales` wrote. */
export function unpackSales(bytes: Uint8Array): Sales {
  let end = 0;
  // A copy begins at a multiple of every column's width.
  const next = (length: number): ArrayBuffer => {
    const part = new Uint8Array(length);
    part.set(bytes.subarray(end, end + length));
    end += length;
    return part.buffer;
  };
  const [length = 0] = new Uint32Array(next(4));
  const header = JSON.parse(new TextDecoder().decode(next(length))) as Pick<Sales, 'count' | 'texts'>; // packSales wrote it
  const { count, texts } = header;
  const numbers = byColumn(NUMBERS, (name) =>
    NARROW.includes(name)
      ? Int32Array.from(new Int16Array(next(2 * count)))
      : new Int32Array(next(4 * count)),
  );
  return { count, texts, numbers, codes: byColumn(TEXTS, () => new Uint16Array(next(2 * count))) };
}

/** Joins the sales of several months into one. */
export function joinSales(months: readonly Sales[]): Sales {
  const joined = emptySales(months.reduce((sum, { count }) => sum + count, 0));
  let end = 0;
  const codes = byColumn(TEXTS, () => new Map<string, number>());
  for (const { count, numbers, codes: own, texts } of months) {
    for (const name of NUMBERS) joined.numbers[name].set(numbers[name], end);
    for (const name of TEXTS) {
      const translated = texts[name].map((text) => {
        const known = codes[name].get(text);
        if (known !== undefined) return known;
        codes[name].set(text, codes[name].size);
        return joined.texts[name].push(text) - 1;
      });
      const column = joined.codes[name];
      const from = own[name];
      for (let place = 0; place < count; place += 1) column[end + place] = translated[from[place] ?? 0] ?? 0;
    }
    end += count;
  }
  return joined;
}
