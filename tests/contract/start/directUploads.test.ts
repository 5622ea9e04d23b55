import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runServer } from '#commands/endurance/runServer.ts';
import { openObjectStorage } from '#tests/support/services/objectStorage.ts';

const SITE = 'https://www.example.com';

/**
 * Starts the product with a bucket that lets pages of SITE upload.
 * @param isBuiltFor true if the policy of its app allows the bucket's host
 * @returns the printed lines
 */
async function startWith(isBuiltFor: boolean, site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'direct-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const storage = await openObjectStorage(SITE);
  onTestFinished(storage.close);
  const hosts = { requested: isBuiltFor ? [storage.endpoint] : [], pictures: [] };
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'headers.json'), JSON.stringify({ hosts, files: [] }));
  const server = await runServer('server/start/main.ts', {
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
    APP_DIR: folder,
    VITE_SITE_URL: site,
    DOCUMENTS_URL: 's3://documents',
    DOCUMENTS_ENDPOINT: storage.endpoint,
    DOCUMENTS_REGION: 'ca-central-1',
  });
  await server.stop();
  return server.printed.replaceAll(storage.endpoint, 'BUCKET');
}

it.each([
  [
    'the app was built without its host',
    false,
    SITE,
    'Documents go through this server instead of directly to the bucket s3://documents: the app was built without VITE_DOCUMENTS_HOST=BUCKET.',
  ],
  [
    'its rules do not name the site',
    true,
    'https://other.example',
    'Documents go through this server instead of directly to the bucket s3://documents: the rules of the bucket do not let pages of https://other.example PUT',
  ],
])(
  'browsers do not upload to the bucket if %s, and the log says so',
  async (_title, isBuiltFor, site, line) => {
    expect(await startWith(isBuiltFor, site)).toContain(line);
  },
  30_000,
);

it('browsers upload to the bucket if its rules and the policy of the app allow it', async () => {
  expect(await startWith(true, SITE)).not.toContain('Documents go through this server');
}, 30_000);
