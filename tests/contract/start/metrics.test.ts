import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { NO_HOSTS } from '#server/static/securityHeaders.ts';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import { queueLengths } from '#server/store/jobs/jobQueue.ts';
import { insertLead } from '#server/store/leads/insertLead.ts';
import { insertMail } from '#server/store/mail/mailQueue.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { importsOf } from '#tests/support/node/importsOf.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { startFakeFeed } from '#tests/support/upstream/fakeFeed.ts';

/** Starts a process on a machine that may be busy. */
const TIMEOUT_MS = 60_000;
const root = join(import.meta.dirname, '..', '..', '..');

/** Values of requests, which no metric and no trace may have. */
const PRIVATE = ['W1234567', 'anne@example.ca', '0f8fad5b-d9cb-469f-a165-70867728950e', 'a-secret-query'];

/** A product over a fake feed, after some requests. */
async function startedProduct(settings: Record<string, string>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  const app = { version: '1.0.0', stage: 'local', demo: false };
  writeFileSync(join(folder, BUILD_NOTES), JSON.stringify({ app, hosts: NO_HOSTS, files: [] }));
  const feed = await startFakeFeed();
  onTestFinished(() => feed.close());
  const sample = join(root, 'tests', 'support', 'upstream', 'listings-version-2.json');
  feed.answers.set('/listings', JSON.parse(readFileSync(sample, 'utf8')) as object);
  const server = await runServer(join('server', 'start', 'main.ts'), {
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
    APP_DIR: folder,
    REALTY_UPSTREAM_URL: feed.url,
    REALTY_UPSTREAM_KEY: 'a-secret-key',
    ...settings,
  });
  onTestFinished(() => server.stop());
  const [mls, email, id, text] = PRIVATE;
  const traced = { headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' } };
  await fetch(`${server.origin}/realty/listings?resultsPerPage=1&search=${text}`, traced);
  await fetch(`${server.origin}/realty/listings?resultsPerPage=1&search=${text}`);
  for (const path of [
    `/realty/listings/${mls}?boardId=1`,
    `/customer/user/saved-homes/1/${mls}`,
    `/customer/uploads/${id}`,
    `/customer/${email}`,
    `/real-estate/detail/${mls}?${text}`,
    `/${email}`,
    `/${id}/${mls}`,
  ])
    await fetch(`${server.origin}${path}`);
  await fetch(`${server.origin}/health`, { method: 'PROPFIND' });
  return server;
}

const metricsAddress = ({ printed }: RunningServer): URL =>
  new URL(/^Metrics: (\S+)$/m.exec(printed)?.[1] ?? '');

/** The value of a sample; undefined if there is none. */
function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(Object.keys(labels).length === 0 ? `${name} ` : `${name}{`) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('metrics', { timeout: TIMEOUT_MS }, () => {
  it('count requests by the pattern of their route, on a port of their own, without any value of a request', async () => {
    const server = await startedProduct({ METRICS_PORT: '0' });
    const address = metricsAddress(server);
    const answer = await fetch(address);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const requests = (labels: Record<string, string>) =>
      sampleOf(text, 'http_request_duration_seconds_count', labels);
    expect(requests({ route: '/realty/listings', method: 'GET', status: '200' })).toBe(2);
    const routes = [...new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))].sort();
    expect(routes).toEqual([
      '/customer/*',
      '/customer/uploads/:id',
      '/customer/user/*',
      '/health',
      '/real-estate/*',
      '/realty/listings',
      '/realty/listings/:mls',
      'none',
    ]);
    expect(requests({ route: '/health', method: 'other', status: '405' })).toBe(1);
    for (const value of [...PRIVATE, '127.0.0.1']) expect(text).not.toContain(value);
    expect(sampleOf(text, 'feed_call_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThanOrEqual(1);
    expect(sampleOf(text, 'feed_cache_lookups_total', { result: 'hit' })).toBe(1);
    expect(sampleOf(text, 'feed_paused')).toBe(0);
    expect(sampleOf(text, 'database_up')).toBe(1);
    expect(sampleOf(text, 'database_statement_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(0);
    for (const queue of ['leads', 'mails', 'alerts', 'viewings'])
      expect(sampleOf(text, 'queue_waiting', { queue }), queue).toBe(0);
    expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    // Prometheus's naming: a total counts.
    expect(text.match(/^# TYPE \S+_total (?!counter)\w+$/gm)).toBeNull();
    expect(sampleOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(30_000_000);

    const inPublic = await fetch(`${server.origin}/metrics`);
    expect(inPublic.status).toBe(404);
    const onOtherPort = await Promise.all(
      ['/', '/health', '/realty/listings', '/metrics/'].map((path) => fetch(new URL(path, address))),
    );
    expect(onOtherPort.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4');
    if (outer) {
      await expect(fetch(`http://${outer.address}:${address.port}/metrics`)).rejects.toThrow('fetch failed');
    }
  });

  it('are off without a port', async () => {
    const server = await startedProduct({});
    expect(server.printed).not.toContain('Metrics');
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  });

  it.each(storeDialects())('tell what waits in the queues, on $name', async ({ open, end }) => {
    const store = await open();
    const written = '2026-11-23T12:00:00.000Z';
    const begun = new Date();
    await insertLead(store, createMockLeadRow({ id: 'a', forwarding: 'waiting' }));
    await insertLead(store, createMockLeadRow({ id: 'b', forwarding: 'waiting' }));
    await insertLead(store, createMockLeadRow({ id: 'c' }));
    const content = { id: 'm', email: 'anne@example.ca', language: 'en', subject: 'Hello' } as const;
    const mail = renderMail({ ...content, parts: ['Hello.'], brand: BUILT_SENDER });
    await insertMail(store, queued(mail, { written }));
    await insertMail(store, { ...queued({ ...mail, id: 'n' }, { written }), is_alert: 1 });
    await doJobs(store, {
      mails: { failureOf: () => 'The mail was not sent', run: async () => ({ refused: 'no such mailbox' }) },
    });
    const lengths = await queueLengths(store);
    expect(lengths.map(({ queue, waiting, failed, refused }) => [queue, waiting, failed, refused])).toEqual([
      ['leads', 2, 0, 0],
      ['mails', 0, 0, 1],
      ['alerts', 1, 0, 0],
      ['viewings', 0, 0, 0],
      ['desk', 3, 0, 0],
      ['deskWatch', 0, 0, 0],
      ['newHomes', 0, 0, 0],
      ['tidying', 0, 0, 0],
      ['demoDates', 0, 0, 0],
      ['estimates', 0, 0, 0],
      ['yields', 0, 0, 0],
      ['adoption', 0, 0, 0],
    ]);
    const age = Date.parse(lengths[0]?.oldest ?? '') - begun.getTime();
    expect(Math.abs(age)).toBeLessThan(10_000);
    expect(lengths[1]?.oldest).toBeNull();
    await store.close();
    await end();
  });
});

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** Receives spans as a collector does. */
async function startCollector() {
  const bodies: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push((await json(request)) as (typeof bodies)[number]); // OTLP in JSON
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => JSON.stringify(bodies),
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  };
}

describe('traces', { timeout: TIMEOUT_MS }, () => {
  it('go to the collector with the pattern of the route, below the trace of the caller, and without any value of a request', async () => {
    const collector = await startCollector();
    const server = await startedProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await server.stop();
    const spans = collector.spans();
    const [first, second] = spans.filter(({ name }) => name === 'GET /realty/listings');
    expect(first).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
    expect(second?.traceId).not.toBe(first?.traceId);
    const feedCall = spans.find(({ name, traceId }) => name === 'feed call' && traceId === first?.traceId);
    expect(feedCall?.parentSpanId).toBe(first?.spanId);
    const health = spans.find(({ name }) => name === 'PROPFIND /health');
    expect(health).toBeDefined();
    expect(collector.text()).toContain('harbour-and-pine');
    for (const value of [...PRIVATE, 'a-secret-key']) expect(collector.text()).not.toContain(value);
  });

  it('and metrics cost nothing while they are off: their packages are not loaded', () => {
    const { packages } = importsOf(join(root, 'server', 'start', 'main.ts'), () => false);
    expect([...packages]).toContain('hono');
    expect([...packages].filter((name) => /prom-client|opentelemetry/.test(name))).toEqual([]);
  });
});
