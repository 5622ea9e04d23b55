/** Filters by facts of a home. Homes that do not tell the fact never match. */
import type { ListingType } from '../listing/status.ts';

/** The kinds of basements; '' is Any. */
export const BASEMENTS = ['', 'any', 'finished', 'walkout', 'apartment'] as const;

/** The chosen facts. 0, '' and false are Any. The names are also those in the URL, and those of the listing service. */
export interface Facts {
  minParkingSpaces: number;
  /** Square feet. */
  minLotSizeSqft: number;
  minYearBuilt: number;
  maxYearBuilt: number;
  /** Percent of the price: a year of the estimated rent. For sales, and for customers only. */
  minGrossYield: number;
  basement: (typeof BASEMENTS)[number];
  /** Dollars per month, for sales. */
  maxMaintenanceFee: number;
  /** Maximum days since the last price cut. */
  priceCutDays: number;
  virtualTour: boolean;
  pets: boolean;
  /** For leases. */
  furnished: boolean;
}

export type FactName = keyof Facts;

/** No chosen fact, in the order of the chips. */
export const NO_FACTS: Readonly<Facts> = {
  minParkingSpaces: 0,
  minYearBuilt: 0,
  maxYearBuilt: 0,
  basement: '',
  minLotSizeSqft: 0,
  maxMaintenanceFee: 0,
  minGrossYield: 0,
  priceCutDays: 0,
  virtualTour: false,
  pets: false,
  furnished: false,
};

/** All facts in the order of the chips. */
export const FACT_NAMES = /* @__PURE__ */ Object.keys(NO_FACTS) as FactName[]; // its own keys

/** Maximum number of days; more would be before any listing. */
const MAX_DAYS = 3650;

/** Maximum of a yield in percent; the service's limit. */
const MAX_YIELD = 100;

/** True if homes for sale, or for lease, are searched by the fact. */
export function hasFact(type: ListingType, name: FactName): boolean {
  if (name === 'minGrossYield') return type === 'sale';
  return name !== (type === 'sale' ? 'furnished' : 'maxMaintenanceFee');
}

/** Returns the facts that texts name. A missing or invalid text, or one of the other listing type, is Any. */
export function readFacts(type: ListingType, textOf: (name: FactName) => string | null): Facts {
  const facts = { ...NO_FACTS };
  for (const name of FACT_NAMES) {
    const text = (hasFact(type, name) && textOf(name)) || '';
    const any = NO_FACTS[name];
    const value =
      typeof any === 'number'
        ? /^\d{1,6}$/.test(text) && Number(text)
        : [...BASEMENTS, true].find((one) => typeof one === typeof any && String(one) === text);
    Object.assign(facts, value && { [name]: value });
  }
  if (facts.maxYearBuilt < facts.minYearBuilt) facts.maxYearBuilt = 0;
  if (facts.priceCutDays > MAX_DAYS) facts.priceCutDays = 0;
  if (facts.minGrossYield > MAX_YIELD) facts.minGrossYield = 0;
  return facts;
}
