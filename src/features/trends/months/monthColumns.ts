import { type Market, type MarketMonth, marketName } from '#domain/market/market.ts';
import { type Column, textColumn } from '../table/columns.ts';
import type { useTrendsText } from '../useTrendsText.ts';

/** A month of a city. */
export interface MonthRow {
  city: string;
  month: MarketMonth;
}

type Texts = ReturnType<typeof useTrendsText>;

/** The note of a month's figures: no sale, few sales, or not complete. */
function noteOf({ t }: Texts, { sold, fewSales, unfinished }: MarketMonth, of: '' | 'Lease'): string {
  return [
    sold === 0 && t(`chart.none${of}`),
    fewSales && t(`chart.fewShort${of}`),
    unfinished && t('chart.unfinishedShort'),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Columns of the table: the city if there are several, the month, its figures, and its note.
 * @param of chooses the words for leases; those for sales by default
 */
export function monthColumns(
  texts: Texts,
  figures: readonly Column<MonthRow>[],
  hasCities: boolean,
  of: '' | 'Lease' = '',
): Column<MonthRow>[] {
  const { t, month: nameOf } = texts;
  return [
    ...(hasCities ? [textColumn<MonthRow>(t('table.city'), ({ city }) => city)] : []),
    textColumn(t('table.month'), ({ month }) => nameOf(month.month), true),
    ...figures,
    textColumn(t('table.note'), ({ month }) => noteOf(texts, month, of)),
  ];
}

/** Every month of every city, grouped by city. */
export const monthRows = (markets: readonly Market[]): MonthRow[] =>
  markets.flatMap(({ filters, months }) => months.map((month) => ({ city: marketName(filters), month })));

/** Unique key of a row. */
export const monthKey = ({ city, month }: MonthRow): string => `${city} ${month.month}`;
