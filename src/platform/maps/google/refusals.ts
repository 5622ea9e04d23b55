/** Google's codes of failures: https://developers.google.com/maps/documentation/javascript/reference/errors (2026-11). */

/**
 * Answers after which asking again is of no use: a refused key or address, a quota that is used up, a service that is
 * not turned on; of the older services and of the new ones, where a key that is none is a wrong argument.
 */
const REFUSED = [
  'REQUEST_DENIED',
  'OVER_QUERY_LIMIT',
  'OVER_DAILY_LIMIT',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'INVALID_ARGUMENT',
];

/** Google's code of a failure: "ZERO_RESULTS"; undefined for failures of other kinds. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether Google will say the same to the next question. */
export const isRefusal = (error: unknown): boolean => REFUSED.some((one) => one === codeOf(error));
