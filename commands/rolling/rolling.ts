/** Replaces three processes behind nginx one after the other, under load; started by `npm run rolling`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort, startNginx } from '#commands/deploy/runNginx.ts';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { callOf } from '#commands/endurance/writers.ts';
import { print, runCommand } from '#commands/launch/output.mjs';
import type { MixedCall } from '#commands/load/mix.ts';
import { type LoadReport, runOpenLoop } from '#commands/load/openLoop.ts';
import { commandLine, option, wholeNumber } from '#server/start/commandLine.ts';
import { openStore } from '#server/store/openStore.ts';
import { openBareSurroundings } from './bareSurroundings.ts';

const root = join(import.meta.dirname, '..', '..');
const PROCESSES = 3;
/** The packages that are folders of the project. */
const WORKSPACES = '@harbour-and-pine';
/** One of so many requests is a lead, all others are searches. */
const LEAD_EVERY = 10;
/** Seconds of load before the first process is replaced, and after the last one. */
const REST_SECONDS = 3;

const { from, listings, rate, seconds } = await commandLine({
  name: 'rolling',
  about: 'replaces three processes behind nginx on one PostgreSQL under load, and counts lost requests.',
  options: {
    from: option(z.string().regex(/^[\w./^~][\w./^~-]*$/), {
      name: 'GIT_REF',
      meaning: 'the release that runs at first; this one by default',
      expected: 'a tag or a commit',
      usual: undefined,
    }),
    listings: wholeNumber({ meaning: 'number of listings', from: 500, to: 1_000_000, usual: 500 }),
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

/** Waits until a process answers searches. Releases before 1.6 do not have the address of the probe. */
async function untilReady({ origin }: RunningServer): Promise<void> {
  const { status } = await fetch(`${origin}/health/ready`);
  const path = status === 404 ? '/health' : '/health/ready';
  while (!(await fetch(origin + path)).ok) await wait(100);
}

/** Writes the code of a release into a folder, which uses the installed packages. */
function checkOut(release: string, folder: string): void {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', '--format=tar', release], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, WORKSPACES), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== WORKSPACES) symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(root, 'node_modules', WORKSPACES))) {
    symlinkSync(join(folder, name), join(packages, WORKSPACES, name));
  }
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

const settled = (starting: Promise<RunningServer>): Promise<RunningServer | string> =>
  starting.catch((failure: unknown) => String(failure));

/** Prints whether a process of the former release can start on the database of this one. */
async function tellRestart(restarted: RunningServer | string): Promise<void> {
  if (typeof restarted !== 'string') await restarted.stop();
  print(
    typeof restarted === 'string'
      ? `A process of ${from} does not start on the new database: ${restarted}`
      : `A process of ${from} also starts on the new database.`,
  );
}

await runCommand(async () => {
  let first = root;
  // nginx serves the built app.
  const { folder, settings, close } = await openBareSurroundings(
    60,
    (empty) => {
      if (from === undefined) return root;
      first = join(empty, 'release');
      checkOut(from, first);
      return first;
    },
    listings,
  );
  const closes: (() => Promise<unknown>)[] = [close];
  try {
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const start = async (port: number, release: string): Promise<RunningServer> => {
      const server = await runServer(
        join('server', 'start', 'main.ts'),
        { ...settings, PORT: String(port), DATA_DIR: join(folder, String(port)) },
        { folder: release },
      );
      await untilReady(server);
      return server;
    };
    const servers = await Promise.all(ports.map((port) => start(port, first)));
    closes.unshift(() => Promise.all(servers.map((server) => server.stop())));
    const origins = servers.map(({ origin }) => origin);
    const nginx = await startNginx(origins, join(folder, 'nginx'), { proxy: '127.0.0.1' });
    closes.unshift(() => nginx.stop());

    const load = runOpenLoop({ origins: [nginx.origin], rate, seconds, lines: 64, call: callAt });
    for (const [position, port] of ports.entries()) {
      await wait(REST_SECONDS * 1000);
      const begun = performance.now();
      await servers[position]?.stop();
      servers[position] = await start(port, root);
      print(`Process ${position + 1} was replaced in ${Math.round(performance.now() - begun)} ms.`);
    }
    const code = tell(await load, await leadsIn(settings.DATABASE_URL));
    if (from !== undefined) await tellRestart(await freePort().then((port) => settled(start(port, first))));
    return code;
  } finally {
    for (const close of closes) await close();
  }
});
