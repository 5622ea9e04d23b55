import { tabStorage } from '#platform/storage/storage.ts';

const KEY = 'agents';

/** The agents of the pages that this visit has shown last; more would only fill the storage. */
const LAST = 20;

/** A page's subject (the key of AgentSubject), and the agent's slug; null for the brokerage. */
type ShownAgent = [key: string, slug: string | null];

function readShownAgents(): ShownAgent[] {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? (stored as ShownAgent[]) : []; // written by rememberAgent
}

/**
 * Returns the slug of the agent that this visit was shown with a home; undefined if it was the brokerage, or none.
 * @param key the home's; without it, the agent that was shown last
 */
export function shownAgent(key?: string): string | undefined {
  const shown = readShownAgents();
  const found = key === undefined ? shown[0] : shown.find(([known]) => known === key);
  return found?.[1] ?? undefined;
}

/**
 * Stores which agent this visit was shown with a home.
 * @param slug of the agent on the card; undefined if it shows the brokerage
 */
export function rememberAgent(key: string, slug: string | undefined): void {
  const others = readShownAgents().filter(([known]) => known !== key);
  tabStorage.write(KEY, [[key, slug ?? null], ...others].slice(0, LAST));
}
