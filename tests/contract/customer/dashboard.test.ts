import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import {
  addSigner,
  change,
  changeSigner,
  dashboard,
  EMPLOYMENT,
  makePostbox,
  PERSON,
  read,
  start,
  WHOLE,
} from './applicationCalls.ts';
import { type CustomerService, openService } from './customerService.ts';

describe.each(storeDialects())('the dashboard on $name', (dialect) => {
  let service: CustomerService;
  const postbox = makePostbox();

  beforeAll(async () => {
    service = await openService(dialect, { invitations: postbox });
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('is empty for a new customer, and creates no row', async () => {
    const answer = await service.call('GET', '/dashboard', { as: 'unknown' });
    expect(answer).toMatchObject({ status: 200, body: { application: null, invitations: [] } });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const rows = await service.store.database
      .selectFrom('customer')
      .select('id')
      .where('id', '=', 'unknown')
      .execute();
    expect(rows).toEqual([]);
  });

  it('counts the missing answers of each section, and lists the required documents', async () => {
    const as = 'counting';
    const application = await start(service, as);
    const begun = await dashboard(service, as);
    expect(begun.application).toMatchObject({
      id: application.id,
      status: 'draft',
      sections: [
        { section: 'property', missing: 7, isStarted: false },
        { section: 'price', missing: 3, isStarted: false },
        { section: 'applicant', missing: 6, isStarted: true },
        { section: 'employment', missing: 1, isStarted: false },
        { section: 'coApplicant', missing: 1, isStarted: false },
      ],
      percent: 2,
      signers: [],
      documents: { kept: 0, wanted: ['identity', 'down_payment'] },
      matches: { eligible: 0, accepted: null },
    });
    const { body } = await change(service, as, application, { ...WHOLE, isAlone: false });
    const pair = (await dashboard(service, as)).application;
    expect(pair?.sections.map(({ missing }) => missing)).toEqual([0, 0, 0, 0, 9]);
    // Four complete sections, and one of ten answers in the fifth.
    expect(pair?.percent).toBe(82);
    expect(pair?.documents.wanted).toEqual(['identity', 'income', 'employment', 'down_payment', 'property']);
    const withoutSigner = await change(service, as, body, {
      isAlone: true,
      employment: { annualIncome: 300_000 },
    });
    expect((await dashboard(service, as)).application).toMatchObject({ percent: 100 });
    await change(service, as, withoutSigner.body, { status: 'submitted' });
    const submitted = (await dashboard(service, as)).application;
    expect(submitted).toMatchObject({ status: 'submitted', submitted: service.clock.now().toISOString() });
    expect(submitted?.matches.eligible).toBeGreaterThan(0);
    await change(
      service,
      as,
      { id: application.id, version: withoutSigner.body.version + 1 },
      { status: 'withdrawn' },
    );
    expect((await dashboard(service, as)).application).toBeNull();
  });

  it('shows the co-applicant, who sees the invitation, until one of them leaves', async () => {
    const { id } = await start(service, 'asking');
    const signer = await addSigner(service, 'asking', id, 'asked@example.ca');
    const shown = async () => (await dashboard(service, 'asking')).application?.signers;
    expect(await shown()).toEqual([{ id: signer.id, firstName: null, state: 'draft' }]);
    expect((await dashboard(service, 'asked')).invitations).toEqual([]);
    const person = { ...PERSON, email: 'asked@example.ca', firstName: 'Paul' };
    const body = { state: 'invited', relation: 'engaged', person, employment: EMPLOYMENT };
    await changeSigner(service, 'asking', [id, signer], body);
    expect(await shown()).toEqual([{ id: signer.id, firstName: 'Paul', state: 'invited' }]);
    expect((await dashboard(service, 'asked')).invitations).toEqual([
      { applicationId: id, signerId: signer.id, firstName: null, state: 'invited' },
    ]);
    const whole = await change(service, 'asking', await read(service, 'asking', id), {
      ...WHOLE,
      isAlone: false,
    });
    await change(service, 'asking', whole.body, { status: 'submitted' });
    expect((await dashboard(service, 'asking')).application?.status).toBe('submitted');
    await service.call('DELETE', '/user', { as: 'asking' });
    expect((await dashboard(service, 'asked')).invitations).toEqual([]);
  });
});
