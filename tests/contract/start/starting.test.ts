import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#commands/deploy/runNginx.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it.each([
  { proxy: '1', status: 502 },
  { proxy: '', status: 503 },
])(
  'a starting process answers $status if TRUSTED_PROXY is "$proxy", and 503 to a probe',
  async ({ proxy, status }) => {
    // A database that accepts connections and says nothing.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const folder = mkdtempSync(join(tmpdir(), 'starting-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { port } = silent.address() as AddressInfo; // it listens on a port
    const PORT = String(await freePort());
    const child = spawn(process.execPath, [join('server', 'start', 'main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        STAGE: 'local',
        DEMO: 'off',
        APP_DIR: folder,
        DATA_DIR: folder,
        DATABASE_URL: `postgres://user@127.0.0.1:${port}/none`,
        PORT,
        TRUSTED_PROXY: proxy,
      },
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    const statusOf = async (path: string) => {
      const answer = await fetch(`http://localhost:${PORT}${path}`).catch(() => undefined);
      return answer?.status;
    };
    await expect.poll(() => statusOf('/health/live'), { timeout: 20_000 }).toBe(200);
    expect([await statusOf('/realty/listings'), await statusOf('/health/ready')]).toEqual([status, 503]);
  },
  30_000,
);
