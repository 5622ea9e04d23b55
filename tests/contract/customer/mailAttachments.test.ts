import { expect, it, onTestFinished } from 'vitest';
import { makeOutbox, outboxCarrier } from '#demo/identity/outbox.ts';
import { systemClock as clock } from '#server/http/clock.ts';
import { webhookCarrier } from '#server/mail/webhookCarrier.ts';
import { startReceiver } from '#tests/support/leads/receiver.ts';

it('a mail arrives with its attachments, at the webhook and in the outbox', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const attachments = [{ name: 'viewing.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
  const words = { language: 'en', subject: 'Your viewing', body: 'It is agreed.' } as const;
  const mail = { id: 'mail-1', email: 'anne@example.ca', ...words, html: null, attachments };
  const limits = { timeoutMs: 10_000, stopped: new AbortController().signal };
  expect(await webhookCarrier(receiver.webhook)(mail, limits)).toBeUndefined();
  expect(receiver.received).toMatchObject([{ body: { attachments } }]);
  const outbox = makeOutbox({ clock });
  await outboxCarrier(outbox)(mail, limits);
  expect(outbox.list('anne@example.ca')).toMatchObject([{ attachments }]);
});
