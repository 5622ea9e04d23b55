import { createHmac } from 'node:crypto';
import { webhookPosted } from './measurements.ts';

/** A receiver, and how it knows our messages. */
export interface Webhook {
  /** May hold a secret. */
  url: string;
  /** Each message is signed with every one, so that one can be replaced by another; empty for none. */
  secrets: readonly string[];
}

/** Limits of one attempt. */
export interface AttemptLimits {
  /** Timeout in milliseconds. */
  timeoutMs: number;
  /** Aborts the attempt at once. */
  stopped: AbortSignal;
}

/** A message to another system. */
export interface WebhookMessage {
  /** Idempotency key: the same for every attempt, so that the receiver can recognise a repeat. */
  key: string;
  /** Sent as JSON. */
  body: object;
}

/** The reason of a failed request for the log, without its address. */
export function failedRequest(
  failure: unknown,
  { timeoutMs }: AttemptLimits,
  receiver = 'the receiver',
): string {
  if (!(failure instanceof Error)) return `${receiver} cannot be reached`;
  if (failure.name === 'TimeoutError') return `no answer within ${Math.ceil(timeoutMs / 1000)} s`;
  const { cause } = failure;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${receiver} cannot be reached${code}`;
}

/**
 * The header Webhook-Signature of a body: "t=1795449600,v1=5257a869...". `t` is the time in seconds since 1970, and each
 * `v1` the HMAC-SHA256 of "time.body" with one of the secrets, in hexadecimal (docs.stripe.com/webhooks, 2026-11).
 */
function signatureOf(body: string, secrets: readonly string[]): string {
  // The receiver compares it with its own clock. The product's clock may have a fixed day.
  const seconds = Math.floor(Date.now() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}

/**
 * Posts a message to another system, in one attempt, signed if there are secrets.
 * @returns undefined when it was delivered (2xx), else the reason. The reason does not contain the address, which may
 * hold a secret.
 */
export async function postToWebhook(
  webhook: Webhook,
  message: WebhookMessage,
  limits: AttemptLimits,
): Promise<string | undefined> {
  const start = performance.now();
  const problem = await attempt(webhook, message, limits);
  const milliseconds = performance.now() - start;
  webhookPosted.publish({ milliseconds, outcome: problem === undefined ? 'ok' : 'failed' });
  return problem;
}

async function attempt(
  { url, secrets }: Webhook,
  message: WebhookMessage,
  limits: AttemptLimits,
): Promise<string | undefined> {
  const body = JSON.stringify(message.body);
  const signed = secrets.length === 0 ? {} : { 'Webhook-Signature': signatureOf(body, secrets) };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // The message goes to the configured address only.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': message.key, ...signed },
      body,
      signal: AbortSignal.any([limits.stopped, AbortSignal.timeout(limits.timeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `the receiver answered ${answer.status}`;
  } catch (failure) {
    return failedRequest(failure, limits);
  }
}
