/**
 * Tests the product without its demonstration. Copies the project without demo/ and the packages that only demo/
 * needs, builds an app without a maps service there, and meanwhile runs the tests that start the product. Run from the
 * project's root; REPORT names a file for the results.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = resolve('.');
/** Not copied, since each machine makes them, or they are not part of the product's sources. */
const LEFT_OUT = ['demo', 'node_modules', 'dist', 'e2e', 'coverage', 'test-results', 'playwright-report'];
/** The folder of the tests that start the product's program or one of its parts. */
const TESTS = join('tests', 'contract', 'start');
const STYLE = 'https://tiles.example/style.json';

function packagesOf(folder: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest; // package.json has it
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** Links every installed package except those of the demonstration. */
function linkPackages(copy: string): void {
  const others = new Set([...packagesOf('.'), ...packagesOf('server')]);
  const own = new Set(packagesOf('demo').filter((name) => !others.has(name)));
  const installed = join(root, 'node_modules');
  const names = readdirSync(installed).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(installed, name)).map((part) => `${name}/${part}`) : [name],
  );
  const links = names.filter((name) => !own.has(name) && !name.startsWith('@harbour-and-pine/'));
  for (const name of links) {
    mkdirSync(dirname(join(copy, 'node_modules', name)), { recursive: true });
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  mkdirSync(join(copy, 'node_modules', '@harbour-and-pine'));
  symlinkSync(join(copy, 'server'), join(copy, 'node_modules', '@harbour-and-pine', 'server'));
}

/** @returns true if the program succeeded */
async function run(
  copy: string,
  parameters: string[],
  settings: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, parameters, {
    cwd: copy,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null]; // Node's own event
  return code === 0;
}

/**
 * Names the tests that start the product's program, which looks for demo/. The others import nothing of it, so that its
 * folder changes nothing for them.
 */
function startingTests(): string[] {
  const tests = readdirSync(join(root, TESTS))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(TESTS, name))
    .filter((path) => /main\.ts'/.test(readFileSync(join(root, path), 'utf8')));
  if (tests.length === 0) throw new Error(`No test of ${TESTS} starts main.ts.`);
  return tests;
}

/** Finds the built scripts that contain the address of the demonstration's maps service. */
function scriptsWithMaps(app: string): string[] {
  const scripts = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return scripts.filter((file) => /[`"']\/maps[/`"'?$]/.test(readFileSync(join(app, file), 'utf8')));
}

const copy = mkdtempSync(join(tmpdir(), 'without-demo-'));
try {
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.includes(name) || (name.startsWith('.') && name !== '.env.example')) continue;
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/[\\/]node_modules$/.test(path),
    });
  }
  linkPackages(copy);
  const program = (...path: string[]) => join(copy, 'node_modules', ...path);
  const report = process.env['REPORT'];
  const reporters = report === undefined ? [] : ['--reporter=json', `--outputFile.json=${report}`];
  const tests = [
    'run',
    '--project=node',
    '--project=node-alone',
    '--retry=1',
    '--reporter=dot',
    ...reporters,
    ...startingTests(),
  ];
  const [isBuilt, isTested] = await Promise.all([
    run(copy, [program('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
      VITE_MAP_STYLE_URL: STYLE,
      PRECOMPRESS: '0',
    }),
    run(copy, [program('vitest', 'vitest.mjs'), ...tests]),
  ]);
  const asking = isBuilt ? scriptsWithMaps(join(copy, 'dist')) : [];
  if (asking.length > 0) console.error(`The app asks a maps service that is not there: ${asking.join(', ')}`);
  process.exitCode = isBuilt && isTested && asking.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
