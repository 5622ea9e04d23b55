/**
 * The members of a service worker's global scope that are used: TypeScript's types of pages exclude those of workers.
 */
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  /** Missing in browsers of before 2025. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  readonly clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}

/** An open page of the site. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** An event whose work the browser waits for before it stops the worker. */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page is opened; its answer may already be on the way. */
export interface OpenEvent extends WorkEvent {
  readonly preloadResponse?: Promise<Response | undefined>;
}

export const scope = globalThis as unknown as WorkerScope; // this code runs in a service worker only
