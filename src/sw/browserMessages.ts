/** Alerts that the services send to this browser: they are shown as notifications, also while no page is open. */
import { ALERTS_CACHE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { scope, type WorkEvent } from './scope.ts';

/** A message of the services (src/api/customer/pushContract.ts). */
interface BrowserMessage {
  title: string;
  body: string;
  tag: string;
  lang: string;
  path: string;
}

interface PushEvent extends WorkEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends WorkEvent {
  readonly notification: Notification;
}

const ICON = `${BASE_PATH}/icons/icon-192.png`;

/**
 * Shows a message. A repeat has the same tag, and replaces the notification that is shown already. Alerts of a customer
 * who is not the last one here end instead: their session may have ended without a sign-out.
 */
async function show({ data }: PushEvent): Promise<void> {
  if (!(await caches.has(ALERTS_CACHE))) return endBrowserMessages();
  if (!data) return;
  const { title, body, tag, lang, path } = data.json() as BrowserMessage; // only this product can send messages
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: ICON,
    data: { path },
  });
}

/** Opens the page of a notification: in the tab that shows it already, else in a new one. */
async function open({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as Pick<BrowserMessage, 'path'>; // written above
  const url = new URL(BASE_PATH + path, scope.location.href).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = pages.find((page) => page.url === url);
  await (same ? same.focus() : scope.clients.openWindow(url));
}

/** Handles messages of the services. */
export function showBrowserMessages(): void {
  scope.addEventListener('push', (event) => {
    const push = event as PushEvent; // the type of this event
    push.waitUntil(show(push));
  });
  scope.addEventListener('notificationclick', (event) => {
    const press = event as NotificationEvent; // the type of this event
    press.waitUntil(open(press));
  });
}

/** Ends this browser's subscription, and closes the notifications of the customer who signed out. */
export async function endBrowserMessages(): Promise<void> {
  const { pushManager } = scope.registration;
  const subscription = await pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await scope.registration.getNotifications?.()) ?? []) shown.close();
}
