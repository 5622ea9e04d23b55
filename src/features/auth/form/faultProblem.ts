import { IdentityFault, type IdentityFaultReason } from '#platform/identity/identity.ts';
import type { Problem } from './accountFields.ts';

/** The request that the identity provider refused. */
export type IdentityStep =
  | 'login'
  | 'newAccount'
  | 'newPassword'
  | 'secondFactor'
  | 'sendCode'
  | 'confirm'
  | 'reset';

type Shown = Pick<Problem, 'place' | 'text'>;

/** Place and text of each reason. */
const CATALOGUE: Record<IdentityFaultReason, Shown> = {
  unconfirmed: { place: 'email', text: 'errors:identity.unconfirmed' },
  unknownUser: { place: 'email', text: 'errors:identity.unknownUser' },
  wrongPassword: { place: 'password', text: 'errors:identity.wrongPassword' },
  lockedOut: { place: 'form', text: 'errors:identity.attemptLimit' },
  emailTaken: { place: 'email', text: 'errors:identity.emailTaken' },
  wrongCode: { place: 'code', text: 'errors:identity.wrongCode' },
  expiredCode: { place: 'code', text: 'errors:identity.expiredCode' },
  limitExceeded: { place: 'form', text: 'errors:identity.limitExceeded' },
  alreadyConfirmed: { place: 'form', text: 'errors:identity.alreadyConfirmed' },
  noUppercase: { place: 'password', text: 'errors:identity.noUppercase' },
  noLowercase: { place: 'password', text: 'errors:identity.noLowercase' },
  noNumber: { place: 'password', text: 'errors:identity.noNumber' },
  noSymbol: { place: 'password', text: 'errors:identity.noSymbol' },
  tooShort: { place: 'password', text: 'common:errors.userDetailsPasswordErrorLength' },
  wrongParameter: { place: 'form', text: 'errors:identity.wrongParameter' },
  missingResource: { place: 'form', text: 'errors:identity.missingResource' },
  unreachable: { place: 'form', text: 'notices:couldNotConnect' },
  other: { place: 'form', text: 'errors:identity.missingResource' },
};

/** Steps in which a reason has another meaning. */
const IN_STEP: Record<IdentityStep, Partial<Record<IdentityFaultReason, Shown>>> = {
  login: { other: { place: 'form', text: 'errors:identity.login' } },
  newAccount: {},
  // The provider keeps the first login open for some minutes only, so it must be started again.
  newPassword: { wrongPassword: { place: 'form', text: 'errors:identity.missingResource' } },
  // A code of an app is refused as expired once it was used. The login stays open for some minutes only.
  secondFactor: {
    expiredCode: { place: 'code', text: 'errors:identity.usedCode' },
    wrongPassword: { place: 'form', text: 'errors:identity.loginEnded' },
  },
  // The provider refuses a code for an account whose first password was never used.
  sendCode: { wrongPassword: { place: 'form', text: 'errors:identity.resetRefused' } },
  confirm: { limitExceeded: { place: 'code', text: 'errors:identity.attemptLimit' } },
  reset: { limitExceeded: { place: 'code', text: 'errors:identity.attemptLimit' } },
};

/** Returns the problem to show for a refusal. */
export function faultProblem(reason: IdentityFaultReason, step: IdentityStep): Problem {
  return IN_STEP[step][reason] ?? CATALOGUE[reason];
}

/** Calls the identity provider, and turns a refusal into a problem of the form. */
export async function problemsOf(
  step: IdentityStep,
  ask: () => Promise<readonly Problem[]>,
): Promise<readonly Problem[]> {
  try {
    return await ask();
  } catch (fault) {
    const reason = fault instanceof IdentityFault ? fault.reason : 'other';
    if (reason === 'other') console.warn('The identity provider refused.', fault);
    return [faultProblem(reason, step)];
  }
}
