import { resolve } from 'node:path';
import { readProxies, type TrustedProxies } from '#server/http/clientAddress.ts';
import { LOG_LEVELS, type LogLevel } from '#server/http/log.ts';
import { MILLISECONDS_A_DAY } from '../http/clock.ts';
import { type DemoSetting, parseDemo } from './demoSetting.ts';
import { exampleOf } from './settings.ts';

/** Where the product runs. Only `local` accepts settings made for tests. */
export type Stage = 'local' | 'staging' | 'production';

/** Who vouches for customers: the demonstration's identity service, a user pool of Cognito, or no service at all. */
export type IdentitySettings =
  | { kind: 'none' }
  | {
      kind: 'local';
      /** How long tokens are good, in seconds. */
      tokenSeconds: number;
    }
  | {
      kind: 'cognito';
      /** "https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123": the iss of its tokens. */
      issuer: string;
      /** The app client: the aud of its ID tokens. */
      clientId: string;
    };

/** The listing feed that is asked instead of the store. */
export interface UpstreamSettings {
  /** "https://api.repliers.io" */
  url: string;
  /** Never printed. */
  key: string;
  /** Calls of the feed in each minute, of all callers together. */
  callsAMinute: number;
}

/** What the server takes from its environment, checked and complete. */
export interface Configuration {
  stage: Stage;
  demo: DemoSetting;
  /** How much is logged. */
  logLevel: LogLevel;
  /** TCP port, 0 for any free one. */
  port: number;
  /** Absolute path of the folder that holds the database and the caches. */
  dataFolder: string;
  /** Absolute path of the folder of the built app. */
  appFolder: string;
  /** How many listings the demo has; undefined keeps those that the store holds. */
  listings: number | undefined;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** A copy of that PostgreSQL for reading, which searches go to; undefined sends them to the other. */
  databaseReplicaUrl: string | undefined;
  /** The most connections to each of the two; about half of those to the first are for visitors' searches alone. */
  databaseConnections: number;
  /** Id of a database that the data folder may belong to although it belonged to another one. */
  acceptedDatabase: string | undefined;
  /** Calls of the listing service that one address may make in a second; 0 for no limit, also of leads. */
  rateLimit: number;
  /** Proxies whose word for a caller's address counts; undefined where none stands before the product. */
  trustedProxies: TrustedProxies | undefined;
  /** A fixed day, in days since 1970-01-01, for tests: the clock begins at its noon. Undefined is the machine's clock. */
  today: number | undefined;
  /** Milliseconds by which listing calls are answered late, in turn, for tests; none as a rule. */
  slowAnswers: readonly number[];
  /** Address that every lead is sent on to; undefined keeps them here. May hold a secret: never printed. */
  leadsWebhookUrl: string | undefined;
  /** Address that mails of alerts are posted to; undefined sends none where there is no local outbox. Never printed. */
  alertsWebhookUrl: string | undefined;
  /** Where the public reaches the app, without a path: "https://www.example.com"; undefined on one machine. */
  siteUrl: string | undefined;
  identity: IdentitySettings;
  /** The listing feed; undefined answers from the store. */
  upstream: UpstreamSettings | undefined;
}

/** A setting that cannot be used: its message names the variable, what it holds, what it may hold, and an example. */
export class WrongSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    const example = expected.startsWith('unset') ? undefined : exampleOf(name);
    const words = example === undefined ? '' : `, as in ${example}`;
    super(`${name} is "${value}", but it must be ${expected}${words}. Correct it and start again.`);
    this.name = 'WrongSetting';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const stages: readonly Stage[] = ['local', 'staging', 'production'];
const mostListings = 1_000_000;

function wholeNumber(
  environment: Environment,
  name: string,
  otherwise: number,
  low: number,
  high: number,
): number {
  const value = environment[name];
  if (value === undefined || value === '') {
    return otherwise;
  }
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < low || number > high) {
    throw new WrongSetting(name, value, `a whole number from ${low} to ${high}`);
  }
  return number;
}

function stageOf(environment: Environment): Stage {
  const value = environment['STAGE'] || 'local';
  const stage = stages.find((name) => name === value);
  if (!stage) {
    throw new WrongSetting('STAGE', value, `one of ${stages.join(', ')}`);
  }
  return stage;
}

function demoOf(environment: Environment, stage: Stage): DemoSetting {
  const value = environment['DEMO'];
  const demo = parseDemo(value, stage);
  if (!demo) throw new WrongSetting('DEMO', value ?? '', '"on" or "off"');
  return demo;
}

function logLevelOf(environment: Environment): LogLevel {
  const value = environment['LOG_LEVEL'] || 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (!level) {
    throw new WrongSetting('LOG_LEVEL', value, `one of ${LOG_LEVELS.join(', ')}`);
  }
  return level;
}

function databaseUrlOf(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (!value) {
    return undefined;
  }
  if (!/^postgres(ql)?:\/\//.test(value)) {
    // The value may hold a password: it is not repeated.
    throw new WrongSetting(name, '...', 'an address that begins with postgres://');
  }
  return value;
}

function databaseReplicaUrlOf(environment: Environment): string | undefined {
  const name = 'DATABASE_REPLICA_URL';
  const value = databaseUrlOf(environment, name);
  if (value !== undefined && !environment['DATABASE_URL']) {
    throw new WrongSetting(name, '...', 'unset unless DATABASE_URL says what it is a copy of');
  }
  return value;
}

function acceptedDatabaseOf(environment: Environment): string | undefined {
  const name = 'ACCEPT_DATABASE';
  const value = environment[name]?.trim();
  if (!value) {
    return undefined;
  }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) {
    throw new WrongSetting(name, value, 'the id of a database');
  }
  return value;
}

function trustedProxiesOf(environment: Environment): TrustedProxies | undefined {
  const name = 'TRUSTED_PROXY';
  const value = environment[name]?.trim();
  if (!value) {
    return undefined;
  }
  const proxies = readProxies(value);
  if (!proxies) {
    throw new WrongSetting(
      name,
      value,
      'a number of proxies from 1 to 10, or their addresses and networks between commas',
    );
  }
  return proxies;
}

function todayOf(environment: Environment, stage: Stage): number | undefined {
  const value = environment['WORLD_DAY'];
  if (!value) {
    return undefined;
  }
  if (stage !== 'local') {
    throw new WrongSetting('WORLD_DAY', value, 'unset unless STAGE is local');
  }
  const moment = Date.parse(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(moment)) {
    throw new WrongSetting('WORLD_DAY', value, 'a day');
  }
  return moment / MILLISECONDS_A_DAY;
}

function slowAnswersOf(environment: Environment, stage: Stage): number[] {
  const value = environment['SLOW_ANSWERS'];
  if (!value) {
    return [];
  }
  if (stage !== 'local') {
    throw new WrongSetting('SLOW_ANSWERS', value, 'unset unless STAGE is local');
  }
  if (!/^\d{1,5}(,\d{1,5})*$/.test(value)) {
    throw new WrongSetting('SLOW_ANSWERS', value, 'milliseconds between commas');
  }
  return value.split(',').map(Number);
}

function webhookUrlOf(environment: Environment, stage: Stage, name: string): string | undefined {
  const value = environment[name];
  if (!value) {
    return undefined;
  }
  const schemes = stage === 'local' ? ['https:', 'http:'] : ['https:'];
  const url = URL.parse(value);
  // Whoever listens on the way reads all of it. A name or password in the address is no way in: fetch refuses it.
  if (!url || !schemes.includes(url.protocol) || url.username || url.password) {
    throw new WrongSetting(
      name,
      '...',
      `an address of ${schemes.join(' or ')} without a name or password in it`,
    );
  }
  return url.href;
}

/** Mails hold links: where they go out, it is to be known where the app is. */
function siteUrlOf(environment: Environment, isNeeded: boolean): string | undefined {
  const name = 'VITE_SITE_URL';
  const value = environment[name]?.trim();
  if (!value && !isNeeded) {
    return undefined;
  }
  const url = URL.parse(value ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new WrongSetting(name, value ?? '', 'an http(s) address');
  }
  return url.origin;
}

const hourInSeconds = 3600;

function localIdentityOf(environment: Environment): IdentitySettings {
  return {
    kind: 'local',
    tokenSeconds: wholeNumber(environment, 'TOKEN_SECONDS', hourInSeconds, 1, 86_400),
  };
}

/** Anywhere but on one's own machine a pool is needed: the local endpoint would show everybody everybody's codes. */
function identityOf(environment: Environment, stage: Stage, demo: DemoSetting): IdentitySettings {
  const pool = environment['COGNITO_POOL_ID'] ?? '';
  const clientId = environment['COGNITO_CLIENT_ID'] ?? '';
  if (stage === 'local' && pool === '' && clientId === '') {
    return demo === 'off' ? { kind: 'none' } : localIdentityOf(environment);
  }
  if (environment['TOKEN_SECONDS']) {
    throw new WrongSetting(
      'TOKEN_SECONDS',
      environment['TOKEN_SECONDS'],
      'unset where Cognito makes the tokens',
    );
  }
  const [, region] = /^([a-z]{2}(?:-[a-z]+)+-\d)_[A-Za-z0-9]+$/.exec(pool) ?? [];
  // The local pool's own id names no pool of Amazon's.
  if (region === undefined || pool.endsWith('_local')) {
    throw new WrongSetting('COGNITO_POOL_ID', pool, 'the id of a user pool');
  }
  if (!/^\w+$/.test(clientId)) {
    throw new WrongSetting('COGNITO_CLIENT_ID', clientId, 'the id of an app client of that pool');
  }
  return { kind: 'cognito', issuer: `https://cognito-idp.${region}.amazonaws.com/${pool}`, clientId };
}

/** Upstream mode: both settings or none. The feed may lie below a path, as behind a proxy of its own. */
function upstreamOf(environment: Environment, stage: Stage): UpstreamSettings | undefined {
  const name = 'REALTY_UPSTREAM_URL';
  const url = webhookUrlOf(environment, stage, name);
  const key = environment['REALTY_UPSTREAM_KEY']?.trim() ?? '';
  const callsAMinute = wholeNumber(environment, 'REALTY_UPSTREAM_CALLS_A_MINUTE', 300, 1, 100_000);
  if (url === undefined && key === '') return undefined;
  if (url === undefined) {
    throw new WrongSetting(name, '', 'set beside REALTY_UPSTREAM_KEY, like https://api.repliers.io');
  }
  if (/[?#]/.test(url)) throw new WrongSetting(name, '...', 'an address without a query');
  // It becomes a header.
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) {
    throw new WrongSetting('REALTY_UPSTREAM_KEY', '...', `the key of the feed, set beside ${name}`);
  }
  return { url: url.replace(/\/+$/, ''), key, callsAMinute };
}

/**
 * Reads the server's settings.
 * @param environment names and values, as in process.env
 * @param root the project's folder, from which relative folders are read
 * @throws WrongSetting for the first value that cannot be used
 */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const stage = stageOf(environment);
  const demo = demoOf(environment, stage);
  const alertsWebhookUrl = webhookUrlOf(environment, stage, 'ALERTS_WEBHOOK_URL');
  return {
    stage,
    demo,
    logLevel: logLevelOf(environment),
    port: wholeNumber(environment, 'PORT', 4600, 0, 65_535),
    dataFolder: resolve(root, environment['DATA_DIR'] || '.data'),
    appFolder: resolve(root, environment['APP_DIR'] || 'dist'),
    listings: environment['LISTINGS']
      ? wholeNumber(environment, 'LISTINGS', 0, 100, mostListings)
      : undefined,
    databaseUrl: databaseUrlOf(environment, 'DATABASE_URL'),
    databaseReplicaUrl: databaseReplicaUrlOf(environment),
    // One is held while the store is filled, beside which it has to be read, and one is for searches.
    databaseConnections: wholeNumber(environment, 'DATABASE_CONNECTIONS', 8, 3, 1000),
    acceptedDatabase: acceptedDatabaseOf(environment),
    rateLimit: wholeNumber(environment, 'RATE_LIMIT', 1000, 0, 1_000_000),
    trustedProxies: trustedProxiesOf(environment),
    today: todayOf(environment, stage),
    slowAnswers: slowAnswersOf(environment, stage),
    leadsWebhookUrl: webhookUrlOf(environment, stage, 'LEADS_WEBHOOK_URL'),
    alertsWebhookUrl,
    siteUrl: siteUrlOf(environment, alertsWebhookUrl !== undefined && stage !== 'local'),
    identity: identityOf(environment, stage, demo),
    upstream: upstreamOf(environment, stage),
  };
}
