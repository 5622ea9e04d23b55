import type { WireAlert } from '#api/customer/contract.ts';

/** Frequencies of the mails about new homes, in the order of the menu. */
export const ALERTS: readonly WireAlert[] = ['off', 'daily', 'atOnce'];
