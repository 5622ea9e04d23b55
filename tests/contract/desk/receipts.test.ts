import { expect, it, onTestFinished } from 'vitest';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import { recipientLimit } from '#server/mail/strangersWords.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { openSmallDataset } from '#tests/support/services/makeTestServices.ts';
import { deskOver } from './deskService.ts';

async function openDesk() {
  const store = await openSmallDataset();
  onTestFinished(() => store.close());
  const service = deskOver(store);
  const { clock } = service;
  const appUrl = 'https://www.example.com/real-estate';
  const facts = { store, clock, appUrl, closedDays: [], wake: () => undefined };
  const limitRecipient = recipientLimit();
  return {
    ...service,
    tell: (isMailing = true) =>
      doJobs(store, { desk: deskHandlers({ ...facts, isMailing, limitRecipient }).desk }),
    receipts: () =>
      store.database
        .selectFrom('mail')
        .selectAll()
        .where('id', 'like', 'receipt-%')
        .orderBy('email')
        .execute(),
  };
}

const french = '{"language":"fr"}';

it.each([
  ['general', 'We received your request', null],
  ['listing', 'We received your request', null],
  ['valuation', 'We received your valuation request', null],
  ['application', 'We received your pre-approval application', null],
  ['withdrawal', 'Your pre-approval application is withdrawn', null],
  ['application', 'Nous avons reçu votre demande de préapprobation', french],
] as const)('the sender of a lead of the kind %s gets the mail "%s"', async (kind, subject, context) => {
  const { send, tell, receipts } = await openDesk();
  await send({ kind, context, email: 'ada@example.ca', first_name: 'Ada' });
  await tell();
  const [receipt, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ email: 'ada@example.ca', subject });
  expect(receipt?.body).toMatch(/^(Hello|Bonjour) Ada,/);
});

it('a viewing request, a lead without an address, and a server without mails have no receipts', async () => {
  const { send, tell, receipts } = await openDesk();
  await send({ kind: 'viewing' });
  await send({ kind: 'withdrawal', email: '' });
  await tell();
  await send();
  await tell(false);
  expect(await receipts()).toEqual([]);
});

it('an address gets five receipts an hour, of all kinds of leads together', async () => {
  const { send, tell, receipts } = await openDesk();
  for (const kind of ['general', 'listing', 'valuation'] as const) {
    await send({ kind, email: 'victim@example.ca' });
    await send({ kind, email: 'Victim+a@example.ca' });
  }
  await send({ email: 'other@example.ca' });
  await tell();
  expect((await receipts()).map(({ email }) => email.toLowerCase()).toSorted()).toEqual([
    'other@example.ca',
    ...['victim+a@example.ca', 'victim+a@example.ca'],
    ...['victim@example.ca', 'victim@example.ca', 'victim@example.ca'],
  ]);
});
