/** Runs the main jobs of a visitor in Firefox and in WebKit; started by `npm run browsers`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '#commands/endurance/runServer.ts';
import { installPackages } from '#commands/launch/debianPackages.mjs';
import { print } from '#commands/launch/output.mjs';
import { browsersOptions } from '#commands/measuring/measuringOptions.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { ENGINES, type EngineName, missingPackages } from './engines.ts';
import { stepsIn } from './journey.ts';
import { startTls } from './startTls.ts';

/** Names of the errors that pages have reported to a product of this machine. */
async function reportedFaults(origin: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/faults`)).text();
  return [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name = '']) => name);
}

/** Runs the steps in an engine, and prints a line for each. @returns the number of failures */
async function runIn(engine: EngineName, base: string): Promise<{ passed: number; failed: number }> {
  const browser = await ENGINES[engine].start();
  const count = { passed: 0, failed: 0 };
  print(`${engine}: ${browser.version}`);
  try {
    for (const [name, work] of stepsIn(browser, base)) {
      const failure = await work().then(
        () => undefined,
        (error: unknown) => String(error),
      );
      const problems = [...(failure ? [failure] : []), ...(await browser.problems())];
      count[problems.length === 0 ? 'passed' : 'failed'] += 1;
      print(`  ${problems.length === 0 ? 'passed' : 'FAILED'}  ${name}`);
      for (const problem of problems) print(`          ${problem.slice(0, 300)}`);
    }
  } finally {
    await browser.close();
  }
  return count;
}

const { engines, install, origin } = await commandLine(browsersOptions);
const missing = engines.flatMap((engine) => missingPackages(ENGINES[engine]));
if (missing.length > 0 && install) await installPackages([...missing]);
if (missing.length > 0 && !install) {
  print(`Missing: install it by "apt-get install ${missing.join(' ')}", or run this again with --install.`);
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const server = origin
    ? undefined
    : await runServer(join('server', 'start', 'main.ts'), { DATA_DIR: folder, LISTINGS: '3000' });
  let secure: Awaited<ReturnType<typeof startTls>> | undefined;
  const total = { passed: 0, failed: 0 };
  try {
    secure = server && (await startTls(server.origin, folder));
    for (const engine of engines) {
      const { passed, failed } = await runIn(engine, `${origin ?? secure?.origin}/real-estate`);
      total.passed += passed;
      total.failed += failed;
    }
    for (const fault of server ? await reportedFaults(server.origin) : []) {
      print(`reported by a page: ${fault}`);
      total.failed += 1;
    }
  } finally {
    secure?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  print(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
