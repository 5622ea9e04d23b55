import { useChangeApplicationMutation, useLazyApplicationQuery } from '#api/customer/applicationCalls.ts';
import type { WireApplicationChanges } from '#api/customer/applicationContract.ts';

/** Changes the application as it is now, wherever it was changed last; answers whether it is kept. */
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
