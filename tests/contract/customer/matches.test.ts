import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  WireApplicationChanges,
  WireMatch,
  WireMatches,
  WireSignerChanges,
} from '#api/customer/applicationContract.ts';
import { chooseMatch } from '#server/store/customer/matchChoices.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import {
  addSigner,
  change,
  changeSigner,
  dashboard,
  EMPLOYMENT,
  makePostbox,
  PERSON,
  start,
  WHOLE,
} from './applicationCalls.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';

const ID = '00000000-0000-4000-8000-000000000000';

/** Submits an application; returns its id. */
async function submitted(
  service: CustomerService,
  as: string,
  changes: WireApplicationChanges = {},
): Promise<string> {
  const draft = await start(service, as);
  const whole = await change(service, as, draft, { ...WHOLE, ...changes });
  const { status, body } = await change(service, as, whole.body, { status: 'submitted' });
  if (status !== 200) throw new Error(`not submitted: ${status} ${JSON.stringify(body)}`);
  return draft.id;
}

const matches = (service: CustomerService, as: string | undefined, id: string) =>
  service.call<WireMatches>('GET', `/application/${id}/match`, as === undefined ? {} : { as });

async function matchOf(service: CustomerService, as: string, id: string, lender: string): Promise<WireMatch> {
  const found = (await matches(service, as, id)).body.matches.find((one) => one.id === lender);
  if (!found) throw new Error(`There is no lender ${lender}.`);
  return found;
}

const changeMatch = (
  service: CustomerService,
  as: string | undefined,
  [id, lender, version]: [id: string, lender: string, version: number | string | undefined],
  body: unknown,
) =>
  service.call<WireMatch>('PUT', `/application/${id}/match/${lender}`, {
    ...(as === undefined ? {} : { as }),
    body,
    headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
  });

const statesOf = async (service: CustomerService, as: string, id: string) =>
  (await matches(service, as, id)).body.matches
    .filter(({ state }) => state !== 'offered')
    .map((one) => [one.id, one.state, one.version]);

/** The mortgage that one person with a home in Montréal can afford. */
const AFFORDABLE = { price: { total: 500_000, downPayment: 200_000, isFirstHome: false } };

describe.each(storeDialects())('matches on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  it('are one for each lender, by rank, with the date of the rules', async () => {
    const id = await submitted(service, 'anne', AFFORDABLE);
    const { status, headers, body } = await matches(service, 'anne', id);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(body.rulesOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.matches.map(({ rank }) => rank)).toEqual(Array.from({ length: 21 }, (_match, at) => at + 1));
    expect(body.matches.every(({ version, state }) => version === 1 && state === 'offered')).toBe(true);
    const royal = body.matches.find(({ id: lender }) => lender === 'royal_bank');
    expect(royal).toMatchObject({ lender: 'RBC Royal Bank', isEligible: true, loan: 300_000 });
    // 900 a month for the other home; 98,000 a year and half of the bonus.
    expect((royal?.tds ?? 0) - (royal?.gds ?? 0)).toBeCloseTo((900 / (101_000.25 / 12)) * 100, 1);
    const eligible = body.matches.filter(({ isEligible }) => isEligible).length;
    expect((await dashboard(service, 'anne')).application?.matches).toEqual({ eligible, accepted: null });
    expect((await matches(service, 'anne', id)).body, 'asked again').toEqual(body);
  });

  it('are accepted one at a time, declined and reset', async () => {
    const as = 'choosing';
    const id = await submitted(service, as, AFFORDABLE);
    const accepted = await changeMatch(service, as, [id, 'royal_bank', 1], { state: 'accepted' });
    expect([accepted.status, accepted.headers.get('ETag')]).toEqual([200, '"2"']);
    expect(accepted.body).toEqual(await matchOf(service, as, id, 'royal_bank'));
    expect((await dashboard(service, as)).application?.matches.accepted).toBe('royal_bank');
    expect((await changeMatch(service, as, [id, 'td', 1], { state: 'declined' })).body.state).toBe(
      'declined',
    );
    await changeMatch(service, as, [id, 'bmo', 1], { state: 'accepted' });
    expect((await statesOf(service, as, id)).sort()).toEqual([
      ['bmo', 'accepted', 2],
      ['td', 'declined', 2],
    ]);
    expect(await matchOf(service, as, id, 'royal_bank')).toMatchObject({ state: 'offered', version: 3 });
    const repeated = await changeMatch(service, as, [id, 'bmo', 2], { state: 'accepted' });
    expect([repeated.status, repeated.body.version], 'nothing changed').toEqual([200, 2]);
    await changeMatch(service, as, [id, 'bmo', 2], { state: 'offered' });
    expect(await statesOf(service, as, id)).toEqual([['td', 'declined', 2]]);
  });

  it('accept one of two answers at the same version', async () => {
    const as = 'twice';
    const id = await submitted(service, as, AFFORDABLE);
    const answers = await Promise.all(
      (['accepted', 'declined'] as const).map((state) => changeMatch(service, as, [id, 'td', 1], { state })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect(await statesOf(service, as, id)).toEqual([['td', won?.state, 2]]);
  });

  it('keep one of several that are accepted at once', async () => {
    const as = 'racing';
    const id = await submitted(service, as, AFFORDABLE);
    const lenders = ['td', 'bmo', 'scotiabank', 'royal_bank'];
    const answers = await Promise.all(
      lenders.map((lender) => changeMatch(service, as, [id, lender, 1], { state: 'accepted' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await statesOf(service, as, id)).toHaveLength(1);
  });

  it('accept no answer after the application is withdrawn', async () => {
    const id = await submitted(service, 'withdrawing', AFFORDABLE);
    const owner = { userId: 'withdrawing', email: 'withdrawing@example.ca' };
    await change(service, 'withdrawing', await start(service, 'withdrawing'), { status: 'withdrawn' });
    expect((await matches(service, 'withdrawing', id)).status).toBe(409);
    expect((await changeMatch(service, 'withdrawing', [id, 'td', 1], { state: 'accepted' })).status).toBe(
      409,
    );
    const choice = { application_id: id, lender: 'td', state: 'accepted', version: 1 } as const;
    expect(await chooseMatch(service.store, owner, choice), 'a moment before').toBe('closed');
  });
});

describe('a match', () => {
  it('exists after the application is submitted', async () => {
    const service = await openInMemory();
    const { id } = await start(service, 'anne');
    expect((await matches(service, 'anne', id)).status).toBe(409);
    expect((await changeMatch(service, 'anne', [id, 'td', 1], { state: 'accepted' })).status).toBe(409);
  });

  it('belongs to one customer only', async () => {
    const service = await openInMemory();
    const id = await submitted(service, 'anne', AFFORDABLE);
    for (const [as, status] of [
      ['stranger', 404],
      [undefined, 401],
    ] as const) {
      expect((await matches(service, as, id)).status).toBe(status);
      expect((await changeMatch(service, as, [id, 'td', 1], { state: 'accepted' })).status).toBe(status);
    }
    expect((await matches(service, 'anne', ID)).status).toBe(404);
    expect(await statesOf(service, 'anne', id)).toEqual([]);
  });

  it.each<[string, string, number | string | undefined, unknown, number]>([
    ['of an unknown lender', 'hsbc', 1, { state: 'accepted' }, 404],
    ['of a lender with a malformed code', '%00', 1, { state: 'accepted' }, 404],
    ['without a version', 'td', undefined, { state: 'accepted' }, 428],
    ['with no version', 'td', 'x', { state: 'accepted' }, 400],
    ['at a malformed version', 'td', 2, { state: 'accepted' }, 412],
    ['with another state', 'td', 1, { state: 'signed' }, 400],
    ['without a state', 'td', 1, {}, 400],
    ['with another member', 'td', 1, { state: 'accepted', rate: 1 }, 400],
    ['with invalid JSON', 'td', 1, '{', 400],
    ['of a lender who would not lend', 'atb', 1, { state: 'accepted' }, 409],
    ['of a lender who would not lend, declined', 'atb', 1, { state: 'declined' }, 200],
  ])('%s', async (_title, lender, version, body, status) => {
    const service = await openInMemory();
    const id = await submitted(service, 'anne', AFFORDABLE);
    expect((await changeMatch(service, 'anne', [id, lender, version], body)).status).toBe(status);
    expect(await statesOf(service, 'anne', id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('accepts only PUT, and the list only GET', async () => {
    const service = await openInMemory();
    const id = await submitted(service, 'anne', AFFORDABLE);
    const allowed = async (method: string, path: string) =>
      (await service.call(method, `/application/${id}/match${path}`, { as: 'anne' })).headers.get('Allow');
    expect([await allowed('POST', ''), await allowed('GET', '/td')]).toEqual(['GET', 'PUT']);
  });

  it('includes the co-applicant’s income, but the co-applicant cannot choose', async () => {
    const service = await openInMemory();
    const as = 'anne';
    const draft = await start(service, as);
    await change(service, as, draft, { ...WHOLE, isAlone: false });
    const signer = await addSigner(service, as, draft.id, 'luc@example.ca');
    const { status } = await changeSigner(service, as, [draft.id, signer], {
      relation: 'married',
      person: { ...PERSON, firstName: 'Luc', email: 'luc@example.ca' },
      employment: EMPLOYMENT,
    });
    expect(status).toBe(200);
    // Accepting an invitation is tested elsewhere.
    await start(service, 'luc');
    const accept = service.store.database.updateTable('signer').set({ state: 'accepted', user_id: 'luc' });
    await accept.where('id', '=', signer.id).execute();
    const latest = await start(service, as);
    expect((await change(service, as, latest, { status: 'submitted' })).status).toBe(200);

    const single = await submitted(service, 'other');
    const both = await matchOf(service, as, draft.id, 'royal_bank');
    expect(both.isEligible).toBe(true);
    expect((await matchOf(service, 'other', single, 'royal_bank')).isEligible).toBe(false);
    expect((await changeMatch(service, 'luc', [draft.id, 'td', 1], { state: 'accepted' })).status).toBe(403);
  });
});

describe('the matches of two', () => {
  /** Two applicants who cannot afford it alone, and the lender that they chose. */
  async function chosenByTwo() {
    const postbox = makePostbox();
    const service = await openInMemory({ invitations: postbox });
    const draft = await start(service, 'anne');
    const price = { total: 650_000, downPayment: 200_000, isFirstHome: false };
    await change(service, 'anne', draft, { ...WHOLE, price, isAlone: false });
    const path: Parameters<typeof changeSigner>[2] = [
      draft.id,
      await addSigner(service, 'anne', draft.id, 'luc@example.ca'),
    ];
    const invited = await changeSigner(service, 'anne', path, {
      state: 'invited',
      relation: 'married',
      person: { ...PERSON, email: 'luc@example.ca' },
      employment: EMPLOYMENT,
    });
    const submission = await change(service, 'anne', await start(service, 'anne'), { status: 'submitted' });
    expect(submission.status).toBe(200);
    expect(
      (await changeMatch(service, 'anne', [draft.id, 'royal_bank', 1], { state: 'accepted' })).status,
    ).toBe(200);
    const answer = (body: WireSignerChanges) => changeSigner(service, 'luc', [draft.id, invited.body], body);
    return { service, id: draft.id, answer, code: postbox.mails[0]?.code ?? '' };
  }

  async function expectOfOne(service: CustomerService, id: string) {
    const royal = await matchOf(service, 'anne', id, 'royal_bank');
    expect(royal).toMatchObject({ state: 'offered', version: 3, isEligible: false });
    expect(royal.reasons.map(({ code }) => code)).toEqual(['gds_above_limit', 'tds_above_limit']);
    expect((await dashboard(service, 'anne')).application?.matches.accepted).toBeNull();
  }

  it('are those of one applicant, without a choice, after the other deletes the account', async () => {
    const { service, id, answer, code } = await chosenByTwo();
    expect((await answer({ state: 'accepted', code })).status).toBe(200);
    expect((await matchOf(service, 'anne', id, 'royal_bank')).state, 'an acceptance changes nothing').toBe(
      'accepted',
    );
    await service.call('DELETE', '/user', { as: 'luc' });
    await expectOfOne(service, id);
  });

  it('are those of one applicant, without a choice, after the other declines', async () => {
    const { service, id, answer } = await chosenByTwo();
    expect((await answer({ state: 'declined' })).status).toBe(200);
    await expectOfOne(service, id);
  });
});

it('two applications have the lenders in different orders', async () => {
  const service = await openInMemory();
  const insured = await submitted(service, 'anne', {
    property: { ...WHOLE.property, ownsOthers: false, otherProperties: [] },
    price: { total: 350_000, downPayment: 17_500, isFirstHome: true },
  });
  const rented = await submitted(service, 'zoe', {
    property: { ...WHOLE.property, province: 'BC', postalCode: 'V5K 0A1', ownership: 'rent_out' },
    price: { total: 400_000, downPayment: 200_000, isFirstHome: false },
    employment: { ...EMPLOYMENT, status: 'self_employed', annualIncome: 190_000 },
  });
  const first = async (as: string, id: string) =>
    (await matches(service, as, id)).body.matches
      .filter(({ isEligible }) => isEligible)
      .map(({ id: lender }) => lender);
  const [one, other] = [await first('anne', insured), await first('zoe', rented)];
  expect([one.slice(0, 3), other.slice(0, 3)]).toEqual([
    ['cmls', 'bmo', 'mcap'],
    ['manulife_bank', 'bmo', 'vancity'],
  ]);
});
