import { createHash } from 'node:crypto';
import type webPush from 'web-push';
import type { AttemptLimits } from '#server/http/postToWebhook.ts';
import { failedRequest } from '#server/http/postToWebhook.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { findSubscription } from '#server/store/customer/pushSubscriptions.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { MailTable, PushSubscriptionTable } from '#server/store/mail/mailTables.ts';
import { secretKey } from '#server/store/secretKeys.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { BrowserMessage } from '../../src/api/customer/pushContract.ts';
import type { MailProblem } from './outgoingMail.ts';
import { type QueueFacts, queued } from './renderMail.ts';

/** Loaded with the first message, because many deployments send none. */
const library = async (): Promise<typeof webPush> => (await import('web-push')).default;

/** The keys by which push services recognize the product (RFC 8292), base64url. The first start of a database makes them. */
export async function vapidKeys(store: QueryContext): Promise<{ publicKey: string; privateKey: string }> {
  const keys = await secretKey(store, 'vapid', async () =>
    JSON.stringify((await library()).generateVAPIDKeys()),
  );
  return JSON.parse(keys) as { publicKey: string; privateKey: string }; // written above
}

/** Hosts of the browsers' push services: Chrome and Edge, Firefox, Edge before 2020 on Windows, Safari. */
const PUSH_SERVICES =
  /^(fcm\.googleapis\.com|([\w-]+\.)+(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/** True for an address of a browser's push service. Others are refused, so that no customer makes the server call them. */
export function isPushService({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && PUSH_SERVICES.test(hostname);
}

/**
 * Maximum number of characters of a title or a text. Push services accept 4,096 bytes after encryption (RFC 8030, section
 * 7.2), and a character may need three.
 */
const MAX_TEXT = 400;

/**
 * The rows of a message for the queue, one for each browser. By its tag a browser recognizes a repeat of an attempt.
 * @param idFor makes the id of the message to a browser; a new one by default
 */
export function queuedForBrowsers(
  message: Omit<BrowserMessage, 'tag'>,
  subscriptions: readonly PushSubscriptionTable[],
  facts: QueueFacts,
  idFor: (subscription: PushSubscriptionTable) => string = () => crypto.randomUUID(),
): NewMail[] {
  const { title, body, lang: language } = message;
  const short = { ...message, title: title.slice(0, MAX_TEXT), body: body.slice(0, MAX_TEXT) };
  return subscriptions.map((subscription) => {
    const id = idFor(subscription);
    const text = JSON.stringify({ ...short, tag: id } satisfies BrowserMessage);
    const mail = { id, email: '', language, subject: title, body: text, html: null };
    return queued(mail, { ...facts, subscription_id: subscription.id, is_alert: 1 });
  });
}

/** Seconds for which a push service keeps a message for a browser that is not running, without an end of its own. */
const DEFAULT_SECONDS = 86_400;

function secondsLeft({ expires }: MailTable, now: Date): number {
  return expires === null
    ? DEFAULT_SECONDS
    : Math.max(0, Math.round((Date.parse(expires) - now.getTime()) / 1000));
}

/** Statuses of a subscription that ended (RFC 8030, section 7.3). */
const ENDED = [404, 410];

/** True for answers that another attempt may change: a limit, a timeout, a failure of the service. */
const isTemporary = (status: number): boolean => status === 429 || status === 408 || status >= 500;

function problemOf(status: number): MailProblem {
  const reason = `the push service answered ${status}`;
  return isTemporary(status)
    ? reason
    : { refused: reason, ...(ENDED.includes(status) && { isAddress: true }) };
}

/**
 * Sends a message to a browser, encrypted for it (RFC 8291), in one attempt. A repeat replaces a message that the browser
 * has not fetched.
 * @returns undefined on success; `isAddress` if the subscription ended
 */
export async function sendToBrowser(
  store: QueryContext,
  mail: MailTable,
  { now, ...limits }: AttemptLimits & { now: Date },
): Promise<MailProblem | undefined> {
  const subscription = await findSubscription(store, mail.subscription_id ?? '');
  // The browser may have changed to another customer, who must not see the message.
  if (!subscription || subscription.user_id !== mail.user_id) return { refused: 'the subscription ended' };
  const { endpoint, p256dh, auth } = subscription;
  const brand = await readSenderBrand(store);
  const { generateRequestDetails } = await library();
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, mail.body, {
    vapidDetails: { subject: `mailto:${brand.email}`, ...(await vapidKeys(store)) },
    TTL: secondsLeft(mail, now),
    topic: createHash('sha256').update(mail.id).digest('base64url').slice(0, 32),
  });
  // fetch counts the bytes itself.
  const { 'Content-Length': _length, ...others } = headers;
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      headers: Object.entries(others).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      signal: AbortSignal.any([limits.stopped, AbortSignal.timeout(limits.timeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : problemOf(answer.status);
  } catch (failure) {
    return failedRequest(failure, limits, 'the push service');
  }
}
