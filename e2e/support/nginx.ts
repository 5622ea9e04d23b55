import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildHeaders } from '#commands/deploy/buildHeaders.ts';
import { writeNginxHeaders } from '#commands/deploy/nginxHeaders.ts';
import { root } from './dataset.ts';

/** Path of Debian's package. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True if nginx and its brotli module are installed: `npm run nginx-smoke` installs them. */
export function hasNginx(): boolean {
  return existsSync(brotli) && spawnSync('nginx', ['-v']).status === 0;
}

function freePort(): Promise<number> {
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
events {}
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
  /** "http://localhost:49152" */
  origin: string;
  stop(): Promise<void>;
}

async function waitFor(origin: string, printed: () => string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    const answer = await fetch(`${origin}/real-estate/manifest.json`).catch(() => undefined);
    if (answer) return;
    if (Date.now() > end) throw new Error(`nginx does not answer.\n${printed()}`);
  }
}

/**
 * Serves the build by nginx, everything else by the services.
 * @param services their origin
 * @param folder its own folder, which is replaced
 * @throws with nginx's message if it refuses the configuration
 */
export async function startNginx(services: string, folder: string): Promise<Nginx> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'www'), { recursive: true });
  symlinkSync(join(root, 'dist'), join(folder, 'www', 'real-estate'));
  writeNginxHeaders(buildHeaders(join(root, 'dist')), join(folder, 'headers'));
  const port = await freePort();
  const values: Record<string, string> = {
    LISTEN: String(port),
    WWW: join(folder, 'www'),
    HEADERS: join(folder, 'headers'),
    SERVICES: new URL(services).host.replace('localhost', '127.0.0.1'),
    CACHE: join(folder, 'searches'),
  };
  const template = readFileSync(join(root, 'deploy', 'nginx', 'site.conf.template'), 'utf8');
  const site = template.replaceAll(/\$\{([A-Z]+)\}/g, (whole, name) => values[name] ?? whole);
  writeFileSync(join(folder, 'nginx.conf'), mainConf(site));
  const parameters = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const verdict = spawnSync('nginx', ['-t', ...parameters], { encoding: 'utf8' });
  if (verdict.status !== 0) throw verdict.error ?? new Error(verdict.stderr);
  const child = spawn('nginx', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://localhost:${port}`;
  await waitFor(origin, () => printed);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
