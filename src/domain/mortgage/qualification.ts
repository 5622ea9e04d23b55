/** What a lender lets a household spend on its home (A2 Calculators; rulings D6). */

/** The limits of the debt ratios and the rate they are tested at; percent unless said. */
export const QUALIFICATION = {
  /** Housing costs, in percent of the income before tax (A2; the insurers' own limit is 39, CMHC 2026). */
  gdsPercent: 38.5,
  /** Housing costs and debts together (A2; the insurers' own limit is 44, CMHC 2026). */
  tdsPercent: 43.5,
  /** Points above the contract's rate (A2; OSFI Guideline B-20, 2026) ... */
  pointsAboveRate: 2,
  /** ... and at least this rate (OSFI, minimum qualifying rate, since 2021-06-01). */
  leastRatePercent: 5.25,
  /** What of a card's or a line of credit's balance counts as its monthly payment (CMHC, "Calculating GDS/TDS", 2026). */
  cardPercent: 3,
  /** What of the condo fee counts (CMHC, "Calculating GDS/TDS", 2026). */
  condoFeePercent: 50,
} as const;

/** The rate in percent at which a borrower must be able to pay: the greater of the contract's plus 2 and 5.25. */
export function qualifyingRate(ratePercent: number): number {
  const { pointsAboveRate, leastRatePercent } = QUALIFICATION;
  return Math.max(Math.max(0, ratePercent) + pointsAboveRate, leastRatePercent);
}

/** A household's income and what it owes already; dollars. */
export interface Household {
  /** Before tax, a year, of everybody who signs. */
  yearlyIncome: number;
  /** Loans, leases and support, a month. */
  monthlyDebts: number;
  /** Owed on cards and unsecured lines of credit. */
  cardBalance: number;
}

/** What a home costs beside its mortgage; dollars. */
export interface HomeCharges {
  yearlyPropertyTax: number;
  monthlyHeat: number;
  monthlyCondoFee: number;
}

/** How much is left for the mortgage each month, line by line; dollars a month. */
export interface PaymentRoom {
  income: number;
  propertyTax: number;
  heat: number;
  /** The part of it that counts. */
  condoFee: number;
  debts: number;
  /** What counts as the cards' payment. */
  cards: number;
  /** What the gross debt service ratio allows for housing, and what of it is left for the mortgage; may be negative. */
  gds: { allowed: number; room: number };
  /** The same of the total debt service ratio, for housing and debts. */
  tds: { allowed: number; room: number };
  /** The smaller room, and at least 0. */
  room: number;
}

/** What both ratios leave for principal and interest. */
export function paymentRoom(household: Household, charges: HomeCharges): PaymentRoom {
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
