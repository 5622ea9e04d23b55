import { afterAll, vi } from 'vitest';

/** The runtime's own, in whose place a server that listens puts quicker ones. */
const { Request, Response } = globalThis;

// Files share a process: what one leaves behind, another must not meet.
afterAll(() => {
  Object.assign(globalThis, { Request, Response });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
