import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { buildSettings } from '#build/settings/buildSettings.ts';
import { checkSettings, checkVariables } from '#build/settings/checkSettings.ts';
import { mapsAddress } from '#build/settings/mapsAddress.ts';
import {
  configurationText,
  exampleFile,
  withConfiguration,
} from '#commands/configuration/configurationTable.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { serverSettings, settingsSchema, testSettings } from '#server/config/settings.ts';
import { root } from './plantedProject.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const server = [...serverSettings, ...testSettings];
const goodValueOf = (name: string) => [...server, ...buildSettings].find((one) => one.name === name)?.example;

/** A pool needs both settings. */
const pool = (prefix: string) => ({
  [`${prefix}COGNITO_POOL_ID`]: goodValueOf('COGNITO_POOL_ID'),
  [`${prefix}COGNITO_CLIENT_ID`]: goodValueOf('COGNITO_CLIENT_ID'),
});

/** A feed needs its key. */
const feed = () => ({
  REALTY_UPSTREAM_URL: goodValueOf('REALTY_UPSTREAM_URL'),
  REALTY_UPSTREAM_KEY: goodValueOf('REALTY_UPSTREAM_KEY'),
});

/** Google's map needs its map id. */
const google = () => ({
  VITE_GOOGLE_MAPS_KEY: goodValueOf('VITE_GOOGLE_MAPS_KEY'),
  VITE_GOOGLE_MAP_ID: goodValueOf('VITE_GOOGLE_MAP_ID'),
});

/** Other settings that the test of a setting needs. */
function beside(name: string): Record<string, string | undefined> {
  if (name.startsWith('REALTY_UPSTREAM_')) return feed();
  if (name === 'DATABASE_REPLICA_URL') return { DATABASE_URL: goodValueOf('DATABASE_URL') };
  if (name === 'METRICS_HOST') return { METRICS_PORT: goodValueOf('METRICS_PORT') };
  if (name === 'WEBHOOK_SECRETS') return { LEADS_WEBHOOK_URL: goodValueOf('LEADS_WEBHOOK_URL') };
  if (name === 'WEBHOOK_HTTP_HOSTS') {
    return { ...pool(''), STAGE: 'production', LEADS_WEBHOOK_URL: 'http://mailer/leads' };
  }
  if (name.startsWith('VITE_GOOGLE_')) return google();
  if (name === 'SMTP_URL') return { MAIL_FROM: goodValueOf('MAIL_FROM') };
  if (name === 'MAIL_FROM' || name === 'MAIL_REPLY_TO') {
    return { SMTP_URL: goodValueOf('SMTP_URL'), MAIL_FROM: goodValueOf('MAIL_FROM') };
  }
  const isOfPool = /COGNITO_(POOL|CLIENT)/.test(name);
  if (name === 'VITE_STAGE') return { ...pool('VITE_'), DEMO: 'on' };
  if (name.startsWith('VITE_')) return isOfPool ? pool('VITE_') : {};
  return name === 'STAGE' || isOfPool ? pool('') : {};
}

/** Names in code quotes. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

test("README's section on settings equals the output of `npm run configuration-table`", () => {
  const readme = read('README.md');
  expect(withConfiguration(readme)).toBe(readme);
  expect(() => withConfiguration('# Nothing')).toThrow('no section');
});

test('every setting that the server reads has its row', () => {
  expect(server.map(({ name }) => name)).toEqual(Object.keys(settingsSchema.shape));
});

/** The server's configuration, or its complaint about the settings. */
function outcome(settings: Record<string, string | undefined>): unknown {
  try {
    return readConfiguration(settings, root);
  } catch (failure) {
    return String(failure);
  }
}

test.each(server)('$name changes what the server does', ({ name, example, default: without }) => {
  const other = example === without ? `another-${example}` : example;
  const settings = beside(name);
  expect(outcome({ ...settings, [name]: other })).not.toEqual(outcome({ ...settings, [name]: undefined }));
});

test('every setting of the app’s build has its row, and there is no other', () => {
  const folder = join(root, 'src', 'config');
  const text = readdirSync(folder)
    .map((file) => read('src', 'config', file))
    // The app gets this one from the service.
    .concat(read('build', 'settings', 'documentsHost.ts'))
    .join('\n');
  expect(buildSettings.map(({ name }) => name).sort()).toEqual(namesIn(text, /'(VITE_[A-Z_]+)'/g));
});

test('.env.example equals the output of `npm run configuration-table`, and has every setting', () => {
  const text = read('.env.example');
  expect(exampleFile()).toBe(text);
  const known = [...server, ...buildSettings].map(({ name }) => name);
  expect(namesIn(text, /^# ([A-Z_]+)=/gm)).toEqual([...new Set([...known, 'CHROMIUM_PATH'])].sort());
  expect(text.split('\n').filter((line) => !/^(# .+)?$/.test(line) || line.length > 125)).toEqual([]);
});

test.each(server)('the server accepts the example of $name', ({ name, example }) => {
  expect(() => readConfiguration({ ...beside(name), [name]: example }, root)).not.toThrow();
});

test.each(buildSettings)('the build accepts the example of $name', ({ name, example }) => {
  expect(() => checkVariables({ ...beside(name), [name]: example })).not.toThrow();
});

test.each(server.filter(({ wrong }) => wrong !== undefined))(
  'a wrong $name stops the start with its name and an example',
  ({ name, example, wrong }) => {
    const start = () => readConfiguration({ ...beside(name), [name]: wrong }, root);
    expect(start).toThrow(new RegExp(`^${name} is "`));
    expect(start).toThrow(`as in ${name}=${example}`);
  },
);

test.each([...buildSettings.filter(({ wrong }) => wrong !== undefined)])(
  'a wrong $name stops the build with its name and an example',
  ({ name, example, wrong }) => {
    const build = () => checkVariables({ ...beside(name), [name]: wrong });
    expect(build).toThrow(`The setting ${name} is wrong`);
    expect(build).toThrow(`${name}=${example}`);
  },
);

test.each(['COGNITO_POOL_ID', 'COGNITO_CLIENT_ID'])(
  'a missing %s stops start and build, except on one machine',
  (name) => {
    const public_ = `VITE_${name}`;
    expect(() => readConfiguration({ STAGE: 'production', ...pool(''), [name]: '' }, root)).toThrow(
      `${name} is "", but it must be`,
    );
    expect(() =>
      checkVariables({ VITE_STAGE: 'production', ...pool('VITE_'), [public_]: undefined }),
    ).toThrow(`Example: ${public_}=${goodValueOf(name)}`);
  },
);

const production = () => ({ VITE_STAGE: 'production', ...pool('VITE_') });

test.each([
  { name: 'outside stage local', variables: production() },
  { name: 'with the demonstration off', variables: { DEMO: 'off' } },
  { name: 'with nothing but a geocoder', variables: { DEMO: 'off', VITE_PLACES_URL: '/photon' } },
])('a build without a map says what to set: $name', ({ variables }) => {
  expect(() => checkVariables(variables)).toThrow(
    'This build would have no map: set VITE_MAP_STYLE_URL or VITE_GOOGLE_MAPS_KEY (docs/maps.md), or DEMO=on for the demonstration.',
  );
});

test.each([
  { name: 'a style', variables: { VITE_MAP_STYLE_URL: goodValueOf('VITE_MAP_STYLE_URL') } },
  { name: 'Google', variables: google() },
  { name: 'a maps service elsewhere', variables: { VITE_MAPS_URL: goodValueOf('VITE_MAPS_URL') } },
  { name: 'the demonstration', variables: { DEMO: 'on' } },
])('$name counts as a map', ({ variables }) => {
  expect(() => checkVariables({ ...production(), ...variables })).not.toThrow();
});

test('a failing build prints one sentence and no stack trace', () => {
  const { configResolved } = checkSettings() as { configResolved: (config: object) => void }; // a hook without an order
  let message = '';
  try {
    configResolved({ env: { VITE_STAGE: 'local', DEMO: 'maybe' } });
  } catch (failure) {
    message = inspect(failure);
  }
  expect(message).toBe('[The setting DEMO is wrong: on or off is expected. Example: DEMO=off]');
});

test('a wrong DEMO stops the build', () => {
  expect(() => checkVariables({ DEMO: 'yes' })).toThrow('DEMO is wrong: on or off is expected');
});

test.each([
  ['the demonstration in stage local', {}, '/maps'],
  ['the demonstration by name', { VITE_STAGE: 'staging', DEMO: 'on' }, '/maps'],
  ['another address', { VITE_MAPS_URL: 'https://maps.example' }, 'https://maps.example'],
  ['no demonstration', { DEMO: 'off' }, ''],
  ['another stage', { VITE_STAGE: 'production', VITE_MAPS_URL: ' ' }, ''],
])('the app finds its maps service: %s', (_name, variables, address) => {
  expect(mapsAddress(variables)).toBe(address);
});

test('a wrong address of the site stops the build', () => {
  expect(() => checkVariables({ VITE_SITE_URL: 'www.example.com' })).toThrow('VITE_SITE_URL is wrong');
});

test('no value breaks the table’s layout', () => {
  const rows = configurationText()
    .split('\n')
    .filter((line) => line.startsWith('|'));
  for (const row of rows) expect(row.split(/(?<!\\)\|/), row).toHaveLength(6);
});
