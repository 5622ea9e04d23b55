import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { buildHeaders } from './buildHeaders.ts';
import { writeNginxHeaders } from './nginxHeaders.ts';

const root = join(import.meta.dirname, '..', '..');

/** Path of Debian's package. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True if nginx and its brotli module are installed: `npm run nginx-smoke` installs them. */
export function hasNginx(): boolean {
  return existsSync(brotli) && spawnSync('nginx', ['-v']).status === 0;
}

/** A port of this machine that no program uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }; // a listening TCP server has one
      server.close(() => resolve(port));
    });
  });
}

/** The configuration of Debian's package: its main file, and the site that it enables. */
const debian = { main: '/etc/nginx/nginx.conf', site: '/etc/nginx/sites-available/default' };

/**
 * Writes Debian's nginx.conf with the folder's conf.d and sites-enabled in place of its own. It is one process in the
 * foreground, without a log of calls, and with connections for `npm run load`.
 */
function writeMain(folder: string): void {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((kind) => `${kind}_temp_path ${kind};\n`).join('');
  writeFileSync(join(folder, 'conf.d', 'paths.conf'), paths);
  // The package's files name modules by a path below nginx's folder.
  symlinkSync(dirname(brotli), join(folder, 'modules'));
  const main = readFileSync(debian.main, 'utf8')
    .replace(/^user .*;$/m, 'daemon off;\nmaster_process off;')
    .replace(/^pid .*;$/m, 'pid nginx.pid;')
    .replace(/^error_log .*;$/m, 'error_log stderr error;')
    .replace(/worker_connections \d+;/, 'worker_connections 4096;')
    .replace(/access_log .*;/, 'access_log off;')
    .replaceAll(/\/etc\/nginx\/(?=conf\.d\/|sites-enabled\/)/g, `${folder}/`);
  writeFileSync(join(folder, 'nginx.conf'), main);
}

/** Debian's default site at another port than 80. Not every machine has IPv6. */
const defaultSite = (port: number): string =>
  readFileSync(debian.site, 'utf8')
    .replace(/listen \[::\]:80 default_server;/, '')
    .replace('listen 80 default_server;', `listen ${port} default_server;`);

/** An nginx of the tests, configured by deploy/nginx and Debian's own nginx.conf. */
export interface Nginx {
  /** "http://localhost:49152", or with TLS "https://localhost:49152" */
  origin: string;
  /** With TLS: address that redirects, and the certificate in PEM. */
  tls?: { plainOrigin: string; certificate: string };
  stop(): Promise<void>;
}

/** Waits until a port takes connections. */
async function waitFor(port: number, printed: () => string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > end) throw new Error(`nginx does not answer.\n${printed()}`);
  }
}

/** Makes a certificate for localhost, signed by itself. @returns it in PEM */
function makeCertificate(folder: string): string {
  const [key, file] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const made = spawnSync('openssl', [...words, ...subject, '-keyout', key ?? '', '-out', file ?? '']);
  if (made.status !== 0) throw made.error ?? new Error(String(made.stderr));
  return readFileSync(file ?? '', 'utf8');
}

const filled = (template: string, values: Record<string, string>): string =>
  readFileSync(join(root, 'deploy', 'nginx', template), 'utf8').replaceAll(
    /\$\{([A-Z]+)\}/g,
    (whole, name) => values[name] ?? whole,
  );

/** Options of `startNginx`. */
export interface NginxOptions {
  /** True to end TLS with a certificate of its own, by deploy/nginx/tls.conf.template, beside Debian's default site. */
  withTls?: boolean;
  /** Name and port of the services instead of their address, and the DNS server ("127.0.0.1:5353") that knows it. */
  byName?: { target: string; resolver: string };
  /** Address of a proxy in front of nginx; none by default. */
  proxy?: string;
}

/**
 * Serves the build by nginx, everything else by the services, within Debian's own nginx.conf.
 * @param services their origin, or those of several processes
 * @param folder its own folder, which is replaced
 * @throws with nginx's message if it refuses the configuration
 */
export async function startNginx(
  services: string | readonly string[],
  folder: string,
  { withTls = false, byName, proxy = 'unix:' }: NginxOptions = {},
): Promise<Nginx> {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['www', 'conf.d', 'sites-enabled']) mkdirSync(join(folder, name), { recursive: true });
  symlinkSync(join(root, 'dist'), join(folder, 'www', 'real-estate'));
  writeNginxHeaders(buildHeaders(join(root, 'dist')), join(folder, 'headers'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const values: Record<string, string> = {
    LISTEN: withTls ? `${port} ssl http2` : String(port),
    WWW: join(folder, 'www'),
    HEADERS: join(folder, 'headers'),
    SERVICES: [services]
      .flat()
      .map((origin) => new URL(origin).host.replace('localhost', '127.0.0.1'))
      .join(' max_fails=0; server '),
    TARGET: byName?.target ?? 'services',
    RESOLVER: byName?.resolver ?? '127.0.0.1',
    PROXY: proxy,
    CACHE: join(folder, 'searches'),
    CERTIFICATE: folder,
    HOST: 'localhost',
    PLAIN: String(plainPort),
    CHALLENGES: folder,
  };
  const certificate = withTls ? makeCertificate(folder) : undefined;
  writeMain(folder);
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('conf.d/site.conf', filled('site.conf.template', values));
  if (withTls) {
    write('conf.d/tls.conf', filled('tls.conf.template', values));
    write('sites-enabled/default', defaultSite(plainPort));
  }
  const parameters = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const verdict = spawnSync('nginx', ['-t', ...parameters], { encoding: 'utf8' });
  // From 1.25.1 on nginx warns of the http2 that older ones need.
  const isFaulty = verdict.status !== 0 || /\[warn\](?!.*http2)/.test(verdict.stderr);
  if (isFaulty) throw verdict.error ?? new Error(verdict.stderr);
  const child = spawn('nginx', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await waitFor(port, () => printed);
  const tls =
    certificate === undefined ? {} : { tls: { plainOrigin: `http://localhost:${plainPort}`, certificate } };
  return {
    origin: `http${withTls ? 's' : ''}://localhost:${port}`,
    ...tls,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
