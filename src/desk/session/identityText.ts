import type { TFunction } from 'i18next';
import { IdentityFault, type IdentityFaultReason } from '#platform/identity/identity.ts';

const TEXTS = {
  unknownUser: 'errors:identity.wrongPassword',
  wrongPassword: 'errors:identity.wrongPassword',
  lockedOut: 'errors:identity.attemptLimit',
  limitExceeded: 'errors:identity.attemptLimit',
  wrongCode: 'errors:identity.wrongCode',
  expiredCode: 'errors:identity.usedCode',
  noUppercase: 'errors:identity.noUppercase',
  noLowercase: 'errors:identity.noLowercase',
  noNumber: 'errors:identity.noNumber',
  noSymbol: 'errors:identity.noSymbol',
  tooShort: 'desk:signIn.tooShort',
  unreachable: 'desk:signIn.unreachable',
} as const satisfies Partial<Record<IdentityFaultReason, string>>;

/** Returns the sentence for a refusal of the identity provider. */
export function identityText(t: TFunction<['desk', 'errors']>, fault: unknown): string {
  const reason = fault instanceof IdentityFault ? fault.reason : 'other';
  if (!(fault instanceof IdentityFault)) console.warn('The sign-in failed.', fault);
  return t(reason in TEXTS ? TEXTS[reason as keyof typeof TEXTS] : 'errors:identity.login'); // the key was looked for
}
