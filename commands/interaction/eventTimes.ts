import type { Page } from '@playwright/test';

/** How long the page took for one press, in milliseconds; the browser counts in steps of 8. */
export interface EventTime {
  /** From the press to the next frame that is shown. */
  duration: number;
  /** Of that the part in which scripts answered. */
  script: number;
  /** "pointerup" */
  name: string;
}

declare global {
  interface Window {
    /** Times of presses since they were read last. */
    eventTimes?: EventTime[];
  }
}

/** Notes the time of every press from the page's start on. Links to other places lead nowhere. */
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
    const asked = { type: 'event', durationThreshold: 16, buffered: true }; // the types know no threshold
    observer.observe(asked);
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

/** The longest time since the last reading; undefined where nothing took as long as a frame. */
export async function readEventTime(page: Page): Promise<EventTime | undefined> {
  const times = await page.evaluate(async () => {
    // Times are told after the frame that they end with.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
    return window.eventTimes?.splice(0) ?? [];
  });
  return times.sort((one, other) => other.duration - one.duration)[0];
}
