import { afterAll, vi } from 'vitest';

/** The runtime's own classes. A listening server replaces them with faster ones. */
const { Request, Response } = globalThis;

// Files share a process, so each file restores what it replaced.
afterAll(() => {
  Object.assign(globalThis, { Request, Response });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
