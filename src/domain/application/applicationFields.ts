/**
 * The fields of the pre-approval's sections. Reads the typed texts into values, and reports wrong and missing fields.
 */
import {
  CITIZENSHIPS,
  COMPENSATIONS,
  EMPLOYMENT_STATUSES,
  hasBonus,
  isEmployed,
  MARITAL_STATUSES,
  RELATIONS,
} from './applicationChoices.ts';
import { type CalendarDay, isAfter, readBirthDate, readMonth } from './applicationDates.ts';
import {
  APPLICATION_LIMITS,
  type ApplicationProblem,
  type ReadText,
  readChoice,
  readDollars,
  readEmail,
  readLine,
  readPhone,
  readYesNo,
} from './applicationText.ts';

/** Texts of a section by field; '' for an empty field. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/**
 * The content of a section: the members to save, and problems by field. A member is null if it is empty or wrong, and
 * missing if the form does not ask for it.
 */
export interface SectionReading {
  members: Record<string, unknown>;
  /** In the order of the form; `required` if an asked field is empty. */
  problems: Map<string, ApplicationProblem>;
}

/** Collects the values and problems of fields. */
export function makeReading() {
  const reading: SectionReading = { members: {}, problems: new Map() };
  return {
    reading,
    /** Adds one field. `isRequired` is true if the field must be filled in before submission. */
    take(field: string, read: ReadText<unknown>, { isRequired = true, member = field } = {}): void {
      if ('problem' in read) {
        reading.problems.set(field, read.problem);
        // The value saved earlier no longer applies: it must not be submitted.
        reading.members[member] = null;
        return;
      }
      reading.members[member] = read.value;
      if (isRequired && read.value === null) reading.problems.set(field, 'required');
    },
  };
}

/** Fields of an applicant or co-applicant. */
export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dobMonth',
  'dobDay',
  'dobYear',
  'maritalStatus',
  'citizenStatus',
] as const;

/** A field of an applicant or co-applicant. */
export type PersonField = (typeof PERSON_FIELDS)[number];

/** Reads the fields of an applicant or co-applicant. */
export function readPerson(typed: Typed<PersonField>, today: CalendarDay): SectionReading {
  const { reading, take } = makeReading();
  take('firstName', readLine(typed.firstName, APPLICATION_LIMITS.name));
  take('lastName', readLine(typed.lastName, APPLICATION_LIMITS.name));
  take('email', readEmail(typed.email));
  take('phone', readPhone(typed.phone));
  readBoxes(typed, today, reading);
  take('maritalStatus', readChoice(typed.maritalStatus, MARITAL_STATUSES));
  take('citizenStatus', readChoice(typed.citizenStatus, CITIZENSHIPS));
  return reading;
}

const BIRTH_BOXES = { month: 'dobMonth', day: 'dobDay', year: 'dobYear' } as const;

function readBoxes(
  typed: Typed<PersonField>,
  today: CalendarDay,
  { members, problems }: SectionReading,
): void {
  const missing = Object.values(BIRTH_BOXES).filter((field) => typed[field] === '');
  for (const field of missing) problems.set(field, 'required');
  members['dob'] = null;
  if (missing.length > 0) return;
  const boxes = { month: typed.dobMonth, day: typed.dobDay, year: typed.dobYear };
  const read = readBirthDate(boxes, today);
  if (typeof read === 'string') problems.set(BIRTH_BOXES.month, read);
  else members['dob'] = read;
}

/** Fields of a person's employment and income. */
export const EMPLOYMENT_FIELDS = [
  'status',
  'employer',
  'jobTitle',
  'startMonth',
  'startYear',
  'compensation',
  'annualIncome',
  'anticipatedBonus',
] as const;

/** A field of a person's employment and income. */
export type EmploymentField = (typeof EMPLOYMENT_FIELDS)[number];

/** Years in which a present job may have started. */
export const workingYears = ({ year }: CalendarDay) => ({ from: year - 80, to: year });

/** Reads a month from two boxes. If one is empty, reports a problem there. */
export function readMonthBoxes(
  boxes: { month: [field: string, text: string]; year: [field: string, text: string] },
  years: { from: number; to: number },
  member: string,
  { members, problems }: SectionReading,
): void {
  const { month, year } = boxes;
  const missing = [month, year].filter(([, text]) => text === '');
  for (const [field] of missing) problems.set(field, 'required');
  members[member] = null;
  if (missing.length > 0) return;
  const read = readMonth({ month: month[1], year: year[1] }, years);
  if (read) members[member] = read;
  else problems.set(year[0], 'month');
}

/** Reads employment and income. For a person without an employer it reads only the income. */
export function readEmployment(typed: Typed<EmploymentField>, today: CalendarDay): SectionReading {
  const { reading, take } = makeReading();
  take('status', readChoice(typed.status, EMPLOYMENT_STATUSES));
  if (isEmployed(typed.status)) {
    take('employer', readLine(typed.employer));
    take('jobTitle', readLine(typed.jobTitle));
    const month: [string, string] = ['startMonth', typed.startMonth];
    const year: [string, string] = ['startYear', typed.startYear];
    readMonthBoxes({ month, year }, workingYears(today), 'start', reading);
    const start = reading.members['start'] as CalendarDay | null | undefined; // readMonthBoxes stores a month or null
    if (start && isAfter(start, today)) {
      reading.problems.set('startYear', 'future');
      reading.members['start'] = null;
    }
    take('compensation', readChoice(typed.compensation, COMPENSATIONS));
  }
  // The form shows this field only after the status is chosen.
  if (typed.status !== '') take('annualIncome', readDollars(typed.annualIncome));
  if (isEmployed(typed.status) && hasBonus(typed.compensation)) {
    take('anticipatedBonus', readDollars(typed.anticipatedBonus));
  }
  return reading;
}

/** Reads the answer to "Do you apply alone?". */
export function readAlone(typed: Typed<'isAlone'>): SectionReading {
  const { reading, take } = makeReading();
  take('isAlone', readYesNo(typed.isAlone));
  return reading;
}

/** Reads the relation of the co-applicant to the applicant. */
export function readRelation(typed: Typed<'relation'>): SectionReading {
  const { reading, take } = makeReading();
  take('relation', readChoice(typed.relation, RELATIONS));
  return reading;
}
