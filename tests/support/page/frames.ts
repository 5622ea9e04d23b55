let frame = 0;

/**
 * Keeps jsdom's frame clock running. The first request for a frame starts it, even an element that loses the focus. If
 * that start happened under fake timers, the clock would never run, and no later test in this window would get a frame.
 */
export function holdFrames(): void {
  // The window's own function, even if a test replaces it.
  const ask = window.requestAnimationFrame;
  const next = (): void => {
    frame = ask(next);
  };
  next();
}

/** Stops the clock. */
export function releaseFrames(): void {
  window.cancelAnimationFrame(frame);
}
