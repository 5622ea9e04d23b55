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

function problemOf(failure: unknown, { timeoutMs }: AttemptLimits): string {
  if (!(failure instanceof Error)) return 'the receiver cannot be reached';
  if (failure.name === 'TimeoutError') return `no answer within ${Math.ceil(timeoutMs / 1000)} s`;
  const { cause } = failure;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the receiver cannot be reached${code}`;
}

/**
 * Posts a message to another system, in one attempt.
 * @returns undefined when it was delivered (2xx), else the reason. The reason does not contain the address, which may
 * hold a secret.
 */
export async function postToWebhook(
  url: string,
  message: WebhookMessage,
  limits: AttemptLimits,
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // The message goes to the configured address only.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': message.key },
      body: JSON.stringify(message.body),
      signal: AbortSignal.any([limits.stopped, AbortSignal.timeout(limits.timeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `the receiver answered ${answer.status}`;
  } catch (failure) {
    return problemOf(failure, limits);
  }
}
