import type {
  WireApplication,
  WireEmployment,
  WireOtherProperty,
  WirePerson,
  WirePrice,
  WireProperty,
  WireRelation,
  WireSection,
  WireSignerState,
} from '../../../src/api/customer/applicationContract.ts';
import { hasBonus, isContradictory, isEmployed } from './sectionRules.ts';
import type { Sections, SignerSections } from './storedSections.ts';

/** A required field: its name as in errors, and whether it has a value. */
export interface RequiredField {
  section: WireSection;
  field: string;
  isThere: boolean;
}

/** The co-applicant. */
export type SignerAnswers = SignerSections & { relation: string | null; state: WireSignerState };

/** The parts of an application that decide which fields are required. */
export interface ApplicationAnswers {
  sections: Sections;
  isAlone: boolean | null;
  signer: SignerAnswers | undefined;
}

/** The sections, in the order of their pages. */
export const SECTIONS: readonly WireSection[] = [
  'property',
  'price',
  'applicant',
  'employment',
  'coApplicant',
];

const PRICE = ['total', 'downPayment', 'isFirstHome'] as const satisfies readonly (keyof WirePrice)[];
const PERSON = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dob',
  'maritalStatus',
  'citizenStatus',
] as const satisfies readonly (keyof WirePerson)[];
const PROPERTY_FOUND = ['address', 'postalCode'] as const satisfies readonly (keyof WireProperty)[];
const PROPERTY = [
  'city',
  'province',
  'ownership',
  'moveIn',
  'monthlyPayment',
  'ownsOthers',
] as const satisfies readonly (keyof WireProperty)[];
const MORTGAGE = [
  'lender',
  'balance',
  'rate',
  'rateType',
] as const satisfies readonly (keyof WireOtherProperty)[];
const JOB = [
  'employer',
  'jobTitle',
  'start',
  'compensation',
] as const satisfies readonly (keyof WireEmployment)[];

type Named = [field: string, isThere: boolean];

const each = <Section extends object>(
  path: string,
  section: Section,
  names: readonly (keyof Section & string)[],
): Named[] => names.map((name) => [`${path}.${name}`, section[name] !== undefined]);

/** Fields of the property. A home that is found needs its street; other homes need the details of their mortgages. */
function propertyFields(property: WireProperty): Named[] {
  const { isFound, ownsOthers, otherProperties = [] } = property;
  const others = otherProperties.flatMap((home, position) =>
    home.isMortgaged ? each(`property.otherProperties.${position}`, home, MORTGAGE) : [],
  );
  return [
    ...each('property', property, ['isFound']),
    ...(isFound === true ? each('property', property, PROPERTY_FOUND) : []),
    ...each('property', property, PROPERTY),
    ...(ownsOthers === true
      ? [['property.otherProperties', otherProperties.length > 0] satisfies Named, ...others]
      : []),
  ];
}

/** "First home" counts as missing when the applicant owns other homes. */
function priceFields({ property, price }: Sections): Named[] {
  return each('price', price, PRICE).map(([field, isThere]) => [
    field,
    isThere && !(field === 'price.isFirstHome' && isContradictory(property, price)),
  ]);
}

function employmentFields(path: string, employment: WireEmployment): Named[] {
  const { status, compensation } = employment;
  const isWorking = isEmployed(status);
  return [
    ...each(path, employment, ['status']),
    ...(isWorking ? each(path, employment, JOB) : []),
    // The form shows this field once the status is answered.
    ...(status === undefined ? [] : each(path, employment, ['annualIncome'])),
    ...(isWorking && hasBonus(compensation) ? each(path, employment, ['anticipatedBonus']) : []),
  ];
}

const NO_ANSWERS: SignerAnswers = { person: {}, employment: {}, relation: null, state: 'draft' };

/**
 * Required fields of the co-applicant. If a co-applicant is expected but not added yet, all of their fields count as
 * missing.
 */
function signerFields({ isAlone, signer = NO_ANSWERS }: ApplicationAnswers): Named[] {
  const aloneField: Named = ['isAlone', isAlone !== null];
  if (isAlone !== false) return [aloneField];
  const { person, employment, relation, state } = signer;
  return [
    aloneField,
    ['signers.relation', relation !== null],
    ...each('signers.person', person, PERSON),
    ...employmentFields('signers.employment', employment),
    // A co-applicant who declined counts as missing.
    ...(state === 'declined' ? [['signers.state', false] satisfies Named] : []),
  ];
}

/** Every field that the submission of an application requires (docs/decisions/016). */
export function requiredFields(answers: ApplicationAnswers): RequiredField[] {
  const { property, applicant, employment } = answers.sections;
  const bySection: Record<WireSection, Named[]> = {
    property: propertyFields(property),
    price: priceFields(answers.sections),
    applicant: each('applicant', applicant, PERSON),
    employment: employmentFields('employment', employment),
    coApplicant: signerFields(answers),
  };
  return SECTIONS.flatMap((section) =>
    bySection[section].map(([field, isThere]) => ({ section, field, isThere })),
  );
}

/** The required fields that have no value yet. */
export function missingFields(answers: ApplicationAnswers): WireApplication['missing'] {
  return requiredFields(answers)
    .filter(({ isThere }) => !isThere)
    .map(({ section, field }) => ({ section, field }));
}

/** The relation of a co-applicant, checked when it was stored. */
export const relationOf = ({ relation }: { relation: string | null }): WireRelation | null =>
  relation as WireRelation | null; // the co-applicant's schema allows no other
