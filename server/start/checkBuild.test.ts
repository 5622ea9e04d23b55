import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '#server/config/configuration.ts';
import { BUILD_NOTES } from '#server/static/buildNotes.ts';
import { checkBuild } from './checkBuild.ts';

const pool = { COGNITO_POOL_ID: 'ca-central-1_AbC123', COGNITO_CLIENT_ID: 'client1' };
const production = { STAGE: 'production', ...pool };
const built = {
  version: '2.0.0',
  stage: 'production',
  demo: false,
  poolId: 'ca-central-1_AbC123',
  clientId: 'client1',
};

function check(
  environment: Record<string, string>,
  { app, isDemo = false }: { app?: object; isDemo?: boolean },
): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (app) writeFileSync(join(folder, BUILD_NOTES), JSON.stringify({ app, hosts: {}, files: [] }));
  const configuration = readConfiguration({ ...environment, APP_DIR: folder }, folder);
  return () => checkBuild(configuration, isDemo);
}

test.each([
  ['production', production, { app: built }],
  ['a show-room', { ...production, DEMO: 'on' }, { app: { ...built, demo: true }, isDemo: true }],
  ['closed days', { ...production, CLOSED_DAYS: 'none' }, { app: { ...built, closedDays: [] } }],
  ['one machine', {}, { app: { version: '1', stage: 'local', demo: true }, isDemo: true }],
  ['one machine without a build', {}, {}],
])('a start that fits its build continues: %s', (_name, environment, options) => {
  expect(check(environment, options)).not.toThrow();
});

test.each([
  [
    'a stage',
    { ...production, STAGE: 'staging' },
    { app: built },
    'STAGE=staging does not match the app in FOLDER, which was built with VITE_STAGE=production: start with STAGE=production, or build it again with VITE_STAGE=staging.',
  ],
  [
    'a local build in production',
    production,
    { app: { version: '1', stage: 'local', demo: false } },
    'STAGE=production does not match the app in FOLDER, which was built with VITE_STAGE=local: start with STAGE=local, or build it again with VITE_STAGE=production.',
  ],
  [
    'the demonstration that the app needs',
    production,
    { app: { ...built, demo: true } },
    'DEMO=off does not match the app in FOLDER, which was built with DEMO=on: start with DEMO=on, or build it again with DEMO=off.',
  ],
  [
    'a demonstration that the app was not built for',
    { ...production, DEMO: 'on' },
    { app: built, isDemo: true },
    'DEMO=on does not match the app in FOLDER, which was built with DEMO=off: start with DEMO=off, or build it again with DEMO=on.',
  ],
  [
    'a pool',
    { ...production, COGNITO_POOL_ID: 'ca-central-1_Other' },
    { app: built },
    'COGNITO_POOL_ID=ca-central-1_Other does not match the app in FOLDER, which was built with VITE_COGNITO_POOL_ID=ca-central-1_AbC123: start with COGNITO_POOL_ID=ca-central-1_AbC123, or build it again with VITE_COGNITO_POOL_ID=ca-central-1_Other.',
  ],
  [
    'closed days',
    { ...production, CLOSED_DAYS: 'sunday,12-25' },
    { app: { ...built, closedDays: [] } },
    'CLOSED_DAYS=sunday,12-25 does not match the app in FOLDER, which was built with VITE_CLOSED_DAYS=none: start with CLOSED_DAYS=none, or build it again with VITE_CLOSED_DAYS=sunday,12-25.',
  ],
  [
    'closed days that the app was not built with',
    { ...production, CLOSED_DAYS: 'none' },
    { app: built },
    'CLOSED_DAYS=none does not match the app in FOLDER, which was built with VITE_CLOSED_DAYS=01-01,12-25,12-26: start with CLOSED_DAYS=01-01,12-25,12-26, or build it again with VITE_CLOSED_DAYS=none.',
  ],
  [
    'an app client',
    { ...production, COGNITO_CLIENT_ID: 'client2' },
    { app: built },
    'COGNITO_CLIENT_ID=client2 does not match the app in FOLDER, which was built with VITE_COGNITO_CLIENT_ID=client1: start with COGNITO_CLIENT_ID=client1, or build it again with VITE_COGNITO_CLIENT_ID=client2.',
  ],
  [
    'a pool on one machine',
    { STAGE: 'local', DEMO: 'off', ...pool },
    { app: { version: '1', stage: 'local', demo: false } },
    'COGNITO_POOL_ID=ca-central-1_AbC123 does not match the app in FOLDER, which was built with VITE_COGNITO_POOL_ID unset: start with COGNITO_POOL_ID unset, or build it again with VITE_COGNITO_POOL_ID=ca-central-1_AbC123.',
  ],
  [
    'no build',
    production,
    {},
    'There is no built app in FOLDER: run VITE_STAGE=production npm run build with the settings of the build, or set APP_DIR to its folder.',
  ],
])(
  'a start that contradicts its build stops with both values: %s',
  (_name, environment, options, sentence) => {
    const start = check(environment, options);
    let message = '';
    try {
      start();
    } catch (failure) {
      ({ message } = failure as Error);
    }
    expect(message.replace(/\S+built-\w+/, 'FOLDER')).toBe(sentence);
  },
);

test.each([
  [
    'an older release',
    JSON.stringify({ hosts: {}, files: [] }),
    production,
    'The app of an older release is in ',
  ],
  [
    'a damaged file',
    '{"app":',
    {},
    'headers.json is damaged or from another release: build the app again with npm run build.',
  ],
])('build notes of %s lead to an error that says what to do', (_name, notes, environment, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, BUILD_NOTES), notes);
  const configuration = readConfiguration({ ...environment, APP_DIR: folder }, folder);
  expect(() => checkBuild(configuration, false)).toThrow(sentence);
});
