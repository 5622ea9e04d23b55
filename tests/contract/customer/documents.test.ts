import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDocuments } from '#api/customer/applicationContract.ts';
import { cleanUpDocuments } from '#server/customer/documents/cleanUpDocuments.ts';
import { uploadAddresses } from '#server/customer/documents/uploadAddress.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { addDocument, storeDocument } from '#server/store/customer/documents.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { addSigner, change, dashboard, refusals, start } from './applying.ts';
import { type CustomerServices, memoryCalling, openCalling } from './calling.ts';
import {
  announceDocument,
  callingWithFolder,
  documentsOf,
  fileOf,
  makeFolder,
  PAY_SLIP,
  send,
  type TestFolder,
  waitingDocument,
} from './documenting.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

const remove = (calling: CustomerServices, as: string, applicationId: string, documentId: string) =>
  calling.call('DELETE', `/application/${applicationId}/documents/${documentId}`, { as });

/** Makes a person the co-applicant of an application, as if they had accepted. */
async function joinAs(calling: CustomerServices, as: string, applicationId: string, userId: string) {
  await start(calling, userId);
  const { id } = await addSigner(calling, as, applicationId, `${userId}@example.ca`);
  await calling.store.database
    .updateTable('signer')
    .set({ state: 'accepted', user_id: userId })
    .where('id', '=', id)
    .execute();
}

describe.each(storeDialects())('documents on $name', (dialect) => {
  let calling: CustomerServices;
  let folder: TestFolder;

  beforeAll(async () => {
    folder = await makeFolder();
    calling = await openCalling(dialect, { documents: folder.documents });
  }, 60_000);

  afterAll(async () => {
    await calling.store.close();
    await dialect.end();
    await rm(join(folder.path, '..'), { recursive: true, force: true });
  });

  it('wait for their bytes, are stored and removed, newest first', async () => {
    const as = 'anne';
    const { applicationId, document, url } = await waitingDocument(calling, as);
    expect(document).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ...PAY_SLIP,
      hash: null,
      state: 'waiting',
      added: calling.clock.now().toISOString(),
    });
    expect(url.startsWith(`/customer/uploads/${document.id}?`)).toBe(true);
    calling.clock.pass(MINUTE);
    const { body: later } = await announceDocument(calling, as, applicationId, {
      name: 'Passeport – Zoé.pdf',
    });
    expect((await send(calling, later.url, fileOf('application/pdf'))).status).toBe(204);
    const listed = await calling.call<WireDocuments>('GET', `/application/${applicationId}/documents`, {
      as,
    });
    expect([listed.status, listed.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(listed.body.most).toBe(20);
    const states = listed.body.documents.map(({ name, state }) => [name, state]);
    expect(states).toEqual([
      ['Passeport – Zoé.pdf', 'kept'],
      [PAY_SLIP.name, 'waiting'],
    ]);
    expect((await dashboard(calling, as)).application?.documents.kept).toBe(1);
    expect((await remove(calling, as, applicationId, later.document.id)).status).toBe(204);
    expect((await remove(calling, as, applicationId, later.document.id)).status, 'once more').toBe(204);
    expect((await remove(calling, as, applicationId, '%00')).status, 'of no id').toBe(204);
    expect((await documentsOf(calling, as, applicationId)).map(({ id }) => id)).toEqual([document.id]);
    expect(await folder.names()).not.toContain(later.document.id);
  });

  it('are announced once for each key', async () => {
    const as = 'keys';
    const { id } = await start(calling, as);
    const announced = { key: 'the-key', name: 'a.pdf' };
    const answers = await Promise.all([1, 2, 3].map(() => announceDocument(calling, as, id, announced)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.document.id)).size).toBe(1);
    calling.clock.pass(10 * MINUTE);
    const again = await announceDocument(calling, as, id, announced);
    expect([again.status, again.body.document]).toEqual([200, answers[0]?.body.document]);
    expect((await send(calling, again.body.url, fileOf('application/pdf'))).status, 'its fresh address').toBe(
      204,
    );
    expect(
      (await announceDocument(calling, as, id, { ...announced, name: 'b.pdf' })).status,
      'another body',
    ).toBe(409);
    const { id: other } = await start(calling, 'others');
    expect((await announceDocument(calling, 'others', other, announced)).status, 'the key of another').toBe(
      201,
    );
    expect(await documentsOf(calling, as, id)).toHaveLength(1);
  });

  it('belong to one customer only', async () => {
    const { applicationId, document } = await waitingDocument(calling, 'owner');
    const { applicationId: another } = await waitingDocument(calling, 'stranger');
    for (const [as, status] of [
      ['stranger', 404],
      [undefined, 401],
    ] as const) {
      const who = as === undefined ? {} : { as };
      const path = `/application/${applicationId}/documents`;
      expect((await calling.call('GET', path, who)).status).toBe(status);
      expect((await calling.call('DELETE', `${path}/${document.id}`, who)).status).toBe(status);
      expect((await announceDocument(calling, as, applicationId)).status).toBe(status);
    }
    expect((await announceDocument(calling, 'stranger', ID)).status).toBe(404);
    expect((await announceDocument(calling, 'stranger', '%00')).status).toBe(404);
    expect((await remove(calling, 'stranger', another, document.id)).status, 'by their own').toBe(204);
    expect(await documentsOf(calling, 'owner', applicationId)).toHaveLength(1);
  });

  it('of the two applicants are separate, with twenty for each', async () => {
    const { id } = await start(calling, 'first');
    await joinAs(calling, 'first', id, 'second');
    for (let count = 0; count < 20; count += 1) {
      expect((await announceDocument(calling, 'first', id)).status).toBe(201);
    }
    const more = await announceDocument<object>(calling, 'first', id);
    expect([more.status, refusals(more)]).toEqual([409, ['documents maxItems']]);
    expect(await documentsOf(calling, 'second', id)).toEqual([]);
    const { status, body } = await announceDocument(calling, 'second', id);
    expect(status).toBe(201);
    expect(await documentsOf(calling, 'first', id)).toHaveLength(20);
    const [oldest] = await documentsOf(calling, 'first', id);
    await remove(calling, 'second', id, oldest?.id ?? '');
    expect(await documentsOf(calling, 'first', id)).toHaveLength(20);
    await remove(calling, 'first', id, oldest?.id ?? '');
    expect((await announceDocument(calling, 'first', id)).status, 'with room again').toBe(201);
    expect((await documentsOf(calling, 'second', id)).map((one) => one.id)).toEqual([body.document.id]);
  });

  it('are not more than twenty when many arrive at once', async () => {
    const { id } = await start(calling, 'many');
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => announceDocument(calling, 'many', id)),
    );
    const added = answers.filter(({ status }) => status === 201);
    expect([added.length, answers.filter(({ status }) => status === 409).length]).toEqual([20, 5]);
  });

  it('are stored by the first of two servers', async () => {
    const { document } = await waitingDocument(calling, 'servers');
    const placed: string[] = [];
    const keep = (hash: string) =>
      storeDocument(calling.store, { id: document.id, hash }, async () => void placed.push(hash));
    const outcomes = await Promise.all([keep('a'), keep('b')]);
    expect([outcomes.filter((isStored) => isStored).length, placed.length]).toEqual([1, 1]);
    const { document: unplaced } = await waitingDocument(calling, 'unplaced');
    const failing = storeDocument(calling.store, { id: unplaced.id, hash: 'c' }, () =>
      Promise.reject(new Error('no room')),
    );
    await expect(failing).rejects.toThrow('no room');
    const row = calling.store.database.selectFrom('application_document').selectAll();
    const { state, hash } = await row.where('id', '=', unplaced.id).executeTakeFirstOrThrow();
    expect([state, hash]).toEqual(['waiting', null]);
  });

  it('of a deleted customer are deleted with their files', async () => {
    const owner = await waitingDocument(calling, 'leaving');
    await joinAs(calling, 'leaving', owner.applicationId, 'partner');
    const shared = await announceDocument(calling, 'partner', owner.applicationId);
    const own = await waitingDocument(calling, 'partner');
    for (const { url } of [owner, shared.body, own]) {
      expect((await send(calling, url, fileOf('application/pdf'))).status).toBe(204);
    }
    const ids = [owner.document.id, shared.body.document.id, own.document.id];
    expect(await folder.names()).toEqual(expect.arrayContaining(ids));
    expect((await calling.call('DELETE', '/user', { as: 'leaving' })).status).toBe(204);
    const names = await folder.names();
    expect(ids.map((id) => names.includes(id))).toEqual([false, false, true]);
  });

  it('that are never requested again are cleaned up', async () => {
    const { store, clock } = calling;
    const old = await waitingDocument(calling, 'old');
    const withdrawn = await waitingDocument(calling, 'withdrawn');
    const former = await waitingDocument(calling, 'former');
    await joinAs(calling, 'former', former.applicationId, 'gone');
    const left = await announceDocument(calling, 'gone', former.applicationId);
    clock.pass(MILLISECONDS_A_DAY - MINUTE);
    const stored = await waitingDocument(calling, 'kept');
    for (const { document } of [withdrawn, former, left.body, stored]) {
      const { url } = await uploadAddresses(store, clock).addressOf(document.id);
      expect((await send(calling, url, fileOf('application/pdf'))).status).toBe(204);
    }
    await change(calling, 'withdrawn', await start(calling, 'withdrawn'), { status: 'withdrawn' });
    await change(calling, 'former', await start(calling, 'former'), { isAlone: true });
    const [fresh, stale] = ['fresh', 'stale'].map((name) => join(folder.path, `${ID}.${name}.part`));
    for (const part of [fresh, stale]) await writeFile(part ?? '', 'begun');
    const hourAgo = new Date(Date.now() - 60 * MINUTE - 1000);
    await utimes(stale ?? '', hourAgo, hourAgo);

    clock.pass(MINUTE);
    const logged: string[] = [];
    await cleanUpDocuments({ store, clock, documents: folder.documents, log: (line) => logged.push(line) });

    const names = await folder.names();
    expect(names).toEqual(
      expect.arrayContaining([former.document.id, stored.document.id, `${ID}.fresh.part`]),
    );
    for (const id of [withdrawn.document.id, left.body.document.id, `${ID}.stale.part`]) {
      expect(names).not.toContain(id);
    }
    expect(logged).toEqual([]);
    expect(await documentsOf(calling, 'old', old.applicationId)).toEqual([]);
    expect(await documentsOf(calling, 'kept', stored.applicationId)).toHaveLength(1);
    expect(await documentsOf(calling, 'former', former.applicationId)).toHaveLength(1);
  });
});

describe('a document is refused', () => {
  it.each([
    ['with a size of 0', { size: 0 }, 'size minimum'],
    ['above ten megabytes', { size: 10_485_761 }, 'size maximum'],
    ['with half a byte', { size: 1.5 }, 'size type'],
    ['of another type', { type: 'image/gif' }, 'type enum'],
    ['of another kind', { kind: 'selfie' }, 'kind enum'],
    ['without a name', { name: undefined }, 'name required'],
    ['with a blank name', { name: ' ' }, 'name pattern'],
    ['with an invisible name', { name: '\u202e \u2066' }, 'name pattern'],
    ['with a name of two lines', { name: 'a\nb' }, 'name pattern'],
    ['with a name too long', { name: 'a'.repeat(201) }, 'name maxLength'],
    ['with a path', { path: '/etc' }, 'path additionalProperties'],
  ])('%s', async (_what, facts, refusal) => {
    const calling = await callingWithFolder();
    const { id } = await start(calling, 'anne');
    const answer = await announceDocument<object>(calling, 'anne', id, facts);
    expect([answer.status, refusals(answer)]).toEqual([400, [refusal]]);
    expect(await documentsOf(calling, 'anne', id)).toEqual([]);
  });

  it('but not for bidirectional control characters in its name, which are removed', async () => {
    const calling = await callingWithFolder();
    const { id } = await start(calling, 'anne');
    const facts = { key: 'turned', name: 'pay\u202Efdp.exe\u2069' };
    const { status, body } = await announceDocument(calling, 'anne', id, facts);
    expect([status, body.document.name]).toEqual([201, 'payfdp.exe']);
    expect((await announceDocument(calling, 'anne', id, facts)).status, 'repeated').toBe(200);
  });

  it.each([[null], ['with a space'], ['x'.repeat(256)]])('with the key %s', async (key) => {
    const calling = await callingWithFolder();
    const { id } = await start(calling, 'anne');
    expect((await announceDocument(calling, 'anne', id, { key })).status).toBe(400);
  });

  it('by an application that was withdrawn', async () => {
    const calling = await callingWithFolder();
    const application = await start(calling, 'anne');
    await change(calling, 'anne', application, { status: 'withdrawn' });
    expect((await announceDocument(calling, 'anne', application.id)).status).toBe(409);
  });

  it('if the server cannot store documents', async () => {
    const calling = await memoryCalling();
    const { id } = await start(calling, 'anne');
    expect((await announceDocument(calling, 'anne', id)).status).toBe(503);
    expect(await documentsOf(calling, 'anne', id)).toEqual([]);
  });

  it('by every other method', async () => {
    const calling = await callingWithFolder();
    const { applicationId, document } = await waitingDocument(calling, 'anne');
    const path = `/application/${applicationId}/documents`;
    const allowed = async (method: string, at: string) =>
      (await calling.call(method, at, { as: 'anne' })).headers.get('Allow');
    expect(await allowed('PUT', path)).toBe('GET');
    expect(await allowed('GET', `${path}/upload-url`)).toBe('POST');
    expect(await allowed('GET', `${path}/${document.id}`)).toBe('DELETE');
  });
});

it('the secret of the addresses is the same for every server of a database, and after a restart', async () => {
  const calling = await callingWithFolder();
  const { url } = await waitingDocument(calling, 'anne');
  const { searchParams, pathname } = new URL(url, 'http://localhost');
  const another = uploadAddresses(calling.store, calling.clock);
  const query = Object.fromEntries(searchParams);
  await expect(another.check(pathname.split('/').at(-1) ?? '', query)).resolves.toBeUndefined();
});

it('a document of a deleted application is not added', async () => {
  const calling = await callingWithFolder();
  const owner = { userId: 'anne', email: 'anne@example.ca' };
  const row = { id: ID, application_id: ID, user_id: 'anne', ...PAY_SLIP, hash: null, key_hash: 'k' };
  const added = { ...row, state: 'waiting', added: calling.clock.now().toISOString() } as const;
  expect(await addDocument(calling.store, owner, added)).toEqual({ kind: 'closed' });
});

it('a co-applicant who is removed meanwhile cannot add a document', async () => {
  const calling = await memoryCalling();
  const { id: application_id } = await start(calling, 'anne');
  const owner = { userId: 'charles', email: 'charles@example.ca' };
  const row = { id: ID, application_id, user_id: 'charles', ...PAY_SLIP, hash: null, key_hash: 'k' };
  const added = { ...row, state: 'waiting', added: calling.clock.now().toISOString() } as const;
  expect(await addDocument(calling.store, owner, added)).toEqual({ kind: 'left' });
});
