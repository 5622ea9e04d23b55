import { tabStorage } from '#platform/storage/storage.ts';

const KEY = 'agent';

/**
 * Ids of the realtors that this visit was shown, by the province's name; `last` names the province of the last card.
 */
function readMet(): Record<string, unknown> {
  const kept = tabStorage.read(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/**
 * Returns the id of the realtor that this visit was shown for a province; undefined if it was shown none there.
 * @param state the province's name; without it, the province of the card that was shown last
 */
export function metAgent(state?: string): string | undefined {
  const met = readMet();
  const id = met[state ?? String(met['last'])];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Stores which realtor this visit was shown for a province.
 * @param id of the realtor on the card; undefined if it shows the brokerage
 */
export function meetAgent(state: string, id: string | undefined): void {
  tabStorage.write(KEY, { ...readMet(), [state]: id, last: state });
}
