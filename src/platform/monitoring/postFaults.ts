import type { FaultEvent } from './faultEvent.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts faults to an address as JSON, also while the visitor leaves the page.
 * @returns a sender that rejects if no answer comes, or one that asks for a retry (429, 5xx)
 */
export function postSender(url: string): (event: FaultEvent) => Promise<void> {
  return async (event) => {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 429 || status >= 500) throw new Error(`The fault was not taken: ${status}.`);
  };
}
