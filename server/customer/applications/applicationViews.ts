import type { ApplicationTable, SignerTable } from '#server/store/customer/applicationTables.ts';
import type { WireApplication, WireSigner } from '../../../src/api/customer/applicationContract.ts';
import type { AccessedApplication, InvitedApplication } from './applicationAccess.ts';
import { type ApplicationAnswers, missingFields, relationOf } from './requiredFields.ts';
import { storedSections, storedSignerSections } from './storedSections.ts';

/** True if the customer applies alone; null before they have answered that. */
export const isAloneOf = ({ is_alone }: Pick<ApplicationTable, 'is_alone'>): boolean | null =>
  is_alone === null ? null : is_alone === 1;

/** The stored application in the form that `requiredFields` takes. */
export function answersOf(
  application: ApplicationTable,
  signer: SignerTable | undefined,
): ApplicationAnswers {
  return {
    sections: storedSections(application),
    isAlone: isAloneOf(application),
    signer: signer && {
      ...storedSignerSections(signer),
      relation: signer.relation,
      state: signer.state,
    },
  };
}

/** A co-applicant, as both applicants see them. */
export function wireSigner(signer: SignerTable): WireSigner {
  const { id, version, state, invited } = signer;
  return { id, version, state, relation: relationOf(signer), ...storedSignerSections(signer), invited };
}

type Head = Omit<
  WireApplication,
  'role' | 'property' | 'price' | 'applicant' | 'employment' | 'signers' | 'missing'
>;

function headOf(application: ApplicationTable): Head {
  const { id, version, status, created, updated, submitted } = application;
  return { id, version, status, created, updated, submitted, isAlone: isAloneOf(application) };
}

const firstNameOf = ({ firstName }: WireApplication['applicant']): WireApplication['applicant'] =>
  firstName === undefined ? {} : { firstName };

/** The home that both buy, without the applicant's own homes and payments. */
function homeOf(property: WireApplication['property']): WireApplication['property'] {
  const { monthlyPayment, ownsOthers, otherProperties, ...home } = property;
  return home;
}

/** The price and the down payment. Whether it is a first home is the applicant's own fact. */
function priceOf({ isFirstHome, ...price }: WireApplication['price']): WireApplication['price'] {
  return price;
}

/**
 * An application as the applicant or the co-applicant sees it. An invited person sees only the applicant's first name
 * and the version to answer with.
 */
export function wireApplication(accessed: AccessedApplication | InvitedApplication): WireApplication {
  const { application, role, signer } = accessed;
  const head = headOf(application);
  const { property, price, applicant, employment } = storedSections(application);
  if (role === 'invited') {
    const { id, version, state, invited } = accessed.signer;
    return {
      ...head,
      role: 'co_applicant',
      property: {},
      price: {},
      applicant: firstNameOf(applicant),
      employment: {},
      signers: [{ id, version, state, relation: null, person: {}, employment: {}, invited }],
      missing: [],
    };
  }
  const missing = missingFields(answersOf(application, signer));
  const signers = signer ? [wireSigner(signer)] : [];
  if (role === 'applicant') {
    return { ...head, role, property, price, applicant, employment, signers, missing };
  }
  return {
    ...head,
    role,
    property: homeOf(property),
    price: priceOf(price),
    applicant: firstNameOf(applicant),
    employment: {},
    signers,
    missing: missing.filter(({ section }) => section === 'coApplicant'),
  };
}
