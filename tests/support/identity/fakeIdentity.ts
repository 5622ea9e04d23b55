import { vi } from 'vitest';
import type { Identity } from '#platform/identity/identity.ts';

/** An identity provider with the test's answers. Calls without one succeed. */
export function makeFakeIdentity() {
  return {
    signIn: vi.fn<Identity['signIn']>(async () => 'signedIn'),
    completeNewPassword: vi.fn<Identity['completeNewPassword']>(async () => 'signedIn'),
    completeWithCode: vi.fn<Identity['completeWithCode']>(async () => 'signedIn'),
    hasSecondFactor: vi.fn<Identity['hasSecondFactor']>(async () => false),
    setUpSecondFactor: vi.fn<Identity['setUpSecondFactor']>(async () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Harbour%20%26%20Pine:customer@example.ca?secret=JBSWY3DPEHPK3PXP',
    })),
    turnOnSecondFactor: vi.fn<Identity['turnOnSecondFactor']>(async () => undefined),
    turnOffSecondFactor: vi.fn<Identity['turnOffSecondFactor']>(async () => undefined),
    signUp: vi.fn<Identity['signUp']>(async () => ({ isConfirmed: false })),
    confirmSignUp: vi.fn<Identity['confirmSignUp']>(async () => undefined),
    resendCode: vi.fn<Identity['resendCode']>(async () => undefined),
    forgotPassword: vi.fn<Identity['forgotPassword']>(async () => undefined),
    confirmForgotPassword: vi.fn<Identity['confirmForgotPassword']>(async () => undefined),
    changePassword: vi.fn<Identity['changePassword']>(async () => undefined),
    checkPassword: vi.fn<Identity['checkPassword']>(async () => undefined),
    changeName: vi.fn<Identity['changeName']>(async () => undefined),
    signOut: vi.fn<Identity['signOut']>(async () => undefined),
    deleteAccount: vi.fn<Identity['deleteAccount']>(async () => undefined),
    session: vi.fn<Identity['session']>(async () => ({
      givenName: 'Anne',
      familyName: 'Tremblay',
      email: 'customer@example.ca',
    })),
    idToken: vi.fn<Identity['idToken']>(async () => undefined),
    accessToken: vi.fn<Identity['accessToken']>(async () => undefined),
  } satisfies Identity;
}
