import { onTestFinished } from 'vitest';
import { configureLog } from '#server/http/log.ts';

/**
 * Redirects the log from the console until the test ends.
 * @returns its entries, to which new ones are added
 */
export function capturedLog({ isStructured = false } = {}): string[] {
  const entries: string[] = [];
  const before = configureLog({ isStructured, level: 'debug', write: (text) => void entries.push(text) });
  onTestFinished(() => void configureLog(before));
  return entries;
}
