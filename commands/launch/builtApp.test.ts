import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { importsOf } from '#tests/support/node/importsOf.ts';
import { buildFingerprint, isBuilt, keepOtherStage } from './builtApp.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src', 'app'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<html>');
  writeFileSync(join(root, 'src', 'app', 'start.ts'), 'one');
  onTestFinished(() => rmSync(root, { recursive: true }));
});

test('the same sources give the same fingerprint', () => {
  expect(buildFingerprint(root, { PATH: 'a' })).toBe(buildFingerprint(root, { PATH: 'b' }));
});

test.each<[string, () => void]>([
  ['a changed file', () => writeFileSync(join(root, 'src', 'app', 'start.ts'), 'two')],
  ['a new file', () => writeFileSync(join(root, 'src', 'app', 'more.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'index.html'))],
])('%s gives another fingerprint', (_title, change) => {
  const before = buildFingerprint(root, {});
  change();
  expect(buildFingerprint(root, {})).not.toBe(before);
});

test('a test beside a source does not change the fingerprint', () => {
  const before = buildFingerprint(root, {});
  writeFileSync(join(root, 'src', 'app', 'start.test.ts'), '');
  expect(buildFingerprint(root, {})).toBe(before);
});

const project = join(import.meta.dirname, '..', '..');

test('a change of any configuration file of the build gives another fingerprint', () => {
  const files = [...importsOf(join(project, 'vite.config.ts')).files].map((file) => relative(project, file));
  expect(files).toContain(join('server', 'static', 'inlineScripts.ts'));
  for (const file of files) {
    const before = buildFingerprint(root, {});
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'changed');
    expect(buildFingerprint(root, {}), file).not.toBe(before);
  }
});

test('the folder of the demonstration gives another fingerprint', () => {
  const before = buildFingerprint(root, {});
  mkdirSync(join(root, 'demo'));
  writeFileSync(join(root, 'demo', 'package.json'), '{}');
  expect(buildFingerprint(root, {})).not.toBe(before);
});

test('a setting of the build gives another fingerprint', () => {
  expect(buildFingerprint(root, { VITE_STAGE: 'staging' })).not.toBe(buildFingerprint(root, {}));
});

test('the app counts as built only with the fingerprint of these sources', () => {
  expect(isBuilt(root, 'now')).toBe(false);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', '.fingerprint'), 'before');
  expect(isBuilt(root, 'now')).toBe(false);
  writeFileSync(join(root, 'dist', '.fingerprint'), 'now');
  expect(isBuilt(root, 'now'), 'a part of it was removed').toBe(false);
  for (const name of ['index.html', 'desk.html', 'headers.json']) writeFileSync(join(root, 'dist', name), '');
  expect(isBuilt(root, 'now')).toBe(true);
});

function builtFor(stage: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'headers.json'), JSON.stringify({ app: { stage }, hosts: {}, files: [] }));
}

test('no command but npm run build replaces the app of another stage', () => {
  const keep = (environment: NodeJS.ProcessEnv) => () => keepOtherStage(root, 'dist', environment);
  expect(keep({}), 'nothing is built').not.toThrow();
  builtFor('local');
  expect(keep({ VITE_STAGE: 'production' }), 'of one machine').not.toThrow();
  builtFor('production');
  expect(keep({ VITE_STAGE: 'production' }), 'of the same stage').not.toThrow();
  expect(keep({})).toThrow(
    'dist/ holds the app built with VITE_STAGE=production, and VITE_STAGE=local here would build another over it. Run "npm run build" to do that, or set VITE_STAGE=production (and STAGE for npm start).',
  );
});

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const unset = { APP_DIR: '', STAGE: '', DEMO: '', VITE_STAGE: '' };

test.each([
  ['start', 'There is no built app in'],
  ['deployment-headers', 'There is no headers.json in'],
])('npm run %s builds no app outside stage local, and reports that it is missing', (name, sentence) => {
  const folder = join(root, 'nowhere');
  const [, ...words] = scripts[name]?.split(' ') ?? [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, root], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...unset,
      APP_DIR: folder,
      DATA_DIR: root,
      STAGE: 'production',
      COGNITO_POOL_ID: 'ca-central-1_AbC123',
      COGNITO_CLIENT_ID: 'client1',
    },
  });
  expect(stdout + stderr).toContain(`${sentence} ${folder}: run `);
  expect(stdout).not.toContain('Building');
  expect(status).toBe(1);
  expect(existsSync(folder)).toBe(false);
});
