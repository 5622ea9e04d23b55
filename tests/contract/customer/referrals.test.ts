import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireLead } from '#api/contact/contract.ts';
import type { WireReferrals } from '#api/customer/applicationContract.ts';
import { leadRowOf } from '#server/contact/leadRow.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openService } from './customerService.ts';

describe.each(storeDialects())('referrals on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  const referrals = (as: string) => service.call<WireReferrals>('GET', '/user/referrals', { as });

  /** Sends a lead with a referral code. */
  async function write(code: string, received: string, about: Partial<WireLead> = {}): Promise<void> {
    const lead = {
      user: { name: { first: 'Liam', last: 'Chen' }, email: 'liam@example.ca', phone: '4165550123' },
      property: { city: 'Toronto', price: 500_000 },
      code,
      ...about,
    } as WireLead; // one of the two forms, as the test says
    const arrival = {
      id: crypto.randomUUID(),
      received: new Date(received),
      requestId: 'r',
      keyHash: null,
      isForwarded: false,
    };
    await service.store.database.insertInto('lead').values(leadRowOf(lead, arrival)).execute();
  }

  it('begin with a permanent code, also for two requests at once', async () => {
    const answers = await Promise.all([referrals('anne'), referrals('anne'), referrals('anne')]);
    const codes = new Set(answers.map(({ body }) => body.code));
    expect([answers.map(({ status }) => status), codes.size]).toEqual([[200, 200, 200], 1]);
    const [{ body, headers }] = answers;
    expect(body).toEqual({ code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/), count: 0, days: [] });
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect((await referrals('liam')).body.code).not.toBe(body.code);
  });

  it('count leads with the code in any case, and return only their days', async () => {
    const { code } = (await referrals('zoe')).body;
    await write(code, '2026-11-18T12:00:00.000Z');
    await write(code.toLowerCase(), '2026-11-21T03:00:00.000Z');
    await write(`${code}X`, '2026-11-20T12:00:00.000Z');
    await write(code, '2026-11-20T12:00:00.000Z', { boardId: 2 });
    const { body } = await referrals('zoe');
    // Three in the morning in London is the evening before in Toronto.
    expect(body).toEqual({ code, count: 2, days: ['2026-11-20', '2026-11-18'] });
    expect((await referrals('liam')).body.count).toBe(0);
  });

  it('are deleted with the customer', async () => {
    const { code } = (await referrals('leaving')).body;
    await service.call('DELETE', '/user', { as: 'leaving' });
    const rows = await service.store.database
      .selectFrom('referral')
      .select('user_id')
      .where('code', '=', code)
      .execute();
    expect(rows).toEqual([]);
    expect((await referrals('leaving')).status).toBe(401);
  });
});
