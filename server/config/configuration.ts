import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TrustedProxies } from '#server/http/clientAddress.ts';
import type { LogLevel } from '#server/http/log.ts';
import type { Webhook } from '#server/http/postToWebhook.ts';
import { type ClosedDays, DEFAULT_CLOSED_DAYS } from '../../src/domain/viewingDays.ts';
import type { BucketName, StorageSettings } from './bucketSettings.ts';
import { type DemoSetting, demoByStage } from './demoSetting.ts';
import type { PictureHost } from './pictureHosts.ts';
import { EXPECTED, exampleOf, type Settings, secretNames, settingsSchema } from './settings.ts';
import type { SmtpServer } from './smtpServer.ts';

/** The environment that the product runs in. Only `local` accepts settings made for tests. */
export type Stage = Settings['STAGE'];

/** The identity provider: the demonstration's identity service, a user pool of Cognito, or none. */
export type IdentitySettings =
  | { kind: 'none' }
  | {
      kind: 'local';
      /** Lifetime of tokens, in seconds. */
      tokenSeconds: number;
    }
  | {
      kind: 'cognito';
      /** "https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123": the `iss` of its tokens. */
      issuer: string;
      /** The app client: the `aud` of its ID tokens. */
      clientId: string;
    };

/** The listing feed that replaces the store as the source of listings. */
export interface UpstreamSettings {
  /** "https://api.repliers.io" */
  url: string;
  /** Secret: never printed. */
  key: string;
  /** Calls of the feed per minute, for all callers together. */
  callsAMinute: number;
}

/** The mail server, and the addresses in its mails. */
export interface MailSettings {
  server: SmtpServer;
  from: string;
  /** Address for answers; undefined for the sender's. */
  replyTo: string | undefined;
}

/** The server's settings, validated and complete. */
export interface Configuration {
  stage: Stage;
  demo: DemoSetting;
  /** Level of detail of the log. */
  logLevel: LogLevel;
  /** TCP port, 0 for any free one. */
  port: number;
  /** Port and address of /metrics; undefined for no metrics. Port 0 is any free one. */
  metrics: { port: number; host: string } | undefined;
  /** Address of the OpenTelemetry collector without a path; undefined for no traces. */
  tracesUrl: string | undefined;
  /** Absolute path of the folder that holds the database and the caches. */
  dataFolder: string;
  /** The bucket of customers' documents; undefined for the data folder. */
  bucket: BucketName | undefined;
  /** The object storage of that bucket. */
  storage: StorageSettings;
  /** Hosts of the picture proxy, the one of pictures without a host first; empty for no proxy. */
  pictureHosts: readonly PictureHost[];
  /** Maximum number of bytes of cached pictures. */
  pictureCacheBytes: number;
  /** Absolute path of the folder of the built app. */
  appFolder: string;
  /** Number of listings in the demonstration; undefined keeps those that the store holds. */
  listings: number | undefined;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** A read-only copy of that PostgreSQL for searches; undefined sends searches to the primary. */
  databaseReplicaUrl: string | undefined;
  /**
   * Maximum number of connections to each of the two. About half of those to the primary are reserved for visitors'
   * searches.
   */
  databaseConnections: number;
  /** Id of a database that the data folder may be used with although it belonged to another one. */
  acceptedDatabase: string | undefined;
  /** Calls of the listing service per second from one address. 0 means no limit, for leads too. */
  rateLimit: number;
  /** Proxies whose X-Forwarded-For is trusted; undefined when there are none. */
  trustedProxies: TrustedProxies | undefined;
  /**
   * A fixed day for tests, in days since 1970-01-01: the clock starts at noon of it. Undefined uses the machine's
   * clock.
   */
  today: number | undefined;
  /** Maximum milliseconds that a page waits for its first data, for tests; undefined for the usual time. */
  pageDataMs: number | undefined;
  /** True if the demonstration's pictures have one colour and its maps are empty, for tests. */
  hasPlainPictures: boolean;
  /** Delays of listing calls in milliseconds, taken in turn, for tests; empty by default. */
  slowAnswers: readonly number[];
  /** Webhook that every lead is posted to; undefined keeps leads in the store. Never printed. */
  leadsWebhook: Webhook | undefined;
  /** Webhook that mails are posted to in place of a mail server. Never printed. */
  alertsWebhook: Webhook | undefined;
  /** The mail server; without it and the webhook, only the local outbox gets mails. */
  mail: MailSettings | undefined;
  /** Key of the mail provider that reports bounces; undefined takes no reports. Secret: never printed. */
  bounceKey: string | undefined;
  /** Address that receives each lead as a mail; undefined sends none. */
  leadsEmail: string | undefined;
  /** Days for which viewings are refused. */
  closedDays: ClosedDays;
  /** Public origin of the app, without a path: "https://www.example.com"; undefined on a developer's machine. */
  siteUrl: string | undefined;
  identity: IdentitySettings;
  /** The listing feed; undefined answers from the store. */
  upstream: UpstreamSettings | undefined;
  /** Key of the geocoder of `npm run ingest`. Secret: never printed. */
  geocoderKey: string | undefined;
  /** Address of a Valhalla without a slash at the end; undefined uses the own engine. */
  routingUrl: string | undefined;
  /** Address of an OpenTripPlanner without a slash at the end; undefined uses the own engine's timetables. */
  transitRoutingUrl: string | undefined;
}

/** An invalid setting. The message names the variable, its value, the allowed values, and an example. */
export class WrongSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    const example = expected.startsWith('unset') ? undefined : exampleOf(name);
    const words = example === undefined ? '' : `, as in ${example}`;
    super(`${name} is "${value}", but it must be ${expected}${words}. Correct it and start again.`);
    this.name = 'WrongSetting';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The value of a setting. A secret may also be the content of the file that NAME_FILE names, as Docker and Kubernetes mount
 * secrets.
 * @throws WrongSetting if both are set, or the file cannot be read
 */
function settingValue(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim() || undefined;
  const fileSetting = `${name}_FILE`;
  const file = secretNames.includes(name) ? environment[fileSetting]?.trim() : undefined;
  if (!file) return value;
  if (value !== undefined) throw new WrongSetting(fileSetting, file, `unset where ${name} is set`);
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch {
    throw new WrongSetting(fileSetting, file, 'the path of a file that the server can read');
  }
  if (content === '') throw new WrongSetting(fileSetting, file, 'the path of a file that is not empty');
  return content;
}

/** @throws WrongSetting for the first value that is invalid by itself */
function settingsOf(environment: Environment): Settings {
  const names = Object.keys(settingsSchema.shape);
  const values = Object.fromEntries(names.map((name) => [name, settingValue(environment, name)]));
  const { data, error } = settingsSchema.safeParse(values);
  if (data) return data;
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  const name = String(path[0]);
  throw new WrongSetting(name, secretNames.includes(name) ? '...' : (values[name] ?? ''), message);
}

/** @throws WrongSetting for a setting for tests in another stage than `local` */
function requireLocal(environment: Environment, settings: Settings): void {
  for (const name of ['WORLD_DAY', 'DEMO_PICTURES', 'PAGE_DATA_MS', 'SLOW_ANSWERS'] as const) {
    if (settings.STAGE !== 'local' && settings[name] !== undefined) {
      throw new WrongSetting(name, environment[name] ?? '', 'unset unless STAGE is local');
    }
  }
}

/** The metrics have a port of their own, so that no proxy of the public one can lead to them. */
function metricsOf({ METRICS_PORT: port, METRICS_HOST: host, PORT }: Settings): Configuration['metrics'] {
  if (port === undefined) return undefined;
  if (port === PORT && port !== 0)
    throw new WrongSetting('METRICS_PORT', String(port), 'another port than PORT');
  return { port, host };
}

function replicaOf({ DATABASE_URL, DATABASE_REPLICA_URL }: Settings): string | undefined {
  if (DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined) {
    throw new WrongSetting(
      'DATABASE_REPLICA_URL',
      '...',
      'unset unless DATABASE_URL says what it is a copy of',
    );
  }
  return DATABASE_REPLICA_URL;
}

function addressOf(
  settings: Settings,
  name: 'LEADS_WEBHOOK_URL' | 'ALERTS_WEBHOOK_URL' | 'REALTY_UPSTREAM_URL',
  httpHosts: readonly string[] = [],
): string | undefined {
  const value = settings[name];
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isHttp = settings.STAGE === 'local' || (url && httpHosts.includes(url.hostname));
  const schemes = isHttp ? ['https:', 'http:'] : ['https:'];
  // Plain http would expose all data. `fetch` rejects addresses with a name or password.
  if (!url || !schemes.includes(url.protocol) || url.username || url.password) {
    throw new WrongSetting(
      name,
      '...',
      `an address of ${schemes.join(' or ')} without a name or password in it`,
    );
  }
  return url.href;
}

function webhookOf(
  settings: Settings,
  name: 'LEADS_WEBHOOK_URL' | 'ALERTS_WEBHOOK_URL',
): Webhook | undefined {
  const { WEBHOOK_SECRETS: secrets = [], WEBHOOK_HTTP_HOSTS: httpHosts } = settings;
  const url = addressOf(settings, name, httpHosts);
  return url === undefined ? undefined : { url, secrets };
}

/** Mails contain links, so the site's address is required if mails are sent. */
function siteUrlOf({ STAGE, ALERTS_WEBHOOK_URL, SMTP_URL, VITE_SITE_URL }: Settings): string | undefined {
  const isMailSent = ALERTS_WEBHOOK_URL !== undefined || SMTP_URL !== undefined;
  if (VITE_SITE_URL === undefined && isMailSent && STAGE !== 'local') {
    throw new WrongSetting('VITE_SITE_URL', '', EXPECTED.siteUrl);
  }
  return VITE_SITE_URL;
}

/** The mail server with its sender, both or neither, and not beside the webhook. */
function mailOf(settings: Settings): MailSettings | undefined {
  const { SMTP_URL: server, MAIL_FROM: from, MAIL_REPLY_TO: replyTo } = settings;
  for (const name of ['MAIL_FROM', 'MAIL_REPLY_TO'] as const) {
    const value = settings[name];
    if (!server && value !== undefined) throw new WrongSetting(name, value, 'unset unless SMTP_URL is set');
  }
  if (!server) return undefined;
  if (from === undefined) throw new WrongSetting('MAIL_FROM', '', EXPECTED.sender);
  if (settings.ALERTS_WEBHOOK_URL !== undefined) {
    throw new WrongSetting('ALERTS_WEBHOOK_URL', '...', 'unset where SMTP_URL sends the mails');
  }
  return { server, from, replyTo };
}

function leadsEmailOf({ STAGE, LEADS_EMAIL, SMTP_URL, ALERTS_WEBHOOK_URL }: Settings): string | undefined {
  const isMailSent = ALERTS_WEBHOOK_URL !== undefined || SMTP_URL !== undefined || STAGE === 'local';
  if (LEADS_EMAIL !== undefined && !isMailSent) {
    throw new WrongSetting(
      'LEADS_EMAIL',
      LEADS_EMAIL,
      'unset unless SMTP_URL or ALERTS_WEBHOOK_URL sends mails',
    );
  }
  return LEADS_EMAIL;
}

function storageOf(settings: Settings): StorageSettings {
  const { DOCUMENTS_ENDPOINT: endpoint, DOCUMENTS_REGION: region } = settings;
  const style = settings.DOCUMENTS_PATH_STYLE ?? (endpoint === undefined ? 'off' : 'on');
  const encryption = settings.DOCUMENTS_ENCRYPTION ?? { kind: 's3' };
  return { endpoint, region, isPathStyle: style === 'on', encryption };
}

const hourInSeconds = 3600;
const MEGABYTE = 2 ** 20;

/** Outside stage `local` a user pool is required: the local endpoint would show everybody's codes to everybody. */
function identityOf(settings: Settings, demo: DemoSetting): IdentitySettings {
  const { COGNITO_POOL_ID: pool, COGNITO_CLIENT_ID: clientId, TOKEN_SECONDS: tokenSeconds } = settings;
  if (settings.STAGE === 'local' && pool === undefined && clientId === undefined) {
    return demo === 'off' ? { kind: 'none' } : { kind: 'local', tokenSeconds: tokenSeconds ?? hourInSeconds };
  }
  if (tokenSeconds !== undefined) {
    throw new WrongSetting('TOKEN_SECONDS', String(tokenSeconds), 'unset where Cognito makes the tokens');
  }
  if (pool === undefined) throw new WrongSetting('COGNITO_POOL_ID', '', EXPECTED.poolId);
  if (clientId === undefined) throw new WrongSetting('COGNITO_CLIENT_ID', '', EXPECTED.poolClient);
  const [region] = pool.split('_');
  return { kind: 'cognito', issuer: `https://cognito-idp.${region}.amazonaws.com/${pool}`, clientId };
}

/** The feed's address and key, both or neither. The address may have a path, as behind a proxy. */
function upstreamOf(settings: Settings): UpstreamSettings | undefined {
  const name = 'REALTY_UPSTREAM_URL';
  const { REALTY_UPSTREAM_KEY: key, REALTY_UPSTREAM_CALLS_A_MINUTE: callsAMinute } = settings;
  const url = addressOf(settings, name);
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined) {
    throw new WrongSetting(name, '', 'set beside REALTY_UPSTREAM_KEY, like https://api.repliers.io');
  }
  if (/[?#]/.test(url)) throw new WrongSetting(name, '...', 'an address without a query');
  if (key === undefined) throw new WrongSetting('REALTY_UPSTREAM_KEY', '...', EXPECTED.feedKey);
  return { url: url.replace(/\/+$/, ''), key, callsAMinute };
}

/**
 * Reads and validates the server's settings.
 * @param environment names and values, as in process.env
 * @param root the project's folder; relative folders are resolved against it
 * @throws WrongSetting for the first invalid value
 */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const settings = settingsOf(environment);
  requireLocal(environment, settings);
  const demo = settings.DEMO ?? demoByStage(settings.STAGE);
  return {
    stage: settings.STAGE,
    demo,
    logLevel: settings.LOG_LEVEL,
    port: settings.PORT,
    metrics: metricsOf(settings),
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataFolder: resolve(root, settings.DATA_DIR),
    bucket: settings.DOCUMENTS_URL,
    storage: storageOf(settings),
    pictureHosts: settings.PICTURE_HOSTS ?? [],
    pictureCacheBytes: settings.PICTURE_CACHE_MB * MEGABYTE,
    appFolder: resolve(root, settings.APP_DIR),
    listings: settings.LISTINGS,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: replicaOf(settings),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    acceptedDatabase: settings.ACCEPT_DATABASE,
    rateLimit: settings.RATE_LIMIT,
    trustedProxies: settings.TRUSTED_PROXY,
    today: settings.WORLD_DAY,
    pageDataMs: settings.PAGE_DATA_MS,
    hasPlainPictures: settings.DEMO_PICTURES === 'plain',
    slowAnswers: settings.SLOW_ANSWERS ?? [],
    leadsWebhook: webhookOf(settings, 'LEADS_WEBHOOK_URL'),
    alertsWebhook: webhookOf(settings, 'ALERTS_WEBHOOK_URL'),
    mail: mailOf(settings),
    bounceKey: settings.MAIL_BOUNCES_KEY,
    leadsEmail: leadsEmailOf(settings),
    closedDays: settings.CLOSED_DAYS ?? DEFAULT_CLOSED_DAYS,
    siteUrl: siteUrlOf(settings),
    identity: identityOf(settings, demo),
    upstream: upstreamOf(settings),
    geocoderKey: settings.GEOCODER_KEY,
    routingUrl: settings.ROUTING_URL,
    transitRoutingUrl: settings.TRANSIT_ROUTING_URL,
  };
}
