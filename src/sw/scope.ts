/** A service worker's own side of the browser, as far as it is used: TypeScript's types of pages exclude those of workers. */
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  /** Missing in browsers of before 2025. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  skipWaiting(): Promise<void>;
}

/** An event whose work the browser waits for before it stops the worker. */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page is opened; its answer may be on the way already. */
export interface OpenEvent extends WorkEvent {
  readonly preloadResponse?: Promise<Response | undefined>;
}

export const scope = globalThis as unknown as WorkerScope; // this code runs in a service worker alone
