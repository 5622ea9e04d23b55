import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireDeskMember } from '#api/desk/contract.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import { addSubscription } from '#server/store/customer/pushSubscriptions.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { wantedMails } from '#tests/support/mail/wantedMails.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import {
  change as changeApplication,
  makePostbox,
  type Postbox,
  start,
  WHOLE,
} from '../customer/applicationCalls.ts';
import { type CustomerService, openService } from '../customer/customerService.ts';
import { accept, invite, newestToken } from '../customer/sharingCalls.ts';
import { type DeskService, deskOver } from '../desk/deskService.ts';

const ADMIN = 'grace:admin';
const AMARA = 'amara:staff+mortgage';

describe.each(storeDialects())('a mail that waits on $name', (dialect) => {
  let service: CustomerService;
  let desk: DeskService;
  let postbox: Postbox;

  beforeEach(async () => {
    postbox = makePostbox();
    service = await openService(dialect, { invitations: postbox });
    desk = deskOver(service.store);
    for (const as of [ADMIN, AMARA]) await desk.call('GET', '/me', { as });
    return () => service.store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  const wanted = async () => (await wantedMails(service.store)).map(({ subject }) => subject);

  it.each<[name: string, end: () => Promise<unknown>]>([
    ['the partner leaves', () => service.call('DELETE', '/user/shared-list', { as: 'bob' })],
    ['the owner removes the partner', () => service.call('DELETE', '/user/shared-list', { as: 'anne' })],
    ['the partner’s account is deleted', () => service.call('DELETE', '/user', { as: 'bob' })],
  ])('says who joined a shared list, until %s', async (_case, end) => {
    await invite(service, 'anne');
    await accept(service, 'bob', newestToken(postbox));
    expect(await wanted()).toEqual(['Bob accepted your invitation']);
    await end();
    expect(await wanted()).toEqual([]);
  });

  describe('about an application', () => {
    let item: string;

    const review = (version: number, state: string) =>
      desk.call('PATCH', `/applications/${item}`, { as: AMARA, body: { version, state } });

    beforeEach(async () => {
      const application = await start(service, 'anne');
      const whole = await changeApplication(service, 'anne', application, WHOLE);
      await changeApplication(service, 'anne', whole.body, { status: 'submitted' });
      const lead = await service.store.database.selectFrom('lead').select('id').executeTakeFirstOrThrow();
      item = lead.id;
      await review(0, 'moreNeeded');
    });

    it('is sent while it is the newest answer', async () => {
      expect(await wanted()).toEqual(['Your pre-approval']);
      await review(1, 'approved');
      const mails = await wantedMails(service.store);
      expect(mails.map(({ body }) => body)).toEqual([
        expect.stringContaining('Your pre-approval application was approved.'),
      ]);
    });

    it('is not sent after the customer withdrew it', async () => {
      await changeApplication(service, 'anne', await start(service, 'anne'), { status: 'withdrawn' });
      expect(await wanted()).toEqual([]);
    });
  });

  describe('to a member of staff', () => {
    let id: string;

    beforeEach(async () => {
      const keys = { endpoint: 'https://fcm.googleapis.com/1', p256dh: 'p', auth: 'a' };
      const browser = { id: 'browser', ...keys, created: '2026-11-20' };
      await addSubscription(service.store, { userId: 'amara', email: 'amara@example.ca' }, browser);
      id = await desk.send({ email: 'ada@example.ca' });
      const { version, owner } = (await desk.call('GET', `/items/${id}`, { as: ADMIN })).body;
      if (owner?.id !== 'amara')
        await desk.call('PATCH', `/items/${id}`, { as: ADMIN, body: { version, owner: 'amara' } });
      const { store, clock } = desk;
      const options = {
        store,
        clock,
        appUrl: 'https://homes.test/real-estate',
        isMailing: true,
        closedDays: [],
      };
      const { desk: notices } = deskHandlers({ ...options, wake: () => undefined });
      await doJobs(store, { desk: notices });
    });

    const recipients = async () =>
      new Set((await wantedMails(service.store)).map(({ email, user_id }) => email || user_id));
    const receipt = 'ada@example.ca';

    it('is sent while they work here', async () => {
      expect(await recipients()).toEqual(new Set(['amara', 'amara@example.ca', receipt]));
      const { body } = await desk.call<{ members: WireDeskMember[] }>('GET', '/members', { as: ADMIN });
      const { version } = body.members.find((member) => member.id === 'amara') ?? {};
      await desk.call('PATCH', '/members/amara', { as: ADMIN, body: { version, isEnded: true } });
      expect(await recipients()).toEqual(new Set([receipt]));
    });

    it('is not sent after the person of the request was erased', async () => {
      await desk.call('DELETE', '/people?email=ada%40example.ca', { as: ADMIN });
      expect(await recipients()).toEqual(new Set());
    });
  });
});
