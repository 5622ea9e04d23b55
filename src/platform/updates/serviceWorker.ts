/** Controls the service worker, which keeps the product usable without a connection. Loaded after the page. */
import { Workbox } from 'workbox-window';
import type { WorkerRequest } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

const SCOPE = `${BASE_PATH}/`;
const SCRIPT = `${SCOPE}sw.js`;

/** Timeout in milliseconds for each step of an update: a reload without the update is better than no reload. */
const TIMEOUT_MS = 4000;

/** Settles with the work, or after the timeout without it. */
const withTimeout = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);

const send = (worker: ServiceWorker, request: WorkerRequest): void => worker.postMessage(request);

/** Unregisters the workers of other products at this address, which would handle the page's requests. */
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

/** Activates a waiting worker at once if the page is already of its build: then no reload is needed. */
function activateIfSameBuild(worker: ServiceWorker | null): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (worker && entry) send(worker, { type: 'pageRuns', entry });
}

/**
 * Registers the worker after it has unregistered those of other products; never reloads. In a browser without workers,
 * or that refuses them, the product works without one: the failure is only logged.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await unregisterOthers();
    const workbox = new Workbox(SCRIPT, { scope: SCOPE, updateViaCache: 'none' });
    workbox.addEventListener('waiting', ({ sw }) => activateIfSameBuild(sw ?? null));
    const registration = await workbox.register();
    activateIfSameBuild(registration?.waiting ?? null);
  } catch (failure) {
    console.warn('The service worker could not be registered.', failure);
  }
}

/** Waits until a worker is installed, or has failed. */
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
 * Activates the worker of the deployed version, so that a reload loads that version completely. The caller reloads.
 * Never rejects, and takes some seconds at most.
 */
export async function applyUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    if (!registration) return;
    await withTimeout(registration.update());
    if (registration.installing) await withTimeout(installed(registration.installing));
    const { waiting } = registration;
    if (!waiting) return;
    const inCharge = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    send(waiting, { type: 'takeOver' });
    await withTimeout(inCharge);
  } catch (failure) {
    console.warn('The service worker could not be updated.', failure);
  }
}

/** Settles once a worker controls this page, which may never happen. */
export async function workerInCharge(): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** Asks the active worker to store the texts of a language; without a worker it does nothing. */
export function cacheLanguage(language: string): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) send(worker, { type: 'keepLanguage', language });
}
