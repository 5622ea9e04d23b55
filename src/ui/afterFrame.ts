/** Calls back once the frame that answers an event is drawn, so that what is heavy does not hold it up. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
