/** Times the product's searches on both databases and on comparison systems; started by `npm run bench`. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { print } from '#commands/launch/output.mjs';
import { type PostgresServer, runPostgres } from '#commands/postgres/runPostgres.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { timeAreas } from './areaTimes.ts';
import { type BenchOptions, benchOptions } from './benchOptions.ts';
import { TORONTO } from './city/madeCity.ts';
import { timeCity } from './city/timeCity.ts';
import { loopDelay } from './loopDelay.ts';
import { type Engine, openDataset, type Places } from './openDataset.ts';
import { timePages } from './pageTimes.ts';
import { openPostgis } from './postgisPeer.ts';
import { type Question, questions } from './questions.ts';
import { type Column, table } from './report.ts';
import { openSupercluster } from './superclusterPeer.ts';
import { type Asking, timed } from './timing.ts';

/** A server with memory for the largest database (docs/scale.md) and no other writer. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  work_mem: '32MB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
  synchronous_commit: 'off',
  autovacuum: 'off',
};

/** The row of a question; all questions of its kind are pooled in another row. */
const rowOf = ({ kind, view }: Question): string => (view === '' ? kind : `${kind}: ${view}`);

/** Times by row, and pooled by kind. */
function withPooled(times: ReadonlyMap<string, number[]>): Map<string, number[]> {
  const all = new Map(times);
  for (const [row, milliseconds] of times) {
    const [kind = row] = row.split(':');
    if (kind === row) continue;
    all.set(kind, [...(all.get(kind) ?? []), ...milliseconds]);
  }
  return all;
}

function rowsOf(list: readonly Question[]): string[] {
  const kinds = Map.groupBy(list, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, all]) => {
    const rows = [...new Set(all.map(rowOf))];
    return rows.length > 1 ? [kind, ...rows] : rows;
  });
}

async function timeEngine({ name, store }: Engine, list: readonly Question[], passes: number) {
  const askings: Asking[] = list.map((question) => ({
    row: rowOf(question),
    ask: () => question.ask(store),
  }));
  const { times, answers } = await timed(askings, passes);
  return { column: { name, times: withPooled(times) } satisfies Column, answers };
}

function printDifferences(
  list: readonly Question[],
  one: readonly unknown[],
  other: readonly unknown[],
): void {
  const different = list.filter((_, position) => {
    return JSON.stringify(one[position]) !== JSON.stringify(other[position]);
  });
  print(
    different.length === 0
      ? `Both databases gave the same ${list.length} answers.`
      : `The databases' answers DIFFER in ${different.length}: ${[...new Set(different.map(rowOf))].join(', ')}`,
  );
}

async function timePeers(size: number, engine: Engine, list: Question[], places: Places, passes: number) {
  const columns: Column[] = [];
  const postgis = await openPostgis(places.server.addressOf(`world_${size}`), list, rowOf);
  columns.push({ name: 'PostGIS', times: withPooled((await timed(postgis.askings, passes)).times) });
  await postgis.close();
  const cluster = await openSupercluster(engine.store, list, rowOf);
  columns.push({ name: 'supercluster', times: withPooled((await timed(cluster.askings, passes)).times) });
  const megabytes = (cluster.memory / 1e6).toFixed(0);
  return { columns, note: `supercluster's index: ${cluster.indexing.toFixed(0)} ms, ${megabytes} MB` };
}

async function timeSize(
  size: number,
  places: Places,
  { passes, peers: withPeers }: BenchOptions,
): Promise<void> {
  const list = questions();
  print(`\n## ${size.toLocaleString('en-CA')} listings\n`);
  const sqlite = await openDataset('SQLite', size, places);
  const postgres = await openDataset('PostgreSQL', size, places);
  const [one, other] = [await timeEngine(sqlite, list, passes), await timeEngine(postgres, list, passes)];
  printDifferences(list, one.answers, other.answers);
  const peers = withPeers ? await timePeers(size, sqlite, list, places, passes) : undefined;
  print(`\n${table(rowsOf(list), [one.column, other.column, ...(peers?.columns ?? [])])}\n`);
  if (peers) print(peers.note);
  for (const { name, store } of [sqlite, postgres]) {
    const { p99, answers, rate } = await loopDelay(store);
    print(
      `8 clients on ${name}: event loop delay p99 ${p99.toFixed(1)} ms; answers ${answers.median.toFixed(1)} / ${answers.p95.toFixed(1)} ms, ${rate.toFixed(0)} a second`,
    );
    await store.close();
  }
}

async function timePagesOf(size: number, places: Places, passes: number): Promise<void> {
  print(`\n## Pages at ${size.toLocaleString('en-CA')} listings\n`);
  const columns: Column[] = [];
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const { name, store } = await openDataset(engine, size, places);
    const { times, sitemap } = await timePages(store, passes);
    columns.push({ name, times });
    print(`${name}: ${sitemap}`);
    await store.close();
  }
  print(`\n${table([...(columns[0]?.times.keys() ?? [])], columns)}\n`);
}

async function bench(options: BenchOptions): Promise<void> {
  const folder = options.keep === undefined ? mkdtempSync(join(tmpdir(), 'bench-')) : resolve(options.keep);
  mkdirSync(folder, { recursive: true });
  // The server's own user has to reach the folders below.
  chmodSync(folder, 0o755);
  let server: PostgresServer | undefined;
  try {
    const [cpu] = cpus();
    print(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors (${cpu?.model ?? 'unknown'}), Node ${process.versions.node}`,
    );
    if (options.areas) {
      const { lines, isFast } = await timeAreas(join(folder, 'areas'));
      for (const line of lines) print(line);
      if (!isFast) process.exitCode = 1;
      return;
    }
    server = await runPostgres({ folder: join(folder, 'postgres'), settings: SETTINGS });
    const places = { folder, server, log: print };
    if (options.city && !(await timeCity(places, TORONTO))) process.exitCode = 1;
    for (const size of options.city ? [] : options.listings) {
      if (options.pages) {
        await timePagesOf(size, places, options.passes);
        continue;
      }
      if (!options.load) {
        await timeSize(size, places, options);
        continue;
      }
      for (const name of ['SQLite', 'PostgreSQL'] as const) {
        await (await openDataset(name, size, places)).store.close();
      }
    }
  } finally {
    await server?.stop();
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

await bench(await commandLine(benchOptions));
