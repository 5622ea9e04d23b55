/** The yield of a home that is rented out. */
import { grossYieldOf } from '../estimate/grossYield.ts';

/** A purchase and its assumptions; dollars and percent. */
export interface InvestmentTerms {
  price: number;
  /** Per month. */
  rent: number;
  /** Share of a year's rent that is not collected. */
  vacancyPercent: number;
  /** Per year. */
  annualTaxes: number;
  /** Per month. */
  maintenanceFee: number;
  /** Per year. */
  annualInsurance: number;
  /** Shares of the collected rent. */
  managementPercent: number;
  repairsPercent: number;
  /** Mortgage payments of a month. */
  payment: number;
  /** The down payment and the closing costs. */
  cashInvested: number;
}

/** The figures of a year; dollars and percent. */
export interface Investment {
  /** Twelve rents. */
  grossRent: number;
  vacancy: number;
  taxes: number;
  fees: number;
  insurance: number;
  management: number;
  repairs: number;
  /** The rent less all of these: without mortgage and income tax. */
  netOperatingIncome: number;
  mortgage: number;
  /** Net operating income less the mortgage payments; before income tax. */
  cashFlow: number;
  /** Gross rent divided by the price. */
  grossYield: number;
  /** Net operating income divided by the price. */
  capRate: number;
  /** Cash flow divided by the invested cash; null if no cash was invested. */
  cashOnCash: number | null;
}

/**
 * Calculates the figures of a year by the standard definitions: cap rate = net operating income / price, cash-on-cash
 * return = cash flow before tax / cash invested (Gallinelli, What Every Real Estate Investor Needs to Know About Cash
 * Flow, 2016). Outside examples are in the test.
 * @param terms a price above 0
 */
export function investment(terms: InvestmentTerms): Investment {
  const { price, rent, vacancyPercent, managementPercent, repairsPercent, cashInvested } = terms;
  const grossRent = rent * 12;
  const vacancy = (grossRent * vacancyPercent) / 100;
  const collected = grossRent - vacancy;
  const taxes = terms.annualTaxes;
  const fees = terms.maintenanceFee * 12;
  const insurance = terms.annualInsurance;
  const management = (collected * managementPercent) / 100;
  const repairs = (collected * repairsPercent) / 100;
  const netOperatingIncome = collected - taxes - fees - insurance - management - repairs;
  const mortgage = terms.payment * 12;
  const cashFlow = netOperatingIncome - mortgage;
  return {
    grossRent,
    vacancy,
    taxes,
    fees,
    insurance,
    management,
    repairs,
    netOperatingIncome,
    mortgage,
    cashFlow,
    grossYield: grossYieldOf(rent, price),
    capRate: (netOperatingIncome / price) * 100,
    cashOnCash: cashInvested > 0 ? (cashFlow / cashInvested) * 100 : null,
  };
}
