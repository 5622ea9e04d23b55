/** Choices in the form of a pre-approval (requirement A15), in the order of its lists. */

/** `common_law` means two people who live as a couple without being married. */
export const MARITAL_STATUSES = ['single', 'married', 'common_law', 'divorced'] as const;

/** The relation of the co-applicant to the applicant. */
export const RELATIONS = ['married', 'engaged', 'parent', 'sibling', 'other'] as const;

/** Citizenship of Canada, or the status of residence without it. */
export const CITIZENSHIPS = ['CA', 'permanent_resident', 'work_permit', 'non_resident', 'other'] as const;

/** A person's employment or other source of income. */
export const EMPLOYMENT_STATUSES = [
  'full_time',
  'part_time',
  'self_employed',
  'parental_leave',
  'pension',
  'welfare',
  'investor',
  'unemployed',
] as const;

/** Kinds of pay of an employed person. */
export const COMPENSATIONS = [
  'annual_salary',
  'annual_salary_commission',
  'annual_salary_bonus',
  'commission',
  'hourly',
] as const;

/** The purpose of the purchase: to live in, to rent out, or for family to live in. */
export const OWNERSHIPS = ['own', 'rent_out', 'family'] as const;

/** Kinds of mortgage rate. */
export const RATE_TYPES = ['fixed', 'variable'] as const;

/** Maximum number of other homes of an applicant. */
export const MAX_OTHER_PROPERTIES = 5;

const EMPLOYED: readonly string[] = ['full_time', 'part_time', 'self_employed', 'parental_leave'];
const WITH_BONUS: readonly string[] = ['annual_salary_commission', 'annual_salary_bonus', 'commission'];

/** True if a person with this status has an employer, a job title and a kind of pay. */
export function isEmployed(status: string): boolean {
  return EMPLOYED.includes(status);
}

/** True if part of the pay varies from year to year. */
export function hasBonus(compensation: string): boolean {
  return WITH_BONUS.includes(compensation);
}
