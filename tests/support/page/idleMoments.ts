/** Idle moments of a page: none come in a test that does not ask for them, so that nothing happens beside what it does. */
const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };

/** The page is never idle. */
export function keepBusy(): void {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
}

/** From here on the page is idle at once: what runs beside the pages is loaded. */
export function letIdle(): void {
  window.requestIdleCallback = (act) => {
    queueMicrotask(() => act(deadline));
    return 0;
  };
}
