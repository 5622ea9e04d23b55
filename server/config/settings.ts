/**
 * The settings that the server reads. One schema defines the allowed values, the table in README and the messages for
 * invalid values.
 */
import { z } from 'zod';
import { readProxies } from '#server/http/clientAddress.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { LOG_LEVELS } from '#server/http/log.ts';
import { CLOSED_DAYS_EXPECTED, readClosedDays } from '../../src/domain/viewingDays.ts';
import { documentShape } from './documentSettings.ts';
import { pictureShape } from './pictureHosts.ts';
import { routingShape } from './routingSettings.ts';
import {
  choice,
  database,
  email,
  httpAddress,
  INNER_HOST,
  listOf,
  originOf,
  read,
  type Setting,
  wholeNumber,
  words,
} from './settingTypes.ts';
import { readSmtpServer } from './smtpServer.ts';

/** The environments that the product runs in. Only `local` accepts settings made for tests. */
const STAGES = ['local', 'staging', 'production'] as const;

/** Expected values of settings that are required together with another one. */
export const EXPECTED = {
  poolId: 'the id of a user pool',
  poolClient: 'the id of an app client of that pool',
  siteUrl: 'an http(s) address',
  feedKey: 'the key of the feed, set beside REALTY_UPSTREAM_URL',
  sender: 'an email address, set beside SMTP_URL',
} as const;

/** Settings of `npm start` and `npm run dev`, for people who run the product. */
const serverSchema = z.object({
  STAGE: choice(STAGES).default('local').register(words, {
    default: 'local',
    example: 'production',
    wrong: 'prod',
    meaning: '`local`, `staging` or `production`',
  }),
  DEMO: choice(['on', 'off'], '"on" or "off"').optional().register(words, {
    default: 'on where `STAGE` is `local`, else off',
    example: 'off',
    wrong: 'yes',
    meaning:
      '`on` or `off`: the demonstration, an invented country with its listings, pictures, maps and accounts ([demo/README.md](demo/README.md)); the build reads it too, and takes the default from `VITE_STAGE`',
  }),
  PORT: wholeNumber(0, 65_535).default(4600).register(words, {
    default: '4600',
    example: '8080',
    wrong: 'http',
    meaning: 'port of the app and the services; 0 for any free port',
  }),
  METRICS_PORT: wholeNumber(0, 65_535).optional().register(words, {
    default: '',
    example: '9464',
    wrong: 'http',
    meaning:
      'port of `/metrics` for Prometheus, other than `PORT`; 0 for any free one; without it there are no metrics ([docs/deploy/monitoring.md](docs/deploy/monitoring.md))',
  }),
  METRICS_HOST: z
    .union([z.ipv4(), z.ipv6()], 'an IP address of this machine')
    .default('127.0.0.1')
    .register(words, {
      default: '127.0.0.1',
      example: '0.0.0.0',
      wrong: 'everywhere',
      meaning:
        'address of this machine on which `METRICS_PORT` listens: this machine alone by default; `0.0.0.0` in a container, whose port must not be published',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: read(httpAddress, 'an http(s) address').optional().register(words, {
    default: '',
    example: 'http://localhost:4318',
    wrong: 'localhost',
    meaning:
      'OpenTelemetry collector that receives traces by OTLP over HTTP, without `/v1/traces`; `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_SERVICE_NAME` work too ([docs/deploy/monitoring.md](docs/deploy/monitoring.md))',
  }),
  DATA_DIR: z.string().default('.data').register(words, {
    default: '.data',
    example: '/var/lib/harbour-and-pine',
    meaning:
      "folder of the embedded database, caches and customers' documents (unless `DOCUMENTS_URL` is set); only one server may use it at a time",
  }),
  ...documentShape,
  ...pictureShape,
  ...routingShape,
  LOG_LEVEL: choice(LOG_LEVELS).default('info').register(words, {
    default: 'info',
    example: 'warn',
    wrong: 'all',
    meaning:
      'how much is logged: `error`, `warn`, `info` or `debug` (a line for each request); lines of JSON on standard output unless `STAGE` is `local`',
  }),
  APP_DIR: z
    .string()
    .default('dist')
    .register(words, { default: 'dist', example: 'dist', meaning: 'folder of the built app' }),
  LISTINGS: wholeNumber(100, 1_000_000).optional().register(words, {
    default: 'the stored number, else 20000',
    example: '50000',
    wrong: '99',
    meaning:
      "number of the demonstration's listings, 100 to 1,000,000; if it differs from the stored number, the listings are generated again, but never in a database with a board's listings",
  }),
  DATABASE_URL: database.optional().register(words, {
    isSecret: true,
    default: '',
    example: 'postgres://user:password@host:5432/name',
    wrong: 'mysql://host/name',
    meaning: 'PostgreSQL database to use instead of the embedded one',
  }),
  DATABASE_REPLICA_URL: database.optional().register(words, {
    isSecret: true,
    default: '',
    example: 'postgres://user:password@replica:5432/name',
    wrong: 'mysql://replica/name',
    meaning:
      'read replica of that database for searches; while it is down, searches use the primary ([docs/scale.md](docs/scale.md))',
  }),
  // At least three: filling the store holds one and reads through another, and one is for searches.
  DATABASE_CONNECTIONS: wholeNumber(3, 1000).default(8).register(words, {
    default: '8',
    example: '20',
    wrong: '1',
    meaning:
      "maximum number of connections to each of the two, at least 3; half of the primary's are reserved for visitors' searches. One more counts calls for `RATE_LIMIT`",
  }),
  ACCEPT_DATABASE: z
    .string()
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'the id of a database')
    .optional()
    .register(words, {
      default: '',
      example: 'b1946ac9-2a0e-4c51-9d3b-6f1f0e8f7c11',
      wrong: 'yes',
      meaning:
        'id of the database that `DATA_DIR` belongs to from now on. If the two do not match, the start stops and prints this id ([docs/deploy/hosting.md](docs/deploy/hosting.md))',
    }),
  RATE_LIMIT: wholeNumber(0, 1_000_000).default(1000).register(words, {
    default: '1000',
    example: '200',
    wrong: '-1',
    meaning:
      'maximum number of requests per second from one address to each service, for all processes together; leads (10 per minute) and email checks (20 per minute) have limits of their own; 0 removes all limits, for a proxy that has its own',
  }),
  TRUSTED_PROXY: read(
    readProxies,
    'a number of proxies from 1 to 10, or their addresses and networks between commas',
  )
    .optional()
    .register(words, {
      default: '',
      example: '1',
      wrong: 'nginx',
      meaning:
        'proxies whose `X-Forwarded-For` gives the address of the caller for the limits: their number, or their addresses and networks, as in `10.0.0.0/8,::1` ([docs/deploy/hosting.md](docs/deploy/hosting.md)); by default the address of the connection counts',
    }),
  LEADS_WEBHOOK_URL: z.string().optional().register(words, {
    isSecret: true,
    default: '',
    example: 'https://crm.example/leads',
    wrong: 'crm.example',
    meaning:
      'address that receives each lead, and each pre-approval application that is submitted or withdrawn, as a POST of JSON ([docs/leads.md](docs/leads.md)); the id is the Idempotency-Key; retried until the answer is 2xx; https unless local or in `WEBHOOK_HTTP_HOSTS`',
  }),
  ALERTS_WEBHOOK_URL: z.string().optional().register(words, {
    isSecret: true,
    default: '',
    example: 'https://mail.example/send',
    wrong: 'mail.example',
    meaning:
      'address that receives mails in place of a mail server ([docs/deploy/mail.md](docs/deploy/mail.md)), as a POST of JSON `{id, to, language, subject, text}`, with `html`, `replyTo`, `unsubscribe` and `attachments` if there are any; the id is the Idempotency-Key; retried until the answer is 2xx; https unless local or in `WEBHOOK_HTTP_HOSTS`. With it or `SMTP_URL`, other stages than `local` also need `VITE_SITE_URL`',
  }),
  WEBHOOK_SECRETS: read(
    (text) => listOf(text, /^[\x21-\x2b\x2d-\x7e]{16,500}$/),
    'secrets of at least 16 characters, separated by commas',
  )
    .optional()
    .register(words, {
      isSecret: true,
      default: '',
      example: 'a-long-random-secret',
      wrong: 'short',
      meaning:
        'secrets that both webhooks are signed with, separated by commas, so that one can be replaced by another ([docs/deploy/webhooks.md](docs/deploy/webhooks.md))',
    }),
  WEBHOOK_HTTP_HOSTS: read(
    (text) => listOf(text.toLowerCase(), INNER_HOST),
    'host names without a dot, or that end in .svc, .local or .internal, separated by commas',
  )
    .optional()
    .register(words, {
      default: '',
      example: 'mailer,crm.sales.svc.cluster.local',
      wrong: 'crm.example',
      meaning:
        'hosts inside a cluster or on this machine that webhooks may reach by plain http, separated by commas; all others need https unless `STAGE` is `local`',
    }),
  SMTP_URL: read(readSmtpServer, 'the address of a mail server').optional().register(words, {
    isSecret: true,
    default: '',
    example: 'smtps://user:password@smtp.example.com',
    wrong: 'https://smtp.example.com',
    meaning:
      'mail server that sends mails ([docs/deploy/mail.md](docs/deploy/mail.md)): `smtps://` for TLS, `smtp://` for STARTTLS, which is required unless the host is this machine; needs `MAIL_FROM`. Without it and `ALERTS_WEBHOOK_URL` the mails are in the local outbox in stage `local`, and are not sent in other stages',
  }),
  MAIL_FROM: email(EXPECTED.sender).optional().register(words, {
    default: '',
    example: 'homes@example.com',
    wrong: 'example.com',
    meaning:
      "address of the sender of the mails that go by `SMTP_URL`; the name beside it is the published brand's",
  }),
  MAIL_REPLY_TO: email().optional().register(words, {
    default: 'that of `MAIL_FROM`',
    example: 'hello@example.com',
    wrong: 'example.com',
    meaning: 'address for answers to the mails that go by `SMTP_URL`',
  }),
  MAIL_BOUNCES_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,500}$/, 'a key of at least 16 characters')
    .optional()
    .register(words, {
      isSecret: true,
      default: '',
      example: 'a-long-random-key',
      wrong: 'short',
      meaning:
        'key with which the mail provider reports addresses that gave mail back, at `POST /customer/bounces` ([docs/deploy/mail.md](docs/deploy/mail.md)); their alerts end, and answers of the desk count as not delivered',
    }),
  LEADS_EMAIL: email().optional().register(words, {
    default: '',
    example: 'leads@example.com',
    wrong: 'example.com',
    meaning:
      'address of the brokerage that receives each lead as a mail ([docs/leads.md](docs/leads.md)), also beside `LEADS_WEBHOOK_URL`; needs `SMTP_URL` or `ALERTS_WEBHOOK_URL` unless local',
  }),
  CLOSED_DAYS: read(readClosedDays, CLOSED_DAYS_EXPECTED).optional().register(words, {
    default: '01-01,12-25,12-26',
    example: 'sunday,12-24/01-02,2026-10-12',
    wrong: 'sundays',
    meaning:
      'days on which the brokerage shows no homes, so that viewings on them are neither offered nor accepted ([docs/leads.md](docs/leads.md#closed-days)); `none` for no day',
  }),
  REALTY_UPSTREAM_URL: z.string().optional().register(words, {
    default: '',
    example: 'https://api.repliers.io',
    wrong: 'api.repliers.io',
    meaning:
      'listing feed to use instead of the store ([docs/feed.md](docs/feed.md)); needs its key; https unless local',
  }),
  // Printable characters only, because the key is sent as a header.
  REALTY_UPSTREAM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, EXPECTED.feedKey)
    .optional()
    .register(words, {
      isSecret: true,
      default: '',
      example: 'the-key-of-the-feed',
      wrong: 'two words',
      meaning: "the feed's key; it is never sent to a browser or logged",
    }),
  REALTY_UPSTREAM_CALLS_A_MINUTE: wholeNumber(1, 100_000).default(300).register(words, {
    default: '300',
    example: '120',
    wrong: '0',
    meaning:
      'maximum number of calls to the feed per minute, for all visitors and processes together; above it visitors get cached answers, or 503',
  }),
  GEOCODER_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'the key of a geocoder')
    .optional()
    .register(words, {
      isSecret: true,
      default: '',
      example: 'the-key-of-the-geocoder',
      wrong: 'two words',
      meaning:
        'key that `npm run ingest` sends to the geocoder of its option `--geocoder`: required for Google, where it needs the Geocoding API and must not be limited to a site ([docs/ingest.md](docs/ingest.md))',
    }),
  // The id of the local user pool is not one of Amazon's.
  COGNITO_POOL_ID: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d_(?!local$)[A-Za-z0-9]+$/, EXPECTED.poolId)
    .optional()
    .register(words, {
      default: '',
      example: 'ca-central-1_AbC123',
      wrong: 'AbC123',
      meaning:
        "Amazon Cognito user pool with the customers' accounts ([docs/deploy/cognito.md](docs/deploy/cognito.md)); required unless `STAGE` is `local`, which has an identity service of its own",
    }),
  COGNITO_CLIENT_ID: z.string().regex(/^\w+$/, EXPECTED.poolClient).optional().register(words, {
    default: '',
    example: '1h57kf5cpq17m0eml12EXAMPLE',
    wrong: 'a b',
    meaning: 'app client of that pool',
  }),
  VITE_SITE_URL: read(originOf, EXPECTED.siteUrl).optional().register(words, {
    default: '',
    example: 'https://www.example.com',
    wrong: 'www.example.com',
    meaning:
      'public origin of the app, for links in mails, sitemaps and feeds; `robots.txt` of a build for production names the sitemap; without it there are neither sitemaps nor feeds outside stage `local`, and pages name no canonical address and no picture for networks, because all need absolute addresses, and the host of a request can be forged',
  }),
});

/** Settings for tests, read in stage `local` only. */
const testSchema = z.object({
  TOKEN_SECONDS: wholeNumber(1, 86_400).optional().register(words, {
    default: '3600',
    example: '30',
    wrong: '0',
    meaning: "lifetime in seconds of the local identity service's tokens",
  }),
  WORLD_DAY: z.iso
    .date('a day')
    .transform((day) => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY)
    .optional()
    .register(words, {
      default: 'today',
      example: '2026-11-21',
      wrong: '21 November',
      meaning: 'fixed day: the clock starts at noon of that day',
    }),
  DEMO_PICTURES: choice(['drawn', 'plain'], '"drawn" or "plain"').optional().register(words, {
    default: 'drawn',
    example: 'plain',
    wrong: 'none',
    meaning:
      "`drawn` or `plain`: plain pictures of the demonstration's homes have one colour, and its maps are empty, for tests that do not look at them",
  }),
  PAGE_DATA_MS: wholeNumber(1, 60_000).optional().register(words, {
    default: '200',
    example: '5000',
    wrong: '0',
    meaning: 'maximum milliseconds that a page waits for its first data before it is sent without',
  }),
  SLOW_ANSWERS: z
    .string()
    .regex(/^\d{1,5}(,\d{1,5})*$/, 'milliseconds between commas')
    .transform((text) => text.split(',').map(Number))
    .optional()
    .register(words, {
      default: '',
      example: '900,50,400',
      wrong: 'a while',
      meaning: 'delays of listing calls in milliseconds, in turn',
    }),
});

/** All settings of the server by name. Rules about combinations are in `readConfiguration`. */
export const settingsSchema = z.object({ ...serverSchema.shape, ...testSchema.shape });

/** The settings, parsed. */
export type Settings = z.output<typeof settingsSchema>;

const rowsOf = (shape: Record<string, z.ZodType>): Setting[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const known = words.get(schema);
    return known ? [{ name, ...known }] : [];
  });

/** README's table of the settings for people who run the product. */
export const serverSettings: readonly Setting[] = rowsOf(serverSchema.shape);

/** Names of the settings whose value is never printed. */
export const secretNames: readonly string[] = serverSettings.flatMap(({ name, isSecret }) =>
  isSecret ? [name] : [],
);

/** README's table of the settings for tests. */
export const testSettings: readonly Setting[] = rowsOf(testSchema.shape);

/**
 * A valid assignment of a setting: "PORT=8080"; undefined when the name is not a setting, such as a command's
 * argument.
 */
export function exampleOf(name: string): string | undefined {
  const setting = [...serverSettings, ...testSettings].find((one) => one.name === name);
  return setting && `${name}=${setting.example}`;
}
