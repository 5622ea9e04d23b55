import type {
  WireCitizenship,
  WireEmployment,
  WireEmploymentStatus,
  WireOwnership,
  WirePerson,
} from '../../../src/api/customer/applicationContract.ts';
import type { Sections, SignerSections } from '../applications/storedSections.ts';

/** Somebody who applies, as lenders look at them. */
export interface ApplicantFigures {
  citizenship: WireCitizenship | undefined;
  status: WireEmploymentStatus | undefined;
  /** Since the start of the work; null of who has none. */
  months: number | null;
  /** Dollars a year before tax: the income, and half of a bonus, which nobody promised. */
  income: number;
}

/** What a match is computed from. Dollars. */
export interface MatchFigures {
  price: number;
  downPayment: number;
  isFirstHome: boolean;
  /** Code of the home's province. */
  province: string | undefined;
  ownership: WireOwnership | undefined;
  /** A month, of the home that they live in now. */
  homeNow: number;
  /** A month, of all other homes they own. */
  otherHomes: number;
  /** The applicant, and the co-applicant where there is one. */
  applicants: readonly ApplicantFigures[];
}

const BONUS_SHARE = 0.5;

/** Whole months from the first of the month; 0 for one that is still to come. */
function monthsSince({ month, year }: { month: number; year: number }, now: Date): number {
  return Math.max(0, (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month);
}

function applicantOf(person: WirePerson, employment: WireEmployment, now: Date): ApplicantFigures {
  const { status, start, annualIncome = 0, anticipatedBonus = 0 } = employment;
  return {
    citizenship: person.citizenStatus,
    status,
    months: start ? monthsSince(start, now) : null,
    income: annualIncome + anticipatedBonus * BONUS_SHARE,
  };
}

/**
 * The figures of an application.
 * @param signer of the co-applicant; undefined where the applicant is alone
 * @param now from which months of work are counted
 */
export function figuresOf(
  { property, price, applicant, employment }: Sections,
  signer: SignerSections | undefined,
  now: Date,
): MatchFigures {
  const { otherProperties = [] } = property;
  return {
    price: price.total ?? 0,
    downPayment: price.downPayment ?? 0,
    isFirstHome: price.isFirstHome === true && property.ownsOthers !== true,
    province: property.province,
    ownership: property.ownership,
    homeNow: property.monthlyPayment ?? 0,
    otherHomes: otherProperties.reduce((sum, { monthlyPayment }) => sum + monthlyPayment, 0),
    applicants: [
      applicantOf(applicant, employment, now),
      ...(signer ? [applicantOf(signer.person, signer.employment, now)] : []),
    ],
  };
}
