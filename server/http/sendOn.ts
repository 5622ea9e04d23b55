/** How one try is bounded. */
export interface Bounds {
  /** Milliseconds. */
  patience: number;
  /** Ends the try at once. */
  stopped: AbortSignal;
}

/** What goes to another system. */
export interface Parcel {
  /** The same for every try, so that the other side can tell a second arrival. */
  key: string;
  /** Becomes JSON. */
  body: object;
}

function problemOf(failure: unknown, { patience }: Bounds): string {
  if (!(failure instanceof Error)) return 'the other side cannot be reached';
  if (failure.name === 'TimeoutError') return `no answer within ${Math.ceil(patience / 1000)} s`;
  const { cause } = failure;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the other side cannot be reached${code}`;
}

/**
 * Posts something to another system, once.
 * @returns undefined when it arrived (2xx), else why not, without the address, which may hold a secret
 */
export async function sendOn(url: string, parcel: Parcel, bounds: Bounds): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // It goes to the address that was configured, and nowhere else.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': parcel.key },
      body: JSON.stringify(parcel.body),
      signal: AbortSignal.any([bounds.stopped, AbortSignal.timeout(bounds.patience)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `the other side answered ${answer.status}`;
  } catch (failure) {
    return problemOf(failure, bounds);
  }
}
