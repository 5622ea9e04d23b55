import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { addSigner, matching, read, start, WHOLE } from './applicationCalls.ts';
import { type CustomerService, openService, saveSearch } from './customerService.ts';
import { makeFolder, PAY_SLIP, type TestFolder } from './documentCalls.ts';

const ROUNDS = 24;

describe.each(storeDialects())('calls of one customer at the same moment over $name', (dialect) => {
  let service: CustomerService;
  let folder: TestFolder;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await openService(dialect, { documents: folder.documents });
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
    await rm(join(folder.path, '..'), { recursive: true, force: true });
  });

  type Sent = [method: string, path: string, body?: unknown, headers?: Record<string, string>];

  /** Waits for the time of some queries, so that the calls of each round meet at another point. */
  async function wait(queries: number): Promise<void> {
    for (let query = 0; query < queries; query += 1) await sql`select 1`.execute(service.store.database);
  }

  /** Sends all at about the same time. Returns those that failed with a server error. */
  async function failuresOf(as: string, round: number, calls: readonly Sent[]): Promise<string[]> {
    const logged = capturedLog();
    const answers = await Promise.all(
      calls.map(async ([method, path, body, headers], position) => {
        await wait((position * 5 + round) % 8);
        const { status } = await service.call(method, path, { as, body, ...(headers ? { headers } : {}) });
        return status >= 500 ? [`${method} ${path}: ${status}`] : [];
      }),
    );
    const failures = answers.flat();
    return failures.length > 0 ? [...failures, ...logged] : [];
  }

  /** Every change of a customer's data, each in both directions. */
  async function everything(as: string): Promise<Sent[]> {
    const search = `/user/saved-searches/${(await saveSearch(service, as, { name: crypto.randomUUID() })).id}`;
    const application = await start(service, as);
    const { id } = application;
    const signer = await addSigner(service, as, id);
    const newest = matching(await read(service, as, id));
    const documents = `/application/${id}/documents/upload-url`;
    const user = { name: { first: 'Anne', last: 'Tremblay' }, phone: '+14165550123' };
    const home = { seen: { price: 700_000, lastStatus: 'New' } };
    return [
      ['POST', '/user', user],
      ['PUT', '/user', { phone: '+14165550124' }],
      ['PUT', search, { name: 'Another name', alert: 'daily' }],
      ['DELETE', search],
      ['PUT', search, { alert: 'atOnce' }],
      ['POST', `${search}/visits`],
      ['PUT', '/user/saved-homes/2/C1000001', home],
      ['DELETE', '/user/saved-homes/2/C1000001'],
      ['PUT', '/user/saved-homes/2/C1000001', home],
      ['POST', '/user/saved-homes', { homes: [{ mlsNumber: 'C1000001', boardId: 2, ...home }] }],
      ['POST', '/application', undefined, { 'user-id': as }],
      ['PUT', `/application/${id}`, { price: WHOLE.price }, newest],
      ['PUT', `/application/${id}`, { isAlone: true }, newest],
      ['POST', `/application/${id}/signer`],
      ['PUT', `/application/${id}/signer/${signer.id}`, { relation: 'married' }, matching(signer)],
      ['POST', documents, PAY_SLIP, { 'Idempotency-Key': crypto.randomUUID() }],
      ['POST', documents, PAY_SLIP, { 'Idempotency-Key': 'one-and-the-same' }],
      ['POST', documents, PAY_SLIP, { 'Idempotency-Key': 'one-and-the-same' }],
      ['GET', '/dashboard'],
      ['GET', '/user/referrals'],
      ['GET', '/user/referrals'],
    ];
  }

  it('change and delete a search without an internal error', async () => {
    const failures: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await saveSearch(service, 'roy', { name: `Toronto ${round}` });
      const path = `/user/saved-searches/${id}`;
      const put: Sent = ['PUT', path, { name: `Toronto ${round} changed` }];
      const calls: Sent[] = [put, ['DELETE', path], put, ['POST', `${path}/visits`]];
      failures.push(...(await failuresOf('roy', round, calls)));
    }
    expect(failures).toEqual([]);
  });

  it('create, change and delete everything without an internal error', async () => {
    const failures: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      failures.push(...(await failuresOf('anne', round, await everything('anne'))));
    }
    expect(failures).toEqual([]);
  });

  it('delete the account during all other changes without an internal error', async () => {
    const failures: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const as = `leaving${round}`;
      const calls = await everything(as);
      calls.splice(round, 0, ['DELETE', '/user']);
      failures.push(...(await failuresOf(as, round, calls)));
    }
    expect(failures).toEqual([]);
  });
});
