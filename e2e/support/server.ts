import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listings, root, worldDay } from './world.ts';

/** A product that runs for the tests alone. */
export interface ProductServer {
  /** "http://localhost:49152" */
  origin: string;
  /** All that it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port, and waits until it says that it is ready.
 * @param dataFolder its own: no two servers may share one
 * @param settings environment variables beside those of every journey
 * @throws when it ends before that, with what it printed
 */
export async function startServer(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<ProductServer> {
  const child = spawn(process.execPath, [join('server', 'start', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      STAGE: 'local',
      PORT: '0',
      DATA_DIR: dataFolder,
      LISTINGS: String(listings),
      WORLD_DAY: worldDay,
      DATABASE_URL: '',
      // Journeys sign in and write more often than one address may, and a limit would hold up repeated runs.
      RATE_LIMIT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^Ready: (http:\/\/[^/]+)\//.exec(line) ?? [];
    if (origin) {
      child.stdout.resume();
      return { origin, printed: () => printed, stop };
    }
  }
  await ended;
  throw new Error(`The product did not start:\n${printed}`);
}
