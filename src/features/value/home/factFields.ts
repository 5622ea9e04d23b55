import type { WireClaimedFacts } from '#api/customer/claimContract.ts';
import type { WireHomeFacts } from '#api/realty/estimateContract.ts';

/** The types that an estimate compares: `propertyType` of the feed. */
export const HOME_TYPES = [
  'Detached',
  'Semi-Detached',
  'Att/Row/Townhouse',
  'Condo Apt',
  'Condo Townhouse',
  'Multiplex',
  'Cottage',
  'Farm',
  'Mobile/Trailer',
] as const;

/** From the best. */
export const CONDITIONS = [2, 1, 0, -1, -2] as const;

/** The facts that are numbers, with their limits (GET /realty/estimates/home). */
export const NUMBER_FACTS = [
  { name: 'sqft', min: 1, max: 1_000_000 },
  { name: 'beds', min: 0, max: 50 },
  { name: 'baths', min: 0, max: 50 },
  { name: 'yearBuilt', min: 1600, max: 2200 },
  { name: 'parking', min: 0, max: 100 },
  { name: 'lotSqft', min: 1, max: 100_000_000 },
  { name: 'tax', min: 1, max: 1_000_000 },
] as const;

/** All facts in the order of the form. */
export const FACTS = ['propertyType', ...NUMBER_FACTS.map(({ name }) => name), 'condition'] as const;
export type FactName = (typeof FACTS)[number];

/** The typed values; '' for what the listing says. */
export type TypedFacts = Record<FactName, string>;

/** The corrected facts as they are typed. */
export function typedFacts(facts: WireClaimedFacts): TypedFacts {
  const entries = FACTS.map((name) => [name, facts[name]?.toString() ?? '']);
  return Object.fromEntries(entries) as TypedFacts; // one entry for each
}

const digitsOf = (text: string): string => text.replace(/[\s,\u00a0\u202f$]/g, '');

/** The facts of typed values, and the names of those that are out of range. */
export function factsOf(typed: TypedFacts): { facts: WireClaimedFacts; wrong: readonly FactName[] } {
  const wrong: FactName[] = [];
  const facts: WireClaimedFacts = {};
  for (const { name, min, max } of NUMBER_FACTS) {
    const digits = digitsOf(typed[name]);
    if (digits === '') continue;
    const number = Number(digits);
    if (Number.isInteger(number) && number >= min && number <= max) facts[name] = number;
    else wrong.push(name);
  }
  if (typed.propertyType) facts.propertyType = typed.propertyType;
  if (typed.condition) facts.condition = Number(typed.condition);
  return { facts, wrong };
}

/** The facts of the listing, with the corrected ones in their place. Unknown ones are left out. */
export function knownFacts(listed: WireHomeFacts | undefined, corrected: WireClaimedFacts): WireClaimedFacts {
  const known = Object.entries(listed ?? {}).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), ...corrected };
}

/** True if there are all facts that a home without a listing needs for an estimate. */
export const isEnough = ({ propertyType, sqft, beds, baths }: WireClaimedFacts): boolean =>
  [propertyType, sqft, beds, baths].every((fact) => fact !== undefined);
