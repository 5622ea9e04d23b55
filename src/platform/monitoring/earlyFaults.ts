/** Events of faults before the code that handles them is loaded (src/app/Background.tsx). */

const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError'] as const;

const collected: Event[] = [];
let collecting = new AbortController();

/**
 * Collects the events of uncaught errors, and of code that can't be loaded.
 * @param onFault called with each event
 */
export function collectFaults(onFault: () => void): void {
  for (const name of EVENTS) {
    const collect = (event: Event) => {
      collected.push(event);
      onFault();
    };
    window.addEventListener(name, collect, { signal: collecting.signal });
  }
}

/** Returns the collected events, and ends the collecting: the caller handles the next ones. */
export function takeEarlyFaults(): readonly Event[] {
  collecting.abort();
  collecting = new AbortController();
  return collected.splice(0);
}
