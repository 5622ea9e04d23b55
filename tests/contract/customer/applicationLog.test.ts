import { expect, it, vi } from 'vitest';
import { makeOutbox, outboxCarrier } from '#demo/identity/outbox.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import {
  addSigner,
  change,
  changeSigner,
  dashboard,
  EMPLOYMENT,
  PERSON,
  read,
  start,
  WHOLE,
} from './applicationCalls.ts';
import { openInMemory } from './customerService.ts';

/** Occurs in no other text, so a log that contains one of these has repeated a customer's input. */
const MARKS = /zorro|quetzal|5550177|76543|1977/i;

const MARKED = {
  property: {
    ...WHOLE.property,
    address: '7 Zorro Lane',
    city: 'Quetzal',
    otherProperties: [
      { ...WHOLE.property?.otherProperties?.[0], address: '8 Quetzal Road', balance: 76_543 },
    ],
  },
  price: { total: 700_000, downPayment: 176_543, isFirstHome: false },
  applicant: {
    ...PERSON,
    firstName: 'Zorro',
    lastName: 'Quetzal',
    email: 'zorro@example.ca',
    phone: '+14165550177',
    dob: { month: 2, day: 3, year: 1977 },
  },
  employment: { ...EMPLOYMENT, employer: 'Quetzal Inc.', annualIncome: 76_543 },
};

it('an application of two people leaves none of their answers in a log, after any failure', async () => {
  const logged = capturedLog();
  const log = (line: string) => void logged.push(line);
  const outbox = makeOutbox({ clock: { now: () => SMALL_DATASET_NOW }, log });
  const carrier = outboxCarrier(outbox);
  let problem: string | undefined = 'the receiver answered 502';
  const carry: typeof carrier = async (mail, bounds) => problem ?? carrier(mail, bounds);
  const appUrl = 'https://www.example.com/real-estate';
  const service = await openInMemory({ invitations: { carry, appUrl, log } });
  const as = 'anne';
  const application = await start(service, as);
  const { body } = await change(service, as, application, { ...MARKED, isAlone: false });
  expect(body.missing.every(({ section }) => section === 'coApplicant')).toBe(true);
  await change(service, as, body, { applicant: { firstName: 'zorro\u0000', quetzal: 1 } });
  await change(service, as, application, MARKED);
  await service.call('PUT', `/application/zorro`, { as, body: '{"zorro"' });
  const signer = await addSigner(service, as, body.id, 'quetzal@example.ca');
  const { email: _taken, ...person } = MARKED.applicant;
  const invitation = { state: 'invited', relation: 'married', person, employment: MARKED.employment };
  expect((await changeSigner(service, as, [body.id, signer], invitation)).status).toBe(503);
  problem = undefined;
  const { signers } = await read(service, as, body.id);
  const invited = await changeSigner(service, as, [body.id, signers[0] ?? signer], { state: 'invited' });
  const [mail] = outbox.list('quetzal@example.ca');
  const answer = (code: string | undefined) =>
    changeSigner(service, 'quetzal', [body.id, invited.body], { state: 'accepted', code });
  await answer('zorro');
  expect((await answer(mail?.code)).status).toBe(200);
  const failing = vi.spyOn(service.store.database, 'transaction').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  expect((await change(service, as, body, MARKED)).status).toBe(500);
  failing.mockRestore();
  const now = await read(service, as, body.id);
  expect((await change(service, as, now, { status: 'submitted' })).status).toBe(200);
  await dashboard(service, as);
  const output = logged.join('\n');
  expect(output).toContain('the disk is full');
  expect(output).toContain('An invitation was not sent');
  expect(output, 'the outbox told of it').toContain('Mail: Your invitation');
  expect(output).not.toMatch(MARKS);
  expect(mail?.text, 'the mail names who asks').toContain('Zorro');
});
