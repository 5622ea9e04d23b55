import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeDemoServices } from '#demo/services.ts';
import type { SessionOf } from '#server/http/session.ts';
import { makeServices, type ServicesOptions } from '#server/start/makeServices.ts';
import { makeTestIdentity, TEST_ISSUER } from '../identity/testIdentity.ts';
import { makeTestServices } from './makeTestServices.ts';
import { makeSmallCountryMap } from './smallCountryMap.ts';
import { SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS, SMALL_DATASET_NOW } from './smallDataset.ts';

/** One file of each kind in a build. */
const FILES = {
  'index.html': '<!doctype html><title>The app</title><script>start();</script>',
  'robots.txt': 'User-agent: *',
  'sw.js': 'start();',
  'manifest.json': '{"version": "1.0.0"}',
  'favicon.svg': '<svg/>',
  'assets/index-abc.js': 'start();',
  'assets/schemaWorker-abc.js': 'start();',
};

/** The bearer token is a name: "anne" is anne@example.ca. */
const byName: SessionOf = async ({ headers }) => {
  const [, name] = /^Bearer (\w+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  return name === undefined
    ? { kind: 'visitor' }
    : { kind: 'customer', userId: name, email: `${name}@example.ca` };
};

/** All services and the app behind one function, with the small dataset. It ends with the test. */
export async function openProduct(options: Partial<ServicesOptions> = {}) {
  const small = await makeTestServices();
  const folder = mkdtempSync(join(tmpdir(), 'product-'));
  mkdirSync(join(folder, 'assets'));
  for (const [path, content] of Object.entries(FILES)) writeFileSync(join(folder, path), content);
  const { key, outbox } = await makeTestIdentity();
  const clock = { now: () => SMALL_DATASET_NOW };
  const services = makeServices({
    store: small.store,
    demo: makeDemoServices({
      store: options.store ?? small.store,
      geography: makeSmallCountryMap(SMALL_DATASET_CITIES, SMALL_DATASET_NEIGHBOURHOODS),
      clock,
      identity: { key, outbox, issuer: TEST_ISSUER },
      ...(options.rateLimit === undefined ? {} : { rateLimit: options.rateLimit }),
    }),
    clock,
    sessionOf: byName,
    version: '1.0.0',
    appFolder: folder,
    areFaultsListed: true,
    ...options,
  });
  onTestFinished(async () => {
    await small.close();
    rmSync(folder, { recursive: true });
  });
  return {
    store: small.store,
    fetch: async (path: string, init?: RequestInit) =>
      services.fetch(new Request(`http://product.test${path}`, { redirect: 'manual', ...init })),
  };
}
