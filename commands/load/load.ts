/**
 * Sends the product a mix of all requests at a fixed rate, as a flood of visitors would; started by `npm run load`.
 */
import { loadavg } from 'node:os';
import { makeDice } from '#commands/endurance/dice.ts';
import { tokenFor } from '#commands/endurance/writers.ts';
import { CommandFailure, print, runCommand } from '#commands/launch/output.mjs';
import { storedSigningKey } from '#demo/identity/signingKey.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { aimsOf } from './aims.ts';
import { type LoadedProduct, memoryOf, processorTimeOf, startProduct } from './loadedProduct.ts';
import { type LoadOptions, loadOptions } from './loadOptions.ts';
import { drawnBefore, type KnownObjects, type MixedCall, nextCall } from './mix.ts';
import { runOpenLoop, type Times } from './openLoop.ts';

const CUSTOMERS = 20;
const HOMES = 200;
/** Drawings requested at a time before the load. */
const AT_ONCE = 4;
const REST = 8000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function knownOf({ processes: [first], database }: LoadedProduct): Promise<KnownObjects> {
  const page = await fetch(
    `${first?.origin}/realty/listings?resultsPerPage=${HOMES}&sortBy=random&fields=mlsNumber,boardId,images[2]`,
  );
  const { listings } = (await page.json()) as {
    listings: { mlsNumber: string; boardId: number; images?: string[] }[];
  };
  const store = await openForReading(database);
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

/** The call of one of 50,000 visitors: nginx limits the leads of an address. */
function ofVisitor(call: MixedCall, number: number): MixedCall {
  const address = `203.${Math.floor(number / 250) % 200}.0.${number % 250}`;
  return { ...call, init: { ...call.init, headers: { ...call.init.headers, 'X-Forwarded-For': address } } };
}

const milliseconds = (time: number): string => time.toFixed(0).padStart(6);

function line(name: string, { number, p50, p95, p99, longest }: Times): string {
  const times = [p50, p95, p99, longest].map(milliseconds).join(' ');
  return `${name.padEnd(12)} ${String(number).padStart(7)} ${times}`;
}

function subjectOf({ cores, processes, database, nginx }: LoadOptions, { isLimited }: LoadedProduct): string {
  const many = processes === 1 ? 'one process' : `${processes} processes`;
  const place = database === 'sqlite' ? 'on SQLite' : 'on PostgreSQL';
  const where = isLimited ? `limited together to ${cores} cores` : 'on all cores';
  return `${many} ${place}${nginx ? ' behind nginx' : ''}, ${where}`;
}

async function load(options: LoadOptions): Promise<number> {
  if (options.processes > 1 && options.database === 'sqlite') {
    throw new CommandFailure('The embedded database allows one process: add --database=postgres.');
  }
  print(`Generating ${options.listings} listings ...`);
  const product = await startProduct(options);
  const { processes, origins } = product;
  try {
    const known = await knownOf(product);
    if (!options.cold) {
      const drawings = drawnBefore(makeDice(options.seed), known);
      print(`Drawing ${drawings.length} tiles and pictures ...`);
      await Promise.all(processes.map(({ origin }) => draw(origin, drawings)));
      await wait(REST);
    }
    const before = processes.map(memoryOf);
    const workedBefore = processes.map(processorTimeOf);
    print(
      `Sending ${subjectOf(options, product)}: ${options.rate} requests a second for ${options.minutes} min over at most ${options.lines} connections; the machine's load is ${loadavg()[0]?.toFixed(1)}.`,
    );
    const dice = makeDice(options.seed + 1);
    const report = await runOpenLoop({
      ...options,
      origins,
      seconds: Math.round(options.minutes * 60),
      call: (number) => ofVisitor(nextCall(dice, known, number), number),
    });
    const after = processes.map(memoryOf);
    const worked = processes.map((server, position) => {
      const [now, then] = [processorTimeOf(server), workedBefore[position]];
      return now === undefined || then === undefined ? undefined : now - then;
    });
    print(`${' '.repeat(12)}  number    p50    p95    p99 longest, ms`);
    for (const [kind, times] of Object.entries(report.kinds)) print(line(kind, times));
    print(line('all', report.answered));
    print(line('shed (503)', report.shed));
    print(
      `${report.perSecond.toFixed(0)} answered a second; the machine's load is ${loadavg()[0]?.toFixed(1)}, and the sender's own event loop is ${report.ownDelay.toFixed(0)} ms late at p99.`,
    );
    const total = worked.reduce<number>((sum, time) => sum + (time ?? 0), 0);
    if (total > 0) {
      const each = total / (report.answered.number + report.shed.number);
      print(`${each.toFixed(1)} ms of processor time a request, without the database server's.`);
    }
    for (const [failure, times] of Object.entries(report.errors)) print(`error, ${times} times: ${failure}`);
    const aims = aimsOf(report, options.cold);
    for (const { sentence } of aims) print(sentence);
    await wait(REST);
    for (const [position, server] of processes.entries()) {
      const [one, other, rested] = [before[position], after[position], memoryOf(server)];
      if (!one || !other || !rested) continue;
      const [early, late, end, peak] = [one.now, other.now, rested.now, other.peak].map((size) =>
        size.toFixed(0),
      );
      print(
        `Process ${position + 1}, resident memory: ${early} MB before, ${late} MB after, ${end} MB eight seconds later, ${peak} MB at the highest since the start.`,
      );
    }
    return aims.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await product.stop();
  }
}

const options = await commandLine(loadOptions);
await runCommand(() => load(options));
