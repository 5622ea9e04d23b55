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

/** A field that a submission asks for: its name as errors have it, and whether it is there. */
export interface AskedField {
  section: WireSection;
  field: string;
  isThere: boolean;
}

/** Whoever applies with the applicant. */
export type AskedSigner = SignerSections & { relation: string | null; state: WireSignerState };

/** What fields are asked for by. */
export interface AskedApplication {
  sections: Sections;
  isAlone: boolean | null;
  signer: AskedSigner | undefined;
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

/** The street of a home that is found; of other homes their mortgages. */
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

/** A first home beside other homes is no answer. */
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
    // Its field comes with the answer before it.
    ...(status === undefined ? [] : each(path, employment, ['annualIncome'])),
    ...(isWorking && hasBonus(compensation) ? each(path, employment, ['anticipatedBonus']) : []),
  ];
}

const NOBODY: AskedSigner = { person: {}, employment: {}, relation: null, state: 'draft' };

/** Of who applies with somebody who was not told of yet: as if they were there and nothing of them. */
function signerFields({ isAlone, signer = NOBODY }: AskedApplication): Named[] {
  const said: Named = ['isAlone', isAlone !== null];
  if (isAlone !== false) return [said];
  const { person, employment, relation, state } = signer;
  return [
    said,
    ['signers.relation', relation !== null],
    ...each('signers.person', person, PERSON),
    ...employmentFields('signers.employment', employment),
    // Who declined does not apply.
    ...(state === 'declined' ? [['signers.state', false] satisfies Named] : []),
  ];
}

/** Every field that a submission of an application asks for (docs/decisions/016). */
export function askedFields(asked: AskedApplication): AskedField[] {
  const { property, applicant, employment } = asked.sections;
  const bySection: Record<WireSection, Named[]> = {
    property: propertyFields(property),
    price: priceFields(asked.sections),
    applicant: each('applicant', applicant, PERSON),
    employment: employmentFields('employment', employment),
    coApplicant: signerFields(asked),
  };
  return SECTIONS.flatMap((section) =>
    bySection[section].map(([field, isThere]) => ({ section, field, isThere })),
  );
}

/** What is still missing for the submission. */
export function missingFields(asked: AskedApplication): WireApplication['missing'] {
  return askedFields(asked)
    .filter(({ isThere }) => !isThere)
    .map(({ section, field }) => ({ section, field }));
}

/** A relation as it was checked when it was stored. */
export const relationOf = ({ relation }: { relation: string | null }): WireRelation | null =>
  relation as WireRelation | null; // the signer's schema lets no other in
