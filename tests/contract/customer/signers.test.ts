import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireSigner, WireSignerChanges } from '#api/customer/applicationContract.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import {
  addSigner,
  change,
  changeSigner,
  dashboard,
  EMPLOYMENT,
  invited,
  makePostbox,
  PERSON,
  read,
  refusals,
  start,
  WHOLE,
} from './applicationCalls.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';

const MINUTE = 60_000;
const WEEK = 7 * MILLISECONDS_A_DAY;

describe.each(storeDialects())('a co-applicant on $name', (dialect) => {
  let service: CustomerService;
  const postbox = makePostbox();
  const codeTo = (email: string) => postbox.mails.findLast((mail) => mail.email === email)?.code ?? '';

  beforeAll(async () => {
    service = await openService(dialect, { invitations: postbox });
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('is added once, and changes the application to one of two applicants', async () => {
    const application = await start(service, 'adding');
    const path = `/application/${application.id}/signer`;
    const add = (email?: string) =>
      service.call<WireSigner>('POST', path, {
        as: 'adding',
        body: { relation: 'sibling', ...(email === undefined ? {} : { person: { email } }) },
      });
    const answers = await Promise.all([add('Liam@example.ca'), add('liam@example.ca')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [{ body }] = answers;
    expect(body).toMatchObject({
      version: 1,
      state: 'draft',
      relation: 'sibling',
      employment: {},
      invited: null,
    });
    expect((await add('other@example.ca')).status).toBe(409);
    expect((await add()).status).toBe(409);
    const now = await read(service, 'adding', application.id);
    expect([now.isAlone, now.signers, now.version]).toEqual([false, [body], 2]);
    expect(now.missing.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['signers.person.dob', 'signers.employment.status']),
    );
    expect(now.missing.map(({ field }) => field)).not.toContain('signers.relation');
    const withoutSigner = await change(service, 'adding', now, { isAlone: true });
    expect([withoutSigner.body.signers, withoutSigner.body.isAlone]).toEqual([[], true]);
    const afterRemoval = await changeSigner(service, 'adding', [application.id, body], { relation: 'other' });
    expect(afterRemoval.status).toBe(404);
  });

  it('is changed at their own version, by the same rules', async () => {
    const application = await start(service, 'editing');
    const signer = await addSigner(service, 'editing', application.id);
    const put = (body: unknown, version = signer.version) =>
      changeSigner(service, 'editing', [application.id, { id: signer.id, version }], body);
    const path = `/application/${application.id}/signer/${signer.id}`;
    const unnamed = await service.call('PUT', path, { as: 'editing', body: {} });
    expect(unnamed.status).toBe(428);
    const wrong = await put({
      person: { dob: { month: 11, day: 22, year: 2008 }, email: 'x' },
      employment: { status: 'investor', jobTitle: 'x' },
    });
    expect([wrong.status, refusals(wrong)]).toEqual([400, ['person.email pattern']]);
    const young = await put({
      person: { dob: { month: 11, day: 22, year: 2008 } },
      employment: { status: 'investor', jobTitle: 'x' },
    });
    expect(refusals(young)).toEqual(['employment.jobTitle not', 'person.dob maximum']);
    const grown = await put({
      relation: 'parent',
      person: { ...PERSON, dob: { month: 11, day: 21, year: 2008 } },
      employment: EMPLOYMENT,
    });
    expect(grown).toMatchObject({ status: 200, body: { version: 2, relation: 'parent' } });
    expect(grown.headers.get('ETag')).toBe('"2"');
    const both = await Promise.all(
      ['married', 'engaged'].map((relation) => put({ relation }, grown.body.version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const now = await read(service, 'editing', application.id);
    expect([now.version, now.signers[0]?.version], 'the application has its own').toEqual([2, 3]);
  });

  it('is invited by a mail with a code, at most once a minute', async () => {
    const email = 'Invited.One@example.ca';
    const { id, signer } = await invited(service, 'inviting', email);
    expect(signer).toMatchObject({
      state: 'invited',
      invited: service.clock.now().toISOString(),
      version: 2,
    });
    const [mail] = postbox.mails.filter((one) => one.email === email);
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(mail?.body).toContain(`\n\n${mail?.code}\n\n`);
    const link = /https:\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(link).toBe(`https://www.example.com/real-estate/pre-approval/join/${id}/${signer.id}`);
    const again = (version: number, more: WireSignerChanges = {}) =>
      changeSigner(service, 'inviting', [id, { id: signer.id, version }], { state: 'invited', ...more });
    const early = await again(2);
    expect([early.status, Number(early.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    service.clock.pass(MINUTE);
    const inFrench = await again(2, { language: 'fr' });
    expect([inFrench.status, postbox.mails.at(-1)?.language]).toEqual([200, 'fr']);
    expect(postbox.mails.at(-1)?.subject).toContain('préapprobation');
    const rows = await service.store.database.selectFrom('signer').selectAll().execute();
    const codes = postbox.mails.map(({ code }) => code ?? '');
    expect(codes.some((code) => JSON.stringify(rows).includes(`"${code}"`))).toBe(false);
  });

  it('cannot be invited without an email, nor by the applicant’s own', async () => {
    const application = await start(service, 'selfish');
    const signer = await addSigner(service, 'selfish', application.id);
    const invite = (person: object) =>
      changeSigner(service, 'selfish', [application.id, signer], { state: 'invited', person });
    expect(refusals(await invite({}))).toEqual(['person.email required']);
    const own = await invite({ email: 'Selfish@example.ca' });
    expect([own.status, refusals(own)]).toEqual([400, ['person.email unique']]);
    expect((await read(service, 'selfish', application.id)).signers).toEqual([signer]);
  });

  it('is known only by email until they answer, and sees the applicant’s name', async () => {
    const { id, signer } = await invited(service, 'asking', 'asked@example.ca');
    const application = await read(service, 'asking', id);
    await change(service, 'asking', application, {
      applicant: { firstName: 'Anne' },
      price: { total: 500_000 },
    });
    expect((await dashboard(service, 'asked')).invitations).toEqual([
      { applicationId: id, signerId: signer.id, firstName: 'Anne', state: 'invited' },
    ]);
    const invitedView = await read(service, 'asked', id);
    expect(invitedView).toMatchObject({
      role: 'co_applicant',
      price: {},
      property: {},
      applicant: { firstName: 'Anne' },
      employment: {},
      missing: [],
      signers: [{ id: signer.id, version: 2, state: 'invited', person: {}, employment: {} }],
    });
    expect(Object.keys(invitedView.applicant)).toEqual(['firstName']);
    const put = (as: string, body: unknown) => changeSigner(service, as, [id, signer], body);
    expect((await put('stranger', { state: 'accepted', code: '000000' })).status).toBe(404);
    expect((await put('asked', { person: { firstName: 'X' } })).status).toBe(403);
    expect((await put('asked', { state: 'invited' })).status).toBe(403);
    expect((await put('asking', { state: 'accepted', code: '000000' })).status).toBe(403);
    expect(refusals(await put('asked', { state: 'accepted' }))).toEqual(['code required']);
    expect(refusals(await put('asked', { state: 'accepted', code: '12' }))).toEqual(['code pattern']);
    const documents = await service.call('GET', `/application/${id}/match`, { as: 'asked' });
    expect(documents.status, 'nothing else of it').toBe(404);
  });

  it('accepts with the code, and sees the price, the home and the applicant’s first name', async () => {
    const { id, signer } = await invited(service, 'pair', 'partner@example.ca');
    await change(service, 'pair', await read(service, 'pair', id), { ...WHOLE, isAlone: false });
    const code = codeTo('partner@example.ca');
    const answer = { state: 'accepted', code };
    const name = { first: 'Paule', last: 'Roy' };
    await service.call('POST', '/user', { as: 'partner', body: { name } });
    const accepted = await changeSigner(service, 'partner', [id, signer], answer);
    expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted', version: 3 } });
    expect(accepted.body.person, 'as the account says').toMatchObject({
      firstName: 'Paule',
      lastName: 'Roy',
    });
    const again = await changeSigner(service, 'partner', [id, accepted.body], answer);
    expect([again.status, again.body.version], 'repeated').toEqual([200, 3]);
    const partnerView = await read(service, 'partner', id);
    const { monthlyPayment, ownsOthers, otherProperties, ...home } = WHOLE.property ?? {};
    const { isFirstHome, ...price } = WHOLE.price ?? {};
    expect([partnerView.role, partnerView.price, partnerView.property]).toEqual([
      'co_applicant',
      price,
      home,
    ]);
    expect([partnerView.applicant, partnerView.employment]).toEqual([{ firstName: 'Anne' }, {}]);
    expect(new Set(partnerView.missing.map(({ section }) => section))).toEqual(new Set(['coApplicant']));
    expect((await change(service, 'partner', partnerView, { isAlone: true })).status).toBe(403);
    const path = `/application/${id}/signer`;
    expect((await service.call('POST', path, { as: 'partner', body: {} })).status).toBe(403);
    const own = await changeSigner(service, 'partner', [id, accepted.body], {
      relation: 'engaged',
      person: { ...PERSON, firstName: 'Paul', email: 'Partner@example.ca' },
      employment: EMPLOYMENT,
    });
    expect(own.status).toBe(200);
    const moved = await changeSigner(service, 'pair', [id, own.body], { person: { email: 'new@x.ca' } });
    expect([moved.status, refusals(moved)]).toEqual([409, ['person.email const']]);
    for (const [as, state] of [
      ['pair', 'invited'],
      ['partner', 'invited'],
      ['partner', 'declined'],
    ] as const) {
      const { status } = await changeSigner(service, as, [id, own.body], { state });
      expect(status, `${as} ${state}`).toBe(as === 'partner' && state === 'invited' ? 403 : 409);
    }
    const application = await read(service, 'pair', id);
    expect(application.missing).toEqual([]);
    const submitted = await change(service, 'pair', application, { status: 'submitted' });
    expect(submitted.status).toBe(200);
    const late = await changeSigner(service, 'partner', [id, own.body], { relation: 'other' });
    expect(late.status).toBe(409);
    const partnerDashboard = await dashboard(service, 'partner');
    expect([partnerDashboard.application, partnerDashboard.invitations[0]?.state]).toEqual([
      null,
      'accepted',
    ]);
  });

  it('has five attempts and seven days', async () => {
    const email = 'trying@example.ca';
    const { id, signer } = await invited(service, 'patient', email);
    const wrong = codeTo(email) === '000000' ? '000001' : '000000';
    const answer = (code: string, version = signer.version) =>
      changeSigner(service, 'trying', [id, { id: signer.id, version }], { state: 'accepted', code });
    for (let tried = 0; tried < 5; tried += 1) {
      expect(refusals(await answer(wrong))).toEqual(['code const']);
    }
    expect(refusals(await answer(codeTo(email)))).toEqual(['code expired']);
    service.clock.pass(MINUTE);
    const invite = (version: number) =>
      changeSigner(service, 'patient', [id, { id: signer.id, version }], { state: 'invited' });
    const second = await invite(signer.version);
    service.clock.pass(WEEK);
    expect(refusals(await answer(codeTo(email), second.body.version))).toEqual(['code expired']);
    const third = await invite(second.body.version);
    service.clock.pass(WEEK - 1);
    expect((await answer(codeTo(email), third.body.version)).status).toBe(200);
  });

  it('can decline, sees no invitation afterwards, and can be replaced', async () => {
    const { id, signer } = await invited(service, 'hoping', 'declining@example.ca');
    const { body, status } = await changeSigner(service, 'declining', [id, signer], { state: 'declined' });
    expect([status, body.state]).toEqual([200, 'declined']);
    expect((await service.call('GET', `/application/${id}`, { as: 'declining' })).status).toBe(404);
    expect((await dashboard(service, 'declining')).invitations).toEqual([]);
    const { missing } = await read(service, 'hoping', id);
    expect(missing).toContainEqual({ section: 'coApplicant', field: 'signers.state' });
    const other = await changeSigner(service, 'hoping', [id, body], { person: { email: 'next@x.ca' } });
    expect(other.body).toMatchObject({ state: 'draft', invited: null, person: { email: 'next@x.ca' } });
  });

  it('loses the invitation with the email that it went to', async () => {
    const { id, signer } = await invited(service, 'changing', 'before@example.ca');
    const code = codeTo('before@example.ca');
    const changed = await changeSigner(service, 'changing', [id, signer], {
      person: { email: 'after@example.ca' },
    });
    expect(changed.body.state).toBe('draft');
    const answer = { state: 'accepted', code };
    for (const as of ['before', 'after']) {
      expect((await changeSigner(service, as, [id, changed.body], answer)).status, as).toBe(404);
    }
  });

  it('has no data left in the application after deleting the account', async () => {
    const { id, signer } = await invited(service, 'staying', 'leaving@example.ca');
    const answer = { state: 'accepted', code: codeTo('leaving@example.ca') };
    const accepted = await changeSigner(service, 'leaving', [id, signer], answer);
    const own = { relation: 'married', person: { ...PERSON, email: 'leaving@example.ca' } };
    await changeSigner(service, 'leaving', [id, accepted.body], own);
    await service.call('DELETE', '/user', { as: 'leaving' });
    const [left] = (await read(service, 'staying', id)).signers;
    expect(left).toEqual({
      id: signer.id,
      version: 5,
      state: 'left',
      relation: 'married',
      person: {},
      employment: {},
      invited: null,
    });
    const next = await changeSigner(service, 'staying', [id, { id: signer.id, version: 5 }], {
      person: { firstName: 'Zoé' },
    });
    expect(next.body.state, 'somebody else').toBe('draft');
    const rows = await service.store.database
      .selectFrom('signer')
      .selectAll()
      .where('application_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/leaving|Tremblay/i);
  });
});

describe('a submitted application', () => {
  it('accepts an answer to its invitation, and stays submitted when the co-applicant leaves', async () => {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    const application = await start(service, 'anne');
    await change(service, 'anne', application, { ...WHOLE, isAlone: false });
    const { id } = application;
    const signer = await addSigner(service, 'anne', id, 'liam@example.ca');
    const { email: _taken, ...person } = PERSON;
    const invitation = { state: 'invited', relation: 'married', person, employment: EMPLOYMENT };
    const { body: invited } = await changeSigner(service, 'anne', [id, signer], invitation);
    const whole = await read(service, 'anne', id);
    expect((await change(service, 'anne', whole, { status: 'submitted' })).status).toBe(200);
    const answer = { state: 'accepted', code: postbox.mails[0]?.code };
    const accepted = await changeSigner(service, 'liam', [id, invited], answer);
    expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
    expect((await service.call('GET', `/application/${id}/match`, { as: 'liam' })).status).toBe(200);
    await service.call('DELETE', '/user', { as: 'liam' });
    const left = await read(service, 'anne', id);
    expect([left.status, left.signers[0]?.state, left.signers[0]?.person]).toEqual(['submitted', 'left', {}]);
    expect((await service.call('GET', `/application/${id}/match`, { as: 'anne' })).status).toBe(200);
    expect((await dashboard(service, 'anne')).application?.status).toBe('submitted');
    expect((await service.call('GET', `/application/${id}`, { as: 'liam' })).status).toBe(404);
  });
});
