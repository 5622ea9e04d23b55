/** This browser's subscription to messages of the services (web push): asked for by a press, shown by the service worker. */
import { ALERTS_CACHE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** The address of a browser for messages, and its keys as base64url. */
interface BrowserKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * `unsupported` without web push, `needsInstall` on an iPhone or iPad, which has it for installed sites only, `denied` if
 * the visitor has blocked this site's notifications.
 */
export type BrowserAbility = 'able' | 'denied' | 'needsInstall' | 'unsupported';

/** iPads since iPadOS 13 call themselves Macs, which have no touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The ability of this browser to show messages. */
export function browserAbility(): BrowserAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return isAppleMobile() ? 'needsInstall' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

const SCOPE = `${BASE_PATH}/`;

/** Timeout in milliseconds for the installation of the service worker, which loads the product on a slow network too. */
const WORKER_TIMEOUT_MS = 60_000;

/**
 * @param register registers the service worker
 * @throws an Error if no service worker becomes active, as in a private window of some browsers
 */
async function activeWorker(register: () => Promise<void>): Promise<ServiceWorkerRegistration> {
  const find = () => navigator.serviceWorker.getRegistration(SCOPE);
  // It is installed after the first page, and for visitors who save data not before they ask for messages.
  if (!(await find())) await register();
  const registration = await find();
  if (!registration) throw new Error('The service worker is not registered.');
  const failure = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('The service worker is not active.'));
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'redundant' && fail());
    setTimeout(fail, WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, failure]);
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  return registration?.pushManager?.getSubscription() ?? null;
}

/** The id under which the services know this browser: the SHA-256 of its address, base64url. Undefined for none. */
export async function browserId(): Promise<string | undefined> {
  const subscription = await present();
  if (!subscription) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/**
 * Asks the visitor for the permission if it is not given yet, and subscribes this browser. Call it after a press only.
 * The browser shows no messages before `acceptMessages`.
 * @param publicKey the services' key, base64url
 * @param register registers the service worker, which shows the messages
 * @returns what the services need to send messages; undefined if the visitor gives no permission
 * @throws an error if the browser's push service cannot be reached
 */
export async function subscribeBrowser(
  publicKey: string,
  register: () => Promise<void>,
): Promise<BrowserKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await activeWorker(register);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // A subscription for an older key of the services cannot be used any more.
  const { endpoint, keys } = await pushManager.subscribe(options).then(
    (subscription) => subscription.toJSON(),
    async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return (await pushManager.subscribe(options)).toJSON();
    },
  );
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Lets this browser show messages. Call it once the services have the browser in this customer's account. */
export async function acceptMessages(): Promise<void> {
  await caches.open(ALERTS_CACHE);
}

/** True if this browser may show messages. */
export function acceptsMessages(): Promise<boolean> {
  return caches.has(ALERTS_CACHE);
}

/** Lets this browser show no messages until `acceptMessages`: they may be another customer's. */
export async function refuseMessages(): Promise<void> {
  await caches.delete(ALERTS_CACHE);
}

/** Ends this browser's subscription, and closes its notifications. */
export async function unsubscribeBrowser(): Promise<void> {
  await refuseMessages();
  await (await present())?.unsubscribe();
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}
