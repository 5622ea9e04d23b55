import { createAction } from '@reduxjs/toolkit';

/** Stored leads may be delivered now: the app starts, a lead was stored, or the connection is back. */
export const deliveryDue = createAction('outbox/deliveryDue');
