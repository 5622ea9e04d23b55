import type { Market, MarketMonth } from '../../../domain/market.ts';

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

const seriesOf = (
  name: string,
  look: ChartSeries['look'],
  { months }: Market,
  read: (month: MarketMonth) => number | null,
): ChartSeries => ({
  name,
  look,
  values: months.map(read),
  isFew: months.map(({ fewSales }) => fewSales),
});

/** One measure of each city. */
export const byCity = (
  markets: readonly Market[],
  read: (month: MarketMonth) => number | null,
): ChartSeries[] =>
  markets
    .slice(0, LOOKS.length)
    .map((market, place) => seriesOf(market.filters.city, LOOKS[place] ?? 0, market, read));

/** Several measures of one city, each under its name. */
export const byMeasure = (
  market: Market,
  measures: readonly { name: string; read: (month: MarketMonth) => number | null }[],
): ChartSeries[] =>
  measures
    .slice(0, LOOKS.length)
    .map(({ name, read }, place) => seriesOf(name, LOOKS[place] ?? 0, market, read));
