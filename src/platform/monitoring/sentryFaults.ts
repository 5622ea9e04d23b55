import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { FaultEvent } from './faultEvent.ts';

/** Timeout of an event in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Sends faults to a Sentry project. The client is made without Sentry's own collecting (clicks, requests, console,
 * addresses of visitors): it gets only the scrubbed faults of this product.
 * @param dsn the project's address with its public key
 * @returns a sender that rejects if the event was not sent in time
 */
export function sentrySender(dsn: string): (event: FaultEvent) => Promise<void> {
  const client = new BrowserClient({
    dsn,
    integrations: [],
    sampleRate: 1,
    sendClientReports: false,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
  });
  client.init();
  return async ({ name, message, stack = '', release, environment, ...rest }) => {
    const frames = defaultStackParser(stack);
    const tags = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'components'));
    client.captureEvent({
      level: 'error',
      release,
      environment,
      exception: { values: [{ type: name, value: message, stacktrace: { frames } }] },
      tags,
      ...(rest.components ? { extra: { components: rest.components } } : {}),
    });
    if (!(await client.flush(TIMEOUT_MS))) throw new Error('The fault did not go out.');
  };
}
