/** Anchor of the lead form on a page (requirement R3). */
export const GET_STARTED = 'getStarted';
