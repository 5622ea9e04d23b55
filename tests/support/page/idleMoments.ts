/** Idle callbacks of a page. By default they never run, so that they do not disturb tests. */
const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };

/** The page is never idle. */
export function holdIdleCallbacks(): void {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
}

/** From now on the page is idle at once, so that code for idle moments is loaded. */
export function runIdleCallbacks(): void {
  window.requestIdleCallback = (act) => {
    queueMicrotask(() => act(deadline));
    return 0;
  };
}
