import type { WireAlert } from '#api/customer/contract.ts';

/** When mails tell of a saved search's new homes, in the order in which it is offered. */
export const ALERTS: readonly WireAlert[] = ['off', 'daily', 'atOnce'];
