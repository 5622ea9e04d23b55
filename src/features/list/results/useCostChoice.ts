import { createContext, useState } from 'react';
import { deviceStorage } from '#platform/storage/storage.ts';

/** Storage key of the choice. */
const COST_KEY = 'monthly-cost';

/** True to show the monthly cost on the cards. */
export const ShowsCost = createContext(false);

/** Returns whether the cards show the monthly cost, as the device stores it, and changes it. */
export function useCostChoice(): [showsCost: boolean, choose: (showsCost: boolean) => void] {
  const [showsCost, setShowsCost] = useState(() => deviceStorage.read(COST_KEY) === true);
  const choose = (next: boolean) => {
    deviceStorage.write(COST_KEY, next);
    setShowsCost(next);
  };
  return [showsCost, choose];
}
