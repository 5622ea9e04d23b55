import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { BuildHeaders } from '#commands/deploy/buildHeaders.ts';
import { cloudFrontResponse } from '#commands/deploy/cloudFrontResponse.ts';
import { nginxLines } from '#commands/deploy/nginxHeaders.ts';
import { type FileKind, headersOf, kindOf, NO_HOSTS } from '#server/static/securityHeaders.ts';
import { dockerfile, stage } from './dockerfile.ts';
import { root } from './plantedProject.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const sources = { scripts: ["'sha256-abc'"], hosts: NO_HOSTS };
const kinds: readonly FileKind[] = ['page', 'script', 'schemaWorker', 'plain'];
const headers = Object.fromEntries(
  kinds.map((kind) => [kind, headersOf(kind, sources)]),
) as unknown as BuildHeaders;

test('images use pinned versions and the pinned Node', () => {
  const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  expect(from).toContain(`node:${read('.node-version').trim()}-bookworm-slim`);
  const outside = from.filter((image) => image.includes(':'));
  expect(outside.filter((image) => image.endsWith(':latest'))).toEqual([]);
  expect(dockerfile).not.toMatch(/npm install|ADD |sudo|chmod 777/);
});

test.each(['app', 'web'])(
  'the image %s runs without privileges, has a health check, and starts without a shell',
  (name) => {
    const lines = stage(name);
    const users = lines.filter((line) => line.startsWith('USER '));
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/root|USER 0/);
    const position = (word: string) => lines.findIndex((line) => line.startsWith(`${word} `));
    for (const word of ['HEALTHCHECK', 'EXPOSE', 'CMD']) {
      expect(position(word), word).toBeGreaterThan(-1);
    }
    expect(lines[position('CMD')]).toMatch(/^CMD \[/);
  },
);

test('the image compiles the server as the user that runs it, because Node’s compile cache is separate for each user', () => {
  const lines = stage('app');
  const compiling = lines.findIndex((line) => line.endsWith('--load-only'));
  expect(compiling).toBeGreaterThan(lines.findIndex((line) => line.startsWith('USER ')));
});

test('the image of the product starts Node directly, and writes only to its volume', () => {
  const lines = stage('app').join('\n');
  // Only the demonstration has options for memory, because it draws pictures and tiles in the same process.
  expect(lines).toMatch(/^CMD \["node", "server\/start\/main\.ts"\]$/m);
  for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'MALLOC_MMAP_THRESHOLD_']) {
    const [, value] = new RegExp(`${name}: '(\\d+)'`).exec(read('commands', 'launch', 'lean.mjs')) ?? [];
    expect(lines).toContain(`${name}=${value}`);
  }
  expect(lines).toMatch(/DATA_DIR=\/data\b/);
  expect(lines).toContain('VOLUME /data');
});

const guarded = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  mem_limit: z.string(),
  restart: z.literal('unless-stopped'),
  build: z.object({
    context: z.literal('..'),
    dockerfile: z.literal('deploy/Dockerfile'),
    target: z.string(),
  }),
  environment: z.record(z.string(), z.string().nullable()),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })),
});
const aliased = z.object({ default: z.object({ aliases: z.tuple([z.string()]) }) });
const composeShape = z.object({
  services: z.object({
    database: z.object({
      image: z.string().regex(/^postgres:\d+/),
      healthcheck: z.object({ test: z.array(z.string()) }),
      volumes: z.array(z.string()),
    }),
    app: guarded.extend({ volumes: z.tuple([z.literal('data:/data')]), networks: aliased }),
    'app-two': guarded.extend({ volumes: z.array(z.string()), networks: aliased }),
    web: guarded.extend({ ports: z.array(z.string().startsWith('127.0.0.1:')) }),
    tls: guarded.omit({ build: true }).extend({
      image: z.string().regex(/^caddy:\d/),
      profiles: z.tuple([z.literal('tls')]),
      environment: z.object({ SITE_HOST: z.string() }),
      volumes: z.array(z.string()),
      networks: z.object({ default: z.object({ ipv4_address: z.ipv4() }) }),
    }),
  }),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
  }),
  volumes: z.record(z.string(), z.null()),
});

test('compose connects PostgreSQL, the product, nginx and Caddy', () => {
  const { services, networks, volumes } = composeShape.parse(
    parse(read('deploy', 'compose.yaml'), { merge: true }),
  );
  expect(services.app.build.target).toBe('app');
  expect(services.web.build.target).toBe('web');
  expect(services.app.environment).toMatchObject({ TRUSTED_PROXY: '1' });
  // nginx finds the two processes by one name. They share the documents, and each has its own caches.
  const { app, 'app-two': second, web } = services;
  const { volumes: ofApp, ...same } = app;
  const { volumes: ofSecond, ...others } = second;
  expect(others).toEqual(same);
  const [name] = app.networks.default.aliases;
  expect(web.environment).toMatchObject({ SERVICES: `${name}:4600`, TARGET: `${name}:4600` });
  expect(Object.keys(web.depends_on)).toEqual(['app', 'app-two']);
  expect(ofSecond).toEqual([...ofApp, 'cache-two:/data/cache', 'pictures-two:/data/pictures']);
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['data', 'cache-two', 'pictures-two']));
  // nginx believes the address of a visitor from Caddy only.
  const { ipv4_address: address } = services.tls.networks.default;
  expect(services.web.environment['PROXY']).toBe(address);
  const [{ subnet }] = networks.default.ipam.config;
  expect(address.startsWith(subnet.replace(/\.0\/24$/, '.'))).toBe(true);
  const [file = '', ...named] = services.tls.volumes.map((volume) => volume.split(':')[0] ?? '');
  expect(read('deploy', file)).toContain('reverse_proxy {$SITE_UPSTREAM:web:8080}');
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
});

test('the cache of nginx leaves most of its container’s memory free', () => {
  const { services } = composeShape.parse(parse(read('deploy', 'compose.yaml'), { merge: true }));
  expect(stage('web').join('\n'), 'the folder is of the tmpfs').toContain('CACHE=/tmp/');
  const site = read('deploy', 'nginx', 'site.conf.template');
  const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const caches = site.split('\n').filter((line) => line.startsWith('proxy_cache_path'));
  const sizes = caches.map(
    (line) => megabytes(line, /max_size=(\d+)m /) + megabytes(line, /keys_zone=\w+:(\d+)m /),
  );
  const cacheMegabytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(caches).toHaveLength(2);
  expect(cacheMegabytes).toBeLessThanOrEqual(megabytes(services.web.mem_limit, /^(\d+)m$/) / 2);
});

interface Answered {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, { value: string }>;
}

function cloudFront(code: string, event: object, origins: string[] = []): Answered {
  // The module exists in CloudFront alone.
  const own = code.replace("import cf from 'cloudfront';", '');
  const cf = { selectRequestOriginById: (id: string) => origins.push(id) };
  return runInNewContext(`${own}\nhandler(event)`, { event, cf }) as Answered; // the function's own answer
}

const viewerRequest = () => read('deploy', 'cloudfront', 'viewerRequest.js');
const requested = (uri: string, rest: object = {}) => ({ request: { uri, headers: {}, ...rest } });

test.each([
  ['/', 302],
  ['/real-estate', 301],
])('CloudFront redirects %s to the app', (uri, statusCode) => {
  expect(cloudFront(viewerRequest(), requested(uri))).toMatchObject({
    statusCode,
    headers: { location: { value: '/real-estate/' } },
  });
});

test.each([
  ['/real-estate/', '/real-estate/index.html'],
  ['/real-estate/map', '/real-estate/index.html'],
  ['/real-estate/listings/toronto-on', '/real-estate/index.html'],
  ['/real-estate/desk', '/real-estate/desk.html'],
  ['/real-estate/desk/items/4711', '/real-estate/desk.html'],
  ['/real-estate/desks', '/real-estate/index.html'],
  ['/real-estate/sw.js', '/real-estate/sw.js'],
  ['/real-estate/assets/index-abc', '/real-estate/assets/index-abc'],
  ['/robots.txt', '/real-estate/robots.txt'],
])('CloudFront answers %s with %s', (uri, file) => {
  expect(cloudFront(viewerRequest(), requested(uri)).uri).toBe(file);
});

test('CloudFront asks the services for a page by its whole address, in the visitor’s language', () => {
  const origins: string[] = [];
  const forged = { 'x-page': { value: '/real-estate/about' }, 'accept-language': { value: 'fr' } };
  const querystring = {
    beds: { value: '3' },
    city: { value: 'A', multiValue: [{ value: 'A' }, { value: 'B%20C' }] },
  };
  const uri = '/real-estate/list/Ontario';
  expect(
    cloudFront(viewerRequest(), requested(uri, { headers: { ...forged }, querystring }), origins),
  ).toMatchObject({
    uri: '/real-estate/index.html',
    querystring: {},
    headers: { 'x-page': { value: `${uri}?beds=3&city=A&city=B%20C` }, 'accept-language': { value: 'fr' } },
  });
  expect(origins).toEqual([]);
});

/** The language of a header, for CloudFront and for nginx. */
const LANGUAGES = [
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en-CA;q=0.8', 'fr'],
  ['de-DE, de;q=0.9, FR;q=0.8, en;q=0.7', 'fr'],
  ['en-CA,en;q=0.9,fr-CA;q=0.8', 'en'],
  ['de, en;q=0.9, fr;q=0.8', 'en'],
  ['frr, de', 'en'],
] as const;

test.each(LANGUAGES)('CloudFront and nginx take the language header %j for %s', (value, language) => {
  const headers = value === undefined ? {} : { 'accept-language': { value } };
  const { headers: sent } = cloudFront(viewerRequest(), requested('/real-estate/map', { headers }));
  expect(sent?.['accept-language']).toEqual({ value: language });
  const [, pattern = '(?!)'] = /"~\*(.+)" fr;/.exec(read('deploy', 'nginx', 'site.conf.template')) ?? [];
  expect(new RegExp(pattern, 'i').test(value ?? '') ? 'fr' : 'en').toBe(language);
});

test.each([
  '/real-estate/sw.js',
  // The service worker precaches it, and a page of the services at its address would be a 404.
  '/real-estate/index.html',
  '/real-estate/desk.html',
])('CloudFront takes the file %s from the bucket, the same one for every visitor', (uri) => {
  const origins: string[] = [];
  const headers = { 'x-page': { value: '/real-estate/about' }, 'accept-language': { value: 'fr' } };
  const answer = cloudFront(viewerRequest(), requested(uri, { headers, cookies: { a: {} } }), origins);
  expect(answer).toMatchObject({ uri, headers: {}, cookies: {} });
  expect(Object.keys(answer.headers ?? {})).toEqual([]);
  expect(origins).toEqual(['app']);
});

test('CloudFront asks the services for the manifest, without anything of a visitor', () => {
  const origins: string[] = [];
  const uri = '/real-estate/app.webmanifest';
  const headers = { 'accept-language': { value: 'fr' } };
  const answer = cloudFront(viewerRequest(), requested(uri, { headers, cookies: { a: {} } }), origins);
  expect(answer).toMatchObject({ uri, headers: {}, cookies: {} });
  expect(origins).toEqual([]);
});

test.each([
  ['/real-estate/map', 'text/html'],
  ['/real-estate/index.html', 'text/html'],
  ['/real-estate/desk.html', 'text/html'],
  ['/real-estate/assets/schemaWorker-abc.js', 'text/javascript'],
  ['/real-estate/sw.js', 'text/javascript'],
  ['/real-estate/favicon.svg', 'image/svg+xml'],
  ['/real-estate/assets/index-abc.css', 'text/css'],
])('CloudFront sends %s with the headers that the server sends', (uri, type) => {
  const code = cloudFrontResponse(read('deploy', 'cloudfront', 'viewerResponse.template.js'), headers);
  const { headers: sent } = cloudFront(code, { request: { uri }, response: { headers: {} } });
  const expected = headersOf(kindOf(uri.slice('/real-estate/'.length), type), sources);
  expect(sent).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), { value }])),
  );
});

test('CloudFront leaves the headers of a page that the services wrote', () => {
  const code = cloudFrontResponse(read('deploy', 'cloudfront', 'viewerResponse.template.js'), headers);
  const policy = { value: "script-src 'sha256-next'" };
  const response = { headers: { 'content-security-policy': policy } };
  const { headers: sent } = cloudFront(code, { request: { uri: '/real-estate/index.html' }, response });
  expect(sent?.['content-security-policy']).toEqual(policy);
  expect(sent?.['x-content-type-options']).toEqual({ value: 'nosniff' });
});

test('the function of a build with Google’s map and many hosts fits into a parameter of CloudFormation', () => {
  const requested = Array.from({ length: 8 }, (_, number) => `https://service-${number}.example.com`);
  const tours = ['my.matterport.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'youriguide.com'].map(
    (host) => `https://${host}`,
  );
  const hash = `'sha256-${'a'.repeat(44)}'`;
  const tls = { 'Strict-Transport-Security': 'max-age=31536000' };
  const rich = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        ...headersOf(kind, {
          scripts: [hash, hash],
          hosts: { requested: requested, pictures: requested, frames: tours, googleMaps: true },
        }),
        ...tls,
      },
    ]),
  ) as unknown as BuildHeaders; // one of each kind
  const code = cloudFrontResponse(read('deploy', 'cloudfront', 'viewerResponse.template.js'), rich);
  expect(code.length).toBeLessThanOrEqual(4_096);
});

test('headers that a host misreads or that are too long are refused', () => {
  expect(nginxLines({ 'X-One': "default-src 'none'" })).toBe(
    `add_header X-One "default-src 'none'" always;\n`,
  );
  expect(() => nginxLines({ 'X-One': 'say "$hi"' })).toThrow('for nginx');
  expect(() => cloudFrontResponse('nothing', headers)).toThrow('no line');
  const long = { ...headers, page: { 'X-Long': 'x'.repeat(10_300) } };
  expect(() => cloudFrontResponse('const HEADERS = {};', long)).toThrow(
    /^CloudFront's function viewerResponse\.js would have 1\d{4} bytes, more than the 4096 /,
  );
});

test('nginx includes the headers of every kind, and forwards to every service', () => {
  const site = read('deploy', 'nginx', 'site.conf.template');
  for (const kind of kinds) expect(site).toContain(`include \${HEADERS}/${kind}.conf;`);
  // A request with a bearer token goes to the services, and its answer is not cached.
  const cached = [...site.matchAll(/proxy_cache (?:searches|pages);([^}]*)}/g)].map(([, rest]) => rest);
  expect(cached).toHaveLength(3);
  for (const rest of cached) {
    for (const name of ['proxy_cache_bypass', 'proxy_no_cache'])
      expect(rest).toMatch(new RegExp(`${name} \\$http_authorization( \\$cookie_activeSession)?;`));
  }
  // Pages have no bearer token, but the cookie of a customer.
  expect(site).toContain('proxy_no_cache $http_authorization $cookie_activeSession;');
  const filled = [...new Set([...site.matchAll(/\$\{([A-Z]+)\}/g)].map(([, name]) => `$${name}`))].sort();
  const [, substituted = ''] = /envsubst '([^']+)'/.exec(dockerfile) ?? [];
  expect(substituted.split(' ').sort()).toEqual(filled);
});

test.runIf(spawnSync('sh', ['-n', '-c', 'true']).status === 0)(
  'the commands of the images are valid shell',
  () => {
    for (const name of ['app', 'web']) {
      for (const line of stage(name).filter((one) => one.startsWith('RUN '))) {
        expect(spawnSync('sh', ['-n', '-c', line.slice(4)], { encoding: 'utf8' }).stderr, line).toBe('');
      }
    }
  },
);

const dockerText = read('deploy', 'Dockerfile');
const hosting = read('docs', 'deploy', 'hosting.md');

test("the backup service has the programs of the database's version, and runs the commands of the app", () => {
  const { services, volumes } = parse(read('deploy', 'compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { image: string; build: { target: string }; environment: object; volumes: string[] }
    >;
    volumes: object;
  }; // as below, where the test would fail
  const { database, app, backup } = services;
  expect(backup?.build.target).toBe('backup');
  expect(dockerText).toContain(`FROM ${database?.image} AS backup\n`);
  expect(backup?.environment).toMatchObject(app?.environment ?? {});
  expect(backup?.volumes).toEqual(['data:/data:ro', 'backups:/backups']);
  expect(Object.keys(volumes)).toContain('backups');
});

test('the files of deploy name one version of the image', () => {
  const named = [read('deploy', 'kubernetes', 'harbour-and-pine.yaml'), hosting, dockerText].map((text) =>
    [...text.matchAll(/harbour-and-pine:(\d[\w.]*)/g)].map(([, version]) => version),
  );
  expect(named.every((versions) => versions.length > 0)).toBe(true);
  expect(new Set(named.flat()).size).toBe(1);
});

test('the command that pins the base images names each of them', () => {
  const own = new Set([...dockerText.matchAll(/ AS ([\w-]+)$/gm)].map(([, name]) => name));
  const bases = [
    ...[...dockerText.matchAll(/^FROM ([\w.:-]+) AS/gm)].map(([, image]) => image),
    ...[...read('deploy', 'compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image),
  ].filter((image) => !own.has(image));
  const [, pinned = ''] = /for image in (.*); do/.exec(hosting) ?? [];
  expect(pinned.split(' ').sort()).toEqual([...new Set(bases)].sort());
});
