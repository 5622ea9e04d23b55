/** Provincial and municipal taxes on the transfer of a home. */
import { type ProvinceCode, provinceCode } from '../geo/provinces.ts';
import { folded } from '../listing/slug.ts';
import {
  ALBERTA_REGISTRATION,
  BRITISH_COLUMBIA,
  type FeeStep,
  FLAT_PERCENT,
  ISLAND_EXEMPT_UP_TO,
  MANITOBA,
  MONTREAL,
  MONTREAL_YEAR,
  NEWFOUNDLAND_REGISTRATION,
  NORTHERN_REGISTRATION,
  ONTARIO,
  QUEBEC,
  RELIEF,
  SASKATCHEWAN_MORTGAGE,
  type TaxBracket,
  type ThousandsFee,
  TORONTO,
  YUKON_TRANSFER,
} from './transferTaxRates.ts';

/** The purchase, its buyer and its place; dollars. */
export interface Purchase {
  price: number;
  /** The registered loan, without an insurance premium. */
  mortgage: number;
  /** A province by name or code. */
  state: string;
  city: string;
  isFirstTimeBuyer: boolean;
  isNewlyBuilt: boolean;
}

/** The levy by its authority; 'unknown' is a line of 0. */
export type TransferTaxId =
  | 'ontario'
  | 'toronto'
  | 'britishColumbia'
  | 'quebec'
  | 'montreal'
  | 'manitoba'
  | 'newBrunswick'
  | 'halifax'
  | 'novaScotia'
  | 'princeEdwardIsland'
  | 'newfoundlandDeed'
  | 'newfoundlandMortgage'
  | 'albertaTitle'
  | 'albertaMortgage'
  | 'saskatchewanTitle'
  | 'saskatchewanMortgage'
  | keyof typeof NORTHERN_REGISTRATION
  | 'yukonTitle'
  | 'unknown';

/** One line of tax. */
export interface TransferTax {
  id: TransferTaxId;
  /** Before relief. */
  dollars: number;
  /** Relief for a first-time buyer or the buyer of a new home; at most `dollars`. */
  relief: number;
  /** The year of the rates. */
  year: number;
  /** True if the rates are not verified, or the municipality may add to them. */
  isEstimate: boolean;
}

/** Applies marginal rates: each bracket's rate to its own part of the price. */
function bracketTax(price: number, brackets: readonly TaxBracket[]): number {
  let tax = 0;
  let from = 0;
  for (const { upTo, percent } of brackets) {
    if (price <= from) break;
    tax += ((Math.min(price, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return tax;
}

const RATES_YEAR = 2026;

const line = (id: TransferTaxId, dollars: number, more: Partial<TransferTax> = {}): TransferTax => ({
  id,
  dollars,
  relief: 0,
  year: RATES_YEAR,
  isEstimate: false,
  ...more,
});

/** Returns 1 up to the price `full`, and falls linearly to 0 at the price `none`. */
const fading = (price: number, { full, none }: { full: number; none: number }): number =>
  Math.min(1, Math.max(0, (none - price) / (none - full)));

function albertaFee(value: number): number {
  const { base, step, perStep } = ALBERTA_REGISTRATION;
  return value <= 0 ? 0 : base + Math.ceil(value / step) * perStep;
}

/** A fee at the maximum is an estimate: the maximum comes from published calculators only. */
function newfoundlandFee(value: number): Pick<TransferTax, 'dollars' | 'isEstimate'> {
  const { base, free, step, perStep, maximum } = NEWFOUNDLAND_REGISTRATION;
  const fee = value <= 0 ? 0 : base + Math.ceil(Math.max(0, value - free) / step) * perStep;
  return { dollars: Math.min(maximum, fee), isEstimate: fee > maximum };
}

/** Names of the cities that became Toronto in 1998 are still in use. */
const TORONTO_NAMES = new Set(['toronto', 'etobicoke', 'scarborough', 'north york', 'east york', 'york']);
/** Feeds name the communities of the Halifax Regional Municipality. */
const HALIFAX_NAMES = new Set([
  'halifax',
  'dartmouth',
  'bedford',
  'sackville',
  'lower sackville',
  'cole harbour',
]);

/** Returns a feed's city in lower case without accents and additions: "Toronto C01", "Montréal (Ville-Marie)". */
export function cityName(city: string): string {
  return folded(city)
    .replace(/\s*\(.*$/, '')
    .replace(/\s+[cew]\d\d$/, '')
    .trim();
}

/** A municipality with its own transfer tax rates. */
export type TaxingCity = 'toronto' | 'montreal' | 'halifax';

/**
 * Returns the municipality with its own rates to which a city belongs; undefined for others.
 * @param state a province by name or code
 * @param city the feed's name
 */
export function taxingCity(state: string, city: string): TaxingCity | undefined {
  const code = provinceCode(state);
  const name = cityName(city);
  if (code === 'ON' && TORONTO_NAMES.has(name)) return 'toronto';
  if (code === 'QC' && name === 'montreal') return 'montreal';
  return code === 'NS' && HALIFAX_NAMES.has(name) ? 'halifax' : undefined;
}

function ontario({ price, state, city, isFirstTimeBuyer }: Purchase): TransferTax[] {
  const provincial = bracketTax(price, ONTARIO);
  const municipal = bracketTax(price, TORONTO);
  const relief = (tax: number, maximum: number) => (isFirstTimeBuyer ? Math.min(tax, maximum) : 0);
  const lines = [line('ontario', provincial, { relief: relief(provincial, RELIEF.ontario) })];
  if (taxingCity(state, city) === 'toronto') {
    lines.push(line('toronto', municipal, { relief: relief(municipal, RELIEF.toronto) }));
  }
  return lines;
}

function britishColumbia({ price, isFirstTimeBuyer, isNewlyBuilt }: Purchase): TransferTax[] {
  const tax = bracketTax(price, BRITISH_COLUMBIA);
  const { maximum, ...first } = RELIEF.britishColumbiaFirst;
  const asFirst = isFirstTimeBuyer ? Math.min(tax, maximum) * fading(price, first) : 0;
  const asNew = isNewlyBuilt ? tax * fading(price, RELIEF.britishColumbiaNew) : 0;
  return [line('britishColumbia', tax, { relief: Math.max(asFirst, asNew) })];
}

/** Above this price many municipalities of Quebec charge more than the standard. */
const QUEBEC_STANDARD_UP_TO = 500_000;
/** Above this price Prince Edward Island may have another tier: it was reported, but not confirmed. */
const ISLAND_VERIFIED_UP_TO = 1_000_000;

function quebec({ price, state, city }: Purchase): TransferTax[] {
  if (taxingCity(state, city) === 'montreal') {
    return [line('montreal', bracketTax(price, MONTREAL), { year: MONTREAL_YEAR, isEstimate: true })];
  }
  return [line('quebec', bracketTax(price, QUEBEC), { isEstimate: price > QUEBEC_STANDARD_UP_TO })];
}

function princeEdwardIsland({ price, isFirstTimeBuyer }: Purchase): TransferTax[] {
  const tax = price > ISLAND_EXEMPT_UP_TO ? (price * FLAT_PERCENT.princeEdwardIsland) / 100 : 0;
  const isEstimate = price > ISLAND_VERIFIED_UP_TO;
  return [line('princeEdwardIsland', tax, { relief: isFirstTimeBuyer ? tax : 0, isEstimate })];
}

const flat = (
  id: keyof typeof FLAT_PERCENT & TransferTaxId,
  price: number,
  more?: Partial<TransferTax>,
): TransferTax[] => [line(id, (price * FLAT_PERCENT[id]) / 100, more)];

/** The fee of the step to which a value belongs; 0 without a value. */
const steppedFee = (value: number, steps: readonly FeeStep[]): number =>
  value <= 0 ? 0 : (steps.find(({ upTo }) => value <= upTo)?.fee ?? 0);

const THOUSAND = 1_000;
const MILLION = 1_000_000;

function thousandsFee(value: number, { perThousand, above, least }: ThousandsFee): number {
  if (value <= 0) return 0;
  const started = (dollars: number) => Math.ceil(Math.max(0, dollars) / THOUSAND);
  const fee = started(Math.min(value, MILLION)) * perThousand + started(value - MILLION) * above;
  return Math.max(least, fee);
}

const northern = (
  id: keyof typeof NORTHERN_REGISTRATION,
  value: number,
  more: Partial<TransferTax>,
): TransferTax => line(id, thousandsFee(value, NORTHERN_REGISTRATION[id]), more);

const LEVIES: Record<ProvinceCode, (purchase: Purchase) => TransferTax[]> = {
  AB: ({ price, mortgage }) => [
    line('albertaTitle', albertaFee(price), { year: 2024 }),
    line('albertaMortgage', albertaFee(mortgage), { year: 2024 }),
  ],
  BC: britishColumbia,
  MB: ({ price }) => [line('manitoba', bracketTax(price, MANITOBA))],
  NB: ({ price }) => flat('newBrunswick', price),
  NL: ({ price, mortgage }) => [
    line('newfoundlandDeed', 0, newfoundlandFee(price)),
    line('newfoundlandMortgage', newfoundlandFee(mortgage).dollars, { isEstimate: true }),
  ],
  NS: ({ price, state, city }) =>
    taxingCity(state, city) === 'halifax'
      ? flat('halifax', price)
      : flat('novaScotia', price, { isEstimate: true }),
  NT: ({ price, mortgage }) => [
    northern('northwestTitle', price, { year: 2022 }),
    northern('northwestMortgage', mortgage, { year: 2022 }),
  ],
  NU: ({ price, mortgage }) => [
    northern('nunavutTitle', price, { isEstimate: true }),
    northern('nunavutMortgage', mortgage, { isEstimate: true }),
  ],
  ON: ontario,
  PE: princeEdwardIsland,
  QC: quebec,
  SK: ({ price, mortgage }) => [
    ...flat('saskatchewanTitle', price, { year: 2023 }),
    line('saskatchewanMortgage', steppedFee(mortgage, SASKATCHEWAN_MORTGAGE), { year: 2023 }),
  ],
  YT: ({ price }) => [line('yukonTitle', steppedFee(price, YUKON_TRANSFER), { isEstimate: true })],
};

/**
 * Returns the taxes and registration fees on a purchase, the province's first. The tests have worked examples from the
 * authorities' own pages (2026-11). Never empty: a place without a known tax has a line of 0.
 */
export function transferTaxes(purchase: Purchase): TransferTax[] {
  const code = provinceCode(purchase.state);
  return code === undefined ? [line('unknown', 0, { isEstimate: true })] : LEVIES[code](purchase);
}
