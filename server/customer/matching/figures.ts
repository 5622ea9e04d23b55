import type {
  WireCitizenship,
  WireEmployment,
  WireEmploymentStatus,
  WireOwnership,
  WirePerson,
} from '../../../src/api/customer/applicationContract.ts';
import type { Sections, SignerSections } from '../applications/storedSections.ts';

/** An applicant's figures for the lenders' rules. */
export interface ApplicantFigures {
  citizenship: WireCitizenship | undefined;
  status: WireEmploymentStatus | undefined;
  /** Months since the start of the work; null without work. */
  months: number | null;
  /** Dollars per year before tax: the income, and half of the bonus, because a bonus is not certain. */
  income: number;
}

/** The input of the matching. Dollars. */
export interface MatchFigures {
  price: number;
  downPayment: number;
  isFirstHome: boolean;
  /** Code of the home's province. */
  province: string | undefined;
  ownership: WireOwnership | undefined;
  /** Per month, for their present home. */
  homeNow: number;
  /** Per month, for all other homes they own. */
  otherHomes: number;
  /** The applicant, and the co-applicant if there is one. */
  applicants: readonly ApplicantFigures[];
}

const BONUS_SHARE = 0.5;

/** Whole months from the first of the month; 0 for a month in the future. */
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
 * Computes the figures of an application.
 * @param signer the co-applicant's sections; undefined if the applicant is alone
 * @param now the date up to which months of work are counted
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
