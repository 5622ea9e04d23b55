/** One setting of the environment: README's table is made of these, and a wrong value is answered with the example. */
export interface Setting {
  name: string;
  /** What the product does without it; '' where that is nothing. */
  default: string;
  /** A value that is taken. */
  example: string;
  /** A value that is not, for tests; missing where any text is good. */
  wrong?: string;
  /** One line of Markdown. */
  meaning: string;
}

/** What `npm start` and `npm run dev` read (server/config/configuration.ts), for people who run the product. */
export const serverSettings: readonly Setting[] = [
  {
    name: 'STAGE',
    default: 'local',
    example: 'production',
    wrong: 'prod',
    meaning: '`local`, `staging` or `production`',
  },
  {
    name: 'DEMO',
    default: 'on where `STAGE` is `local`, else off',
    example: 'off',
    wrong: 'yes',
    meaning:
      '`on` or `off`: the invented country with its listings, pictures, maps and accounts ([demo/README.md](demo/README.md)); the build reads it too, by `VITE_STAGE`',
  },
  {
    name: 'PORT',
    default: '4600',
    example: '8080',
    wrong: 'http',
    meaning: 'the one port of app and services; 0 for any free one',
  },
  {
    name: 'DATA_DIR',
    default: '.data',
    example: '/var/lib/harbour-and-pine',
    meaning:
      "folder of the embedded database, caches, and customers' documents; one running product at a time",
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    example: 'warn',
    wrong: 'all',
    meaning:
      'how much is logged: `error`, `warn`, `info` or `debug`, which has a line for each answer; one line of JSON each on standard output unless `STAGE` is `local`',
  },
  { name: 'APP_DIR', default: 'dist', example: 'dist', meaning: 'folder of the built app' },
  {
    name: 'LISTINGS',
    default: 'what is there, else 20000',
    example: '50000',
    wrong: '99',
    meaning:
      "how many listings the demo has, 100 to 1,000,000; another number fills the database anew, but never one that holds a board's listings",
  },
  {
    name: 'DATABASE_URL',
    default: '',
    example: 'postgres://user:password@host:5432/name',
    wrong: 'mysql://host/name',
    meaning: 'a PostgreSQL in place of the embedded database',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    default: '',
    example: 'postgres://user:password@replica:5432/name',
    wrong: 'mysql://replica/name',
    meaning:
      'a read-only copy of it that searches go to, and not while it does not answer ([docs/scale.md](docs/scale.md))',
  },
  {
    name: 'DATABASE_CONNECTIONS',
    default: '8',
    example: '20',
    wrong: '1',
    meaning:
      "the most connections at a time to each of the two, at least 3; half of those to the first are for visitors' searches",
  },
  {
    name: 'ACCEPT_DATABASE',
    default: '',
    example: 'b1946ac9-2a0e-4c51-9d3b-6f1f0e8f7c11',
    wrong: 'yes',
    meaning:
      'the id of a database that `DATA_DIR` is to belong to from now on. If the two do not match, the start stops and prints this id ([docs/deploy/hosting.md](docs/deploy/hosting.md))',
  },
  {
    name: 'RATE_LIMIT',
    default: '1000',
    example: '200',
    wrong: '-1',
    meaning:
      'calls a second from one address to each service, beside ten leads and twenty checks of an email a minute; 0 is no limit at all (behind a proxy, which sees to it)',
  },
  {
    name: 'TRUSTED_PROXY',
    default: '',
    example: '1',
    wrong: 'nginx',
    meaning:
      'whose `X-Forwarded-For` names the caller for limits by address: how many proxies stand in front, or their addresses and networks, as in `10.0.0.0/8,::1` ([docs/deploy/hosting.md](docs/deploy/hosting.md)); without it the address of the connection counts',
  },
  {
    name: 'LEADS_WEBHOOK_URL',
    default: '',
    example: 'https://crm.example/leads',
    wrong: 'crm.example',
    meaning:
      'each lead, and each application for a pre-approval that is submitted or withdrawn, is also POSTed there as JSON ([docs/leads.md](docs/leads.md)), its id as Idempotency-Key, again until it arrives (2xx); https unless local',
  },
  {
    name: 'ALERTS_WEBHOOK_URL',
    default: '',
    example: 'https://mail.example/send',
    wrong: 'mail.example',
    meaning:
      "mails of saved searches' alerts are POSTed there as JSON `{id, to, language, subject, text}`, the id as Idempotency-Key, again until one arrives (2xx); https unless local. Without it the local outbox shows them, and elsewhere none are sent; with it `VITE_SITE_URL` is required there",
  },
  {
    name: 'REALTY_UPSTREAM_URL',
    default: '',
    example: 'https://api.repliers.io',
    wrong: 'api.repliers.io',
    meaning:
      'the listing feed that is asked instead of the generated listings ([docs/feed.md](docs/feed.md)); needs its key; https unless local',
  },
  {
    name: 'REALTY_UPSTREAM_KEY',
    default: '',
    example: 'the-key-of-the-feed',
    wrong: 'two words',
    meaning: "the feed's key, which never reaches a browser or a log",
  },
  {
    name: 'REALTY_UPSTREAM_CALLS_A_MINUTE',
    default: '300',
    example: '120',
    wrong: '0',
    meaning:
      'calls of the feed in each minute, of all visitors together; beyond them kept answers are given, or 503',
  },
  {
    name: 'COGNITO_POOL_ID',
    default: '',
    example: 'ca-central-1_AbC123',
    wrong: 'AbC123',
    meaning:
      "the user pool that knows the customers ([docs/deploy/cognito.md](docs/deploy/cognito.md)); required unless `STAGE` is `local`, where the product's own identity service stands in for it",
  },
  {
    name: 'COGNITO_CLIENT_ID',
    default: '',
    example: '1h57kf5cpq17m0eml12EXAMPLE',
    wrong: 'a b',
    meaning: "that pool's app client",
  },
  {
    name: 'VITE_SITE_URL',
    default: '',
    example: 'https://www.example.com',
    wrong: 'www.example.com',
    meaning:
      'where the public reaches the app: the server takes the links of its mails from it; the build writes `sitemap.xml` and names it in `robots.txt`, and without it there is none, since a sitemap knows only whole addresses',
  },
];

/** What the server reads for tests alone, in stage `local`. */
export const testSettings: readonly Setting[] = [
  {
    name: 'TOKEN_SECONDS',
    default: '3600',
    example: '30',
    wrong: '0',
    meaning: 'seconds that tokens of the local identity service are good',
  },
  {
    name: 'WORLD_DAY',
    default: 'today',
    example: '2026-11-21',
    wrong: '21 November',
    meaning: 'a fixed day: the clock begins at its noon',
  },
  {
    name: 'SLOW_ANSWERS',
    default: '',
    example: '900,50,400',
    wrong: 'a while',
    meaning: 'milliseconds by which listing calls are answered late, in turn',
  },
];

/** How a setting is written that is taken: "PORT=8080"; undefined for what is no setting, like a command's argument. */
export function exampleOf(name: string): string | undefined {
  const setting = [...serverSettings, ...testSettings].find((one) => one.name === name);
  return setting && `${name}=${setting.example}`;
}
