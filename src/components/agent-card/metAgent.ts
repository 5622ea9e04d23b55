import { provinceCode } from '../../domain/provinces.ts';
import { tabStorage } from '../../platform/storage/storage.ts';

const KEY = 'agent';

/** A feed names a province by its code or its name. */
const keyOf = (state: string): string => provinceCode(state) ?? state;

/** Ids of the realtors whom this visit has met, by province; `last` names the province of the last card. */
function readMet(): Record<string, unknown> {
  const kept = tabStorage.read(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/**
 * Id of the realtor whom this visit has met in a province; undefined where it has met none there.
 * @param state the province's name or code; without it, the province of the card that was shown last
 */
export function metAgent(state?: string): string | undefined {
  const met = readMet();
  const id = met[state === undefined ? String(met['last']) : keyOf(state)];
  return typeof id === 'string' ? id : undefined;
}

/**
 * The visit is shown a card of this province.
 * @param id of the realtor on it; undefined where it shows the brokerage
 */
export function meetAgent(state: string, id: string | undefined): void {
  tabStorage.write(KEY, { ...readMet(), [keyOf(state)]: id, last: keyOf(state) });
}
