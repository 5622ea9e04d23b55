import type { WireAlert } from '../../api/customer/contract.ts';

/** When mails tell of a saved search's new homes, in the order in which it is offered. */
export const ALERTS: readonly WireAlert[] = ['off', 'daily', 'atOnce'];

/** The longest name of a saved search, in characters (contract of the customer service). */
export const NAME_LENGTH = 80;
/** Saved searches that a customer may have (contract of the customer service). */
export const MOST_SEARCHES = 50;
