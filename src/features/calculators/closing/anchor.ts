/** Id of the section for links within the page. */
export const CASH_TO_CLOSE_ANCHOR = 'cash-to-close';
