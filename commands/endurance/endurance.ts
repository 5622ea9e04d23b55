/**
 * Kills the product during writes, loads it with searches, and sends it malformed requests; started by `npm run
 * endurance`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '#commands/launch/output.mjs';
import { storedSigningKey } from '#demo/identity/signingKey.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { type EnduranceOptions, enduranceOptions } from './enduranceOptions.ts';
import { fuzzProduct, type MakeOwner } from './fuzzProduct.ts';
import { killRounds } from './killRounds.ts';
import { runServer } from './runServer.ts';
import { searchLoad } from './searchLoad.ts';
import { tokenFor } from './writers.ts';

const MAX_SHOWN = 20;

function printFaults(faults: readonly string[]): void {
  for (const fault of faults.slice(0, MAX_SHOWN)) print(`  ${fault}`);
}

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

async function killPart(
  { rounds, writes, seed }: EnduranceOptions,
  start: () => ReturnType<typeof runServer>,
  folder: string,
): Promise<boolean> {
  print(`Killing it (kill -9) during ${writes} writes, ${rounds} times:`);
  const { acknowledged, cutOff, lost, doubled } = await killRounds({
    start,
    folder,
    rounds,
    writes,
    seed,
    log: print,
  });
  print(
    `${acknowledged} acknowledged, ${cutOff} without an answer, ${lost.length} lost, ${doubled.length} duplicated.`,
  );
  printFaults([...lost, ...doubled]);
  return lost.length + doubled.length === 0;
}

/** Customers by number, with tokens of the product's own identity service. */
async function customersOf(folder: string): Promise<MakeOwner> {
  const store = await openForReading({ kind: 'folder', folder });
  const key = store && (await storedSigningKey(store));
  await store?.close();
  if (!key) throw new Error('The identity service has no key.');
  return async (number) => {
    const userId = `fuzz-${number}`;
    return { userId, token: await tokenFor(userId, key) };
  };
}

async function endure(options: EnduranceOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'endurance-'));
  const settings = { DATA_DIR: folder, LISTINGS: String(options.listings) };
  const start = () => runServer(join('server', 'start', 'main.ts'), settings);
  let isGood = true;
  try {
    print(`Generating ${options.listings} listings ...`);
    await (await start()).stop();
    if (options.only.includes('kill')) isGood = (await killPart(options, start, folder)) && isGood;
    if (options.only.some((part) => part !== 'kill')) {
      const server = await start();
      const ask = (path: string, init?: RequestInit) => fetch(`${server.origin}${path}`, init);
      if (options.only.includes('load')) {
        print(`Sending ${options.rate} searches a second for ${options.seconds} s:`);
        const { sent, errors, median, p99, longest } = await searchLoad(ask, options);
        print(
          `${sent} searches, ${errors.length} errors, median ${milliseconds(median)}, p99 ${milliseconds(p99)}, longest ${milliseconds(longest)}.`,
        );
        printFaults(errors);
        isGood &&= errors.length === 0;
      }
      if (options.only.includes('fuzz')) {
        print(`Sending ${options.requests} malformed requests to all routes:`);
        const { sent, statuses, faults } = await fuzzProduct(ask, {
          ...options,
          count: options.requests,
          tokens: ['a.b.c', ''],
          owner: await customersOf(folder),
        });
        print(`${sent} requests, ${faults.length} faults; answers by status: ${JSON.stringify(statuses)}.`);
        printFaults(faults);
        isGood &&= faults.length === 0;
      }
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return isGood;
}

const isGood = await endure(await commandLine(enduranceOptions));
print(isGood ? 'Passed.' : 'Failed: see above.');
process.exitCode = isGood ? 0 : 1;
