import type { Market, MarketMonth } from '#domain/market/market.ts';
import { type Column, textColumn } from '../table/columns.ts';
import type { useTrendsText } from '../useTrendsText.ts';

/** A month of a city. */
export interface MonthRow {
  city: string;
  month: MarketMonth;
}

type Texts = ReturnType<typeof useTrendsText>;

/** What is to be known of a month's figures: no sale, few sales, not over yet. */
function noteOf({ t }: Texts, { sold, fewSales, unfinished }: MarketMonth): string {
  return [
    sold === 0 && t('chart.none'),
    fewSales && t('chart.fewShort'),
    unfinished && t('chart.unfinishedShort'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Of each month its city where there are several, its name, its figures, and what is to be known of them. */
export function monthColumns(
  texts: Texts,
  figures: readonly Column<MonthRow>[],
  hasCities: boolean,
): Column<MonthRow>[] {
  const { t, month: nameOf } = texts;
  return [
    ...(hasCities ? [textColumn<MonthRow>(t('table.city'), ({ city }) => city)] : []),
    textColumn(t('table.month'), ({ month }) => nameOf(month.month), true),
    ...figures,
    textColumn(t('table.note'), ({ month }) => noteOf(texts, month)),
  ];
}

/** Every month of every city: the cities one after the other. */
export const monthRows = (markets: readonly Market[]): MonthRow[] =>
  markets.flatMap(({ filters: { city }, months }) => months.map((month) => ({ city, month })));

/** Tells the rows apart. */
export const monthKey = ({ city, month }: MonthRow): string => `${city} ${month.month}`;
