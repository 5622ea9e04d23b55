import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildFingerprint } from '#commands/builtApp.mjs';
import { checks } from '#commands/checks.mjs';
import { readEnvFile } from '#commands/envFile.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const textOf = (command: string): string => {
  const [, file = ''] = /^node (commands\/\w+\.mjs)/.exec(command) ?? [];
  return file === '' ? '' : readFileSync(join(root, file), 'utf8');
};

test.each(Object.entries(scripts))(
  'npm run %s works on a bare clone: it installs first',
  (_name, command) => {
    expect(textOf(command)).toMatch(
      /^ {2}(if \()?(await )?ensureDependencies\(root, |^await measureBuilt\(/m,
    );
  },
);

test.each(checks(root).map(({ id }) => id))('the check %s alone is the one of npm test', (id) => {
  // Its own command builds the app and passes on what journeys need beside it.
  if (id === 'build' || id === 'e2e') return expect(scripts[id]).toBe(`node commands/${id}.mjs`);
  expect(scripts[id]).toMatch(new RegExp(`^node commands/test\\.mjs (build )?${id}( --)?$`));
});

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), text);
  return folder;
}

test('.env gives what the environment does not say', () => {
  const folder = folderWith('# Here\nPORT=8080\nSTAGE="staging"\nVITE_STAGE=staging\n');
  const environment: NodeJS.ProcessEnv = { PORT: '4600', LISTINGS: '' };
  readEnvFile(folder, { environment });
  expect(environment).toEqual({ PORT: '4600', LISTINGS: '', STAGE: 'staging', VITE_STAGE: 'staging' });
  expect(buildFingerprint(folder, environment)).not.toBe(buildFingerprint(folder, {}));
  const tests: NodeJS.ProcessEnv = {};
  readEnvFile(folder, { environment: tests, only: ['CHROMIUM_PATH'] });
  expect(tests).toEqual({});
});

test('no .env is needed, and a copy of the example changes nothing', () => {
  const environment: NodeJS.ProcessEnv = {};
  readEnvFile(tmpdir(), { environment });
  readEnvFile(folderWith(readFileSync(join(root, '.env.example'), 'utf8')), { environment });
  expect(environment).toEqual({});
});

test.each(['start', 'dev', 'build', 'seed', 'ingest', 'leads', 'deployment-headers'])(
  'npm run %s reads .env before anything else',
  (name) => {
    expect(textOf(scripts[name] ?? '')).toContain('await runCommand(async () => {\n  readEnvFile(root);\n');
  },
);

test('a command ends with the npm that started it, however that was ended', async () => {
  const child = pathToFileURL(join(root, 'commands', 'child.mjs')).href;
  const work = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const command = `import { runInForeground } from '${child}'; await runInForeground(process.execPath, ['-e', ${JSON.stringify(work)}], { cwd: '.' });`;
  // Its own child stands for the command, as below npm and a shell.
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
