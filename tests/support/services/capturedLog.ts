import { onTestFinished } from 'vitest';
import { configureLog } from '#server/http/log.ts';

/** Takes the log away from the console until the test is over. Answers its entries, which are added as they come. */
export function capturedLog({ isStructured = false } = {}): string[] {
  const entries: string[] = [];
  const before = configureLog({ isStructured, level: 'debug', write: (text) => void entries.push(text) });
  onTestFinished(() => void configureLog(before));
  return entries;
}
