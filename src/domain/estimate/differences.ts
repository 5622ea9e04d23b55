/** The differences between a sold home and the estimated one, each as a term of a regression of the price's logarithm. */
import type { ComparedHome, EstimateKind, Sale } from './home.ts';
import type { Prior } from './regression.ts';

/** Names of the adjustments of a comparable, in the order in which they are shown. */
export const ADJUSTMENTS = [
  'time',
  'size',
  'lot',
  'bedrooms',
  'bathrooms',
  'parking',
  'basement',
  'age',
  'condition',
  'floor',
  'tax',
  'type',
  'place',
] as const;

/** The name of an adjustment. */
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** A term of the regression: its number for a sale, and the coefficient that is expected. */
export interface Term {
  adjustment: Adjustment;
  prior: Prior;
  of(sale: Sale): number;
}

/** Days in which the index of the local market has one slope, and their number: three years. */
const INDEX_STEP_DAYS = 182.625;
const INDEX_STEPS = 6;
/** Deviation of the change of prices in one step. */
const STEP_CHANGE = 0.05;
/** Yearly rise of property taxes, to compare taxes of different years. */
const TAX_RISE = 0.03;
const DAYS_A_YEAR = 365.25;
const KILOMETRES_A_DEGREE = 111.195;
/** Older houses are not cheaper for being older still. */
const FIRST_YEAR = 1960;
const LOT = { min: 1500, max: 20_000 } as const;
const MAX_PARKING = 4;

const logOf = (value: number | null): number | null =>
  value === null || value <= 0 ? null : Math.log(value);

type Market = 'house' | 'unit' | 'rent';

interface Measured {
  adjustment: Adjustment;
  of(home: ComparedHome): number | null;
  priors: Record<Market, Prior>;
}

const prior = (mean: number, deviation: number): Prior => ({ mean, deviation });

/** Facts of a home, with the share by which one more of each usually changes prices. Sizes, lots and taxes are logarithms. */
const MEASURED: readonly Measured[] = [
  {
    adjustment: 'size',
    of: ({ sqft }) => logOf(sqft),
    priors: { house: prior(0.4, 0.15), unit: prior(0.8, 0.15), rent: prior(0.3, 0.15) },
  },
  {
    adjustment: 'lot',
    of: ({ lotSqft }) => logOf(lotSqft === null ? null : Math.min(LOT.max, Math.max(LOT.min, lotSqft))),
    priors: { house: prior(0.1, 0.06), unit: prior(0, 0.01), rent: prior(0, 0.02) },
  },
  {
    adjustment: 'bedrooms',
    of: ({ beds }) => beds,
    priors: { house: prior(0.01, 0.02), unit: prior(0.02, 0.03), rent: prior(0.12, 0.06) },
  },
  {
    adjustment: 'bathrooms',
    of: ({ baths }) => baths,
    priors: { house: prior(0.02, 0.02), unit: prior(0.02, 0.03), rent: prior(0.02, 0.02) },
  },
  {
    adjustment: 'parking',
    of: ({ parking }) => (parking === null ? null : Math.min(MAX_PARKING, parking)),
    priors: { house: prior(0.01, 0.015), unit: prior(0.05, 0.03), rent: prior(0.01, 0.02) },
  },
  {
    adjustment: 'basement',
    of: ({ hasFinishedBasement }) => (hasFinishedBasement ? 1 : 0),
    priors: { house: prior(0.03, 0.02), unit: prior(0.02, 0.02), rent: prior(0.02, 0.02) },
  },
  {
    adjustment: 'age',
    of: ({ yearBuilt }) => (yearBuilt === null ? null : Math.max(FIRST_YEAR, yearBuilt) / 10),
    priors: { house: prior(0.01, 0.02), unit: prior(0.04, 0.03), rent: prior(0.01, 0.02) },
  },
  {
    adjustment: 'condition',
    of: ({ condition }) => condition,
    priors: { house: prior(0.045, 0.02), unit: prior(0.025, 0.015), rent: prior(0.02, 0.015) },
  },
  {
    adjustment: 'floor',
    of: ({ floor }) => floor,
    priors: { house: prior(0, 0.001), unit: prior(0.003, 0.002), rent: prior(0.002, 0.002) },
  },
];

const TAX_PRIORS: Record<Market, Prior> = {
  house: prior(0.5, 0.25),
  unit: prior(0.4, 0.25),
  rent: prior(0.1, 0.1),
};
/** Deviations of the differences between property types, between cities, and of a kilometre to the north or east. */
const TYPE_PRIOR = prior(0, 0.2);
const CITY_PRIOR = prior(0, 0.15);
const TREND_PRIOR = prior(0, 0.02);

/** Logarithm of the tax in dollars of a fixed year. */
const taxOf = ({ tax, taxDay }: ComparedHome): number | null => {
  const log = logOf(tax);
  return log === null ? null : log - (taxDay / DAYS_A_YEAR) * TAX_RISE;
};

/** Tax rates differ between cities, so that a tax compares homes of one city only. */
export function taxDifference(subject: ComparedHome, sale: ComparedHome): number | null {
  const [own, other] = [taxOf(subject), taxOf(sale)];
  return own === null || other === null || subject.city !== sale.city ? null : other - own;
}

/**
 * The terms of a regression around a home: each is 0 for a sale that is like it, so that the constant is the
 * logarithm of the home's own price today. An unknown fact counts as equal.
 * @param day the day of the estimate
 */
export function termsFor(
  subject: ComparedHome,
  sales: readonly Sale[],
  { day, kind }: { day: number; kind: EstimateKind },
): Term[] {
  const market: Market = kind === 'rent' ? 'rent' : subject.isUnit ? 'unit' : 'house';
  const steps = Array.from({ length: INDEX_STEPS }, (_, step): Term => {
    const of = ({ day: sold }: Sale) => Math.min(1, Math.max(0, (day - sold) / INDEX_STEP_DAYS - step));
    return { adjustment: 'time', prior: prior(0, STEP_CHANGE), of };
  });
  const measured = MEASURED.flatMap(({ adjustment, of, priors }): Term[] => {
    const own = of(subject);
    if (own === null) return [];
    return [{ adjustment, prior: priors[market], of: (sale) => (of(sale) ?? own) - own }];
  });
  const taxes: Term = {
    adjustment: 'tax',
    prior: TAX_PRIORS[market],
    of: (sale) => taxDifference(subject, sale) ?? 0,
  };
  const othersOf = (name: 'propertyType' | 'city') => [
    ...new Set(sales.map((sale) => sale[name]).filter((value) => value !== subject[name])),
  ];
  const kinds = othersOf('propertyType').map(
    (type): Term => ({
      adjustment: 'type',
      prior: TYPE_PRIOR,
      of: ({ propertyType }) => (propertyType === type ? 1 : 0),
    }),
  );
  const cities = othersOf('city').map(
    (name): Term => ({ adjustment: 'place', prior: CITY_PRIOR, of: ({ city }) => (city === name ? 1 : 0) }),
  );
  const eastward = KILOMETRES_A_DEGREE * Math.cos((subject.latitude * Math.PI) / 180);
  const trend: Term[] = [
    {
      adjustment: 'place',
      prior: TREND_PRIOR,
      of: ({ latitude }) => (latitude - subject.latitude) * KILOMETRES_A_DEGREE,
    },
    {
      adjustment: 'place',
      prior: TREND_PRIOR,
      of: ({ longitude }) => (longitude - subject.longitude) * eastward,
    },
  ];
  return [...steps, ...measured, taxes, ...kinds, ...cities, ...trend];
}
