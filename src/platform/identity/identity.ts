/** The identity provider as the product sees it (A4, A7): AWS Cognito, or the local service that speaks as Cognito does. */

/** Who a session belongs to, read from its ID token. */
export interface IdentityUser {
  givenName: string;
  familyName: string;
  email: string;
  /** Another provider signs the account in, such as Google: it has no password here. */
  isFederated?: true;
}

/** How a sign-in goes on (A4). */
export type SignInStep = 'signedIn' | 'unconfirmed' | 'resetRequired' | 'newPasswordRequired';

/** What a new account is made of; names trimmed. */
export interface NewAccount {
  givenName: string;
  familyName: string;
  email: string;
  password: string;
  /** Of the mails to it; English where missing (A3). */
  language?: 'en' | 'fr';
}

/** Why the provider refused, in its own catalogue (A8); `unreachable` where no answer came. */
export type IdentityFaultReason =
  | 'unconfirmed'
  | 'unknownUser'
  | 'wrongPassword'
  | 'lockedOut'
  | 'emailTaken'
  | 'wrongCode'
  | 'expiredCode'
  | 'limitExceeded'
  | 'alreadyConfirmed'
  | 'noUppercase'
  | 'noLowercase'
  | 'noNumber'
  | 'noSymbol'
  | 'tooShort'
  | 'wrongParameter'
  | 'missingResource'
  | 'unreachable'
  | 'other';

/** The one failure of every call here. */
export class IdentityFault extends Error {
  readonly reason: IdentityFaultReason;

  /** @param cause what the library threw, for the log */
  constructor(reason: IdentityFaultReason, cause?: unknown) {
    super(`identity: ${reason}`, { cause });
    this.name = 'IdentityFault';
    this.reason = reason;
  }
}

/** The provider's calls. Each rejects with IdentityFault and nothing else. */
export interface Identity {
  signIn(email: string, password: string): Promise<SignInStep>;
  /** Ends the challenge of `newPasswordRequired`. */
  completeNewPassword(password: string): Promise<SignInStep>;
  /** Whether the account needs no code; the session begins with a sign-in only. */
  signUp(account: NewAccount): Promise<{ isConfirmed: boolean }>;
  confirmSignUp(email: string, code: string): Promise<void>;
  resendCode(email: string): Promise<void>;
  /** Sends a code for a new password. */
  forgotPassword(email: string): Promise<void>;
  confirmForgotPassword(email: string, code: string, password: string): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  /** Asks the provider whether a password is right, and leaves the session as it is. Rejects where it is not. */
  checkPassword(email: string, password: string): Promise<void>;
  /** Writes the name that the next tokens say. */
  changeName(name: Pick<IdentityUser, 'givenName' | 'familyName'>): Promise<void>;
  /** Ends the session here, or on every device; the tokens are gone even where nobody answers. */
  signOut(options?: { everywhere?: boolean }): Promise<void>;
  /** Removes the account itself, and with it the session. */
  deleteAccount(): Promise<void>;
  /** Whose session it is, after a refresh of its tokens where asked; undefined where there is none any more. */
  session(options?: { isRefreshed?: boolean }): Promise<IdentityUser | undefined>;
  /** The ID token, renewed where it has expired; undefined without a session. */
  idToken(): Promise<string | undefined>;
}
