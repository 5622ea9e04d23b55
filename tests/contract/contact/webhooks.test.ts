import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendLead } from '#server/contact/sendLead.ts';
import { webhookCarrier } from '#server/mail/webhookCarrier.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { startReceiver } from '#tests/support/leads/receiver.ts';

const OLD = 'the-old-secret-of-the-webhooks';
const NEW = 'the-new-secret-of-the-webhooks';
const LIMITS = { timeoutMs: 10_000, stopped: new AbortController().signal };

/** The receiver's check, as docs/deploy/webhooks.md shows it. */
let isSigned: (header: string | undefined, body: string, secret: string, now?: number) => boolean;

beforeAll(async () => {
  const page = readFileSync(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'deploy', 'webhooks.md'),
    'utf8',
  );
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  ({ isSigned } = (await import(/* @vite-ignore */ address)) as { isSigned: typeof isSigned }); // exported by the page's code
});

/** The requests that a receiver gets for a lead with non-ASCII letters, and of a mail. */
async function sentWith(secrets: readonly string[]) {
  const receiver = await startReceiver([], secrets);
  onTestFinished(() => receiver.close());
  const lead = createMockLeadRow({ message: 'À bientôt, 東京' });
  expect(await sendLead({ lead, viewing: undefined }, receiver.webhook, LIMITS)).toBeUndefined();
  const words = { language: 'fr', subject: 'Bonjour', body: 'Une maison.', html: null } as const;
  const mail = { id: 'mail-1', email: 'anne@example.ca', ...words };
  expect(await webhookCarrier(receiver.webhook)(mail, LIMITS)).toBeUndefined();
  return receiver.received;
}

describe('a message to a webhook', () => {
  it.each([
    ['a lead', 0],
    ['a mail', 1],
  ])('is signed, which the documented check confirms: %s', async (_name, position) => {
    const { signed } = (await sentWith([NEW]))[position] ?? {};
    const { signature, text } = signed ?? { signature: '', text: '' };
    expect(signature).toMatch(/^t=\d{10},v1=[\da-f]{64}$/);
    expect(isSigned(signature, text, NEW)).toBe(true);
    expect(isSigned(signature, text, OLD), 'with another secret').toBe(false);
    expect(isSigned(signature, text.replace('fr', 'en').replace('À', 'A'), NEW), 'changed').toBe(false);
    const moved = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`);
    expect(isSigned(moved, text, NEW), 'with another time').toBe(false);
  });

  it('is signed with the old and the new secret while one replaces the other', async () => {
    const [{ signed } = {}] = await sentWith([NEW, OLD]);
    const { signature, text } = signed ?? { signature: '', text: '' };
    expect(
      [NEW, OLD, 'another-secret-of-webhooks'].map((secret) => isSigned(signature, text, secret)),
    ).toEqual([true, true, false]);
  });

  it('is not signed without a secret', async () => {
    expect((await sentWith([])).map(({ signed }) => signed)).toEqual([undefined, undefined]);
  });

  it('that another system sends again later is refused by the documented check', async () => {
    const [{ signed } = {}] = await sentWith([NEW]);
    const { signature, text } = signed ?? { signature: '', text: '' };
    const later = (seconds: number) => isSigned(signature, text, NEW, Date.now() + seconds * 1000);
    expect([later(290), later(310), later(-310)]).toEqual([true, false, false]);
  });

  it.each([undefined, '', 'v1=', 't=,v1=', 't=x,v1=00', `t=${Math.floor(Date.now() / 1000)}`, 'v1=0,t'])(
    'with the signature %s is refused by the documented check',
    (signature) => {
      expect(isSigned(signature, '{}', NEW)).toBe(false);
    },
  );
});
