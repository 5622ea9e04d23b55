import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const root = resolve('/product');

test('without settings the server runs on this machine, on port 4600, with the present dataset', () => {
  expect(readConfiguration({}, root)).toEqual({
    stage: 'local',
    logLevel: 'info',
    port: 4600,
    metrics: undefined,
    tracesUrl: undefined,
    dataFolder: join(root, '.data'),
    appFolder: join(root, 'dist'),
    listings: undefined,
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    databaseConnections: 8,
    rateLimit: 1000,
    trustedProxies: undefined,
    today: undefined,
    hasPlainPictures: false,
    slowAnswers: [],
    pictureHosts: [],
    pictureCacheBytes: 1000 * 2 ** 20,
    bucket: undefined,
    storage: { endpoint: undefined, region: undefined, isPathStyle: false, encryption: { kind: 's3' } },
    leadsWebhook: undefined,
    alertsWebhook: undefined,
    mail: undefined,
    bounceKey: undefined,
    leadsEmail: undefined,
    closedDays: ['01-01', '12-25', '12-26'],
    siteUrl: undefined,
    demo: 'found',
    identity: { kind: 'local', tokenSeconds: 3600 },
    upstream: undefined,
  });
});

test('every setting is read', () => {
  const environment = {
    STAGE: 'local',
    DEMO: 'on',
    LOG_LEVEL: 'debug',
    PORT: '0',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
    DATA_DIR: resolve('/elsewhere'),
    APP_DIR: 'builds/next',
    LISTINGS: '50000',
    DATABASE_URL: 'postgres://me:secret@host/name',
    DATABASE_REPLICA_URL: 'postgresql://me:secret@replica/name',
    DATABASE_CONNECTIONS: '20',
    DOCUMENTS_URL: 's3://documents/brokerage/',
    DOCUMENTS_ENDPOINT: 'https://minio.example/',
    DOCUMENTS_REGION: 'ca-central-1',
    DOCUMENTS_PATH_STYLE: 'off',
    DOCUMENTS_ENCRYPTION: 'kms:alias/documents',
    PICTURE_HOSTS: 'cdn.example',
    PICTURE_CACHE_MB: '20',
    WORLD_DAY: '1970-01-11',
    RATE_LIMIT: '0',
    TRUSTED_PROXY: ' 10.0.0.0/8, ::1',
    DEMO_PICTURES: 'plain',
    SLOW_ANSWERS: '900,0,50',
    LEADS_WEBHOOK_URL: 'http://localhost:5000/leads?token=secret',
    WEBHOOK_SECRETS: '0123456789abcdef, fedcba9876543210',
    SMTP_URL: 'smtps://homes%40example.com:p%3Aw@smtp.example.com',
    MAIL_FROM: 'homes@example.com',
    MAIL_REPLY_TO: 'hello@example.com',
    LEADS_EMAIL: 'leads@example.com',
    CLOSED_DAYS: 'Sunday, 12-24/01-02',
    MAIL_BOUNCES_KEY: '0123456789abcdef',
    VITE_SITE_URL: 'https://www.example.com/real-estate/',
    TOKEN_SECONDS: '5',
    REALTY_UPSTREAM_URL: 'http://localhost:5001/feed/',
    REALTY_UPSTREAM_KEY: ' a-secret ',
    REALTY_UPSTREAM_CALLS_A_MINUTE: '60',
  };
  expect(readConfiguration(environment, root)).toEqual({
    stage: 'local',
    logLevel: 'debug',
    port: 0,
    metrics: { port: 9464, host: '0.0.0.0' },
    tracesUrl: 'http://localhost:4318',
    dataFolder: resolve('/elsewhere'),
    appFolder: join(root, 'builds', 'next'),
    listings: 50_000,
    databaseUrl: 'postgres://me:secret@host/name',
    databaseReplicaUrl: 'postgresql://me:secret@replica/name',
    databaseConnections: 20,
    rateLimit: 0,
    trustedProxies: { networks: ['10.0.0.0/8', '::1'] },
    pictureHosts: [{ base: 'https://cdn.example/', isInner: false }],
    pictureCacheBytes: 20 * 2 ** 20,
    bucket: { bucket: 'documents', prefix: 'brokerage/' },
    storage: {
      endpoint: 'https://minio.example',
      region: 'ca-central-1',
      isPathStyle: false,
      encryption: { kind: 'kms', key: 'alias/documents' },
    },
    today: 10,
    hasPlainPictures: true,
    slowAnswers: [900, 0, 50],
    leadsWebhook: {
      url: 'http://localhost:5000/leads?token=secret',
      secrets: ['0123456789abcdef', 'fedcba9876543210'],
    },
    alertsWebhook: undefined,
    mail: {
      server: {
        host: 'smtp.example.com',
        port: 465,
        isTls: true,
        user: 'homes@example.com',
        password: 'p:w',
      },
      from: 'homes@example.com',
      replyTo: 'hello@example.com',
    },
    bounceKey: '0123456789abcdef',
    leadsEmail: 'leads@example.com',
    closedDays: ['sunday', '12-24/01-02'],
    siteUrl: 'https://www.example.com',
    demo: 'on',
    identity: { kind: 'local', tokenSeconds: 5 },
    upstream: { url: 'http://localhost:5001/feed', key: 'a-secret', callsAMinute: 60 },
  });
});

test('an empty setting counts as missing, and spaces around a value are ignored', () => {
  const empty = { STAGE: '', PORT: '', DATA_DIR: '', LISTINGS: '', DATABASE_URL: '', WORLD_DAY: '' };
  expect(readConfiguration(empty, root)).toEqual(readConfiguration({}, root));
  expect(readConfiguration({ PORT: ' 8080 ', DATA_DIR: ' ' }, root)).toEqual(
    readConfiguration({ PORT: '8080' }, root),
  );
});

test.each([
  [
    { STAGE: 'prod' },
    'STAGE is "prod", but it must be one of local, staging, production, as in STAGE=production. Correct it and start again.',
  ],
  [
    { PORT: 'http' },
    'PORT is "http", but it must be a whole number from 0 to 65535, as in PORT=8080. Correct it and start again.',
  ],
  [{ PORT: '70000' }, /^PORT is "70000"/],
  [{ METRICS_PORT: '4600' }, /^METRICS_PORT is "4600", but it must be another port than PORT/],
  [{ LISTINGS: '1e5' }, /^LISTINGS is "1e5"/],
  [{ LISTINGS: '99' }, /^LISTINGS is "99"/],
  [{ RATE_LIMIT: '-1' }, /^RATE_LIMIT is "-1"/],
  [{ PORT: ' http ' }, /^PORT is "http"/],
  [{ TRUSTED_PROXY: '0' }, /^TRUSTED_PROXY is "0"/],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, /^TRUSTED_PROXY .*as in TRUSTED_PROXY=1/],
  [{ CLOSED_DAYS: 'sundays' }, /^CLOSED_DAYS is "sundays", but it must be weekdays like sunday, dates like/],
  [{ WORLD_DAY: 'today' }, /^WORLD_DAY is "today"/],
  [{ WORLD_DAY: '2026-02-30' }, /^WORLD_DAY is "2026-02-30"/],
  [{ DEMO_PICTURES: 'none' }, /^DEMO_PICTURES is "none"/],
  [{ DEMO_PICTURES: 'plain', STAGE: 'staging' }, /^DEMO_PICTURES .* unset unless STAGE is local/],
  [{ SLOW_ANSWERS: 'a while' }, /^SLOW_ANSWERS is "a while"/],
  [{ SLOW_ANSWERS: '5', STAGE: 'staging' }, /^SLOW_ANSWERS .* unset unless STAGE is local/],
  [{ WORLD_DAY: '2026-11-18', STAGE: 'production' }, /^WORLD_DAY .* unset unless STAGE is local/],
])('a setting that cannot be used is named: %j', (environment, message) => {
  expect(() => readConfiguration(environment, root)).toThrow(message);
});

test.each([
  ['no address', 'local'],
  ['ftp://host/leads', 'local'],
  ['https://me:secret@host/leads', 'local'],
  ['http://host/leads?token=secret', 'staging'],
  ['http://host/leads?token=secret', 'production'],
])('leads and mails cannot be forwarded to %s in stage %s, and the address is not repeated', (url, STAGE) => {
  for (const name of ['LEADS_WEBHOOK_URL', 'ALERTS_WEBHOOK_URL']) {
    expect(() => readConfiguration({ [name]: url, STAGE }, root)).toThrow(
      new RegExp(`^(?!.*secret)${name} is "\\.\\.\\."`),
    );
  }
});

describe('WEBHOOK_HTTP_HOSTS', () => {
  const inside = 'http://crm.sales.svc.cluster.local:8080/leads';
  const settings = (LEADS_WEBHOOK_URL: string, WEBHOOK_HTTP_HOSTS?: string) => ({
    ...COGNITO,
    STAGE: 'production',
    LEADS_WEBHOOK_URL,
    WEBHOOK_HTTP_HOSTS,
  });

  test.each([
    ['crm.sales.svc.cluster.local', inside],
    ['mailer, CRM.sales.svc.cluster.local', inside],
    ['localhost', 'http://localhost:8080/leads'],
    ['mailer', 'https://crm.example/leads'],
  ])('%s allows %s', (hosts, url) => {
    expect(readConfiguration(settings(url, hosts), root).leadsWebhook).toEqual({ url, secrets: [] });
  });

  test.each([
    [undefined, inside],
    ['mailer', inside],
    ['mailer', 'http://crm.example/mailer'],
    ['mailer', 'http://mailer.example/leads'],
    ['mailer', 'ftp://mailer/leads'],
  ])('%s does not allow %s', (hosts, url) => {
    expect(() => readConfiguration(settings(url, hosts), root)).toThrow(
      'LEADS_WEBHOOK_URL is "...", but it must be an address of https:',
    );
  });

  test.each(['crm.example', '*', '10.0.0.7', '7', 'mailer,', 'http://mailer', 'mailer:8080', '.svc'])(
    'refuses %s',
    (hosts) => {
      expect(() => readConfiguration(settings(inside, hosts), root)).toThrow(
        /^WEBHOOK_HTTP_HOSTS is ".*", but it must be host names without a dot/,
      );
    },
  );

  test('does not allow plain http to the feed', () => {
    const feed = { REALTY_UPSTREAM_URL: 'http://mailer/feed', REALTY_UPSTREAM_KEY: 'key' };
    expect(() => readConfiguration({ ...settings('https://crm.example/', 'mailer'), ...feed }, root)).toThrow(
      /^REALTY_UPSTREAM_URL /,
    );
  });
});

test('mails require the address of the app for their links', () => {
  const posted = { ...COGNITO, STAGE: 'production', ALERTS_WEBHOOK_URL: 'https://mail.example/send' };
  expect(() => readConfiguration(posted, root)).toThrow(/^VITE_SITE_URL is "", but it must be an http/);
  expect(() => readConfiguration({ VITE_SITE_URL: 'www.example.com' }, root)).toThrow(
    /^VITE_SITE_URL is "www/,
  );
  const VITE_SITE_URL = 'https://www.example.com';
  expect(readConfiguration({ ...posted, VITE_SITE_URL }, root).siteUrl).toBe(VITE_SITE_URL);
});

test.each([
  ['smtp://localhost:2525', { host: 'localhost', port: 2525, isTls: false }],
  ['smtp://[::1]', { host: '::1', port: 587, isTls: false }],
  ['smtps://a:b@mail.example', { host: 'mail.example', port: 465, isTls: true, user: 'a', password: 'b' }],
])('the mail server %s is read', (SMTP_URL, server) => {
  expect(readConfiguration({ SMTP_URL, MAIL_FROM: 'a@example.com' }, root).mail?.server).toEqual(server);
});

test.each([
  'smtp.example.com',
  'https://secret.example',
  'smtp://',
  'smtp://secret@mail.example',
  'smtp://a:secret%@mail.example',
  'smtp://mail.example/secret',
  'smtp://mail.example?pool=secret',
])('%s is no mail server, and its password is not repeated', (SMTP_URL) => {
  expect(() => readConfiguration({ SMTP_URL, MAIL_FROM: 'a@example.com' }, root)).toThrow(
    /^(?!.*secret)SMTP_URL is "\.\.\.", but it must be the address of a mail server, as in SMTP_URL=smtps:/,
  );
});

test.each([
  [
    { SMTP_URL: 'smtp://localhost' },
    /^MAIL_FROM is "", but it must be an email address, set beside SMTP_URL/,
  ],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Homes <a@example.com>' }, /^MAIL_FROM is "Homes/],
  [{ MAIL_FROM: 'a@example.com' }, /^MAIL_FROM is "a@example\.com", but it must be unset unless SMTP_URL/],
  [{ MAIL_REPLY_TO: 'a@example.com' }, /^MAIL_REPLY_TO /],
  [{ LEADS_EMAIL: 'leads' }, /^LEADS_EMAIL is "leads", but it must be an email address/],
  [
    {
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'a@example.com',
      ALERTS_WEBHOOK_URL: 'http://localhost/?secret',
    },
    /^(?!.*secret)ALERTS_WEBHOOK_URL is "\.\.\.", but it must be unset where SMTP_URL/,
  ],
])('a wrong choice of mail settings is named: %j', (environment, message) => {
  expect(() => readConfiguration(environment, root)).toThrow(message);
});

test('outside stage local, mails to the brokerage need a way to send them', () => {
  const settings = { ...COGNITO, STAGE: 'production', LEADS_EMAIL: 'leads@example.com' };
  expect(() => readConfiguration(settings, root)).toThrow(/^LEADS_EMAIL is "leads@/);
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com' };
  expect(() => readConfiguration({ ...settings, ...smtp }, root)).toThrow(/^VITE_SITE_URL is ""/);
  const VITE_SITE_URL = 'https://www.example.com';
  expect(readConfiguration({ ...settings, ...smtp, VITE_SITE_URL }, root).leadsEmail).toBe(
    'leads@example.com',
  );
});

const COGNITO = {
  COGNITO_POOL_ID: 'ca-central-1_AbC123',
  COGNITO_CLIENT_ID: '1h57kf5cpq17m0eml12EXAMPLE',
};

test.each(['local', 'staging', 'production'])('a pool of Cognito is accepted in stage %s', (STAGE) => {
  expect(readConfiguration({ STAGE, ...COGNITO }, root).identity).toEqual({
    kind: 'cognito',
    issuer: 'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123',
    clientId: '1h57kf5cpq17m0eml12EXAMPLE',
  });
});

test.each([
  [{ STAGE: 'staging' }, /^COGNITO_POOL_ID is "", but it must be the id of a user pool/],
  [{ STAGE: 'production' }, /^COGNITO_POOL_ID is ""/],
  [{ ...COGNITO, STAGE: 'production', COGNITO_CLIENT_ID: '' }, /^COGNITO_CLIENT_ID is ""/],
  [{ ...COGNITO, COGNITO_CLIENT_ID: '' }, /^COGNITO_CLIENT_ID is ""/],
  [{ ...COGNITO, COGNITO_POOL_ID: '' }, /^COGNITO_POOL_ID is ""/],
  [{ ...COGNITO, COGNITO_POOL_ID: 'evil.test/ca-central-1_A' }, /^COGNITO_POOL_ID is "evil/],
  [{ ...COGNITO, COGNITO_POOL_ID: 'ca-central-1_local', STAGE: 'production' }, /^COGNITO_POOL_ID is "ca-/],
  [{ ...COGNITO, COGNITO_CLIENT_ID: 'a b' }, /^COGNITO_CLIENT_ID is "a b"/],
  [{ ...COGNITO, TOKEN_SECONDS: '5' }, /^TOKEN_SECONDS is "5", but it must be unset where Cognito/],
  [{ TOKEN_SECONDS: '0' }, /^TOKEN_SECONDS is "0"/],
  [{ TOKEN_SECONDS: '0', DEMO: 'off' }, /^TOKEN_SECONDS is "0"/],
])('an incomplete pool stops the start: %j', (environment, message) => {
  expect(() => readConfiguration(environment, root)).toThrow(message);
});

test.each([
  ['DATABASE_URL', 'mysql://me:hush@host/name'],
  ['DATABASE_REPLICA_URL', 'mysql://me:hush@host/name'],
  ['WEBHOOK_SECRETS', 'hush-hush-hush-hush,hush'],
  ['MAIL_BOUNCES_KEY', 'hush'],
  ['REALTY_UPSTREAM_KEY', 'hush hush'],
  ['GEOCODER_KEY', 'hush hush'],
])('a wrong %s is named without its value', (name, value) => {
  expect(() => readConfiguration({ [name]: value }, root)).toThrow(
    new RegExp(`^(?!.*hush)${name} is "\\.\\.\\.", but it must be`),
  );
});
