/** Google's codes of failures: https://developers.google.com/maps/documentation/javascript/reference/errors (2026-11). */

/**
 * Errors after which a retry cannot succeed: a refused key or address, a used-up quota, a service that is not turned on.
 * From the older services and the new ones, in which an invalid key is a wrong argument.
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

/** Returns Google's code of a failure: "ZERO_RESULTS"; undefined for other errors. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True if Google would refuse the next request too. */
export const isRefusal = (error: unknown): boolean => REFUSED.some((one) => one === codeOf(error));
