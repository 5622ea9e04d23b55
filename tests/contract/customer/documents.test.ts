import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDocuments } from '#api/customer/applicationContract.ts';
import { cleanUpDocuments } from '#server/customer/documents/cleanUpDocuments.ts';
import { uploadAddresses } from '#server/customer/documents/uploadAddress.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import {
  addDocument,
  CLAIM_MS,
  claimDocument,
  releaseDocument,
  storeDocument,
} from '#server/store/customer/documents.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { addSigner, change, dashboard, refusals, start } from './applicationCalls.ts';
import { type CustomerService, openInMemory, openService } from './customerService.ts';
import {
  announceDocument,
  documentsOf,
  fileOf,
  makeFolder,
  openWithFolder,
  PAY_SLIP,
  send,
  type TestFolder,
  waitingDocument,
} from './documentCalls.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

const remove = (service: CustomerService, as: string, applicationId: string, documentId: string) =>
  service.call('DELETE', `/application/${applicationId}/documents/${documentId}`, { as });

/** Makes a person the co-applicant of an application, as if they had accepted. */
async function joinAs(service: CustomerService, as: string, applicationId: string, userId: string) {
  await start(service, userId);
  const { id } = await addSigner(service, as, applicationId, `${userId}@example.ca`);
  await service.store.database
    .updateTable('signer')
    .set({ state: 'accepted', user_id: userId })
    .where('id', '=', id)
    .execute();
}

describe.each(storeDialects())('documents on $name', (dialect) => {
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

  it('wait for their bytes, are stored and removed, newest first', async () => {
    const as = 'anne';
    const { applicationId, document, url } = await waitingDocument(service, as);
    expect(document).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ...PAY_SLIP,
      hash: null,
      state: 'waiting',
      added: service.clock.now().toISOString(),
    });
    expect(url.startsWith(`/customer/uploads/${document.id}?`)).toBe(true);
    service.clock.pass(MINUTE);
    const { body: secondDocument } = await announceDocument(service, as, applicationId, {
      name: 'Passeport – Zoé.pdf',
    });
    expect((await send(service, secondDocument.url, fileOf('application/pdf'))).status).toBe(204);
    const listed = await service.call<WireDocuments>('GET', `/application/${applicationId}/documents`, {
      as,
    });
    expect([listed.status, listed.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(listed.body.most).toBe(20);
    const states = listed.body.documents.map(({ name, state }) => [name, state]);
    expect(states).toEqual([
      ['Passeport – Zoé.pdf', 'kept'],
      [PAY_SLIP.name, 'waiting'],
    ]);
    expect((await dashboard(service, as)).application?.documents.kept).toBe(1);
    expect((await remove(service, as, applicationId, secondDocument.document.id)).status).toBe(204);
    expect((await remove(service, as, applicationId, secondDocument.document.id)).status, 'once more').toBe(
      204,
    );
    expect((await remove(service, as, applicationId, '%00')).status, 'of no id').toBe(404);
    expect((await documentsOf(service, as, applicationId)).map(({ id }) => id)).toEqual([document.id]);
    expect(await folder.names()).not.toContain(secondDocument.document.id);
  });

  it('are announced once for each key', async () => {
    const as = 'keys';
    const { id } = await start(service, as);
    const announced = { key: 'the-key', name: 'a.pdf' };
    const answers = await Promise.all([1, 2, 3].map(() => announceDocument(service, as, id, announced)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.document.id)).size).toBe(1);
    service.clock.pass(10 * MINUTE);
    const again = await announceDocument(service, as, id, announced);
    expect([again.status, again.body.document]).toEqual([200, answers[0]?.body.document]);
    expect((await send(service, again.body.url, fileOf('application/pdf'))).status, 'its fresh address').toBe(
      204,
    );
    expect(
      (await announceDocument(service, as, id, { ...announced, name: 'b.pdf' })).status,
      'another body',
    ).toBe(409);
    const { id: other } = await start(service, 'others');
    expect((await announceDocument(service, 'others', other, announced)).status, 'the key of another').toBe(
      201,
    );
    expect(await documentsOf(service, as, id)).toHaveLength(1);
  });

  it('belong to one customer only', async () => {
    const { applicationId, document } = await waitingDocument(service, 'owner');
    const { applicationId: another } = await waitingDocument(service, 'stranger');
    for (const [as, status] of [
      ['stranger', 404],
      [undefined, 401],
    ] as const) {
      const caller = as === undefined ? {} : { as };
      const path = `/application/${applicationId}/documents`;
      expect((await service.call('GET', path, caller)).status).toBe(status);
      expect((await service.call('DELETE', `${path}/${document.id}`, caller)).status).toBe(status);
      expect((await announceDocument(service, as, applicationId)).status).toBe(status);
    }
    expect((await announceDocument(service, 'stranger', ID)).status).toBe(404);
    expect((await announceDocument(service, 'stranger', '%00')).status).toBe(404);
    expect((await remove(service, 'stranger', another, document.id)).status, 'by their own').toBe(204);
    expect(await documentsOf(service, 'owner', applicationId)).toHaveLength(1);
  });

  it('of the two applicants are separate, with twenty for each', async () => {
    const { id } = await start(service, 'first');
    await joinAs(service, 'first', id, 'second');
    for (let count = 0; count < 20; count += 1) {
      expect((await announceDocument(service, 'first', id)).status).toBe(201);
    }
    const more = await announceDocument<object>(service, 'first', id);
    expect([more.status, refusals(more)]).toEqual([409, ['documents maxItems']]);
    expect(await documentsOf(service, 'second', id)).toEqual([]);
    const { status, body } = await announceDocument(service, 'second', id);
    expect(status).toBe(201);
    expect(await documentsOf(service, 'first', id)).toHaveLength(20);
    const [oldest] = await documentsOf(service, 'first', id);
    await remove(service, 'second', id, oldest?.id ?? '');
    expect(await documentsOf(service, 'first', id)).toHaveLength(20);
    await remove(service, 'first', id, oldest?.id ?? '');
    expect((await announceDocument(service, 'first', id)).status, 'with room again').toBe(201);
    expect((await documentsOf(service, 'second', id)).map((one) => one.id)).toEqual([body.document.id]);
  });

  it('are not more than twenty when many arrive at once', async () => {
    const { id } = await start(service, 'many');
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => announceDocument(service, 'many', id)),
    );
    const added = answers.filter(({ status }) => status === 201);
    expect([added.length, answers.filter(({ status }) => status === 409).length]).toEqual([20, 5]);
  });

  it('are stored by the first of two servers', async () => {
    const { document } = await waitingDocument(service, 'servers');
    const { id } = document;
    const { store, clock } = service;
    const claimAt = (moment: number) => claimDocument(store, id, new Date(moment));
    const begun = clock.now().getTime();
    const claims = await Promise.all([claimAt(begun), claimAt(begun)]);
    const [first = '', ...others] = claims.filter((claim) => claim !== undefined);
    expect(others).toEqual([]);
    expect(await claimAt(begun + CLAIM_MS - 1), 'while the first one may be moving its file').toBeUndefined();
    const later = await claimAt(begun + CLAIM_MS);
    expect(await storeDocument(store, { id, hash: 'a', claim: first })).toBe(false);
    expect(await storeDocument(store, { id, hash: 'b', claim: later ?? '' })).toBe(true);
    expect(await claimAt(begun + 2 * CLAIM_MS), 'of a stored document').toBeUndefined();
  });

  it('can be claimed again after a failure, and after the clock was set back', async () => {
    const { document } = await waitingDocument(service, 'claims');
    const now = service.clock.now();
    const claim = await claimDocument(service.store, document.id, now);
    await releaseDocument(service.store, claim ?? '');
    expect(await claimDocument(service.store, document.id, now)).toBeDefined();
    const yesterday = new Date(now.getTime() - MILLISECONDS_A_DAY);
    expect(await claimDocument(service.store, document.id, yesterday)).toBeDefined();
  });

  it('of a deleted customer are deleted with their files', async () => {
    const owner = await waitingDocument(service, 'leaving');
    await joinAs(service, 'leaving', owner.applicationId, 'partner');
    const shared = await announceDocument(service, 'partner', owner.applicationId);
    const own = await waitingDocument(service, 'partner');
    for (const { url } of [owner, shared.body, own]) {
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
    }
    const ids = [owner.document.id, shared.body.document.id, own.document.id];
    expect(await folder.names()).toEqual(expect.arrayContaining(ids));
    expect((await service.call('DELETE', '/user', { as: 'leaving' })).status).toBe(204);
    const names = await folder.names();
    expect(ids.map((id) => names.includes(id))).toEqual([false, false, true]);
  });

  it('that are never requested again are cleaned up', async () => {
    const { store, clock } = service;
    const old = await waitingDocument(service, 'old');
    const withdrawn = await waitingDocument(service, 'withdrawn');
    const former = await waitingDocument(service, 'former');
    await joinAs(service, 'former', former.applicationId, 'gone');
    const left = await announceDocument(service, 'gone', former.applicationId);
    clock.pass(MILLISECONDS_A_DAY - MINUTE);
    const stored = await waitingDocument(service, 'kept');
    for (const { document } of [withdrawn, former, left.body, stored]) {
      const { url } = await uploadAddresses(store, clock).addressOf(document.id);
      expect((await send(service, url, fileOf('application/pdf'))).status).toBe(204);
    }
    await change(service, 'withdrawn', await start(service, 'withdrawn'), { status: 'withdrawn' });
    await change(service, 'former', await start(service, 'former'), { isAlone: true });
    const [fresh, stale] = ['fresh', 'stale'].map((name) => join(folder.path, `${ID}.${name}.part`));
    for (const part of [fresh, stale]) await writeFile(part ?? '', 'begun');
    // The files have the time of the disk, and `pass` has moved the machine's clock.
    await utimes(fresh ?? '', new Date(), new Date());
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
    expect(await documentsOf(service, 'old', old.applicationId)).toEqual([]);
    expect(await documentsOf(service, 'kept', stored.applicationId)).toHaveLength(1);
    expect(await documentsOf(service, 'former', former.applicationId)).toHaveLength(1);
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
  ])('%s', async (_title, facts, refusal) => {
    const service = await openWithFolder();
    const { id } = await start(service, 'anne');
    const answer = await announceDocument<object>(service, 'anne', id, facts);
    expect([answer.status, refusals(answer)]).toEqual([400, [refusal]]);
    expect(await documentsOf(service, 'anne', id)).toEqual([]);
  });

  it('but not for bidirectional control characters in its name, which are removed', async () => {
    const service = await openWithFolder();
    const { id } = await start(service, 'anne');
    const facts = { key: 'turned', name: 'pay\u202Efdp.exe\u2069' };
    const { status, body } = await announceDocument(service, 'anne', id, facts);
    expect([status, body.document.name]).toEqual([201, 'payfdp.exe']);
    expect((await announceDocument(service, 'anne', id, facts)).status, 'repeated').toBe(200);
  });

  it.each([[null], ['with a space'], ['x'.repeat(256)]])('with the key %s', async (key) => {
    const service = await openWithFolder();
    const { id } = await start(service, 'anne');
    expect((await announceDocument(service, 'anne', id, { key })).status).toBe(400);
  });

  it('by an application that was withdrawn', async () => {
    const service = await openWithFolder();
    const application = await start(service, 'anne');
    await change(service, 'anne', application, { status: 'withdrawn' });
    expect((await announceDocument(service, 'anne', application.id)).status).toBe(409);
  });

  it('if the server cannot store documents', async () => {
    const service = await openInMemory();
    const { id } = await start(service, 'anne');
    expect((await announceDocument(service, 'anne', id)).status).toBe(503);
    expect(await documentsOf(service, 'anne', id)).toEqual([]);
  });

  it('by every other method', async () => {
    const service = await openWithFolder();
    const { applicationId, document } = await waitingDocument(service, 'anne');
    const path = `/application/${applicationId}/documents`;
    const allowed = async (method: string, at: string) =>
      (await service.call(method, at, { as: 'anne' })).headers.get('Allow');
    expect(await allowed('PUT', path)).toBe('GET');
    expect(await allowed('GET', `${path}/upload-url`)).toBe('POST');
    expect(await allowed('GET', `${path}/${document.id}`)).toBe('DELETE');
  });
});

it('the secret of the addresses is the same for every server of a database, and after a restart', async () => {
  const service = await openWithFolder();
  const { url } = await waitingDocument(service, 'anne');
  const { searchParams, pathname } = new URL(url, 'http://localhost');
  const another = uploadAddresses(service.store, service.clock);
  const query = Object.fromEntries(searchParams);
  await expect(another.check(pathname.split('/').at(-1) ?? '', query)).resolves.toBeUndefined();
});

it('a document of a deleted application is not added', async () => {
  const service = await openWithFolder();
  const owner = { userId: 'anne', email: 'anne@example.ca' };
  const row = { id: ID, application_id: ID, user_id: 'anne', ...PAY_SLIP, hash: null, key_hash: 'k' };
  const added = { ...row, state: 'waiting', added: service.clock.now().toISOString() } as const;
  expect(await addDocument(service.store, owner, added)).toEqual({ kind: 'closed' });
});

it('a co-applicant who is removed meanwhile cannot add a document', async () => {
  const service = await openInMemory();
  const { id: application_id } = await start(service, 'anne');
  const owner = { userId: 'charles', email: 'charles@example.ca' };
  const row = { id: ID, application_id, user_id: 'charles', ...PAY_SLIP, hash: null, key_hash: 'k' };
  const added = { ...row, state: 'waiting', added: service.clock.now().toISOString() } as const;
  expect(await addDocument(service.store, owner, added)).toEqual({ kind: 'left' });
});
