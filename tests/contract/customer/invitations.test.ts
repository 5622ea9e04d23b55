import { describe, expect, it } from 'vitest';
import type { WireSigner } from '#api/customer/applicationContract.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import {
  addSigner,
  change,
  changeSigner,
  dashboard,
  invited,
  makePostbox,
  matching,
  read,
  start,
} from './applicationCalls.ts';
import { openInMemory } from './customerService.ts';

const MINUTE = 60_000;

describe('an invitation', () => {
  it('that cannot be mailed leaves the co-applicant as invited as before', async () => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    const { id, signer } = await invited(service, 'anne', 'liam@example.ca');
    service.clock.pass(MINUTE);
    postbox.problem = 'the receiver answered 502';
    const failed = await changeSigner(service, 'anne', [id, signer], { state: 'invited' });
    expect(failed.status).toBe(503);
    expect(postbox.logged).toEqual(['An invitation was not sent: the receiver answered 502.']);
    const [now] = (await read(service, 'anne', id)).signers;
    expect(now).toMatchObject({ state: 'invited', invited: signer.invited });
    const answer = { state: 'accepted', code: postbox.mails[0]?.code };
    const accepted = await changeSigner(service, 'liam', [id, now ?? signer], answer);
    expect(accepted.status, 'the code of the first is still good').toBe(200);
  });

  it('is not stored if the brand of its mail cannot be read', async () => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    capturedLog();
    const application = await start(service, 'anne');
    const signer = await addSigner(service, 'anne', application.id, 'liam@example.ca');
    await service.store.database.schema.alterTable('content').renameTo('content_away').execute();
    const failed = await changeSigner(service, 'anne', [application.id, signer], { state: 'invited' });
    expect([failed.status, postbox.mails]).toEqual([500, []]);
    expect((await read(service, 'anne', application.id)).signers).toEqual([signer]);
  });

  it('is refused if no mail service is configured', async () => {
    const service = await openInMemory();
    const application = await start(service, 'anne');
    const signer = await addSigner(service, 'anne', application.id, 'liam@example.ca');
    const body = { state: 'invited' };
    const { status } = await changeSigner(service, 'anne', [application.id, signer], body);
    expect(status).toBe(503);
    expect((await read(service, 'anne', application.id)).signers).toEqual([signer]);
  });

  it('can be sent twenty times an hour at most, to all addresses together', async () => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    const application = await start(service, 'anne');
    let signer = await addSigner(service, 'anne', application.id);
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      const body = { state: 'invited', person: { email: `n${sent}@example.ca` } };
      const answer = await changeSigner(service, 'anne', [application.id, signer], body);
      statuses.push(answer.status);
      if (answer.status === 200) signer = answer.body;
    }
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
    expect(postbox.mails).toHaveLength(20);
  });

  it('can be sent once a minute to one address, also after a change of the address or the co-applicant', async () => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    service.clock.pass(0);
    const { id, signer } = await invited(service, 'anne', 'liam@example.ca');
    const invite = (known: WireSigner, email: string) =>
      changeSigner(service, 'anne', [id, known], { state: 'invited', person: { email } });
    const other = await invite(signer, 'zoe@example.ca');
    expect(other.status).toBe(200);
    const back = await invite(other.body, 'Liam@example.ca');
    expect([back.status, Number(back.headers.get('Retry-After'))]).toEqual([429, 60]);
    await change(service, 'anne', await read(service, 'anne', id), { isAlone: true });
    const again = await addSigner(service, 'anne', id, 'liam@example.ca');
    expect((await invite(again, 'liam@example.ca')).status).toBe(429);
    service.clock.pass(MINUTE);
    expect((await invite(again, 'liam@example.ca')).status).toBe(200);
    expect(postbox.mails.map(({ email }) => email)).toEqual([
      'liam@example.ca',
      'zoe@example.ca',
      'liam@example.ca',
    ]);
  });

  it('that could not be sent can be sent again at once', async () => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    const application = await start(service, 'anne');
    const signer = await addSigner(service, 'anne', application.id, 'liam@example.ca');
    postbox.problem = 'the receiver answered 502';
    const invite = async () => {
      const [now = signer] = (await read(service, 'anne', application.id)).signers;
      return (await changeSigner(service, 'anne', [application.id, now], { state: 'invited' })).status;
    };
    expect(await invite()).toBe(503);
    postbox.problem = undefined;
    expect(await invite()).toBe(200);
  });

  it.each([
    ['Anne-Zoé O’Neil', 'Anne-Zoé O’Neil invites you'],
    ['Win at http://x.ca', 'You are invited'],
  ])("contains the applicant's name only if it looks like a name: %s", async (firstName, expected) => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    const application = await start(service, 'anne');
    await change(service, 'anne', application, { applicant: { firstName } });
    const signer = await addSigner(service, 'anne', application.id, 'liam@example.ca');
    await changeSigner(service, 'anne', [application.id, signer], { state: 'invited' });
    expect(postbox.mails[0]?.body).toContain(expected);
    expect(postbox.mails[0]?.body).not.toContain('http://');
  });

  it('of a withdrawn application is void', async () => {
    const service = await openInMemory({ invitations: makePostbox() });
    const { id, signer } = await invited(service, 'anne', 'liam@example.ca');
    await change(service, 'anne', await read(service, 'anne', id), { status: 'withdrawn' });
    expect((await service.call('GET', `/application/${id}`, { as: 'liam' })).status).toBe(404);
    expect((await dashboard(service, 'liam')).invitations).toEqual([]);
    const put = await service.call('PUT', `/application/${id}/signer/${signer.id}`, {
      as: 'anne',
      body: { relation: 'other' },
      headers: matching(signer),
    });
    expect(put.status).toBe(409);
  });
});
