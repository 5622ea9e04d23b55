import { monitoring } from '#config/monitoring.ts';
import type { FaultContext } from './faultContext.ts';
import { type FaultEvent, faultEvent } from './faultEvent.ts';

/** Passes a fault on; rejects where it did not arrive. */
export type SendFault = (event: FaultEvent) => Promise<void>;

/** Every fault is told, and of one visit no more than these: each once (A9). */
const MOST_FAULTS = 100;

const keyOf = ({ name, message, where, call, status, stack = '' }: FaultEvent): string =>
  [name, message, where, call, status, stack.split('\n')[0]].join('\n');

/** Who hears of this build's faults. */
export async function chosenSender(): Promise<SendFault> {
  const { sentryDsn, faultsUrl } = monitoring;
  // The build's own word, so that an app without Sentry is built without its code.
  if (import.meta.env.VITE_SENTRY_DSN && sentryDsn)
    return (await import('./sentryFaults.ts')).sentrySender(sentryDsn);
  if (faultsUrl) return (await import('./postFaults.ts')).postSender(faultsUrl);
  return async () => undefined;
}

/**
 * Makes what takes faults in and tells them, one after the other.
 * @param choose who is told; asked when there is something to tell
 */
export function makeFaultSink(choose: () => Promise<SendFault>) {
  const told = new Set<string>();
  const waiting: FaultEvent[] = [];
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    const send = await choose();
    for (let event = waiting[0]; event; event = waiting[0]) {
      await send(event);
      waiting.shift();
    }
  }

  /** Sends what waits. What cannot be sent waits for the next time; never rejects. */
  async function sendFaults(): Promise<void> {
    if (waiting.length === 0 || !navigator.onLine) return;
    // No connection, or none to where faults are told: there is nobody to tell that.
    sending ??= sendAll()
      .catch(() => undefined)
      .finally(() => {
        sending = undefined;
      });
    await sending;
  }

  /** Takes in a fault. One for want of a connection is told when something has come again. */
  function takeFault(error: unknown, context: FaultContext): void {
    const event = faultEvent(error, context);
    const key = keyOf(event);
    if (told.has(key) || told.size >= MOST_FAULTS) return;
    told.add(key);
    waiting.push(event);
    if (event.status !== 0) void sendFaults();
  }

  return { takeFault, sendFaults };
}

/** Of this page. */
export const { takeFault, sendFaults } = makeFaultSink(chosenSender);
