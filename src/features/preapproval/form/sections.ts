import type { CalendarDay, CalendarMonth } from '#domain/application/applicationDates.ts';
import {
  EMPLOYMENT_FIELDS,
  PERSON_FIELDS,
  readAlone,
  readEmployment,
  readPerson,
  readRelation,
  type SectionReading,
} from '#domain/application/applicationFields.ts';
import {
  HOME_FIELDS,
  OTHER_FIELDS,
  otherField,
  PRICE_FIELDS,
  readHome,
  readPriceSection,
} from '#domain/application/applicationHome.ts';
import type { Locale } from '#domain/format.ts';

/** Typed texts of a section, by field. */
export type SectionTexts = Record<string, string>;

/** One section of the forms: converts its members to texts, and texts to members. */
export interface Section {
  /** Prefix of its texts and ids. */
  name:
    | 'property'
    | 'price'
    | 'applicant'
    | 'employment'
    | 'alone'
    | 'relation'
    | 'signer'
    | 'signerEmployment';
  /** Path of its members in the record: "applicant."; '' for members of the record itself. */
  prefix: string;
  /** A text for each field; '' for a field without a value. */
  textsOf(members: Readonly<Record<string, unknown>>, locale: Locale): SectionTexts;
  read(texts: SectionTexts, today: CalendarDay): SectionReading;
}

type Filled<Field extends string> = Record<Field, string>;

/** All fields of a list. Missing ones are empty. */
function filled<Field extends string>(fields: readonly Field[], texts: SectionTexts): Filled<Field> {
  const entries = fields.map((field) => [field, texts[field] ?? '']);
  return Object.fromEntries(entries) as Filled<Field>; // one entry a field
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The text of a member in its field. The sections convert dates themselves. */
function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return amountText(value, locale);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return '';
}

function texts<Field extends string>(
  fields: readonly Field[],
  members: Readonly<Record<string, unknown>>,
  locale: Locale,
): Filled<Field> {
  const entries = fields.map((field) => [field, textOf(members[field], locale)]);
  return Object.fromEntries(entries) as Filled<Field>; // one entry a field
}

function personTexts(members: Readonly<Record<string, unknown>>, locale: Locale): SectionTexts {
  const dob = members['dob'] as CalendarDay | null | undefined; // the contract's
  return {
    ...texts(PERSON_FIELDS, members, locale),
    ...(dob && { dobMonth: two(dob.month), dobDay: two(dob.day), dobYear: String(dob.year) }),
  };
}

function employmentTexts(members: Readonly<Record<string, unknown>>, locale: Locale): SectionTexts {
  const start = members['start'] as CalendarMonth | null | undefined; // the contract's
  return {
    ...texts(EMPLOYMENT_FIELDS, members, locale),
    ...(start && { startMonth: String(start.month), startYear: String(start.year) }),
  };
}

function homeTexts(members: Readonly<Record<string, unknown>>, locale: Locale): SectionTexts {
  const moveIn = members['moveIn'] as CalendarMonth | null | undefined; // the contract's
  const others = (members['otherProperties'] ?? []) as Record<string, unknown>[]; // the contract's
  const result: SectionTexts = { ...texts(HOME_FIELDS, members, locale), others: String(others.length || 1) };
  if (moveIn) Object.assign(result, { moveInMonth: String(moveIn.month), moveInYear: String(moveIn.year) });
  for (const [place, other] of others.entries()) {
    for (const field of OTHER_FIELDS) result[otherField(place, field)] = textOf(other[field], locale);
  }
  return result;
}

const person = {
  textsOf: personTexts,
  read: (typed: SectionTexts, today: CalendarDay) => readPerson(filled(PERSON_FIELDS, typed), today),
};

const employment = {
  textsOf: employmentTexts,
  read: (typed: SectionTexts, today: CalendarDay) => readEmployment(filled(EMPLOYMENT_FIELDS, typed), today),
};

/** The sections. Those of a signer belong to the signer's own record. */
export const SECTIONS = {
  property: {
    name: 'property',
    prefix: 'property.',
    textsOf: homeTexts,
    read: (typed, today) => readHome({ ...typed, ...filled(HOME_FIELDS, typed) }, today),
  },
  price: {
    name: 'price',
    prefix: 'price.',
    textsOf: (members, locale) => texts(PRICE_FIELDS, members, locale),
    read: (typed) => readPriceSection(filled(PRICE_FIELDS, typed)),
  },
  applicant: { name: 'applicant', prefix: 'applicant.', ...person },
  employment: { name: 'employment', prefix: 'employment.', ...employment },
  alone: {
    name: 'alone',
    prefix: '',
    textsOf: (members, locale) => texts(['isAlone'], members, locale),
    read: (typed) => readAlone(filled(['isAlone'], typed)),
  },
  relation: {
    name: 'relation',
    prefix: '',
    textsOf: (members, locale) => texts(['relation'], members, locale),
    read: (typed) => readRelation(filled(['relation'], typed)),
  },
  signer: { name: 'signer', prefix: 'person.', ...person },
  signerEmployment: { name: 'signerEmployment', prefix: 'employment.', ...employment },
} as const satisfies Record<string, Section>;

/** The price, for an applicant who owns other homes. */
export const PRICE_OF_OWNER: Section = {
  ...SECTIONS.price,
  read: (typed) => readPriceSection(filled(PRICE_FIELDS, typed), true),
};

/** The home, for an applicant who buys a first home. */
export const FIRST_HOME: Section = {
  ...SECTIONS.property,
  read: (typed, today) => readHome({ ...typed, ...filled(HOME_FIELDS, typed) }, today, true),
};

/** An amount as a field shows it, with cents if it has any: "1,250,000", "2,500.50"; in French "2 500,50". */
export function amountText(value: number, locale: Locale): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 2 }).format(value);
}
