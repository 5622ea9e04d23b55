import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { type StoreDialect, storeDialects } from '#tests/support/services/storeDialects.ts';
import {
  addSigner,
  changeSigner,
  EMPLOYMENT,
  makePostbox,
  PERSON,
  start,
  WHOLE,
} from './applicationCalls.ts';
import { type CustomerService, openService } from './customerService.ts';
import { type Dice, dice, ODD, spoilt, textOf } from './oddBodies.ts';

const ID = '00000000-0000-4000-8000-000000000000';

/** Changes of an application. One in ten ends it. */
const CHANGES: readonly object[] = [
  WHOLE,
  { ...WHOLE, status: 'submitted' },
  { property: WHOLE.property, isAlone: false },
  { property: { isFound: true, ownsOthers: false }, isAlone: null },
  { price: { total: 400_000, downPayment: 40_000 }, applicant: { phone: null } },
  { price: { total: 300_000 }, employment: EMPLOYMENT },
  { applicant: PERSON },
  { employment: { status: 'unemployed' } },
  { isAlone: false },
  { status: 'withdrawn' },
];
const SIGNERS: readonly object[] = [
  { relation: 'parent', person: PERSON, employment: EMPLOYMENT },
  { relation: 'sibling', person: { firstName: 'Liam' }, employment: { status: 'investor' } },
  { state: 'invited', language: 'fr' },
  { state: 'accepted', code: '123456' },
  { state: 'accepted', code: '654321' },
  { state: 'declined' },
];
const NEW_SIGNERS = [{ relation: 'sibling', person: { email: 'n@example.ca' } }, {}];
const CHOICES = [{ state: 'accepted' }, { state: 'declined' }];
const DOCUMENT = { name: 'a.pdf', kind: 'income', size: 5, type: 'application/pdf' };

/** Each call is made as often as it is listed here. `:id` is the application's id, `:signer` its co-applicant's. */
const CALLS: readonly (readonly [method: string, path: string, bodies: readonly object[]])[] = [
  ['POST', '/application', [{}]],
  ['PUT', '/application/:id', CHANGES],
  ['PUT', '/application/:id', CHANGES],
  ['PUT', '/application/:id', CHANGES],
  ['PUT', '/application/:id', CHANGES],
  ['PUT', '/application/:id', CHANGES],
  ['PUT', "/application/'%20or%201=1", CHANGES],
  ['GET', '/application/:id', []],
  ['GET', '/application/%00', []],
  ['POST', '/application/:id/signer', NEW_SIGNERS],
  ['PUT', '/application/:id/signer/:signer', SIGNERS],
  ['PUT', '/application/:id/signer/:signer', SIGNERS],
  ['PUT', '/application/:id/signer/:signer', SIGNERS],
  ['PUT', '/application/:id/signer/:signer', SIGNERS],
  ['PUT', `/application/:id/signer/${ID}`, SIGNERS],
  ['GET', '/dashboard', []],
  ['GET', '/user/referrals', []],
  ['POST', '/application/:id/documents/upload-url', [DOCUMENT]],
  ['GET', '/application/:id/documents', []],
  ['DELETE', '/application/:id/documents/%zz', [{}]],
  ['GET', '/application/:id/match', []],
  ['PUT', '/application/:id/match/royal_bank', CHOICES],
  ['PUT', '/application/:id/match/%F0%9F%8F%A0', CHOICES],
  ['PUT', '/uploads/%00?expires=1&signature=x', [{}]],
  ['PUT', '/user', [{ phone: '+14165550123' }]],
];

/** Applications with their parts, except the count of wrong codes. */
async function everything({ store: { database } }: CustomerService): Promise<string> {
  const signers = await database.selectFrom('signer').selectAll().orderBy('id').execute();
  return JSON.stringify([
    await database.selectFrom('customer').selectAll().orderBy('id').execute(),
    await database.selectFrom('application').selectAll().orderBy('id').execute(),
    signers.map(({ code_attempts: _tries, ...signer }) => signer),
    await database.selectFrom('application_document').selectAll().orderBy('id').execute(),
    await database.selectFrom('match_choice').selectAll().orderBy('lender').execute(),
    await database.selectFrom('referral').selectAll().orderBy('code').execute(),
  ]);
}

/** Usually the present version for a change of this path. */
async function versionAt(
  { store: { database } }: CustomerService,
  path: string,
  id: string,
): Promise<number> {
  const table = path.includes('/signer/') ? 'signer' : 'application';
  const column = table === 'signer' ? 'application_id' : 'id';
  const row = await database.selectFrom(table).select('version').where(column, '=', id).executeTakeFirst();
  return row?.version ?? 1;
}

interface Target {
  as: readonly string[];
  id: string;
  signerId: string;
}

/** Sometimes another version, an invalid one, or none. */
function matchOf(version: number, random: Dice): Record<string, string> {
  const chance = random.whole(12);
  if (chance === 0) return {};
  if (chance === 1) return { 'If-Match': random.pick(['"0"', '*', 'W/"x"', '']) };
  return { 'If-Match': `"${chance === 2 ? version + 1 : version}"` };
}

async function callOdd(service: CustomerService, random: Dice, target: Target) {
  const [method, path, bodies] = random.pick(CALLS);
  const as = random.pick(target.as);
  const headers = {
    ...matchOf(await versionAt(service, path, target.id), random),
    ...(random.whole(20) === 0 ? { 'Content-Type': 'text/plain' } : {}),
    'user-id': random.whole(8) === 0 ? 'somebody' : as,
    'Idempotency-Key': String(random.whole(5)),
  };
  const right = bodies.length === 0 ? undefined : random.pick(bodies);
  const value = random.whole(2) === 0 ? right : spoilt(right, random);
  const odd = random.whole(30) === 0 ? random.pick(ODD) : value;
  const body = method === 'GET' ? undefined : textOf(odd, random);
  const at = path.replace(':id', target.id).replace(':signer', target.signerId);
  const { status } = await service.call(method, at, { as, body, headers });
  return { status, call: `${as}: ${method} ${at} ${JSON.stringify(headers)} ${body}` };
}

/** An application with an invited co-applicant, each by new customers. */
async function prepared(service: CustomerService, name: string): Promise<Target> {
  const user = { name: { first: 'Anne', last: 'Roy' } };
  for (const as of [name, `${name}mate`]) await service.call('POST', '/user', { as, body: user });
  const { id } = await start(service, name);
  const signer = await addSigner(service, name, id, `${name}mate@example.ca`);
  await changeSigner(service, name, [id, signer], { state: 'invited' });
  const as = [name, name, name, name, `${name}mate`, `${name}mate`, `${name}mate`, 'stranger'];
  return { as, id, signerId: signer.id };
}

/** Few, because a withdrawn application accepts no changes. */
const BODIES_A_ROUND = 25;

describe.each(storeDialects().map((dialect): [string, StoreDialect] => [dialect.name, dialect]))(
  'any change of an application over %s',
  (name, dialect) => {
    let service: CustomerService;
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
      const documents = openDocumentFolder(folder);
      service = await openService(dialect, { invitations: makePostbox(), documents });
    }, 60_000);

    afterAll(async () => {
      await service.store.close();
      await dialect.end();
      await rm(folder, { recursive: true, force: true });
    });

    /** The second database gets a tenth: checks before the database are the same for both. */
    const isFirst = name === 'SQLite';
    const rounds = isFirst ? 80 : 8;

    it(`is accepted or rejected as a whole, and causes no internal error (${rounds * BODIES_A_ROUND} bodies)`, async () => {
      const statuses = new Map<number, number>();
      for (let round = 0; round < rounds; round += 1) {
        const random = dice(round + 1);
        const target = await prepared(service, `round${round}`);
        let before = await everything(service);
        for (let sent = 0; sent < BODIES_A_ROUND; sent += 1) {
          const { status, call } = await callOdd(service, random, target);
          expect(status, call).toBeLessThan(500);
          const after = await everything(service);
          if (status >= 400 && after !== before) expect.fail(`${status}, and something changed: ${call}`);
          before = after;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      const usual = isFirst ? [200, 201, 400, 403, 404, 409, 412, 415, 428, 429] : [200, 400, 404];
      expect(usual.filter((status) => !statuses.has(status))).toEqual([]);
    }, 60_000);
  },
);
