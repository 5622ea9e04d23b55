/** The product as one process, started by `npm start`. */
// Imported before the other libraries: the heap then grows less, and 3 to 8 MB less memory stays in use (Node 26.10).
import 'hono';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '#server/config/configuration.ts';
import type { Answer } from '#server/http/answer.ts';
import { behindProxies } from '#server/http/clientAddress.ts';
import { configureLog, logFailure, logInfo, logWarning } from '#server/http/log.ts';
import { openStore } from '#server/store/openStore.ts';
import { answerStarting } from './answerStarting.ts';
import { checkBuild } from './checkBuild.ts';
import { checkTransitRouting } from './checkTransitRouting.ts';
import { checkUserPool } from './checkUserPool.ts';
import { closeEach } from './closeEach.ts';
import { CONNECTION_LIMITS, listen } from './listen.ts';
import { hasDemo } from './loadDemo.ts';
import type { Metrics } from './metrics.ts';
import { runUntilSignal } from './runUntilSignal.ts';
import { type Running, startUp } from './startUp.ts';

const root = join(import.meta.dirname, '..', '..');

async function start(): Promise<() => Promise<void>> {
  // This comes before the settings are read, so that an error in them is also logged as one line of JSON.
  const isStructured = (process.env['STAGE'] || 'local') !== 'local';
  configureLog({ isStructured });
  if (isStructured) {
    process.removeAllListeners('warning');
    process.on('warning', ({ name, message }) => logWarning(`${name}: ${message}`));
  }
  const configuration = readConfiguration(process.env, root);
  checkBuild(configuration, hasDemo(configuration));
  let running: Running | undefined;
  let answer: Answer = (request) => answerStarting(request, configuration.trustedProxies !== undefined);
  // Open the port first: a taken port should not be noticed after minutes of work.
  const server = await listen(
    configuration.port,
    behindProxies(configuration.trustedProxies, (request, env) => answer(request, env)),
    // A trusted proxy sends all visitors' requests from its own address.
    configuration.trustedProxies
      ? { connections: { ...CONNECTION_LIMITS, each: Number.POSITIVE_INFINITY } }
      : {},
  );
  // Loaded on demand: most deployments have neither, and each takes memory.
  const tracing =
    configuration.tracesUrl === undefined
      ? undefined
      : (await import('./tracing.ts')).startTracing(configuration.tracesUrl);
  let metrics: Metrics | undefined;
  const close = () =>
    closeEach([
      () => server.close(),
      async () => metrics?.close(),
      async () => running?.close(),
      async () => tracing?.stop(),
    ]);
  try {
    const { identity, transitRoutingUrl } = configuration;
    if (identity.kind === 'cognito') await checkUserPool(identity);
    if (transitRoutingUrl !== undefined) await checkTransitRouting({ url: transitRoutingUrl });
    running = await startUp({ configuration, root, appFolder: configuration.appFolder, log: logInfo });
    if (configuration.metrics) {
      const { startMetrics } = await import('./metrics.ts');
      metrics = await startMetrics({ ...configuration.metrics, ...running.measured });
      logInfo(`Metrics: http://${configuration.metrics.host}:${metrics.port}/metrics`);
    }
  } catch (error) {
    await close().catch((failure) => logFailure('the port was not closed', failure));
    throw error;
  }
  answer = tracing?.around(running.fetch) ?? running.fetch;
  logInfo(`Ready: http://localhost:${server.port}/real-estate/`);
  return close;
}

/**
 * Loads everything that a start loads, the database's thread too, so that Node caches the compiled code
 * (NODE_COMPILE_CACHE). Otherwise Node's TypeScript transformer stays in memory, 15 MB.
 */
async function loadAll(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'load-only-'));
  const store = await openStore({ kind: 'folder', folder });
  await store.close();
  await import('#server/store/openSearches.ts');
  await rm(folder, { recursive: true });
}

await (process.argv.includes('--load-only') ? loadAll() : runUntilSignal(start));
