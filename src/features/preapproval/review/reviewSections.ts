import type {
  WireApplication,
  WireEmployment,
  WirePerson,
  WireProperty,
} from '#api/customer/applicationContract.ts';
import { hasBonus, isEmployed } from '#domain/application/applicationChoices.ts';
import type { ApplicationStep } from '#domain/application/applicationSteps.ts';

/** One answer: the path of its member, and its value. */
export interface ReviewRow {
  path: string;
  value: unknown;
}

/** The answers of one step under their headings. */
export interface ReviewSection {
  step: Exclude<ApplicationStep, 'review'>;
  /** The answers of the step itself, or of a home or a person in it. */
  parts: { heading?: 'otherHome' | 'signerPerson' | 'signerEmployment'; home?: number; rows: ReviewRow[] }[];
}

const rows = (path: string, section: object, names: readonly string[]): ReviewRow[] =>
  names.map((name) => ({ path: `${path}.${name}`, value: (section as Record<string, unknown>)[name] })); // names of the section's members

const PERSON: readonly (keyof WirePerson)[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dob',
  'maritalStatus',
  'citizenStatus',
];

function employmentRows(path: string, employment: WireEmployment): ReviewRow[] {
  const { status = '', compensation = '' } = employment;
  const job = isEmployed(status) ? ['employer', 'jobTitle', 'start', 'compensation'] : [];
  const bonus = isEmployed(status) && hasBonus(compensation) ? ['anticipatedBonus'] : [];
  return rows(path, employment, ['status', ...job, 'annualIncome', ...bonus]);
}

function propertyParts(property: WireProperty): ReviewSection['parts'] {
  const { isFound, ownsOthers, otherProperties = [] } = property;
  const street = isFound ? ['address', ...(property.unit === undefined ? [] : ['unit'])] : [];
  const code = isFound || property.postalCode !== undefined ? ['postalCode'] : [];
  const names = [
    'isFound',
    ...street,
    'city',
    'province',
    ...code,
    'ownership',
    'moveIn',
    'monthlyPayment',
    'ownsOthers',
  ];
  const others = ownsOthers ? otherProperties : [];
  return [
    { rows: rows('property', property, names) },
    ...others.map((home, place) => {
      const mortgage = home.isMortgaged ? ['lender', 'balance', 'rate', 'rateType'] : [];
      const basics = ['address', 'city', 'province', 'postalCode', 'monthlyPayment', 'isMortgaged'];
      return {
        heading: 'otherHome' as const,
        home: place + 1,
        rows: rows('property.otherProperties', home, [...basics, ...mortgage]),
      };
    }),
  ];
}

function signerParts({ isAlone, signers }: WireApplication): ReviewSection['parts'] {
  const ownAnswer = { rows: [{ path: 'isAlone', value: isAlone }] };
  const [signer] = signers;
  if (!signer) return [ownAnswer];
  return [
    { rows: [...ownAnswer.rows, { path: 'signers.relation', value: signer.relation }] },
    { heading: 'signerPerson', rows: rows('signers.person', signer.person, PERSON) },
    { heading: 'signerEmployment', rows: employmentRows('signers.employment', signer.employment) },
  ];
}

/** All answers of an application, in the order of the questions. */
export function reviewSections(application: WireApplication): ReviewSection[] {
  const { property, price, applicant, employment } = application;
  return [
    { step: 'property', parts: propertyParts(property) },
    { step: 'price', parts: [{ rows: rows('price', price, ['total', 'downPayment', 'isFirstHome']) }] },
    { step: 'applicant', parts: [{ rows: rows('applicant', applicant, PERSON) }] },
    { step: 'employment', parts: [{ rows: employmentRows('employment', employment) }] },
    { step: 'co-applicant', parts: signerParts(application) },
  ];
}
