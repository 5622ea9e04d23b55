import { describe, expect, it, vi } from 'vitest';
import type { WireLeadReceipt } from '#api/contact/contract.ts';
import { csvLines, LEAD_COLUMNS } from '#server/contact/leadsCsv.ts';
import { contactLimits } from '#server/contact/makeContact.ts';
import { createMockGeneralLead, createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { passTime } from '#tests/support/services/passTime.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { send, storedLeads, testServices, UNLIMITED } from './sending.ts';

const withKey = (key: string) => ({ 'Idempotency-Key': key });
const receiptOf = async (answer: Response) => (await answer.json()) as WireLeadReceipt;

describe('a lead', () => {
  it('of the general form is stored with all its fields', async () => {
    const services = await testServices();
    const lead = createMockGeneralLead({ code: 'FRIEND-7' });
    const answer = await send(services, lead, { 'X-Request-Id': 'request-7' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const receipt = await receiptOf(answer);
    expect(receipt).toEqual({ id: expect.any(String), received: SMALL_DATASET_NOW.toISOString() });
    expect(await storedLeads(services)).toMatchObject([
      {
        ...receipt,
        kind: 'general',
        first_name: 'Anne',
        last_name: 'Tremblay',
        email: 'anne.tremblay@example.ca',
        phone: '4165550123',
        city: 'Montréal',
        price: 750_000,
        code: 'FRIEND-7',
        board: null,
        address: null,
        message: null,
        request_id: 'request-7',
        forwarding: 'kept',
      },
    ]);
  });

  it('of the listing page is stored with its number, board and message', async () => {
    const services = await testServices();
    expect((await send(services, createMockListingLead())).status).toBe(200);
    expect(await storedLeads(services)).toMatchObject([
      {
        kind: 'listing',
        city: 'Toronto',
        address: '33 Queen Street W, Toronto',
        code: 'C1000001',
        board: 2,
        message: 'Is it still for sale?\nCould I see it on Saturday?',
      },
    ]);
  });

  it('for a valuation is stored with its address, and the facts of the home in its context', async () => {
    const services = await testServices({ contact: { limits: UNLIMITED } });
    const valuation = { state: 'Ontario', propertyType: 'Detached', beds: 3, sqft: 1800, condition: 1 };
    const property = { city: 'Toronto', address: '33 Bay Street E' };
    const { user } = createMockGeneralLead();
    const lead = { user, property, valuation };
    const headers = { 'Lead-Context': 'page=%2Freal-estate%2Fvalue&home=x' };
    expect((await send(services, lead, headers)).status).toBe(200);
    for (const wrong of [
      { ...lead, property: { city: 'Toronto' } },
      { ...lead, code: 'C1', boardId: 2 },
      { ...lead, valuation: { price: 1 } },
    ]) {
      expect((await send(services, wrong)).status).toBe(400);
    }
    const [row, ...others] = await storedLeads(services);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'valuation', ...property, price: null, code: null, board: null });
    expect(JSON.parse(row?.context ?? '')).toEqual({ page: '/real-estate/value', home: valuation });
  });

  it('stores the context that the page sends in a header', async () => {
    const services = await testServices();
    const context = {
      page: '/real-estate/detail/33-queen',
      realtor: 'maya',
      language: 'fr',
      consent: 'Vous acceptez d’être appelé.',
      pressed: '2026-11-21T20:00:00.000Z',
    };
    const headers = { 'Lead-Context': new URLSearchParams({ ...context, other: 'x' }).toString() };
    expect((await send(services, createMockListingLead(), headers)).status).toBe(200);
    const [lead] = await storedLeads(services);
    expect(JSON.parse(lead?.context ?? '')).toEqual(context);
    expect(csvLines(lead ? [{ lead, viewing: undefined }] : [], LEAD_COLUMNS)).toContain(
      ',/real-estate/detail/33-queen,maya,Vous acceptez d’être appelé.,2026-11-21T20:00:00.000Z,',
    );
  });

  it.each([
    ['no header', undefined, null],
    ['nonsense', '%%%', null],
    ['a header that is too long', `page=/${'a'.repeat(5000)}`, null],
    [
      'partly invalid values',
      'page=javascript:x&realtor=<b>&language=de&consent=%00&pressed=now&language=en',
      null,
    ],
    ['one valid value', 'page=x&realtor=maya', '{"realtor":"maya"}'],
  ])('is accepted with this context from its page: %s', async (_name, header, context) => {
    const services = await testServices();
    const headers: Record<string, string> = header === undefined ? {} : { 'Lead-Context': header };
    expect((await send(services, createMockGeneralLead(), headers)).status).toBe(200);
    expect(await storedLeads(services)).toMatchObject([{ context }]);
  });

  it.each([
    ['a lease', { price: 2650 }],
    ['an expensive home', { price: 12_900_000 }],
    ['a home without a price', {}],
  ])('about %s is accepted with the price of its listing', async (_name, property) => {
    const services = await testServices();
    expect((await send(services, createMockListingLead({ property }))).status).toBe(200);
  });

  it.each(['4165550123', '(416) 555-0123', '416.555.0123', '+33612345678', '+442079460958'])(
    'can be called back at %s',
    async (phone) => {
      const services = await testServices();
      const lead = createMockGeneralLead();
      expect((await send(services, { ...lead, user: { ...lead.user, phone } })).status).toBe(200);
    },
  );

  it('is stored with trimmed texts', async () => {
    const services = await testServices();
    const { user, property } = createMockGeneralLead();
    const spaced = {
      user: { ...user, name: { first: '  Anne', last: 'Tremblay ' } },
      property: { ...property, city: ' Montréal ' },
    };
    await send(services, spaced);
    expect(await storedLeads(services)).toMatchObject([
      { first_name: 'Anne', last_name: 'Tremblay', city: 'Montréal' },
    ]);
  });

  it('logs one line without personal data', async () => {
    const log = vi.fn<(line: string) => void>();
    const services = await testServices({ contact: { log } });
    const first = await receiptOf(await send(services, createMockListingLead(), withKey('a')));
    await send(services, createMockListingLead(), withKey('a'));
    const second = await receiptOf(await send(services, createMockGeneralLead({ code: 'FRIEND-7' })));
    expect(log.mock.calls.flat()).toEqual([`Lead ${first.id}: listing`, `Lead ${second.id}: general`]);
  });
});

describe('a repeated lead', () => {
  it('with the same key gets the first answer, with its members in any order', async () => {
    const services = await testServices();
    const { user, property } = createMockGeneralLead();
    const first = await send(services, { user, property }, withKey('key-1'));
    const again = await send(services, { property, user }, withKey('key-1'));
    expect(await again.json()).toEqual(await first.json());
    expect(await storedLeads(services)).toHaveLength(1);
  });

  it('a hundred times at once is one lead, and counts once', async () => {
    const services = await testServices();
    const posts = Array.from({ length: 100 }, () =>
      send(services, createMockGeneralLead(), withKey('key-1')),
    );
    const answers = await Promise.all(posts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    const ids = await Promise.all(answers.map(async (answer) => (await receiptOf(answer)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await storedLeads(services)).toHaveLength(1);
  });

  it('without a key is another lead', async () => {
    const services = await testServices();
    await send(services, createMockGeneralLead());
    await send(services, createMockGeneralLead());
    expect(await storedLeads(services)).toHaveLength(2);
  });

  it('is refused if its key was used for another lead', async () => {
    const services = await testServices();
    await send(services, createMockGeneralLead(), withKey('key-1'));
    const other = await send(services, createMockListingLead(), withKey('key-1'));
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ message: expect.stringContaining('Idempotency-Key') });
    expect(await storedLeads(services)).toHaveLength(1);
  });

  it('is refused if its key is used for another lead at the same time', async () => {
    const services = await testServices();
    const [one, other] = await Promise.all([
      send(services, createMockGeneralLead(), withKey('key-1')),
      send(services, createMockListingLead(), withKey('key-1')),
    ]);
    expect([one.status, other.status]).toEqual([200, 409]);
  });

  it('can be sent again after a failure', async () => {
    capturedLog();
    const services = await testServices();
    const insert = vi.spyOn(services.store.database, 'transaction').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    expect((await send(services, createMockGeneralLead(), withKey('key-1'))).status).toBe(500);
    expect((await send(services, createMockGeneralLead(), withKey('key-1'))).status).toBe(200);
    expect(await storedLeads(services)).toHaveLength(1);
    insert.mockRestore();
    vi.restoreAllMocks();
  });
});

describe('the limit of leads', () => {
  it('accepts ten a minute, and refuses more with the seconds to wait', async () => {
    passTime(0);
    const services = await testServices();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send(services, createMockGeneralLead())).status).toBe(200);
    }
    passTime(20_000);
    const refused = await send(services, createMockGeneralLead());
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
    expect(await refused.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
    expect(await storedLeads(services)).toHaveLength(10);
    passTime(40_000);
    expect((await send(services, createMockGeneralLead())).status).toBe(200);
  });

  it('does not count a repeated lead, or a corrected one', async () => {
    const services = await testServices();
    const first = await send(services, createMockGeneralLead(), withKey('key-1'));
    const receipt = await first.json();
    for (let sent = 0; sent < 20; sent += 1) await send(services, {});
    for (let sent = 0; sent < 9; sent += 1) await send(services, createMockGeneralLead());
    expect((await send(services, createMockGeneralLead())).status).toBe(429);
    const again = await send(services, createMockGeneralLead(), withKey('key-1'));
    expect([again.status, await again.json()]).toEqual([200, receipt]);
  });

  it('can be switched off', async () => {
    expect(contactLimits(0)).toEqual(UNLIMITED);
    const services = await testServices({ contact: { limits: contactLimits(0) } });
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await send(services, createMockGeneralLead())).status).toBe(200);
    }
  });

  it('applies to calls of any kind', async () => {
    const services = await testServices({ contact: { limits: contactLimits(3) } });
    for (let sent = 0; sent < 3; sent += 1) expect((await send(services, {})).status).toBe(400);
    expect((await send(services, {})).status).toBe(429);
  });
});
