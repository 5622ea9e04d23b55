let frame = 0;

/**
 * Holds jsdom's clock of frames going. It starts with the first that needs one, be it an element that loses the focus;
 * under a test's own time that start would never strike, and no later test in this window would see a frame.
 */
export function keepFrames(): void {
  // The window's own, whatever a test puts in its place.
  const ask = window.requestAnimationFrame;
  const next = (): void => {
    frame = ask(next);
  };
  next();
}

/** Lets the clock rest. */
export function restFrames(): void {
  window.cancelAnimationFrame(frame);
}
