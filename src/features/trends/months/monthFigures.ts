import type { Market, MarketMonth } from '#domain/market/market.ts';

/** A measure of the months of one city, as a line or as bars. */
export interface ChartSeries {
  /** What stands at the line's end. */
  name: string;
  /** Its place among the lines: colour, dash and mark follow from it. */
  look: 0 | 1 | 2;
  /** One for each month; null is a gap. */
  values: readonly (number | null)[];
  /** Of each month, whether it has so few sales that the figure says little. */
  isFew: readonly boolean[];
}

/** One of the charts that stand above each other over the same months. */
export interface ChartPanel {
  /** What is drawn, in words. */
  title: string;
  kind: 'lines' | 'bars';
  series: readonly ChartSeries[];
  /** Of a value, in full and beside the axis. */
  format: (value: number) => string;
  shortFormat: (value: number) => string;
  /** Amounts are read by their length, and so begin at nothing. */
  fromZero: boolean;
  /** Counts have no halves. */
  isWhole: boolean;
  /** What a screen reader calls it. */
  label: string;
}

const LOOKS = [0, 1, 2] as const;

/** A measure of a month; null where there was nothing to measure. */
type Read = (month: MarketMonth) => number | null;

const seriesOf = (
  name: string,
  place: number,
  { months }: Market,
  read: Read,
  isFew: (month: MarketMonth) => boolean,
): ChartSeries => ({ name, look: LOOKS[place] ?? 0, values: months.map(read), isFew: months.map(isFew) });

/** A measure that rests on a month's sales, of each city. */
export const byCity = (markets: readonly Market[], read: Read): ChartSeries[] =>
  markets.map((market, place) =>
    seriesOf(market.filters.city, place, market, read, ({ fewSales }) => fewSales),
  );

/** A count of each city, which is right however small it is. */
export const countsByCity = (markets: readonly Market[], read: Read): ChartSeries[] =>
  markets.map((market, place) => seriesOf(market.filters.city, place, market, read, () => false));

/** Several measures of one city's sales, each under its name. */
export const byMeasure = (market: Market, measures: readonly { name: string; read: Read }[]): ChartSeries[] =>
  measures.map(({ name, read }, place) => seriesOf(name, place, market, read, ({ fewSales }) => fewSales));
