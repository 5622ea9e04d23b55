/** The name of the lead form's place on a page (L2). */
export const GET_STARTED = 'getStarted';
