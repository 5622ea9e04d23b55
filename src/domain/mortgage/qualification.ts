/** The amount that a lender allows a household to spend on its home. */

/** Limits of the debt ratios, and the rate for testing them; percent unless stated otherwise. */
export const QUALIFICATION = {
  /** Housing costs in percent of the income before tax (requirement A39; the insurers' own limit is 39, CMHC 2026). */
  gdsPercent: 38.5,
  /** Housing costs and debts together (requirement A39; the insurers' own limit is 44, CMHC 2026). */
  tdsPercent: 43.5,
  /** Percentage points added to the contract's rate (OSFI Guideline B-20, 2026). */
  pointsAboveRate: 2,
  /** Minimum qualifying rate (OSFI, since 2021-06-01). */
  minRatePercent: 5.25,
  /**
   * Share of a card's or credit line's balance that counts as its monthly payment (CMHC, "Calculating GDS/TDS", 2026).
   */
  cardPercent: 3,
  /** Share of the condo fee that counts (CMHC, "Calculating GDS/TDS", 2026). */
  condoFeePercent: 50,
} as const;

/** The rate in percent that a borrower must be able to pay: the contract's plus 2, and at least 5.25. */
export function qualifyingRate(ratePercent: number): number {
  const { pointsAboveRate, minRatePercent } = QUALIFICATION;
  return Math.max(Math.max(0, ratePercent) + pointsAboveRate, minRatePercent);
}

/** A household's income and debts; dollars. */
export interface Household {
  /** Before tax, per year, of all borrowers. */
  yearlyIncome: number;
  /** Loans, leases and support, per month. */
  monthlyDebts: number;
  /** Balance of cards and unsecured lines of credit. */
  cardBalance: number;
}

/** Costs of a home beside its mortgage; dollars. */
export interface HomeCharges {
  yearlyPropertyTax: number;
  monthlyHeat: number;
  monthlyCondoFee: number;
}

/** The calculation of the amount that remains for the mortgage; dollars per month. */
export interface PaymentCapacity {
  income: number;
  propertyTax: number;
  heat: number;
  /** The part of the fee that counts. */
  condoFee: number;
  debts: number;
  /** The amount that counts as the cards' payment. */
  cards: number;
  /**
   * The amount that the gross debt service ratio allows for housing, and its remainder for the mortgage, which may be
   * negative.
   */
  gds: { allowed: number; room: number };
  /** The same for the total debt service ratio: housing and debts. */
  tds: { allowed: number; room: number };
  /** The smaller of both remainders; at least 0. */
  room: number;
}

/** Calculates the amount that both ratios leave for principal and interest. */
export function paymentCapacity(household: Household, charges: HomeCharges): PaymentCapacity {
  const income = household.yearlyIncome / 12;
  const propertyTax = charges.yearlyPropertyTax / 12;
  const heat = charges.monthlyHeat;
  const condoFee = (charges.monthlyCondoFee * QUALIFICATION.condoFeePercent) / 100;
  const debts = household.monthlyDebts;
  const cards = (household.cardBalance * QUALIFICATION.cardPercent) / 100;
  const housing = propertyTax + heat + condoFee;
  const allowedBy = (percent: number) => (income * percent) / 100;
  const gds = allowedBy(QUALIFICATION.gdsPercent);
  const tds = allowedBy(QUALIFICATION.tdsPercent);
  const rooms = { gds: gds - housing, tds: tds - housing - debts - cards };
  return {
    income,
    propertyTax,
    heat,
    condoFee,
    debts,
    cards,
    gds: { allowed: gds, room: rooms.gds },
    tds: { allowed: tds, room: rooms.tds },
    room: Math.max(0, Math.min(rooms.gds, rooms.tds)),
  };
}
