import { tabStorage } from '#platform/storage/storage.ts';

const KEY = 'agent';

/** Ids of the realtors whom this visit has met, by the province's name; `last` names the province of the last card. */
function readMet(): Record<string, unknown> {
  const kept = tabStorage.read(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/**
 * Id of the realtor whom this visit has met in a province; undefined where it has met none there.
 * @param state the province's name; without it, the province of the card that was shown last
 */
export function metAgent(state?: string): string | undefined {
  const met = readMet();
  const id = met[state ?? String(met['last'])];
  return typeof id === 'string' ? id : undefined;
}

/**
 * The visit is shown a card of this province.
 * @param id of the realtor on it; undefined where it shows the brokerage
 */
export function meetAgent(state: string, id: string | undefined): void {
  tabStorage.write(KEY, { ...readMet(), [state]: id, last: state });
}
