import type { EstimateKind } from '../../../src/domain/estimate/home.ts';

/**
 * The errors of estimates by the last back-test: of a kind, and of a city, a property type, or both. Texts for all are
 * ''. Errors and shares are from 0 to 1.
 */
export interface EstimateErrorTable {
  kind: EstimateKind;
  /** Folded. */
  city: string;
  state: string;
  property_type: string;
  /** As the listings spell them. */
  city_name: string;
  state_name: string;
  type_name: string;
  sales: number;
  median_error: number;
  within_10: number;
  within_20: number;
  coverage: number;
  /** Half the width of a range of 80 %, in deviations. */
  factor: number;
  /** The day of the back-test, in days since 1970-01-01. */
  day: number;
}
