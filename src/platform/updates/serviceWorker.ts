/** The service worker that keeps the product for who has no connection (A7, rulings D8). Loaded after the page. */
import { Workbox } from 'workbox-window';
import type { WorkerRequest } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

const SCOPE = `${BASE_PATH}/`;
const SCRIPT = `${SCOPE}sw.js`;

/** Milliseconds that each step of an update may take: a reload without it is better than none. */
const PATIENCE_MS = 4000;

/** Settles with the work, or in time without it. */
const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

const tell = (worker: ServiceWorker, request: WorkerRequest): void => worker.postMessage(request);

/** Workers that were left on this address by other products, where they stand between the page and the network. */
async function unregisterOthers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const others = registrations.filter(({ scope, active, waiting, installing }) => {
    const path = new URL(scope).pathname;
    const script = new URL((active ?? waiting ?? installing)?.scriptURL ?? SCRIPT, location.href);
    const isNear = SCOPE.startsWith(path) || path.startsWith(SCOPE);
    return isNear && (script.origin !== location.origin || script.pathname !== SCRIPT);
  });
  await Promise.all(others.map((registration) => registration.unregister()));
}

/** A worker that waits takes over at once where the page is of its build already: nothing has to be loaded anew. */
function letTakeOver(worker: ServiceWorker | null): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (worker && entry) tell(worker, { type: 'pageRuns', entry });
}

/**
 * Registers the worker, after others' are unregistered; never reloads. A browser without workers, or that refuses them,
 * shows the product as without one: the failure is logged only (A8).
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await unregisterOthers();
    const workbox = new Workbox(SCRIPT, { scope: SCOPE, updateViaCache: 'none' });
    workbox.addEventListener('waiting', ({ sw }) => letTakeOver(sw ?? null));
    const registration = await workbox.register();
    letTakeOver(registration?.waiting ?? null);
  } catch (failure) {
    console.warn('The service worker could not be registered.', failure);
  }
}

/** A worker that is being installed, until it is, or has failed. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Puts the worker of the deployed version in charge, so that a reload brings that version whole. The caller reloads.
 * Never rejects, and takes some seconds at most.
 */
export async function applyUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    if (!registration) return;
    await inTime(registration.update());
    if (registration.installing) await inTime(installed(registration.installing));
    const { waiting } = registration;
    if (!waiting) return;
    const inCharge = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    tell(waiting, { type: 'takeOver' });
    await inTime(inCharge);
  } catch (failure) {
    console.warn('The service worker could not be updated.', failure);
  }
}

/** Settles once the worker answers for this page, which it may never do. */
export async function workerInCharge(): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** Asks the worker in charge to keep the texts of a language; without one nothing is kept. */
export function keepLanguage(language: string): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) tell(worker, { type: 'keepLanguage', language });
}
