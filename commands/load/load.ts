/**
 * Sends the product a mix of all requests at a fixed rate, as a flood of visitors would; started by `npm run load`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDice } from '#commands/endurance/dice.ts';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { tokenFor } from '#commands/endurance/writers.ts';
import { allocation, lean } from '#commands/launch/lean.mjs';
import { print } from '#commands/launch/output.mjs';
import { storedSigningKey } from '#demo/identity/signingKey.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { type LoadOptions, loadOptions } from './loadOptions.ts';
import { drawnBefore, type KnownObjects, nextCall } from './mix.ts';
import { runOpenLoop, type Times } from './openLoop.ts';

const CUSTOMERS = 20;
const HOMES = 200;
/** Drawings requested at a time before the load. */
const AT_ONCE = 4;
const REST = 8000;

/** The command that limits a program to some cores; empty if the system or machine cannot. */
function coresOf(first: number, last: number): string[] {
  const isPossible = spawnSync('taskset', ['-V']).status === 0 && last < availableParallelism();
  return isPossible ? ['taskset', '-c', `${first}-${last}`] : [];
}

/** Resident memory and its peak in MB on Linux; undefined elsewhere. */
function memoryOf({ pid }: RunningServer): { now: number; peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}

/** Processor time of a server in milliseconds on Linux; undefined elsewhere. */
function processorTimeOf({ pid }: RunningServer): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    // In hundredths of a second on every system.
    return ((user ?? 0) + (system ?? 0)) * 10;
  } catch {
    return undefined;
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function knownOf(origin: string, folder: string): Promise<KnownObjects> {
  const page = await fetch(
    `${origin}/realty/listings?resultsPerPage=${HOMES}&sortBy=random&fields=mlsNumber,boardId,images[2]`,
  );
  const { listings } = (await page.json()) as {
    listings: { mlsNumber: string; boardId: number; images?: string[] }[];
  };
  const store = await openForReading({ kind: 'folder', folder });
  const key = store && (await storedSigningKey(store));
  await store?.close();
  if (!key) throw new Error('The identity service has no key.');
  const customers = Array.from({ length: CUSTOMERS }, (_, number) => tokenFor(`load-${number}`, key));
  return {
    homes: listings.map(({ mlsNumber, boardId }) => `${mlsNumber}?boardId=${boardId}`),
    pictures: listings.flatMap(({ images = [] }) => images),
    tokens: await Promise.all(customers),
  };
}

async function draw(origin: string, paths: readonly string[]): Promise<void> {
  const left = paths.values();
  const one = async (): Promise<void> => {
    for (const path of left) await (await fetch(`${origin}${path}`)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const milliseconds = (time: number): string => time.toFixed(0).padStart(6);

function line(name: string, { number, p50, p95, p99, longest }: Times): string {
  const times = [p50, p95, p99, longest].map(milliseconds).join(' ');
  return `${name.padEnd(12)} ${String(number).padStart(7)} ${times}`;
}

async function load(options: LoadOptions): Promise<boolean> {
  const folder = process.env['LOAD_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'load-'));
  const starter = coresOf(0, options.cores - 1);
  const rest = coresOf(options.cores, availableParallelism() - 1);
  if (rest.length > 0) spawnSync('taskset', ['-cp', rest.at(-1) ?? '', String(process.pid)]);
  const settings = { ...allocation, DATA_DIR: folder, LISTINGS: String(options.listings) };
  const flags = [...lean, ...(process.env['LOAD_NODE_FLAGS']?.split(' ') ?? [])];
  let server: Awaited<ReturnType<typeof runServer>> | undefined;
  try {
    print(`Generating ${options.listings} listings ...`);
    server = await runServer(join('server', 'start', 'main.ts'), settings, { flags, starter });
    const known = await knownOf(server.origin, folder);
    const drawings = drawnBefore(makeDice(options.seed), known);
    print(`Drawing ${drawings.length} tiles and pictures ...`);
    await draw(server.origin, drawings);
    await wait(REST);
    const before = memoryOf(server);
    const workedBefore = processorTimeOf(server);
    const subject =
      starter.length > 0 ? `a server limited to ${options.cores} cores` : 'a server on all cores';
    print(
      `Sending ${subject} ${options.rate} requests a second for ${options.minutes} min over at most ${options.lines} connections; the machine's load is ${loadavg()[0]?.toFixed(1)}.`,
    );
    const dice = makeDice(options.seed + 1);
    const report = await runOpenLoop({
      ...options,
      origin: server.origin,
      seconds: Math.round(options.minutes * 60),
      call: (number) => nextCall(dice, known, number),
    });
    const after = memoryOf(server);
    const worked = processorTimeOf(server);
    print(`${' '.repeat(12)}  number    p50    p95    p99 longest, ms`);
    for (const [kind, times] of Object.entries(report.kinds)) print(line(kind, times));
    print(line('all', report.answered));
    print(line('shed (503)', report.shed));
    print(
      `${report.perSecond.toFixed(0)} answered a second; the machine's load is ${loadavg()[0]?.toFixed(1)}.`,
    );
    if (worked !== undefined && workedBefore !== undefined) {
      const each = (worked - workedBefore) / (report.answered.number + report.shed.number);
      print(`${each.toFixed(1)} ms of processor time a request.`);
    }
    for (const [failure, times] of Object.entries(report.errors)) print(`error, ${times} times: ${failure}`);
    await wait(REST);
    const [rested, megabytes] = [memoryOf(server), (size = 0) => `${size.toFixed(0)} MB`];
    if (before && after && rested) {
      print(
        `Resident memory: ${megabytes(before.now)} before, ${megabytes(after.now)} after, ${megabytes(rested.now)} eight seconds later, ${megabytes(after.peak)} at the highest since the start.`,
      );
    }
    return Object.keys(report.errors).length === 0;
  } finally {
    await server?.stop();
    if (!process.env['LOAD_DATA_DIR']) rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await load(await commandLine(loadOptions))) ? 0 : 1;
