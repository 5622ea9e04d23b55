/** DOM id of the results' region, in the panel and in the sheet alike. */
export const RESULTS_ID = 'map-results';
