import { monitoring } from '#config/monitoring.ts';
import type { FaultContext } from './faultContext.ts';
import { type FaultEvent, faultEvent } from './faultEvent.ts';

/** Sends a fault; rejects if it did not arrive. */
export type SendFault = (event: FaultEvent) => Promise<void>;

/** Maximum number of faults of one visit that are reported. Each is reported once. */
const MAX_FAULTS = 100;

const keyOf = ({ name, message, where, call, status, stack = '' }: FaultEvent): string =>
  [name, message, where, call, status, stack.split('\n')[0]].join('\n');

/** Returns the sender for this build's faults. */
export async function chosenSender(): Promise<SendFault> {
  const { sentryDsn, faultsUrl } = monitoring;
  // The build replaces this setting, so that an app without Sentry is built without its code.
  if (import.meta.env.VITE_SENTRY_DSN && sentryDsn)
    return (await import('./sentryFaults.ts')).sentrySender(sentryDsn);
  if (faultsUrl) return (await import('./postFaults.ts')).postSender(faultsUrl);
  return async () => undefined;
}

/**
 * Creates a queue that takes faults and sends them one after the other.
 * @param choose returns the sender; called when there is a fault to send
 */
export function makeFaultSink(choose: () => Promise<SendFault>) {
  const reported = new Set<string>();
  const waiting: FaultEvent[] = [];
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    const send = await choose();
    for (let event = waiting[0]; event; event = waiting[0]) {
      await send(event);
      waiting.shift();
    }
  }

  /** Sends the waiting faults. Those that fail wait for the next call; never rejects. */
  async function sendFaults(): Promise<void> {
    if (waiting.length === 0 || !navigator.onLine) return;
    // Without a connection, or with monitoring down, the faults wait for the next call.
    sending ??= sendAll()
      .catch(() => undefined)
      .finally(() => {
        sending = undefined;
      });
    await sending;
  }

  /** Takes a fault. A fault without an answer (status 0) waits for the next `sendFaults`, or for another fault. */
  function takeFault(error: unknown, context: FaultContext): void {
    const event = faultEvent(error, context);
    const key = keyOf(event);
    if (reported.has(key) || reported.size >= MAX_FAULTS) return;
    reported.add(key);
    waiting.push(event);
    if (event.status !== 0) void sendFaults();
  }

  return { takeFault, sendFaults };
}

/** The queue of this page. */
export const { takeFault, sendFaults } = makeFaultSink(chosenSender);
