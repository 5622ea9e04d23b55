import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDice } from '#commands/endurance/dice.ts';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { callOf, nextWrites, tokenFor } from '#commands/endurance/writers.ts';
import { storedSigningKey } from '#demo/identity/signingKey.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { pairDocuments } from '#server/customer/documents/pairDocuments.ts';
import { findStoredDocuments } from '#server/store/customer/documents.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { customerWith } from '#tests/support/store/customerWith.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command on a data folder. */
function run(program: 'backup' | 'restore', dataFolder: string, ...words: string[]): Promise<Ended> {
  const env = { ...process.env, STAGE: 'local', DATABASE_URL: '', DATA_DIR: dataFolder };
  const running = promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, `${program}.ts`), ...words],
    {
      env,
    },
  );
  return running.then(
    (output) => ({ code: 0, ...output }),
    (failure: Ended) => failure,
  );
}

async function withStore<Result>(folder: string, read: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openForReading({ kind: 'folder', folder });
  if (!store) throw new Error('There is no database.');
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

/** All that customers wrote, and the hashes of the documents' files. */
async function contentOf(folder: string) {
  const files = openDocumentFolder(join(folder, 'documents'));
  const hashes: Record<string, string> = {};
  for (const id of (await files.ids()).sort()) {
    hashes[id] = createHash('sha256')
      .update(await readFile(join(folder, 'documents', id)))
      .digest('hex');
  }
  return withStore(folder, async (store) => ({
    leads: (await store.database
      .selectFrom('lead')
      .select(['id', 'message'])
      .orderBy('id')
      .execute()) as object[],
    homes: await store.database.selectFrom('saved_home').select(['user_id', 'mls']).orderBy('mls').execute(),
    documents: await findStoredDocuments(store),
    hashes,
  }));
}

/** A data folder with three documents. */
async function filledFolder() {
  const folder = await newFolder();
  const store = await openStore({ kind: 'folder', folder });
  const files = openDocumentFolder(join(folder, 'documents'));
  await pairDocuments({ store, documents: files, accepted: undefined, log: () => undefined });
  const documents = await customerWith(store, files, 3);
  await store.close();
  return { folder, documents };
}

/** Sends leads, homes and documents until it is stopped. @returns those that were acknowledged */
function writeTo({ origin }: RunningServer, key: NonNullable<Awaited<ReturnType<typeof storedSigningKey>>>) {
  const acknowledged: string[] = [];
  const dice = makeDice(7);
  let isWriting = true;
  let sent = 0;
  const write = async (writer: number) => {
    const token = await tokenFor(`backup${writer}`, key);
    while (isWriting) {
      sent += 1;
      const [next] = nextWrites(dice, 1, sent);
      if (!next || next.kind === 'invitation') continue;
      const { path, init } = callOf(next, token);
      const answer = await fetch(`${origin}${path}`, init).catch(() => undefined);
      if (answer?.ok && next.kind === 'lead') acknowledged.push(next.mark);
    }
  };
  const upload = async () => {
    const token = await tokenFor('backup0', key);
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'user-id': 'backup0',
    };
    const post = (path: string, body: object, more = {}) =>
      fetch(`${origin}/customer${path}`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
    await post('/user', { name: { first: 'Anne', last: 'Roy' } });
    const { id } = (await (await post('/application', {})).json()) as { id: string };
    for (let number = 1; isWriting && number <= 20; number += 1) {
      const body = Buffer.from(`%PDF-1.7 ${number}`.padEnd(50_000, 'x'));
      const facts = { name: `${number}.pdf`, kind: 'income', size: body.length, type: 'application/pdf' };
      const added = await post(`/application/${id}/documents/upload-url`, facts, {
        'Idempotency-Key': `key-${number}`,
      });
      const { url } = (await added.json()) as { url: string };
      await fetch(`${origin}${url}`, { method: 'PUT', headers: { 'Content-Type': facts.type }, body });
    }
  };
  // It ends with the server.
  const done = Promise.all([upload().catch(() => undefined), ...[0, 1, 2, 3].map(write)]);
  return {
    acknowledged,
    stop: async () => {
      isWriting = false;
      await done;
    },
  };
}

it('a backup under load has everything that was acknowledged before it, and comes back after a kill', async () => {
  const data = await newFolder();
  const target = join(await newFolder(), 'backup');
  const server = await runServer('commands/endurance/writingServer.ts', { DATA_DIR: data });
  const key = await withStore(data, storedSigningKey);
  if (!key) throw new Error('The identity service has no key.');
  const writing = writeTo(server, key);
  await expect.poll(() => writing.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
  await expect
    .poll(() => withStore(data, findStoredDocuments).then((found) => found.length), { timeout: 20_000 })
    .toBeGreaterThan(3);
  const before = [...writing.acknowledged];
  const made = await run('backup', data, `--to=${target}`);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const during = writing.acknowledged.length - before.length;
  await server.kill();
  await writing.stop();
  await rm(data, { recursive: true });
  const restored = await run('restore', data, `--from=${target}`);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const content = await contentOf(data);
  const messages = (content.leads as { message: string }[]).map(({ message }) => message);
  expect(before.filter((mark) => !messages.includes(mark))).toEqual([]);
  expect(content.documents.length).toBeGreaterThan(3);
  expect(content.hashes).toEqual(Object.fromEntries(content.documents.map(({ id, hash }) => [id, hash])));
  expect(during, 'writes went on meanwhile').toBeGreaterThan(0);
  const again = await runServer('commands/endurance/writingServer.ts', { DATA_DIR: data });
  await again.stop();
}, 90_000);

describe('a backup', () => {
  it('is readable by its owner only, and goes into an empty folder', async () => {
    const { folder } = await filledFolder();
    const target = join(await newFolder(), 'backup');
    expect(await run('backup', folder, `--to=${target}`)).toMatchObject({ code: 0 });
    expect((await readdir(target)).sort()).toEqual(['backup.json', 'documents', 'product.db']);
    const modes = [
      target,
      join(target, 'backup.json'),
      join(target, 'product.db'),
      join(target, 'documents'),
    ];
    expect(await Promise.all(modes.map(async (path) => (await stat(path)).mode & 0o777))).toEqual([
      0o700, 0o600, 0o600, 0o700,
    ]);
    expect(await run('backup', folder, `--to=${target}`)).toMatchObject({
      code: 1,
      stderr: `${target} is not empty: name a new folder with --to.\n`,
    });
    expect((await run('backup', folder)).stderr).toMatch(/^--to is ""/);
    expect((await run('backup', await newFolder(), `--to=${target}2`)).stderr).toMatch(
      /^There is no database/,
    );
  }, 30_000);

  it('names documents without a right file, and has the others', async () => {
    const { folder, documents } = await filledFolder();
    const [damaged, missing, whole] = documents.map(({ id }) => id);
    await writeFile(join(folder, 'documents', damaged ?? ''), 'damaged');
    await rm(join(folder, 'documents', missing ?? ''));
    const target = join(await newFolder(), 'backup');
    const made = await run('backup', folder, `--to=${target}`);
    expect(made.code).toBe(1);
    expect(made.stdout).toMatch(/These documents have no right file in the data folder .*: /);
    const empty = await newFolder();
    const restored = await run('restore', empty, `--from=${target}`);
    expect(restored).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('These documents had no right'),
    });
    expect(Object.keys((await contentOf(empty)).hashes)).toEqual([whole]);
  }, 30_000);
});

describe('a restore', () => {
  const backedUp = async () => {
    const { folder } = await filledFolder();
    const target = join(await newFolder(), 'backup');
    expect(await run('backup', folder, `--to=${target}`)).toMatchObject({ code: 0 });
    return { folder, target };
  };

  it('refuses to replace a database without an option, and keeps the former one', async () => {
    const { folder, target } = await backedUp();
    const before = await contentOf(folder);
    const refused = await run('restore', folder, `--from=${target}`);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^There is a database in .*product\.db already, so nothing was changed\./);
    const store = await openStore({ kind: 'folder', folder });
    await store.database.deleteFrom('customer').execute();
    expect((await run('restore', folder, `--from=${target}`, '--replace')).stderr).toMatch(
      /^The data folder .* is in use/,
    );
    await store.close();
    expect(await run('restore', folder, `--from=${target}`, '--replace')).toMatchObject({ code: 0 });
    expect(await contentOf(folder)).toEqual(before);
    const [former = ''] = (await readdir(folder)).filter((name) => name.startsWith('replaced-'));
    const kept = await withStore(join(folder, former), findStoredDocuments);
    expect(kept).toEqual([]);
  }, 30_000);

  it('refuses a folder with the documents of another database', async () => {
    const { target } = await backedUp();
    const { folder: other } = await filledFolder();
    await rm(join(other, 'product.db'));
    for (const words of [[], ['--replace']]) {
      const refused = await run('restore', other, `--from=${target}`, ...words);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.stderr).toContain('belongs to another database');
      expect(await readdir(other)).not.toContain('product.db');
    }
  }, 30_000);

  it.each<[string, RegExp, (target: string) => Promise<void>]>([
    ['is half written', /it has no backup\.json/, (target) => rm(join(target, 'backup.json'))],
    [
      'has half a database',
      /product\.db is damaged/,
      async (target) => {
        const path = join(target, 'product.db');
        const bytes = await readFile(path);
        await writeFile(path, bytes.subarray(0, bytes.length / 2));
      },
    ],
    [
      'lacks a document',
      /documents\/00000000-0000-4000-8000-000000000001 is missing/,
      (target) => rm(join(target, 'documents', '00000000-0000-4000-8000-000000000001')),
    ],
    [
      'has a changed document',
      /documents\/00000000-0000-4000-8000-000000000002 is damaged/,
      (target) => writeFile(join(target, 'documents', '00000000-0000-4000-8000-000000000002'), 'x'),
    ],
    [
      'has a damaged list',
      /its backup\.json is damaged/,
      (target) => writeFile(join(target, 'backup.json'), '{"a'),
    ],
  ])(
    'refuses a backup that %s',
    async (_title, reason, damage) => {
      const { target } = await backedUp();
      await damage(target);
      const empty = await newFolder();
      const refused = await run('restore', empty, `--from=${target}`);
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr).toMatch(
        new RegExp(`^The backup in .* cannot be restored: ${reason.source}.*Nothing was changed\\.\n$`),
      );
      expect(await readdir(empty)).toEqual([]);
    },
    30_000,
  );

  it('of a copied backup removes the documents that their customer removed while it was made', async () => {
    const { target } = await backedUp();
    const copy = join(await newFolder(), 'copy');
    await cp(target, copy, { recursive: true });
    const path = join(copy, 'backup.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as {
      documents: { id: string }[];
      removed: string[];
    };
    const [removed] = manifest.documents.splice(0, 1);
    manifest.removed.push(removed?.id ?? '');
    await writeFile(path, JSON.stringify(manifest));
    const empty = await newFolder();
    expect(await run('restore', empty, `--from=${copy}`)).toMatchObject({ code: 0 });
    expect((await contentOf(empty)).documents).toHaveLength(2);
  }, 30_000);
});
