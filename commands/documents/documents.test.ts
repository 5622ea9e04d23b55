import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDocumentBucket } from '#server/customer/documents/documentBucket.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { MismatchedDatabase } from '#server/store/failures.ts';
import { openStore } from '#server/store/openStore.ts';
import { openObjectStorage } from '#tests/support/services/objectStorage.ts';
import { customerWith } from '#tests/support/store/customerWith.ts';
import { moveDocuments } from './moveDocuments.ts';

/** A database with some documents in its folder, and an empty bucket. */
async function places(count = 3) {
  const path = await mkdtemp(join(tmpdir(), 'move-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const store = await openStore({ kind: 'folder', folder: path });
  const folder = openDocumentFolder(join(path, 'documents'));
  const documents = await customerWith(store, folder, count);
  const storage = await openObjectStorage();
  onTestFinished(storage.close);
  const bucket = await openDocumentBucket({ bucket: storage.bucket, prefix: 'a/' }, storage.settings);
  onTestFinished(() => store.close());
  const printed: string[] = [];
  const move = (from: typeof folder, to: typeof folder, isRemoving = false) =>
    moveDocuments({ store, from, to, isRemoving, print: (line) => void printed.push(line) });
  return { path, store, folder, documents, storage, bucket, printed, move };
}

it('documents are copied to a bucket and back, compared, and removed only if that is asked for', async () => {
  const { folder, bucket, documents, printed, move } = await places();
  const ids = documents.map(({ id }) => id);
  expect(await move(folder, bucket)).toBe(true);
  expect([(await bucket.ids()).sort(), (await folder.ids()).sort()]).toEqual([ids, ids]);
  expect(printed.at(-1)).toMatch(
    /^3 documents from the data folder .+ to the bucket s3:\/\/documents\/a: 3 copied, 0 there already, 0 without a file, 0 damaged\. 3 copies are compared/,
  );
  expect(await move(folder, bucket, true)).toBe(true);
  expect(printed.at(-2)).toContain('0 copied, 3 there already');
  expect([await bucket.ids(), await folder.ids()]).toEqual([ids, []]);
  expect(await move(bucket, folder, true)).toBe(true);
  expect([await bucket.ids(), (await folder.ids()).sort()]).toEqual([[], ids]);
});

it('an interrupted move continues with the rest', async () => {
  const { folder, bucket, printed, move } = await places(4);
  const { begin } = bucket;
  const cut = vi.spyOn(bucket, 'begin');
  cut.mockImplementation(async (id, size) => {
    if (cut.mock.calls.length === 3) throw new Error('the line is cut');
    return begin(id, size);
  });
  await expect(move(folder, bucket, true)).rejects.toThrow('the line is cut');
  expect([(await bucket.ids()).length, (await folder.ids()).length]).toEqual([2, 4]);
  expect(await move(folder, bucket)).toBe(true);
  expect(printed.at(-1)).toContain('2 copied, 2 there already');
});

it('nothing is removed while a document has no right file in the new place', async () => {
  const { path, folder, bucket, documents, printed, move } = await places();
  const [damaged, missing, other] = documents.map(({ id }) => id);
  await writeFile(join(path, 'documents', damaged ?? ''), 'damaged');
  await folder.remove(missing ?? '');
  expect(await move(folder, bucket, true)).toBe(false);
  expect(printed.at(-2)).toContain('1 copied, 0 there already, 1 without a file, 1 damaged');
  expect(printed.at(-1)).toContain(`${damaged}, ${missing}`);
  expect([await bucket.ids(), (await folder.ids()).sort()]).toEqual([[other], [damaged, other].sort()]);
});

it('a bucket of another database is refused before anything is copied', async () => {
  const { folder, bucket, move } = await places();
  await bucket.stamp.write('00000000-0000-4000-8000-000000000009');
  await expect(move(folder, bucket)).rejects.toThrow(MismatchedDatabase);
  expect(await bucket.ids()).toEqual([]);
});

it('npm run documents copies beside a running server, and names a missing bucket', async () => {
  const { path, storage, bucket, documents } = await places();
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'documents.ts'), ...words], {
      env: {
        ...process.env,
        STAGE: 'local',
        DATABASE_URL: '',
        DATA_DIR: path,
        DOCUMENTS_REGION: 'ca-central-1',
        DOCUMENTS_ENDPOINT: storage.endpoint,
      },
    });
  const { stdout } = await run('--to=s3://documents/a');
  expect(stdout).toContain('3 copied');
  expect(await bucket.ids()).toHaveLength(documents.length);
  await expect(run('--to=folder')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DOCUMENTS_URL names no bucket'),
  });
  await expect(run('--to=s3://nothing')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("The documents' bucket s3://nothing cannot be read"),
  });
});
