/** DOM id of the results region, in the panel and in the sheet. */
export const RESULTS_ID = 'map-results';
