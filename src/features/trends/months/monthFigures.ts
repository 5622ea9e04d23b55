import { type Market, type MarketMonth, marketName } from '#domain/market/market.ts';

/** A measure over the months of one city, as a line or as bars. */
export interface ChartSeries {
  /** The label at the line's end. */
  name: string;
  /** Index of the line's look: colour, dash and mark. */
  look: 0 | 1 | 2;
  /** One value for each month; null is a gap. */
  values: readonly (number | null)[];
  /** True for each month with too few sales for a reliable figure. */
  isFew: readonly boolean[];
}

/** One of several charts over the same months. */
export interface ChartPanel {
  /** Title of the chart. */
  title: string;
  kind: 'lines' | 'bars';
  series: readonly ChartSeries[];
  /** Formats a value, in full and for the axis. */
  format: (value: number) => string;
  shortFormat: (value: number) => string;
  /** True if the axis begins at zero, for amounts that are read by their length. */
  fromZero: boolean;
  /** True for counts, which are whole numbers. */
  isWhole: boolean;
  /** Accessible name. */
  label: string;
}

const LOOKS = [0, 1, 2] as const;

/** Reads a measure of a month; null if there was nothing to measure. */
type Read = (month: MarketMonth) => number | null;

const seriesOf = (
  name: string,
  place: number,
  { months }: Market,
  read: Read,
  isFew: (month: MarketMonth) => boolean,
): ChartSeries => ({ name, look: LOOKS[place] ?? 0, values: months.map(read), isFew: months.map(isFew) });

/** A measure of each city that depends on the number of sales. */
export const byCity = (markets: readonly Market[], read: Read): ChartSeries[] =>
  markets.map((market, place) =>
    seriesOf(marketName(market.filters), place, market, read, ({ fewSales }) => fewSales),
  );

/** A count of each city. It is exact even if it is small. */
export const countsByCity = (markets: readonly Market[], read: Read): ChartSeries[] =>
  markets.map((market, place) => seriesOf(marketName(market.filters), place, market, read, () => false));

/** Several measures of one city's sales, each under its name. */
export const byMeasure = (market: Market, measures: readonly { name: string; read: Read }[]): ChartSeries[] =>
  measures.map(({ name, read }, place) => seriesOf(name, place, market, read, ({ fewSales }) => fewSales));
