import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { WorkerRequest } from '#config/offline.ts';
import { MemoryCaches, ORIGIN } from './memoryCaches.ts';

/** The page that the worker caches at its installation. */
export const PAGE = '/real-estate/index.html';
export const ENTRY = '/real-estate/assets/index-1.js';
const FRENCH = '/real-estate/assets/fr-1.js';

/** Answers requests. Rejects with a TypeError if there is no network. */
export type Network = (request: Request) => Response | Promise<Response>;

type Listener = (event: object) => void;

/** The browser's request for opening a page. The Request constructor refuses this mode. */
function navigation(path: string): Request {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

/**
 * Runs the service worker of src/sw.ts from its start: it is installed over `echo`, then controls pages over a network
 * of the test.
 * @param registration further members of the worker's registration
 * @param pages open pages of the site
 */
export async function runWorker(
  network: Network,
  { registration = {}, pages = [] }: { registration?: object; pages?: readonly object[] } = {},
) {
  const listeners = new Map<string, Listener[]>();
  const caches = new MemoryCaches();
  const requests: string[] = [];
  const cookies = new Map([['activeSession', 'true']]);
  let answering: Network = echo;
  const scope = {
    location: new URL(`${ORIGIN}/real-estate/sw.js`),
    registration: { scope: `${ORIGIN}/real-estate/`, ...registration },
    clients: {
      claim: vi.fn(async () => undefined),
      matchAll: vi.fn(async () => pages),
      openWindow: vi.fn(async () => undefined),
    },
    skipWaiting: vi.fn(async () => undefined),
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    FetchEvent: class {},
    caches,
    cookieStore: {
      get: async (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : null),
    },
    indexedDB: new IDBFactory(),
    BUILT_FILES: {
      precached: [
        { url: PAGE, revision: 'one' },
        { url: ENTRY, revision: null },
      ],
      french: [FRENCH],
    },
    fetch: async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${request.url.replace(ORIGIN, '')}`);
      return answering(request);
    },
  };
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  await import('../../../src/sw.ts');

  /** Fires an event, and waits for all work that the worker starts for it. */
  const fire = async (type: string, members: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const event = { type, ...members, waitUntil: (promise: Promise<unknown>) => work.push(promise) };
    for (const listener of listeners.get(type) ?? []) listener(event);
    for (let done = 0; done < work.length; done += 1) await work[done];
  };
  /** The worker's answer; undefined if it leaves the request to the browser. */
  const answerTo = async (request: Request, members: object = {}): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const event = {
      type: 'fetch',
      request,
      ...members,
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
      waitUntil: (promise: Promise<unknown>) => work.push(promise.catch(() => undefined)),
    };
    for (const listener of listeners.get('fetch') ?? []) listener(event);
    const response = await answer;
    // Answers are cached after they are sent.
    for (let done = 0; done < work.length; done += 1) await work[done];
    return response;
  };

  await fire('install');
  await fire('activate');
  requests.length = 0;
  answering = network;
  return {
    caches,
    /** Cookies that the worker can read. They are a customer's, unless the test removes them. */
    cookies,
    requests,
    scope,
    /** Replaces the network. */
    connect: (next: Network) => {
      answering = next;
    },
    /** Requests a path of the site, or an absolute address. */
    ask: (address: string, init?: RequestInit) => answerTo(new Request(new URL(address, ORIGIN), init)),
    open: (path: string, members?: object) => answerTo(navigation(path), members),
    fire,
    tell: (data: WorkerRequest) => fire('message', { data, ports: [] }),
  };
}

/** A network without a connection. */
export const noConnection: Network = () => {
  throw new TypeError('Failed to fetch');
};

/** A network that answers every address with its own path and the time of the answer. */
export const echo: Network = ({ url }) =>
  new Response(new URL(url).pathname, {
    headers: { 'Content-Security-Policy': "default-src 'none'", Date: 'Thu, 01 Jan 2015 00:00:00 GMT' },
  });
