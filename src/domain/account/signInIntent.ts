/**
 * Everything that a visitor needs an account for. A link to the login page names it (`?intent=`): the page says why it
 * stands there, and the act goes on after the sign-in.
 */
export const SIGN_IN_INTENTS = [
  'saveSearch',
  'seeHome',
  'seeHistory',
  'keepHomes',
  'seeSearches',
  'seeAccount',
  'getPreApproved',
  'joinApplication',
] as const;
/** One of them. */
export type SignInIntent = (typeof SIGN_IN_INTENTS)[number];

/** The intent that an address names; undefined for anything else. */
export function parseIntent(text: string | null): SignInIntent | undefined {
  return SIGN_IN_INTENTS.find((intent) => intent === text);
}

/** Where a sign-in leads. */
export interface Arrival {
  /** A path below the base path. */
  target: string;
  /** The state of the page's history entry: what is to go on there. */
  state: { intent: SignInIntent } | null;
}
