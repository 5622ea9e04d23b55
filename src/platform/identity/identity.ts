/** The identity provider's port: AWS Cognito, or the local service with the same API. */

/** The owner of a session, read from its ID token. */
export interface IdentityUser {
  givenName: string;
  familyName: string;
  email: string;
  /** Another provider signs the account in, such as Google: it has no password here. */
  isFederated?: true;
}

/** The next step of a sign-in. `codeRequired`: a code of the account's authenticator app. */
export type SignInStep =
  | 'signedIn'
  | 'unconfirmed'
  | 'resetRequired'
  | 'newPasswordRequired'
  | 'codeRequired';

/** The secret of a new authenticator app. */
export interface AppSecret {
  /** Base32, to type it. */
  secret: string;
  /** An otpauth: address, for a QR code. */
  uri: string;
}

/** Data of a new account; names trimmed. */
export interface NewAccount {
  givenName: string;
  familyName: string;
  email: string;
  password: string;
  /** Language of the mails to the account; English by default. */
  language?: 'en' | 'fr';
}

/** Reasons for which the provider refused; `unreachable` if no answer came. */
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

/** The only error that calls of the port reject with. */
export class IdentityFault extends Error {
  readonly reason: IdentityFaultReason;

  /** @param cause the library's error, for the log */
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
  /** Ends the challenge of `codeRequired`. After `wrongCode` another code may be tried. */
  completeWithCode(code: string): Promise<SignInStep>;
  /** True if sign-ins of the account ask for a code of an authenticator app. */
  hasSecondFactor(): Promise<boolean>;
  /**
   * Begins to set up an authenticator app; `turnOnSecondFactor` ends it.
   * @param issuer the name that the app shows for the account
   */
  setUpSecondFactor(issuer: string, email: string): Promise<AppSecret>;
  /** Turns codes on. @param code of the new app */
  turnOnSecondFactor(code: string): Promise<void>;
  turnOffSecondFactor(): Promise<void>;
  /** Creates an account. `isConfirmed` is true if the account needs no code. A session begins with a sign-in only. */
  signUp(account: NewAccount): Promise<{ isConfirmed: boolean }>;
  confirmSignUp(email: string, code: string): Promise<void>;
  resendCode(email: string): Promise<void>;
  /** Sends a code for a new password. */
  forgotPassword(email: string): Promise<void>;
  confirmForgotPassword(email: string, code: string, password: string): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  /**
   * Asks the provider whether a password is right, without a change to the session. Rejects if the password is wrong.
   */
  checkPassword(email: string, password: string): Promise<void>;
  /** Changes the name that the next tokens contain. */
  changeName(name: Pick<IdentityUser, 'givenName' | 'familyName'>): Promise<void>;
  /** Ends the session here, or on every device. The tokens are removed even if the provider does not answer. */
  signOut(options?: { everywhere?: boolean }): Promise<void>;
  /** Removes the account, and with it the session. */
  deleteAccount(): Promise<void>;
  /** Returns the owner of the session, after a refresh of its tokens on request; undefined if the session has ended. */
  session(options?: { isRefreshed?: boolean }): Promise<IdentityUser | undefined>;
  /** Returns the ID token, renewed if it has expired; undefined without a session. */
  idToken(): Promise<string | undefined>;
  /** Returns the access token, renewed if it has expired; undefined without a session. The desk's calls carry it. */
  accessToken(): Promise<string | undefined>;
}
