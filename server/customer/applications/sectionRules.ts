import type { WireFieldError } from '../../../src/api/contact/contract.ts';
import type {
  WireBirthDate,
  WireEmployment,
  WireOtherProperty,
  WirePerson,
  WirePrice,
  WireProperty,
} from '../../../src/api/customer/applicationContract.ts';
import type { Condition } from './merge.ts';
import { isPostalCodeOf } from './postalProvinces.ts';

/** Rules of the sections that a schema cannot express. Each returns one entry for each invalid field. */

const EMPLOYED: readonly unknown[] = ['full_time', 'part_time', 'self_employed', 'parental_leave'];
const WITH_BONUS: readonly unknown[] = ['annual_salary_commission', 'annual_salary_bonus', 'commission'];

/** True if this employment status comes with an employer, a job and a type of pay. */
export const isEmployed = (status: WireEmployment['status']): boolean => EMPLOYED.includes(status);

/** True if a part of the pay changes from year to year. */
export const hasBonus = (compensation: WireEmployment['compensation']): boolean =>
  WITH_BONUS.includes(compensation);

const hasNoJob = ({ status }: WireEmployment): boolean => status !== undefined && !isEmployed(status);

/** Members that do not apply without a job, or with a fixed salary. */
export const EMPLOYMENT_CONDITIONS: readonly Condition<WireEmployment>[] = [
  { members: ['start', 'employer', 'jobTitle', 'compensation'], isNone: hasNoJob },
  {
    members: ['anticipatedBonus'],
    isNone: (employment) =>
      hasNoJob(employment) || (employment.compensation !== undefined && !hasBonus(employment.compensation)),
  },
];

/** Members that do not apply before a home is found, or without other homes. */
export const PROPERTY_CONDITIONS: readonly Condition<WireProperty>[] = [
  { members: ['address', 'unit', 'listing'], isNone: ({ isFound }) => isFound === false },
  { members: ['otherProperties'], isNone: ({ ownsOthers }) => ownsOthers === false },
];

const MORTGAGE = ['lender', 'balance', 'rate', 'rateType'] as const;

/** Tolerance in cents for floating-point errors: 0.29 * 100 is 28.999999999999996. */
const ROUNDING = 1e-6;
const isInCents = (dollars: number): boolean =>
  Math.abs(dollars * 100 - Math.round(dollars * 100)) < ROUNDING * Math.max(1, dollars / 1e6);

function centErrors(path: string, amounts: Record<string, number | undefined>): WireFieldError[] {
  return Object.entries(amounts)
    .filter(([, amount]) => amount !== undefined && !isInCents(amount))
    .map(([name]) => ({
      field: `${path}.${name}`,
      message: 'must be in dollars and cents',
      keyword: 'multipleOf',
    }));
}

function postalErrors(
  path: string,
  { province, postalCode }: Pick<WireProperty, 'province' | 'postalCode'>,
): WireFieldError[] {
  if (province === undefined || postalCode === undefined || isPostalCodeOf(postalCode, province)) return [];
  return [{ field: `${path}.postalCode`, message: 'is of another province', keyword: 'province' }];
}

function otherErrors(path: string, home: WireOtherProperty): WireFieldError[] {
  const { monthlyPayment, balance, isMortgaged } = home;
  const superfluous = isMortgaged ? [] : MORTGAGE.filter((name) => home[name] !== undefined);
  return [
    ...postalErrors(path, home),
    ...centErrors(path, { monthlyPayment, balance }),
    ...superfluous.map((name) => ({
      field: `${path}.${name}`,
      message: 'contradicts the other values',
      keyword: 'not',
    })),
  ];
}

/** Errors of the property and of the applicant's other homes. */
export function propertyErrors(property: WireProperty): WireFieldError[] {
  const { monthlyPayment, otherProperties = [] } = property;
  return [
    ...postalErrors('property', property),
    ...centErrors('property', { monthlyPayment }),
    ...otherProperties.flatMap((home, position) => otherErrors(`property.otherProperties.${position}`, home)),
  ];
}

/** Errors of the price: the down payment is less than the total. */
export function priceErrors({ total, downPayment }: WirePrice): WireFieldError[] {
  const field = 'price.downPayment';
  const isAll = total !== undefined && downPayment !== undefined && downPayment >= total;
  return [
    ...centErrors('price', { total, downPayment }),
    ...(isAll ? [{ field, message: 'must be less than the total', keyword: 'exclusiveMaximum' }] : []),
  ];
}

/** True when "first home" is set by an applicant who owns other homes. */
export const isContradictory = (property: WireProperty, { isFirstHome }: WirePrice): boolean =>
  isFirstHome === true && property.ownsOthers === true;

/** Rejects the answer that creates the contradiction. An application that already has it can still be saved. */
export function firstHomeErrors(
  [property, price]: [WireProperty, WirePrice],
  changes: { property?: object; price?: object },
): WireFieldError[] {
  if (!isContradictory(property, price)) return [];
  const changed = [
    { field: 'price.isFirstHome', isChanged: 'isFirstHome' in (changes.price ?? {}) },
    { field: 'property.ownsOthers', isChanged: 'ownsOthers' in (changes.property ?? {}) },
  ].find(({ isChanged }) => isChanged);
  return changed ? [{ field: changed.field, message: 'contradicts the other values', keyword: 'not' }] : [];
}

const ADULT = 18;
const orderOfDate = ({ year, month, day }: WireBirthDate): number => (year * 100 + month) * 100 + day;
const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Errors of a person: the date of birth exists, and they are an adult. `path` is for the errors: "applicant". */
export function personErrors(path: string, { dob }: WirePerson, today: WireBirthDate): WireFieldError[] {
  const field = `${path}.dob`;
  if (dob === undefined) return [];
  if (dob.day > daysOf(dob.year, dob.month)) {
    return [{ field, message: 'is not a date', keyword: 'format' }];
  }
  if (orderOfDate({ ...dob, year: dob.year + ADULT }) <= orderOfDate(today)) return [];
  return [{ field, message: `must be at least ${ADULT} years ago`, keyword: 'maximum' }];
}

/** Errors of the employment: it does not start in the future. `path` is for the errors: "employment". */
export function employmentErrors(
  path: string,
  { start, annualIncome, anticipatedBonus }: WireEmployment,
  today: WireBirthDate,
): WireFieldError[] {
  const isAhead = start !== undefined && start.year * 12 + start.month > today.year * 12 + today.month;
  return [
    ...centErrors(path, { annualIncome, anticipatedBonus }),
    ...(isAhead ? [{ field: `${path}.start`, message: 'is in the future', keyword: 'maximum' }] : []),
  ];
}
