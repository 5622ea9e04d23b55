import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { viewingHandler } from '#server/customer/viewings/tellCustomers.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { change, start, WHOLE } from '../customer/applicationCalls.ts';
import { type CustomerService, openService } from '../customer/customerService.ts';
import { askViewing } from '../customer/viewingCalls.ts';
import { type DeskService, deskOver } from './deskService.ts';

const AMARA = 'amara:staff+mortgage';
const OFFER = { change: 'offer', starts: '2026-11-25T14:00:00-05:00', ends: '2026-11-25T14:30:00-05:00' };
const APP_URL = 'https://homes.test/real-estate';

const refusing: MailCarrier = async () => ({ refused: 'no such mailbox', isAddress: true });
const accepting: MailCarrier = async () => undefined;

describe.each(storeDialects())('an answer that does not reach its person on $name', (dialect) => {
  let customer: CustomerService;
  let desk: DeskService;
  let woken: number;

  beforeEach(async () => {
    woken = 0;
    customer = await openService(dialect, { bounceKey: 'key', onAnswerReturned: wake });
    desk = deskOver(customer.store);
    await desk.call('GET', '/me', { as: AMARA });
    return () => customer.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  function pass(milliseconds: number): void {
    for (const { clock } of [customer, desk]) clock.pass(milliseconds);
  }

  function wake(): void {
    woken += 1;
  }

  /** Sends what is due, and tells staff. @returns the mails to Amara about answers that were not delivered */
  async function send(carry: MailCarrier): Promise<string[]> {
    const { store, clock } = customer;
    const facts = { store, clock, carry, appUrl: APP_URL, onAnswerRefused: wake };
    const told: string[] = [];
    const collecting: MailCarrier = async (mail, limits) => {
      if (mail.email !== 'amara@example.ca') return carry(mail, limits);
      if (mail.body.includes('could not be delivered')) told.push(mail.subject);
      return undefined;
    };
    const handlers = {
      viewings: viewingHandler({
        ...facts,
        homeSearch: makeHomeSearch({ store, clock, routing: undefined }),
      }),
      mails: mailHandler({ ...facts, carry: collecting }),
    };
    const { desk: notices } = deskHandlers({
      ...facts,
      isMailing: true,
      closedDays: [],
      wake: () => undefined,
    });
    await doJobs(store, { ...handlers, desk: notices }, { clock });
    await doJobs(store, { mails: handlers.mails }, { clock });
    return told;
  }

  const read = async (id: string) => (await desk.call('GET', `/items/${id}`, { as: AMARA })).body;
  const undelivered = async (id: string) =>
    (await read(id)).history.filter(({ action }) => action === 'undelivered');
  const report = (body: object) =>
    customer.call('POST', '/bounces', { headers: { Authorization: 'Bearer key' }, body });

  /** A viewing request of Amara's, with an offer whose mail is not sent yet. */
  async function offered(): Promise<string> {
    const id = await askViewing(customer);
    await send(accepting);
    const { version } = await read(id);
    await desk.call('PATCH', `/items/${id}`, { as: AMARA, body: { version, owner: 'amara' } });
    await desk.call('POST', `/items/${id}/viewing`, { as: AMARA, body: { revision: 1, ...OFFER } });
    expect((await read(id)).state).toBe('answered');
    return id;
  }

  /** An application of Amara's, with an answer whose mail is not sent yet. */
  async function reviewed(): Promise<string> {
    const whole = await change(customer, 'anne', await start(customer, 'anne'), WHOLE);
    await change(customer, 'anne', whole.body, { status: 'submitted' });
    const { id } = await customer.store.database.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    await send(accepting);
    const { version } = await read(id);
    await desk.call('PATCH', `/items/${id}`, { as: AMARA, body: { version, owner: 'amara' } });
    await desk.call('PATCH', `/applications/${id}`, { as: AMARA, body: { version: 0, state: 'approved' } });
    expect((await read(id)).state).toBe('answered');
    return id;
  }

  it.each([
    ['a viewing request', offered],
    ['an application', reviewed],
  ])(
    'puts %s back in progress when the mail server refuses it, and its owner is told',
    async (_case, answer) => {
      const id = await answer();
      expect(await send(refusing)).toHaveLength(1);
      expect(woken).toBe(1);
      expect(await read(id)).toMatchObject({ state: 'inWork' });
      expect(await undelivered(id)).toMatchObject([{ by: 'product' }]);
    },
  );

  it.each([
    ['a viewing request', offered],
    ['an application', reviewed],
  ])('puts %s back in progress when its mail comes back later, once', async (_case, answer) => {
    const id = await answer();
    const ids: string[] = [];
    await send(async (mail) => void ids.push(mail.id));
    const { email } = await customer.store.database
      .selectFrom('lead')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await report({ email, messageId: '<viewing-unknown-1@example.com>' });
    expect(await undelivered(id), 'another mail').toEqual([]);
    for (const messageId of ids) await report({ email, messageId: `<${messageId}@example.com>` });
    await report({ email, messageId: ids.at(-1) });
    expect(await undelivered(id)).toHaveLength(1);
    expect(woken).toBe(1);
    expect(await send(accepting)).toHaveLength(1);
  });

  it('to a viewing request counts as returned without the mail’s number too, for five days', async () => {
    const id = await offered();
    await send(accepting);
    pass(5 * 86_400_000 + 1);
    await report({ email: 'anne.tremblay@example.ca' });
    expect(await undelivered(id)).toEqual([]);
    pass(-5 * 86_400_000 - 1);
    await report({ email: 'Anne.Tremblay@example.ca' });
    expect(await undelivered(id)).toHaveLength(1);
  });

  it('to a viewing request is told to its owner after two days without a mail server', async () => {
    const id = await offered();
    pass(2 * 86_400_000 + 1);
    expect(await send(accepting)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'inWork' });
  });

  it('is no matter of staff if it only confirms a request', async () => {
    const id = await askViewing(customer);
    expect(await send(refusing)).toEqual([]);
    expect(await undelivered(id)).toEqual([]);
  });
});
