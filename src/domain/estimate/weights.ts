/** The weight of a sale in an estimate: from 0 to 1, and more for an earlier sale of the home itself. */
import { taxDifference } from './differences.ts';
import type { ComparedHome, EstimateKind, Sale } from './home.ts';

const DAYS_A_YEAR = 365.25;
/** Kilometres at which a sale counts half as much as one next door. */
const HALF_WEIGHT_KM = { house: 0.9, unit: 0.5 } as const;
/** Years after which a sale counts a third as much (1/e). */
const FADING_YEARS = 2;
/** Deviation of the logarithm of the size that still compares well: about a quarter larger or smaller. */
const SIZE_WIDTH = 0.25;
/** The same of the property tax. */
const TAX_WIDTH = 0.3;
/** Part of the weight that a sale of another type, in another city, or without a known tax keeps. */
const OTHER_TYPE = 0.3;
const OTHER_CITY = 0.3;
const UNKNOWN_TAX = 0.4;
/** Each bedroom, bathroom and step of the condition that differs. */
const ROOM = 0.15;
const CONDITION_STEP = 0.2;
/** An earlier sale of the home itself, and a sale in the same building, tell more than any other. */
const SAME_HOME = 8;
const SAME_BUILDING = 2.5;

const bell = (difference: number, width: number): number => Math.exp(-0.5 * (difference / width) ** 2);

/** Weight by distance alone. @param half kilometres of half the weight */
const nearness = (kilometres: number, half: number): number => 1 / (1 + (kilometres / half) ** 2);

function likeness(subject: ComparedHome, sale: Sale): number {
  const size = Math.log((sale.sqft ?? 1) / (subject.sqft ?? 1));
  const tax = taxDifference(subject, sale);
  const rooms = Math.abs(sale.beds - subject.beds) + Math.abs(sale.baths - subject.baths);
  return (
    (bell(size, SIZE_WIDTH) *
      (sale.propertyType === subject.propertyType ? 1 : OTHER_TYPE) *
      (sale.city === subject.city ? 1 : OTHER_CITY) *
      (subject.tax === null ? 1 : tax === null ? UNKNOWN_TAX : bell(tax, TAX_WIDTH))) /
    ((1 + ROOM * rooms) * (1 + CONDITION_STEP * Math.abs(sale.condition - subject.condition)))
  );
}

/** Weights of a sale: in the search for what differences are worth, which needs many sales, and as a comparable. */
export function weightsOf(
  subject: ComparedHome,
  sale: Sale,
  { day }: { day: number; kind: EstimateKind },
): { broad: number; close: number } {
  const years = (day - sale.day) / DAYS_A_YEAR;
  const half = subject.isUnit ? HALF_WEIGHT_KM.unit : HALF_WEIGHT_KM.house;
  const kept = sale.propertyType === subject.propertyType ? 1 : OTHER_TYPE;
  const known = subject.tax === null || sale.tax !== null ? 1 : UNKNOWN_TAX;
  const isSame = subject.home !== null && sale.home === subject.home;
  const isNeighbour = subject.building !== null && sale.building === subject.building;
  const bonus = isSame ? SAME_HOME : isNeighbour ? SAME_BUILDING : 1;
  return {
    broad: kept * known * nearness(sale.kilometres, 10 * half),
    close:
      bonus *
      nearness(sale.kilometres, half) *
      Math.exp(-years / FADING_YEARS) *
      (isSame ? 1 : likeness(subject, sale)),
  };
}
