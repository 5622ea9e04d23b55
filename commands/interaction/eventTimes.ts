import type { Page } from '@playwright/test';

/** Time that the page took for one press, in milliseconds. The browser rounds to steps of 8. */
export interface EventTime {
  /** From the press to the next frame. */
  duration: number;
  /** The part of it in which scripts ran. */
  script: number;
  /** "pointerup" */
  name: string;
}

declare global {
  interface Window {
    /** Times of presses since the last reading. */
    eventTimes?: EventTime[];
  }
}

/** Records the time of every press from the page's start on. Links to other sites do nothing. */
export async function noteEventTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.eventTimes = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const script = entry.processingEnd - entry.processingStart;
        window.eventTimes?.push({ duration: entry.duration, script, name: entry.name });
      }
    });
    const options = { type: 'event', durationThreshold: 16, buffered: true }; // the types do not know the threshold
    observer.observe(options);
    window.print = () => undefined;
    window.open = () => null;
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && (link.origin !== location.origin || link.target === '_blank')) event.preventDefault();
      },
      true,
    );
  });
}

/** The longest time since the last reading; undefined if all were shorter than a frame. */
export async function readEventTime(page: Page): Promise<EventTime | undefined> {
  const times = await page.evaluate(async () => {
    // The browser reports times after the frame in which they end.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
    return window.eventTimes?.splice(0) ?? [];
  });
  return times.sort((one, other) => other.duration - one.duration)[0];
}
