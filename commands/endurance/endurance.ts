/** Ends the product in the midst of its work, works it hard, and asks it nonsense: `npm run endurance` ends here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSigningKey } from '#demo/identity/signingKey.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { type EnduranceArguments, readEnduranceArguments, WrongArgument } from './enduranceArguments.ts';
import { fuzzProduct, type MakeOwner } from './fuzzProduct.ts';
import { killRounds } from './killRounds.ts';
import { runServer } from './runServer.ts';
import { searchLoad } from './searchLoad.ts';
import { tokenFor } from './writers.ts';

const MOST_SHOWN = 20;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayFaults(faults: readonly string[]): void {
  for (const fault of faults.slice(0, MOST_SHOWN)) say(`  ${fault}`);
}

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

async function killPart(
  { rounds, writes, seed }: EnduranceArguments,
  start: () => ReturnType<typeof runServer>,
  folder: string,
): Promise<boolean> {
  say(`Ending it by kill -9 in the midst of ${writes} writes, ${rounds} times:`);
  const { acknowledged, cutOff, lost, doubled } = await killRounds({
    start,
    folder,
    rounds,
    writes,
    seed,
    say,
  });
  say(`${acknowledged} acknowledged, ${cutOff} cut off, ${lost.length} lost, ${doubled.length} doubled.`);
  sayFaults([...lost, ...doubled]);
  return lost.length + doubled.length === 0;
}

/** Customers by their number, with tokens of the product's own identity service. */
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

async function endure(asked: EnduranceArguments): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'endurance-'));
  const settings = { DATA_DIR: folder, LISTINGS: String(asked.listings) };
  const start = () => runServer(join('server', 'start', 'main.ts'), settings);
  let isGood = true;
  try {
    say(`Making a world of ${asked.listings} listings ...`);
    await (await start()).stop();
    if (asked.only.includes('kill')) isGood = (await killPart(asked, start, folder)) && isGood;
    if (asked.only.some((part) => part !== 'kill')) {
      const server = await start();
      const ask = (path: string, init?: RequestInit) => fetch(`${server.origin}${path}`, init);
      if (asked.only.includes('load')) {
        say(`Asking ${asked.rate} searches a second for ${asked.seconds} s:`);
        const { sent, errors, median, p99, longest } = await searchLoad(ask, asked);
        say(
          `${sent} searches, ${errors.length} errors, median ${milliseconds(median)}, p99 ${milliseconds(p99)}, longest ${milliseconds(longest)}.`,
        );
        sayFaults(errors);
        isGood &&= errors.length === 0;
      }
      if (asked.only.includes('fuzz')) {
        say(`Asking ${asked.requests} odd requests over all routes:`);
        const { sent, statuses, faults } = await fuzzProduct(ask, {
          ...asked,
          count: asked.requests,
          tokens: ['a.b.c', ''],
          owner: await customersOf(folder),
        });
        say(`${sent} requests, ${faults.length} faults; answers by status: ${JSON.stringify(statuses)}.`);
        sayFaults(faults);
        isGood &&= faults.length === 0;
      }
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return isGood;
}

try {
  const isGood = await endure(readEnduranceArguments(process.argv.slice(2)));
  say(isGood ? 'It endured.' : 'It did not endure: see above.');
  process.exitCode = isGood ? 0 : 1;
} catch (failure) {
  say(
    failure instanceof WrongArgument
      ? failure.message
      : String(failure instanceof Error ? failure.stack : failure),
  );
  process.exitCode = 1;
}
