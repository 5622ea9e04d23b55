/** The report on the distribution: tables of the generated market in Markdown. */
import { PUBLIC_FIGURES, READ_ON } from './publicFigures.ts';
import { daysOnMarket, grouped, isOfLastYear, meanOf, overAsking, spreadOf, type Trace } from './spread.ts';

const HOMES = ['Detached', 'Semi-Detached', 'Att/Row/Townhouse', 'Condo Townhouse', 'Condo Apt', 'Multiplex'];
/** Minimum number of deals for a median. */
const MIN_DEALS = 12;

const dollars = (amount: number): string => amount.toLocaleString('en-CA', { maximumFractionDigits: 0 });
const percent = (part: number): string => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function priceTable(traces: readonly Trace[]): string {
  const sales = traces.filter((trace) => !trace.isLease && isOfLastYear(trace));
  const rows: string[][] = [];
  for (const [city, ofCity] of grouped(sales, (trace) => `${trace.city}, ${trace.stateCode}`)) {
    for (const type of HOMES) {
      const deals = ofCity.filter((trace) => trace.propertyType === type);
      const prices = spreadOf(deals.map((trace) => trace.soldPrice ?? 0));
      const days = spreadOf(deals.map(daysOnMarket));
      if (!prices || !days || prices.count < MIN_DEALS) continue;
      rows.push([
        city,
        type,
        String(prices.count),
        dollars(prices.p10),
        dollars(prices.median),
        dollars(prices.p90),
        String(days.median),
        percent(overAsking(deals)),
      ]);
    }
  }
  return table(['City', 'Type', 'Sales', 'p10', 'Median', 'p90', 'Days', 'Over asking'], rows);
}

function publicTable(traces: readonly Trace[]): string {
  const rows = PUBLIC_FIGURES.map(({ city, propertyType, amount, measure, scope, address }) => {
    const prices = traces
      .filter((trace) => !trace.isLease && isOfLastYear(trace))
      .filter((trace) => trace.city === city && trace.propertyType === propertyType)
      .map((trace) => trace.soldPrice ?? 0);
    const spread = spreadOf(prices);
    const demoPrice = measure === 'median' ? (spread?.median ?? 0) : meanOf(prices);
    const enough = spread !== undefined && spread.count >= MIN_DEALS;
    return [
      city,
      propertyType,
      measure,
      enough ? dollars(demoPrice) : '',
      dollars(amount),
      `[${scope}](${address})`,
    ];
  });
  return table(['City', 'Type', 'Measure', 'Here', 'Published', 'Where'], rows);
}

function rentTable(traces: readonly Trace[]): string {
  const leases = traces.filter(
    (trace) => trace.isLease && isOfLastYear(trace) && HOMES.includes(trace.propertyType),
  );
  const rows: string[][] = [];
  for (const [city, ofCity] of grouped(leases, (trace) => `${trace.city}, ${trace.stateCode}`)) {
    const rents = [1, 2, 3].map((beds) => {
      const rent = spreadOf(
        ofCity.filter((trace) => trace.beds === beds).map((trace) => trace.soldPrice ?? 0),
      );
      return rent && rent.count >= MIN_DEALS / 2 ? dollars(rent.median) : '';
    });
    const days = spreadOf(ofCity.map(daysOnMarket));
    if (!days || days.count < MIN_DEALS) continue;
    rows.push([city, String(days.count), ...rents, String(days.median), percent(overAsking(ofCity))]);
  }
  return table(['City', 'Leases', '1 bed', '2 beds', '3 beds', 'Days', 'Over asking'], rows);
}

function yearTable(traces: readonly Trace[], thisYear: number, dayOfYear: number): string {
  const yearOf = (day: number): number => thisYear + Math.floor((day + dayOfYear) / 365.25);
  const ended = traces.filter((trace) => !trace.isLease && trace.soldDay !== null);
  const rows = grouped(ended, (trace) => yearOf(trace.soldDay ?? 0))
    .sort(([one], [other]) => one - other)
    .filter(([, deals]) => deals.length >= MIN_DEALS * 10)
    .map(([year, deals]) => {
      const median = (type: string, cities: readonly string[]): string => {
        const prices = spreadOf(
          deals
            .filter((trace) => trace.propertyType === type && cities.includes(trace.city))
            .map((trace) => trace.soldPrice ?? 0),
        );
        return prices && prices.count >= MIN_DEALS ? dollars(prices.median) : '';
      };
      const days = spreadOf(deals.map(daysOnMarket));
      const toronto = deals.filter((trace) => trace.city === 'Toronto');
      return [
        String(year),
        String(deals.length),
        median('Detached', ['Toronto']),
        median('Condo Apt', ['Toronto']),
        median('Detached', ['Calgary']),
        median('Detached', ['Montréal', 'Québec']),
        median('Detached', ['Halifax']),
        String(days?.median ?? ''),
        percent(overAsking(toronto)),
      ];
    });
  const head = ['Year', 'Sales', 'Toronto houses', 'Toronto flats', 'Calgary houses', 'Québec houses'];
  return table([...head, 'Halifax houses', 'Days', 'Over asking, Toronto'], rows);
}

function statusTable(traces: readonly Trace[]): string {
  const rows = grouped(traces, (trace) => trace.lastStatus).map(([status, all]) => [
    status,
    String(all.length),
    percent(all.length / traces.length),
    percent(all.filter((trace) => trace.isLease).length / all.length),
  ]);
  return table(['Status', 'Listings', 'Share', 'Leases among them'], rows);
}

function typeTable(traces: readonly Trace[]): string {
  const rows = grouped(traces, (trace) => trace.propertyType).map(([type, all]) => {
    const askingPrices = spreadOf(all.filter((trace) => !trace.isLease).map((trace) => trace.listPrice));
    const cells = askingPrices
      ? [askingPrices.p10, askingPrices.median, askingPrices.p90].map(dollars)
      : ['', '', ''];
    return [type, String(all.length), percent(all.length / traces.length), ...cells];
  });
  return table(['Type', 'Listings', 'Share', 'Asked p10', 'Median', 'p90'], rows);
}

/** The day of a report. */
export interface ReportDay {
  year: number;
  /** 1 for 1 January. */
  dayOfYear: number;
}

/** Returns all tables, with headings of the third level. */
export function spreadReport(traces: readonly Trace[], day: ReportDay): string {
  return [
    '### Sale prices of the last twelve months, by city and type\n',
    priceTable(traces),
    `\n### Beside published figures (pages read on ${READ_ON}; their months differ from ours)\n`,
    publicTable(traces),
    '\n### Rents of the last twelve months, by city and bedrooms\n',
    rentTable(traces),
    '\n### Seven years of sales\n',
    yearTable(traces, day.year, day.dayOfYear),
    '\n### Statuses\n',
    statusTable(traces),
    '\n### Types\n',
    typeTable(traces),
    '',
  ].join('\n');
}
