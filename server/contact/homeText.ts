import type { WireValuationFacts } from '../../src/api/contact/contract.ts';

const CONDITIONS: Record<number, string> = {
  [-2]: 'to be renovated',
  [-1]: 'needs work',
  0: 'average condition',
  1: 'well kept',
  2: 'renovated',
};

/** The facts of a home in English: "Detached, 3 bedrooms, 2 bathrooms, 1800 sq ft, built in 1998, well kept, Ontario" */
export function homeText({
  propertyType,
  beds,
  baths,
  sqft,
  yearBuilt,
  condition,
  state,
}: WireValuationFacts): string {
  return [
    propertyType,
    beds !== undefined && `${beds} bedrooms`,
    baths !== undefined && `${baths} bathrooms`,
    sqft !== undefined && `${sqft} sq ft`,
    yearBuilt !== undefined && `built in ${yearBuilt}`,
    condition !== undefined && CONDITIONS[condition],
    state,
  ]
    .filter(Boolean)
    .join(', ');
}
