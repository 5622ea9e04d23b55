import { tabStorage } from '#platform/storage/storage.ts';

const KEY = 'agent';

/**
 * Ids of the realtors that this visit was shown, by the province's name; `last` names the province of the last card.
 */
function readShownAgents(): Record<string, unknown> {
  const stored = tabStorage.read(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/**
 * Returns the id of the realtor that this visit was shown for a province; undefined if it was shown none there.
 * @param state the province's name; without it, the province of the card that was shown last
 */
export function shownAgent(state?: string): string | undefined {
  const shown = readShownAgents();
  const id = shown[state ?? String(shown['last'])];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Stores which realtor this visit was shown for a province.
 * @param id of the realtor on the card; undefined if it shows the brokerage
 */
export function rememberAgent(state: string, id: string | undefined): void {
  tabStorage.write(KEY, { ...readShownAgents(), [state]: id, last: state });
}
