import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
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

/** The main nginx.conf around a site. */
const mainConf = (site: string): string => `
load_module ${brotli};
daemon off;
master_process off;
pid nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${site}
}
`;

/** An nginx of the tests, configured by deploy/nginx. */
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
  /** True to end TLS with a certificate of its own, by deploy/nginx/tls.conf.template. */
  withTls?: boolean;
  /** Name and port of the services instead of their address, and the DNS server ("127.0.0.1:5353") that knows it. */
  byName?: { target: string; resolver: string };
  /** Address of a proxy in front of nginx; none by default. */
  proxy?: string;
}

/**
 * Serves the build by nginx, everything else by the services.
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
  mkdirSync(join(folder, 'www'), { recursive: true });
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
    PLAIN: String(plainPort),
    CHALLENGES: folder,
  };
  const certificate = withTls ? makeCertificate(folder) : undefined;
  const parts = [
    filled('site.conf.template', values),
    ...(withTls ? [filled('tls.conf.template', values)] : []),
  ];
  writeFileSync(join(folder, 'nginx.conf'), mainConf(parts.join('\n')));
  const parameters = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const verdict = spawnSync('nginx', ['-t', ...parameters], { encoding: 'utf8' });
  if (verdict.status !== 0) throw verdict.error ?? new Error(verdict.stderr);
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
