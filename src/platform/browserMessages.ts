/** This browser's subscription to messages of the services (web push): asked for by a press, shown by the service worker. */
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

/** Timeout in milliseconds for the service worker, which is installed after the first page. */
const WORKER_TIMEOUT_MS = 10_000;

/** @throws an Error if no service worker becomes active, as in a private window of some browsers */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not active.')), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(`${BASE_PATH}/`);
  return registration?.pushManager.getSubscription() ?? null;
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
 * @param publicKey the services' key, base64url
 * @returns what the services need to send messages; undefined if the visitor gives no permission
 * @throws an error if the browser's push service cannot be reached
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await activeWorker();
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

/** Ends this browser's subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await present())?.unsubscribe();
}
