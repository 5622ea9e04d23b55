import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applicationText } from '#commands/leads/applicationText.ts';
import { leadsTable } from '#commands/leads/leadsTable.ts';
import { leadHandler } from '#server/contact/forwardLeads.ts';
import { lineOfLead } from '#server/contact/makeContact.ts';
import { queueMissingLeads } from '#server/customer/applications/brokerageLeads.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import type { LeadTable } from '#server/store/tables.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { startReceiver } from '#tests/support/leads/receiver.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { addSigner, change, start, WHOLE } from './applicationCalls.ts';
import { type CustomerService, openService } from './customerService.ts';
import { announceDocument, fileOf, makeFolder, send } from './documentCalls.ts';

/** Words that occur only in answers which a call does not need: incomes, employers, birthdays, debts. */
const PRIVATE = ['98000', '6000.5', 'Harbour Foods', '1988', 'royal_bank', '120000', '33 Bay Street'];

describe.each(storeDialects())('an application on $name', (dialect) => {
  let service: CustomerService;
  let reportedLeads: LeadTable[];

  // Opening the first PostgreSQL store includes the start of PostgreSQL.
  beforeAll(async () => (await dialect.open()).close(), 60_000);
  beforeEach(async () => {
    const opened = await makeFolder();
    reportedLeads = [];
    const brokerage = {
      isForwarded: true,
      onLeadStored: (lead: LeadTable) => void reportedLeads.push(lead),
      onViewingChanged: () => undefined,
    };
    service = await openService(dialect, { documents: opened.documents, brokerage });
    onTestFinished(() => service.store.close());
  }, 20_000);
  afterAll(() => dialect.end());

  const leads = () => findLeads(service.store);

  async function submit(as: string) {
    const draft = await start(service, as);
    const { body: whole, status } = await change(service, as, draft, WHOLE);
    expect(status).toBe(200);
    const { body: document } = await announceDocument(service, as, draft.id, { name: 'Pay slip, May.pdf' });
    expect((await send(service, document.url, fileOf('application/pdf'))).status).toBe(204);
    await announceDocument(service, as, draft.id, { name: 'Never sent.pdf' });
    expect(reportedLeads).toEqual([]);
    const submitted = await change(service, as, whole, { status: 'submitted' });
    expect(submitted.status).toBe(200);
    return submitted.body;
  }

  /** Messages that the other system received. */
  async function forwarded(count: number) {
    const receiver = await startReceiver([503]);
    onTestFinished(() => receiver.close());
    const { store, clock } = service;
    const leads = leadHandler({ store, clock, webhook: receiver.webhook });
    // The first post fails, and a removed lead has nothing to send.
    for (let pass = 0; pass < count + 2; pass += 1) await doJobs(store, { leads }, { clock, isEarly: true });
    expect(receiver.received).toHaveLength(count + 1);
    return receiver.received.slice(1);
  }

  it('that is submitted is sent to the brokerage with contact data, and without incomes', async () => {
    const { id, submitted } = await submit('anne');
    const [lead] = await leads();
    expect(reportedLeads).toHaveLength(1);
    expect(lineOfLead(reportedLeads[0] as LeadTable)).toBe(`Lead ${lead?.id}: application ${id} submitted`);
    const [received] = await forwarded(1);
    expect(received).toEqual({
      key: lead?.id,
      type: 'application/json',
      body: {
        id: lead?.id,
        received: submitted,
        kind: 'application',
        user: { name: { first: 'Anne', last: 'Tremblay' }, email: 'anne@example.ca', phone: '+14165550123' },
        property: { city: 'Toronto', province: 'ON', price: 700_000 },
        application: {
          id,
          status: 'submitted',
          submitted,
          coApplicant: 'none',
          documents: { count: 1, names: ['Pay slip, May.pdf'] },
        },
      },
    });
    for (const word of PRIVATE) expect(JSON.stringify(received)).not.toContain(word);
    await vi.waitFor(async () => expect((await leads())[0]?.forwarding).toBe('sent'), { interval: 5 });
  });

  it('has the state of its co-applicant', async () => {
    const draft = await start(service, 'anne');
    const { body: whole } = await change(service, 'anne', draft, { ...WHOLE, isAlone: false });
    await addSigner(service, 'anne', draft.id, 'charles@example.ca');
    const { store } = service;
    await store.database
      .updateTable('application')
      .set({ status: 'submitted', submitted: whole.updated })
      .execute();
    await queueMissingLeads({ store, clock: service.clock });
    expect((await leads()).map(({ application }) => JSON.parse(application ?? '').coApplicant)).toEqual([
      'draft',
    ]);
  });

  it('that is withdrawn is sent too, if it was submitted before', async () => {
    const submitted = await submit('anne');
    expect((await change(service, 'anne', submitted, { status: 'withdrawn' })).status).toBe(200);
    const draft = await start(service, 'anne');
    expect((await change(service, 'anne', draft, { status: 'withdrawn' })).status).toBe(200);
    expect((await leads()).map(({ kind }) => kind).sort()).toEqual(['application', 'withdrawal']);
    const bodies = (await forwarded(2)).map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.objectContaining({
        kind: 'withdrawal',
        application: { id: submitted.id, status: 'withdrawn', submitted: submitted.submitted },
      }),
    );
  });

  it('of a deleted customer is withdrawn, without personal data', async () => {
    const { id } = await submit('anne');
    expect((await service.call('DELETE', '/user', { as: 'anne' })).status).toBe(204);
    const left = await leads();
    expect(left).toMatchObject([{ kind: 'withdrawal', first_name: '', email: '', phone: '', price: null }]);
    const [received] = await forwarded(1);
    expect(received?.body).not.toHaveProperty('user');
    expect(received?.body).toMatchObject({ kind: 'withdrawal', application: { id, status: 'withdrawn' } });
    expect(reportedLeads.at(-1)?.kind).toBe('withdrawal');
  });

  it('of an older release is sent at the next start, once', async () => {
    const { submitted } = await submit('anne');
    const { store, clock } = service;
    await store.database.deleteFrom('lead').execute();
    for (const _start of [1, 2]) await queueMissingLeads({ store, clock });
    expect(await leads()).toMatchObject([{ kind: 'application', received: submitted, forwarding: 'kept' }]);
  });

  it('of an older release is sent by one of two servers that start together', async () => {
    await submit('anne');
    const { store, clock } = service;
    await store.database.deleteFrom('lead').execute();
    const announced: string[] = [];
    const brokerage = {
      isForwarded: false,
      onLeadStored: ({ id }: { id: string }) => void announced.push(id),
      onViewingChanged: () => undefined,
    };
    await Promise.all([1, 2].map(() => queueMissingLeads({ store, clock, brokerage })));
    expect(announced).toEqual((await leads()).map(({ id }) => id));
  });

  it('is in the list of leads, and shown completely with its lenders and documents', async () => {
    const { id } = await submit('anne');
    const table = leadsTable(await leads());
    expect(table).toMatch(
      / application +Anne Tremblay +anne@example\.ca +\+14165550123 +Toronto +\$700,000 /,
    );
    expect(table).toContain(`application ${id}`);
    expect(table).toContain('1 document: Pay slip, May.pdf');
    const folder = await makeFolder();
    const text = await applicationText(service.store, id, folder.documents);
    expect(text).toContain('  employment.annualIncome: 98000\n');
    expect(text).toMatch(
      /\n {2}1\. .+: [\d.]+% (fixed|variable), \d+ of \d+ years, \$[\d,.]+ a month \(would not lend: gds_above_limit, /,
    );
    expect(text).toContain('income, applicant: Pay slip, May.pdf (300 bytes): its file is not here');
    expect(text).toContain('Never sent.pdf (300 bytes): not sent yet');
    const document = await service.store.database
      .selectFrom('application_document')
      .select('id')
      .where('state', '=', 'kept')
      .executeTakeFirstOrThrow();
    const part = await folder.documents.begin(document.id, 0);
    await part.close();
    await part.place();
    expect(await applicationText(service.store, id, folder.documents)).toContain(
      join(folder.path, document.id),
    );
    const draft = await start(service, 'brigitte');
    await expect(applicationText(service.store, draft.id, folder.documents)).rejects.toThrow(
      'that was submitted',
    );
  });
});
