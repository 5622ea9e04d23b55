/**
 * Actions that need an account. A link to the login page names one (`?intent=`). The page says why it opened, and the
 * action continues after the sign-in.
 */
export const SIGN_IN_INTENTS = [
  'saveSearch',
  'watchHome',
  'seeHome',
  'seeHomes',
  'seeHistory',
  'seeEstimate',
  'claimHome',
  'keepHomes',
  'seeSearches',
  'seeAccount',
  'getPreApproved',
  'joinApplication',
] as const;
/** One of the actions. */
export type SignInIntent = (typeof SIGN_IN_INTENTS)[number];

/** Reads the action from an address; undefined for anything else. */
export function parseIntent(text: string | null): SignInIntent | undefined {
  return SIGN_IN_INTENTS.find((intent) => intent === text);
}

/** The page that opens after a sign-in. */
export interface Arrival {
  /** A path below the base path. */
  target: string;
  /** The state of the page's history entry: the action to continue there. */
  state: { intent: SignInIntent } | null;
}
