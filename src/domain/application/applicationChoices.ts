/** What an application of a pre-approval lets people choose from (A3), in the order of its lists. */

/** How somebody lives; `common_law` of two who live as a couple. */
export const MARITAL_STATUSES = ['single', 'married', 'common_law', 'divorced'] as const;

/** What the co-applicant is to the applicant. */
export const RELATIONS = ['married', 'engaged', 'parent', 'sibling', 'other'] as const;

/** Whether somebody is a citizen of Canada, and by what right they live here where not. */
export const CITIZENSHIPS = ['CA', 'permanent_resident', 'work_permit', 'non_resident', 'other'] as const;

/** What somebody lives on. */
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

/** How somebody who works is paid. */
export const COMPENSATIONS = [
  'annual_salary',
  'annual_salary_commission',
  'annual_salary_bonus',
  'commission',
  'hourly',
] as const;

/** What a home is bought for: to live in, to rent out, for family to live in. */
export const OWNERSHIPS = ['own', 'rent_out', 'family'] as const;

/** How the rate of a mortgage is agreed. */
export const RATE_TYPES = ['fixed', 'variable'] as const;

/** Other homes of an applicant at most. */
export const MOST_OTHER_PROPERTIES = 5;

const EMPLOYED: readonly string[] = ['full_time', 'part_time', 'self_employed', 'parental_leave'];
const WITH_BONUS: readonly string[] = ['annual_salary_commission', 'annual_salary_bonus', 'commission'];

/** Whether somebody with this status has an employer, a job and a way of being paid. */
export function isEmployed(status: string): boolean {
  return EMPLOYED.includes(status);
}

/** Whether a compensation has a part that differs from year to year. */
export function hasBonus(compensation: string): boolean {
  return WITH_BONUS.includes(compensation);
}
