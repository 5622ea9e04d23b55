/** Limits of one attempt. */
export interface Bounds {
  /** Timeout in milliseconds. */
  patience: number;
  /** Aborts the attempt at once. */
  stopped: AbortSignal;
}

/** A message to another system. */
export interface Parcel {
  /** Idempotency key: the same for every attempt, so that the receiver can recognise a repeat. */
  key: string;
  /** Sent as JSON. */
  body: object;
}

function problemOf(failure: unknown, { patience }: Bounds): string {
  if (!(failure instanceof Error)) return 'the receiver cannot be reached';
  if (failure.name === 'TimeoutError') return `no answer within ${Math.ceil(patience / 1000)} s`;
  const { cause } = failure;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the receiver cannot be reached${code}`;
}

/**
 * Posts a message to another system, in one attempt.
 * @returns undefined when it was delivered (2xx), else the reason. The reason does not contain the address, which may
 * hold a secret.
 */
export async function sendOn(url: string, parcel: Parcel, bounds: Bounds): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // The message goes to the configured address only.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': parcel.key },
      body: JSON.stringify(parcel.body),
      signal: AbortSignal.any([bounds.stopped, AbortSignal.timeout(bounds.patience)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `the receiver answered ${answer.status}`;
  } catch (failure) {
    return problemOf(failure, bounds);
  }
}
