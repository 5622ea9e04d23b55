import { format } from 'node:util';
import { vi } from 'vitest';

/** Expected console messages. A test adds to the list, which is cleared after each test. */
export const expectedConsole: RegExp[] = [];

/** jsdom's warning about elements that it does not know. */
const JSDOM_NOISE = /The tag <.*search.*> is unrecognized|The tag <%s> is unrecognized/;

let messages: string[] = [];

/** From now on errors and warnings are recorded instead of printed. */
export function watchConsole(): void {
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(`${level}: ${format(...parts)}`);
    });
  }
}

/** Errors and warnings that no test expected. */
export function consoleProblems(): string[] {
  vi.restoreAllMocks();
  return messages.filter((text) => ![JSDOM_NOISE, ...expectedConsole].some((pattern) => pattern.test(text)));
}
