import { useChangeApplicationMutation, useLazyApplicationQuery } from '#api/customer/applicationCalls.ts';
import type { WireApplicationChanges } from '#api/customer/applicationContract.ts';

/**
 * Changes the newest version of the application, even if it was changed last on another device.
 * @returns true if the change was saved
 */
export function useOwnChange(applicationId: string): (changes: WireApplicationChanges) => Promise<boolean> {
  const [read] = useLazyApplicationQuery();
  const [change] = useChangeApplicationMutation();
  return async (changes) => {
    const { data } = await read(applicationId);
    if (!data) return false;
    const { error } = await change({ applicationId, version: data.version, changes });
    return !error;
  };
}
