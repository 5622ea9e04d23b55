import { expect, it } from 'vitest';
import type { WireApplicationChanges, WireMatch, WireMatches } from '#api/customer/applicationContract.ts';
import { addSigner, change, changeSigner, EMPLOYMENT, PERSON, start, WHOLE } from './applicationCalls.ts';
import { openInMemory } from './customerService.ts';

/** Anne's answers for the brokerage only, in figures and words that occur nowhere else. */
const HER_OWN = [
  '98765',
  '4321',
  '777123',
  '1111',
  '2345',
  '1988',
  '4165550199',
  'Quillfeather',
  'H2Y',
  'desjardins',
];

const OTHER_HOME = {
  address: '1 Rue Notre-Dame',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2Y 1C6',
  monthlyPayment: 1111,
  isMortgaged: true,
  lender: 'desjardins',
  balance: 777_123,
  rate: 4.5,
  rateType: 'fixed',
} as const;

/** Two applicants who can easily afford the home, so that no lender's answer depends on a dollar. */
const HERS: WireApplicationChanges = {
  ...WHOLE,
  isAlone: false,
  price: { total: 500_000, downPayment: 200_000, isFirstHome: false },
  property: { ...WHOLE.property, monthlyPayment: 2345, ownsOthers: true, otherProperties: [OTHER_HOME] },
  applicant: { ...PERSON, lastName: 'Quillfeather', phone: '+14165550199' },
  employment: { ...EMPLOYMENT, employer: 'Quillfeather Foods', annualIncome: 98_765, anticipatedBonus: 4321 },
};

const CHANGED: Record<string, WireApplicationChanges> = {
  'earns more': { employment: { ...HERS.employment, annualIncome: 164_000, anticipatedBonus: 20_000 } },
  'earns less': { employment: { ...HERS.employment, annualIncome: 90_100, anticipatedBonus: 0 } },
  'works elsewhere': {
    employment: { ...HERS.employment, employer: 'Other', jobTitle: 'Chef', start: { month: 1, year: 2012 } },
  },
  'pays more for housing now': { property: { ...HERS.property, monthlyPayment: 3100 } },
  'owes more on another home': {
    property: {
      ...HERS.property,
      otherProperties: [{ ...OTHER_HOME, monthlyPayment: 1500, balance: 900_000 }],
    },
  },
  'has no other home': { property: { ...HERS.property, ownsOthers: false, otherProperties: [] } },
  'is somebody else': {
    applicant: { ...HERS.applicant, maritalStatus: 'divorced', dob: { month: 1, day: 2, year: 1970 } },
  },
};

/**
 * All answers that Luc, who accepted, gets from every route that he may call, before and after Anne chooses a lender.
 */
async function answersTo(changes: WireApplicationChanges) {
  const service = await openInMemory();
  const draft = await start(service, 'anne');
  await change(service, 'anne', draft, { ...HERS, ...changes });
  const signer = await addSigner(service, 'anne', draft.id, 'luc@example.ca');
  await changeSigner(service, 'anne', [draft.id, signer], {
    relation: 'married',
    person: { ...PERSON, firstName: 'Luc', email: 'luc@example.ca', dob: { month: 3, day: 4, year: 1985 } },
    employment: { ...EMPLOYMENT, annualIncome: 60_000, anticipatedBonus: 500 },
  });
  // Accepting an invitation is tested elsewhere.
  await start(service, 'luc');
  const accept = service.store.database.updateTable('signer').set({ state: 'accepted', user_id: 'luc' });
  await accept.where('id', '=', signer.id).execute();

  const path = `/application/${draft.id}`;
  const received: unknown[] = [];
  const listen = async () => {
    for (const route of [path, `${path}/match`, `${path}/documents`, '/dashboard', '/user']) {
      const { status, body } = await service.call('GET', route, { as: 'luc' });
      received.push([route, status, body]);
    }
    for (const lender of ['royal_bank', 'tangerine', 'unknown']) {
      const { status, body } = await service.call('PUT', `${path}/match/${lender}`, {
        as: 'luc',
        body: { state: 'accepted' },
        headers: { 'If-Match': '"1"' },
      });
      received.push([lender, status, body]);
    }
    const refused = await change(service, 'luc', { id: draft.id, version: 1 }, { price: { total: 1 } });
    received.push([refused.status, refused.body]);
  };
  await listen();
  const latest = await start(service, 'anne');
  const submission = await change(service, 'anne', latest, { status: 'submitted' });
  expect(submission.status).toBe(200);
  await listen();
  const offered = (await service.call<WireMatches>('GET', `${path}/match`, { as: 'anne' })).body.matches;
  for (const [lender, state] of [
    ['scotiabank', 'declined'],
    ['royal_bank', 'accepted'],
  ] as const) {
    const choice = await service.call<WireMatch>('PUT', `${path}/match/${lender}`, {
      as: 'anne',
      body: { state },
      headers: { 'If-Match': '"1"' },
    });
    expect(choice.status).toBe(200);
  }
  await listen();
  await service.store.close();
  const ids = /[\da-f]{8}-[\da-f-]{27}/g;
  const chosen = offered.find(({ id }) => id === 'royal_bank');
  return { received: JSON.stringify(received).replace(ids, 'id'), years: chosen?.amortizationYears };
}

it("shows the co-applicant none of the applicant's own answers", async () => {
  const { received, years } = await answersTo({});
  expect(received).toContain('"lender":"RBC Royal Bank"');
  expect(received).toContain('33 Bay Street');
  for (const secret of HER_OWN) expect(received).not.toContain(secret);
  for (const [, changes] of Object.entries(CHANGED)) {
    const other = await answersTo(changes);
    // The chosen lender's terms apply to both signers.
    expect(other.years).toBe(years);
    expect(other.received).toBe(received);
  }
});

it('shows the co-applicant only the chosen lender, without ratios', async () => {
  const { received } = await answersTo({});
  const answers = JSON.parse(received) as [string, number, WireMatches][]; // stored above
  const [before, offered, chosen] = answers.filter(([route]) => String(route).endsWith('/match'));
  expect(before?.[1]).toBe(409);
  expect(offered?.[2].matches).toEqual([]);
  expect(chosen?.[2].matches).toMatchObject([
    { id: 'royal_bank', state: 'accepted', rank: 1, gds: null, tds: null, reasons: [] },
  ]);
});
