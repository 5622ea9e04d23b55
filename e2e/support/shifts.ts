import type { Page } from '@playwright/test';

/** Highest sum of layout shifts of a page. Texts that wrap otherwise in the font than in its fallback move what follows them. */
export const MAX_SHIFTS = 0.02;

/** Sum of the layout shifts since the page was opened, as a browser measures them. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]; // TypeScript's DOM library has no type for them
          resolve(
            shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift the observer is not called.
        requestIdleCallback(() => resolve(0), { timeout: 1000 });
      }),
  );
}
