import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { datasetDay, listings, root } from './dataset.ts';

/** The mail provider's key for its reports of bounces. */
export const BOUNCES_KEY = 'the-key-of-the-journeys';

/** A server that runs only for the tests. */
export interface ProductServer {
  /** "http://localhost:49152" */
  origin: string;
  /** The output so far. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port, and waits until it is ready.
 * @param dataFolder its own: two servers may not share one
 * @param settings environment variables beside those of every journey
 * @throws if it ends before, with its output
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
      WORLD_DAY: datasetDay,
      DATABASE_URL: '',
      // Drawing takes up to two seconds for each picture, and the browser as long for each map. See drawnPictures.e2e.ts.
      DEMO_PICTURES: 'plain',
      // Journeys log in and write more often than one address may, so the limit is off.
      RATE_LIMIT: '0',
      // A page of a busy machine waits for its data, so that each journey sees it.
      PAGE_DATA_MS: '20000',
      MAIL_BOUNCES_KEY: BOUNCES_KEY,
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
