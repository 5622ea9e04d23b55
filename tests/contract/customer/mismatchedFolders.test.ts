import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cleanUpDocuments } from '#server/customer/documents/cleanUpDocuments.ts';
import { openDocumentBucket } from '#server/customer/documents/documentBucket.ts';
import { openDocumentFolder } from '#server/customer/documents/documentFolder.ts';
import { pairDocuments } from '#server/customer/documents/pairDocuments.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { databaseIdOf } from '#server/store/databaseId.ts';
import { MismatchedDatabase } from '#server/store/failures.ts';
import type { Store } from '#server/store/store.ts';
import { openObjectStorage } from '#tests/support/services/objectStorage.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { type StoreDialect, storeDialects } from '#tests/support/services/storeDialects.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function addCustomer({ database }: Store, id = 'anne'): Promise<void> {
  await database
    .insertInto('customer')
    .values({
      id,
      email: `${id}@example.ca`,
      email_key: `${id}@example.ca`,
      first_name: 'Anne',
      last_name: 'Tremblay',
      email_notifications: 1,
    })
    .execute();
  if (id !== 'anne') return;
  const moment = SMALL_DATASET_NOW.toISOString();
  await database
    .insertInto('application')
    .values({
      id: idOf(0),
      user_id: 'anne',
      version: 1,
      status: 'submitted',
      created: moment,
      updated: moment,
      submitted: moment,
      is_alone: 1,
      sections: '{}',
    })
    .execute();
}

async function addDocuments({ database }: Store, ids: readonly string[], owner = 'anne'): Promise<void> {
  for (const id of ids) {
    await database
      .insertInto('application_document')
      .values({
        id,
        application_id: idOf(0),
        user_id: owner,
        name: 'Passport.pdf',
        kind: 'identity',
        size: 4,
        type: 'application/pdf',
        hash: 'a',
        state: 'kept',
        added: SMALL_DATASET_NOW.toISOString(),
        key_hash: id,
      })
      .execute();
  }
}

/** A data folder, and functions that start the product on it. */
async function dataFolder(files: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'pair-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const documents = openDocumentFolder(join(folder, 'documents'));
  for (const id of files) {
    const bytes = Buffer.from(`of ${id}`);
    const part = await documents.begin(id, bytes.length);
    await part.write(bytes);
    await part.close();
    await part.place();
  }
  const logged: string[] = [];
  let now = SMALL_DATASET_NOW.getTime();
  const options = (store: Store) => ({
    store,
    documents,
    clock: { now: () => new Date(now) },
    log: (line: string) => void logged.push(line),
  });
  return {
    folder,
    logged,
    path: (...names: string[]) => join(folder, 'documents', ...names),
    pass: (days: number) => {
      now += days * MILLISECONDS_A_DAY;
    },
    pair: (store: Store, accepted?: string) => pairDocuments({ ...options(store), accepted }),
    tidy: (store: Store) => cleanUpDocuments(options(store)),
    /** Ids of stored files, and of files anywhere in the folder. */
    ids: () => documents.ids(),
    async anywhere() {
      const names = await readdir(join(folder, 'documents'), { recursive: true });
      return names
        .map((name) => name.replace(/^.*\//, ''))
        .filter((name) => /^[\da-f-]{36}$/.test(name))
        .sort();
    },
  };
}

type Folder = Awaited<ReturnType<typeof dataFolder>>;

const FILES = [1, 2, 3].map(idOf);

/** Starts the product, and runs the clean-up of the next forty days. */
async function live(folder: Folder, store: Store, accepted?: string): Promise<void> {
  await folder.pair(store, accepted);
  for (let day = 0; day < 40; day += 1) {
    await folder.tidy(store);
    folder.pass(1);
  }
}

/** Content beside the folder with three documents, and whether the start continues. */
const PAIRS: readonly [
  string,
  'starts' | 'stops',
  (folder: Folder, open: () => Promise<Store>) => Promise<Store>,
][] = [
  [
    'an empty database, by a wrong DATABASE_URL, that has never been paired',
    'stops',
    (_folder, open) => open(),
  ],
  [
    'a new database in the place of a damaged one that was moved away',
    'stops',
    async (folder, open) => {
      const own = await open();
      await addCustomer(own);
      await addDocuments(own, FILES);
      await folder.pair(own);
      return open();
    },
  ],
  [
    'the database of another deployment',
    'stops',
    async (folder, open) => {
      const own = await open();
      await addCustomer(own);
      await addDocuments(own, FILES);
      await folder.pair(own);
      const other = await open();
      await addCustomer(other);
      await addDocuments(other, [idOf(77)]);
      return other;
    },
  ],
  [
    'its own database as it was before the documents came',
    'starts',
    async (folder, open) => {
      const own = await open();
      await addCustomer(own);
      await writeFile(join(folder.folder, 'database-id'), `${await databaseIdOf(own)}\n`);
      return own;
    },
  ],
  [
    'its own database as it was before the last document came',
    'starts',
    async (_folder, open) => {
      const own = await open();
      await addCustomer(own);
      await addDocuments(own, FILES.slice(1));
      return own;
    },
  ],
  [
    'its own database, of a release without ids',
    'starts',
    async (_folder, open) => {
      const own = await open();
      await addCustomer(own);
      await addDocuments(own, FILES);
      return own;
    },
  ],
];

describe.each(storeDialects())('a data folder with documents on $name', (dialect: StoreDialect) => {
  let open: () => Promise<Store>;

  beforeEach(() => {
    open = async () => {
      const store = await dialect.open();
      onTestFinished(() => store.close());
      return store;
    };
  });

  // Opening the first PostgreSQL store includes the start of PostgreSQL.
  beforeAll(async () => (await dialect.open()).close(), 60_000);
  afterAll(() => dialect.end());

  it.each(PAIRS)('loses nothing beside %s: it %s', async (_name, outcome, beside) => {
    const folder = await dataFolder(FILES);
    const store = await beside(folder, open);
    const rows = await store.database.selectFrom('application_document').selectAll().execute();
    const living = live(folder, store);
    if (outcome === 'stops') {
      await expect(living).rejects.toThrow(MismatchedDatabase);
      await expect(living).rejects.toThrow(`ACCEPT_DATABASE=${await databaseIdOf(store)}`);
      expect(await folder.ids()).toEqual(expect.arrayContaining(FILES));
    } else await living;
    expect(await folder.anywhere()).toEqual(FILES);
    expect(await store.database.selectFrom('application_document').selectAll().execute()).toEqual(rows);
  });

  it('continues with a database that was accepted by its id, and does not move the files', async () => {
    const folder = await dataFolder(FILES);
    const first = await open();
    await addCustomer(first);
    await addDocuments(first, FILES);
    await folder.pair(first);
    const firstId = await databaseIdOf(first);
    const second = await open();
    await expect(live(folder, second, firstId)).rejects.toThrow(MismatchedDatabase);
    await live(folder, second, await databaseIdOf(second));
    await folder.pair(second);
    expect(await folder.ids()).toEqual(expect.arrayContaining(FILES));
    expect(folder.logged.at(-1)).toMatch(/^3 of 3 files of documents belong to no document .* none is moved/);
  });

  it('warns if a new folder has no file of the documents in its database', async () => {
    const folder = await dataFolder([]);
    const store = await open();
    await folder.pair(store);
    expect(folder.logged).toEqual([]);
    await rm(join(folder.folder, 'database-id'));
    await addCustomer(store);
    await addDocuments(store, FILES);
    await folder.pair(store);
    expect(folder.logged).toEqual([expect.stringMatching(/^The database has 3 documents of customers/)]);
  });

  it('moves a file without a document aside after a week, logs it, and moves it back when its document returns', async () => {
    const files = Array.from({ length: 40 }, (_, number) => idOf(number + 1));
    const [missingId = '', ...others] = files;
    const folder = await dataFolder(files);
    const store = await open();
    await addCustomer(store);
    await addDocuments(store, others);
    await folder.tidy(store);
    folder.pass(6);
    await folder.tidy(store);
    expect(await folder.ids()).toContain(missingId);
    folder.pass(1);
    await folder.tidy(store);
    expect(await folder.ids()).not.toContain(missingId);
    expect(folder.logged).toEqual([
      `The file documents/${missingId} has had no document since ${SMALL_DATASET_NOW.toISOString()}: moved to documents/.orphaned/2026-11-28/${missingId}.`,
    ]);
    expect(await readFile(folder.path('.orphaned', '2026-11-28', missingId), 'utf8')).toBe(`of ${missingId}`);
    await addDocuments(store, [missingId]);
    await folder.tidy(store);
    expect(await readFile(folder.path(missingId), 'utf8')).toBe(`of ${missingId}`);
    expect(folder.logged.at(-1)).toBe(
      `The file documents/.orphaned/2026-11-28/${missingId} has its document again: moved back.`,
    );
  });

  it('moves no file if more than ten files, or a twentieth of them, have no document', async () => {
    const files = Array.from({ length: 40 }, (_, number) => idOf(number + 1));
    const folder = await dataFolder(files);
    const store = await open();
    await addCustomer(store);
    await addDocuments(store, files.slice(3));
    await live(folder, store);
    expect(await folder.ids()).toHaveLength(40);
    expect(folder.logged.at(-1)).toMatch(/^3 of 40 files/);
    await addDocuments(store, files.slice(2, 3));
    await folder.tidy(store);
    folder.pass(7);
    await folder.tidy(store);
    expect(await folder.ids()).toHaveLength(38);
  });

  it('keeps a document of a co-applicant whose row is missing', async () => {
    const folder = await dataFolder(FILES);
    const store = await open();
    await addCustomer(store);
    await addCustomer(store, 'charles');
    await addDocuments(store, FILES, 'charles');
    await live(folder, store);
    expect(await folder.ids()).toEqual(expect.arrayContaining(FILES));
    expect(await store.database.selectFrom('application_document').select('id').execute()).toHaveLength(3);
  });

  it('deletes the files of removed documents, also with their customer', async () => {
    const folder = await dataFolder(FILES);
    const store = await open();
    await addCustomer(store);
    await addDocuments(store, FILES);
    await folder.pair(store);
    const [first = ''] = FILES;
    await store.database.deleteFrom('application_document').where('id', '=', first).execute();
    await folder.tidy(store);
    expect(await folder.anywhere()).toEqual(FILES.slice(1));
    await store.database.deleteFrom('customer').where('id', '=', 'anne').execute();
    await folder.tidy(store);
    expect(await folder.anywhere()).toEqual([]);
    expect(folder.logged).toEqual([]);
  });
});

/** Starts the product, which is expected to stop; undefined for a setting unsets it. */
async function failedStart(settings: Record<string, string>) {
  const root = join(import.meta.dirname, '..', '..', '..');
  const env = { ...process.env, STAGE: 'local', PORT: '0', LISTINGS: '100', DATABASE_URL: '', ...settings };
  const start = promisify(execFile)(process.execPath, [join(root, 'server', 'start', 'main.ts')], {
    env,
    timeout: 8_000,
  });
  return start.catch((reason) => reason);
}

it('the product does not start with another database, creates nothing, and keeps the documents', async () => {
  const folder = await dataFolder(FILES);
  const failure = await failedStart({ DATA_DIR: folder.folder, APP_DIR: folder.folder });
  expect(failure).toMatchObject({ code: 1, stdout: '' });
  expect(failure.stderr).toMatch(
    /^The data folder .* holds 3 documents of customers, none of which is in the database: /,
  );
  expect(await folder.anywhere()).toEqual(FILES);
});

/** A bucket with the id of another database, and the settings of a start with it. */
async function bucketOfAnother() {
  const { folder } = await dataFolder([]);
  const storage = await openObjectStorage();
  onTestFinished(storage.close);
  const files = await openDocumentBucket({ bucket: storage.bucket, prefix: 'live/' }, storage.settings);
  await files.stamp.write(idOf(9));
  const settings = {
    DATA_DIR: folder,
    APP_DIR: folder,
    DOCUMENTS_REGION: 'ca-central-1',
    DOCUMENTS_ENDPOINT: storage.endpoint,
  };
  return { files, settings };
}

it('the product does not start with the bucket of another database', async () => {
  const { files, settings } = await bucketOfAnother();
  const failure = await failedStart({ ...settings, DOCUMENTS_URL: 's3://documents/live' });
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr).toContain(
    `The bucket s3://documents/live belongs to another database, with the id ${idOf(9)}: `,
  );
  expect(await files.stamp.read()).toBe(idOf(9));
});

it('the product does not start with a bucket that does not exist', async () => {
  const { settings } = await bucketOfAnother();
  const failure = await failedStart({ ...settings, DOCUMENTS_URL: 's3://nothing' });
  expect(failure).toMatchObject({ code: 1 });
  expect(failure.stderr).toContain(
    "The documents' bucket s3://nothing cannot be read or written (NoSuchBucket: ",
  );
});
