/** Replaces three processes behind nginx one after the other, under load; started by `npm run rolling`. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, startNginx } from '#commands/deploy/runNginx.ts';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { callOf } from '#commands/endurance/writers.ts';
import { print, runCommand } from '#commands/launch/output.mjs';
import type { MixedCall } from '#commands/load/mix.ts';
import { type LoadReport, runOpenLoop } from '#commands/load/openLoop.ts';
import { runPostgres } from '#commands/postgres/runPostgres.ts';
import { commandLine, wholeNumber } from '#server/start/commandLine.ts';
import { openStore } from '#server/store/openStore.ts';
import { makeBareApp } from './bareApp.ts';

const root = join(import.meta.dirname, '..', '..');
const PROCESSES = 3;
const LISTINGS = 500;
/** One of so many requests is a lead, all others are searches. */
const LEAD_EVERY = 10;
/** Seconds of load before the first process is replaced, and after the last one. */
const REST_SECONDS = 3;

const { rate, seconds } = await commandLine({
  name: 'rolling',
  about: 'replaces three processes behind nginx on one PostgreSQL under load, and counts lost requests.',
  options: {
    rate: wholeNumber({ meaning: 'requests a second', from: 1, to: 1000, usual: 100 }),
    seconds: wholeNumber({ meaning: 'length of the load', from: 20, to: 600, usual: 60 }),
  },
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A search that no cache has, or a lead, each of another visitor. */
function callAt(number: number): MixedCall {
  const headers = { 'X-Forwarded-For': `203.0.${Math.floor(number / 250) % 250}.${number % 250}` };
  if (number % LEAD_EVERY !== 0) {
    return { kind: 'list', path: `/realty/listings?resultsPerPage=5&minPrice=${number}`, init: { headers } };
  }
  const { path, init } = callOf({ kind: 'lead', mark: `rolling-${number}` }, '');
  return { kind: 'lead', path, init: { ...init, headers: { ...init.headers, ...headers } } };
}

async function untilReady({ origin }: RunningServer): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`)).ok) await wait(100);
}

/** Number of leads in the database. */
async function leadsIn(connectionString: string): Promise<number> {
  const store = await openStore({ kind: 'postgres', connectionString });
  const { count } = store.database.fn;
  const row = await store.database
    .selectFrom('lead')
    .select(count<number>('id').as('leads'))
    .executeTakeFirstOrThrow();
  await store.close();
  return row.leads;
}

function tell(report: LoadReport, leads: number): number {
  const sent = rate * seconds;
  const lost = sent - report.answered.number;
  const { p50, p95, p99, longest } = report.answered;
  print(
    `Sent: ${sent} requests in ${seconds} s, to ${PROCESSES} processes that were replaced one after the other.`,
  );
  const [median, most, nearlyAll, all] = [p50, p95, p99, longest].map(Math.round);
  print(
    `Answered: ${report.answered.number}; p50 ${median}, p95 ${most}, p99 ${nearlyAll}, longest ${all} ms.`,
  );
  print(`Lost: ${lost} (refused ${report.shed.number}; ${JSON.stringify(report.errors)}).`);
  const expected = report.kinds['lead']?.number ?? 0;
  print(`Leads: ${expected} were answered, ${leads} are in the database.`);
  return lost === 0 && leads === expected ? 0 : 1;
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
  // PostgreSQL's own user has to reach its folder.
  chmodSync(folder, 0o755);
  const database = await runPostgres({
    folder: join(folder, 'postgres'),
    settings: { max_connections: '60' },
  });
  const closes: (() => Promise<unknown>)[] = [
    () => database.stop(),
    async () => rmSync(folder, { recursive: true, force: true }),
  ];
  try {
    const DATABASE_URL = database.addressOf('postgres');
    print(`Generating ${LISTINGS} listings ...`);
    await promisify(execFile)(process.execPath, ['demo/commands/seed/seed.ts', `--listings=${LISTINGS}`], {
      cwd: root,
      env: { ...process.env, DATABASE_URL, DATA_DIR: join(folder, 'seed') },
    });
    // nginx serves the built app.
    makeBareApp(join(folder, 'app'));
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const start = async (port: number): Promise<RunningServer> => {
      const settings = { PORT: String(port), DATABASE_URL, DATA_DIR: join(folder, String(port)) };
      const server = await runServer(join('server', 'start', 'main.ts'), {
        ...settings,
        DEMO: 'off',
        APP_DIR: join(folder, 'app'),
        TRUSTED_PROXY: '1',
      });
      await untilReady(server);
      return server;
    };
    const servers = await Promise.all(ports.map(start));
    closes.unshift(() => Promise.all(servers.map((server) => server.stop())));
    const origins = servers.map(({ origin }) => origin);
    const nginx = await startNginx(origins, join(folder, 'nginx'), { proxy: '127.0.0.1' });
    closes.unshift(() => nginx.stop());

    const load = runOpenLoop({ origins: [nginx.origin], rate, seconds, lines: 64, call: callAt });
    for (const [position, port] of ports.entries()) {
      await wait(REST_SECONDS * 1000);
      const begun = performance.now();
      await servers[position]?.stop();
      servers[position] = await start(port);
      print(`Process ${position + 1} was replaced in ${Math.round(performance.now() - begun)} ms.`);
    }
    return tell(await load, await leadsIn(DATABASE_URL));
  } finally {
    for (const close of closes) await close();
  }
});
