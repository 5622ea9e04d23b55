import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '../table.mjs';
import { buildFingerprint } from './builtApp.mjs';
import { checks } from './checks.mjs';
import { readEnvFile } from './envFile.mjs';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const run = promisify(execFile);

/** A project without installed packages. Its npm is a program that prints a setting of .env and installs nothing. */
function bareClone({
  hasDemo = true,
} = {}): (...words: string[]) => Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'commands'), join(folder, 'commands'), { recursive: true });
  if (hasDemo) cpSync(join(root, 'demo', 'package.json'), join(folder, 'demo', 'package.json'));
  const files = {
    'package.json': '{"type":"module"}',
    'package-lock.json': '{"packages":{"node_modules/vite":{"version":"1.0.0"}}}',
    '.env': 'FROM_FILE=was read',
    'npm.js': "console.log('npm is asked, .env ' + process.env.FROM_FILE); process.exitCode = 1",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js') };
  return async (...words) => {
    const launched = run(process.execPath, [join(folder, 'commands', 'run.mjs'), ...words], { env });
    const failure = await launched.catch((error: { code: number; stdout: string; stderr: string }) => error);
    const code = 'code' in failure ? failure.code : 0;
    return { code, output: failure.stdout + failure.stderr };
  };
}

const wordsOf = (script: string): string[] => {
  const [program, launcher, ...words] = script.split(' ');
  expect([program, launcher]).toEqual(['node', 'commands/run.mjs']);
  return words;
};

/** Commands whose program reads the product's settings. */
const withSettings = [
  'start',
  'dev',
  'build',
  'seed',
  'backup',
  'restore',
  'documents',
  'move',
  'ingest',
  'estimates',
  'places',
  'leads',
  'jobs',
  'content',
  'deployment-headers',
];

test('every command installs first on a bare clone, and those of the product read .env before that', async () => {
  const launch = bareClone();
  // Several scripts are the same command with other arguments.
  const names = new Set(Object.values(scripts).map((script) => wordsOf(script)[0] ?? ''));
  const answers = [...names].map(async (name) => {
    const { code, output } = await launch(name);
    expect(code, name).toBe(1);
    const isRead = withSettings.includes(name);
    expect(output, name).toContain(`npm is asked, .env ${isRead ? 'was read' : 'undefined'}\n`);
    expect(output, name).toContain('npm could not install the dependencies');
  });
  await Promise.all(answers);
});

test('every command is a script, and its program exists', () => {
  expect(Object.keys(commands).filter((name) => scripts[name] === undefined)).toEqual([]);
  for (const { program = [] } of Object.values(commands)) {
    const file = program.find((word) => !word.startsWith('--'));
    if (file) expect(existsSync(join(root, file)), file).toBe(true);
  }
});

test('the launcher lists the commands without a name or with an unknown one', async () => {
  const launch = bareClone();
  const listed = await launch();
  expect(listed.code).toBe(0);
  for (const [name, { about }] of Object.entries(commands)) {
    expect(listed.output).toMatch(new RegExp(`^ {2}${name} +${about.slice(0, 12)}`, 'm'));
  }
  const unknown = await launch('leeds');
  expect(unknown).toEqual({ code: 1, output: `There is no command "leeds".\n${listed.output}` });
});

test.each(['seed', 'contact-sheets', 'bench'])(
  'without the demonstration %s reports that in one sentence',
  async (name) => {
    expect(await bareClone({ hasDemo: false })(name)).toEqual({
      code: 1,
      output: 'This command needs the demonstration, and the folder demo/ is missing here.\n',
    });
  },
);

test.each(checks(root).map(({ id }) => id))('the check %s is the same alone as in npm test', (id) => {
  // Its own command also prepares the build, or the needs of the journeys.
  if (id === 'build' || id === 'e2e') return expect(scripts[id]).toBe(`node commands/run.mjs ${id}`);
  expect(scripts[id]).toMatch(new RegExp(`^node commands/run\\.mjs test (build )?${id}( --)?$`));
});

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), text);
  return folder;
}

test('.env sets variables that are missing in the environment', () => {
  const folder = folderWith('# Here\nPORT=8080\nSTAGE="staging"\nVITE_STAGE=staging\n');
  const environment: NodeJS.ProcessEnv = { PORT: '4600', LISTINGS: '' };
  readEnvFile(folder, { environment });
  expect(environment).toEqual({ PORT: '4600', LISTINGS: '', STAGE: 'staging', VITE_STAGE: 'staging' });
  expect(buildFingerprint(folder, environment)).not.toBe(buildFingerprint(folder, {}));
  const tests: NodeJS.ProcessEnv = {};
  readEnvFile(folder, { environment: tests, only: ['CHROMIUM_PATH'] });
  expect(tests).toEqual({});
});

test('.env is optional, and a copy of the example changes nothing', () => {
  const environment: NodeJS.ProcessEnv = {};
  readEnvFile(tmpdir(), { environment });
  readEnvFile(folderWith(readFileSync(join(root, '.env.example'), 'utf8')), { environment });
  expect(environment).toEqual({});
});

test('a command ends with the npm process that started it, even if that was killed', async () => {
  const child = pathToFileURL(join(root, 'commands', 'launch', 'child.mjs')).href;
  const work = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const command = `import { runInForeground } from '${child}'; await runInForeground(process.execPath, ['-e', ${JSON.stringify(work)}], { cwd: '.' });`;
  // Its child is the command, as below npm and a shell.
  const npm = `const { spawn } = require('node:child_process'); spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(command)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  const parent = spawn(process.execPath, ['-e', npm], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line = ''] = await new Promise<string[]>((resolve) => {
    createInterface({ input: parent.stdout }).once('line', (first) => resolve([first]));
  });
  const isRunning = (): boolean => {
    try {
      return process.kill(Number(line), 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning()).toBe(false), { timeout: 8_000, interval: 50 });
});

test('a command runs to its end after its output was closed', async () => {
  const outputModule = pathToFileURL(join(root, 'commands', 'launch', 'output.mjs')).href;
  const work = `
    import { setTimeout as pause } from 'node:timers/promises';
    import { print, runCommand } from '${outputModule}';
    await runCommand(async () => {
      for (let line = 0; line < 20; line += 1) { print('at work'); await pause(5); }
      process.stderr.write('done');
      return 3;
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', work]);
  child.stdout.destroy();
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, output]).toEqual([3, 'done']);
});
