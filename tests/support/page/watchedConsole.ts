import { format } from 'node:util';
import { vi } from 'vitest';

/** What a test expects to be said in the console; it adds to it, and the list is emptied after each test. */
export const expectedConsole: RegExp[] = [];

/** What jsdom says of elements that browsers know. */
const JSDOM_NOISE = /The tag <.*search.*> is unrecognized|The tag <%s> is unrecognized/;

let said: string[] = [];

/** From here on errors and warnings are noted instead of printed. */
export function watchConsole(): void {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      said.push(`${level}: ${format(...parts)}`);
    });
  }
}

/** Errors and warnings that no test asked for. */
export function consoleProblems(): string[] {
  vi.restoreAllMocks();
  return said.filter((text) => ![JSDOM_NOISE, ...expectedConsole].some((pattern) => pattern.test(text)));
}
