import { onTestFinished, vi } from 'vitest';

/**
 * Moves the machine's clock, which the library of the limits reads, until the test ends. Between calls the clock does
 * not run. Timers do not notice.
 */
export function passTime(milliseconds: number): void {
  const moment = Date.now() + milliseconds;
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }
  vi.setSystemTime(moment);
}
