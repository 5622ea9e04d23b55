/** Anchor of the lead form on a page (R3). */
export const GET_STARTED = 'getStarted';
