import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { OutgoingLead } from '#api/contact/contactApi.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { notified } from './notificationsSlice.ts';
import { deliveryDue } from './outboxListeners.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Stores a lead for later and shows a notice.
 * @returns false if the browser can't store it
 */
export const queueLead =
  (lead: OutgoingLead) =>
  async (
    dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
    getState: () => RootState,
  ): Promise<boolean> => {
    const { user, status } = getState().session;
    const owner = user?.email ?? (status === 'inactive' ? undefined : '');
    try {
      await leadOutbox.put({ ...lead, owner, keptAt: Date.now() });
    } catch (error) {
      console.warn('The lead could not be stored.', error);
      return false;
    }
    dispatch(notified({ severity: 'info', notice: 'leadQueued', persistent: true }));
    dispatch(deliveryDue());
    return true;
  };
