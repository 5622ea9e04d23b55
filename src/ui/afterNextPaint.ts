/** Calls back after the next frame is painted, so that heavy work does not delay the response to an event. */
export function afterNextPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
