import type { LeadTable } from '../store/tables.ts';

/** How one try is bounded. */
export interface Bounds {
  /** Milliseconds. */
  patience: number;
  /** Ends the try at once. */
  stopped: AbortSignal;
}

/** The lead as it was sent to us, with its number, moment and kind. */
function bodyOf(lead: LeadTable): string {
  const { id, received, kind, first_name: first, last_name: last, email, phone } = lead;
  const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;
  return JSON.stringify({
    id,
    received,
    kind,
    user: { name: { first, last }, email, phone },
    property: { city: known(lead.city), address: known(lead.address), price: known(lead.price) },
    code: known(lead.code),
    boardId: known(lead.board),
    message: known(lead.message),
  });
}

function problemOf(failure: unknown, { patience }: Bounds): string {
  if (!(failure instanceof Error)) return 'the other side cannot be reached';
  if (failure.name === 'TimeoutError') return `no answer within ${Math.ceil(patience / 1000)} s`;
  const { cause } = failure;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the other side cannot be reached${code}`;
}

/**
 * Sends a lead on, once.
 * @returns undefined when it arrived (2xx), else why not, without the address, which may hold a secret
 */
export async function sendLead(lead: LeadTable, url: string, bounds: Bounds): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // A lead goes to the address that was configured, and nowhere else.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': lead.id },
      body: bodyOf(lead),
      signal: AbortSignal.any([bounds.stopped, AbortSignal.timeout(bounds.patience)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `the other side answered ${answer.status}`;
  } catch (failure) {
    return problemOf(failure, bounds);
  }
}
