/**
 * The product as one process: `npm start` ends here.
 */
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { endGently } from './endGently.ts';
import { listen } from './listen.ts';
import { type Running, startUp } from './startUp.ts';

const root = join(import.meta.dirname, '..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function notYet(): Response {
  const requestId = crypto.randomUUID();
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2', 'X-Request-Id': requestId };
  return Response.json({ message: 'The product is starting.', requestId }, { status: 503, headers });
}

await endGently(async () => {
  const configuration = readConfiguration(process.env, root);
  let running: Running | undefined;
  // The port comes first: that it is taken should not be found out after minutes of work.
  const server = await listen(configuration.port, (request, env) => running?.fetch(request, env) ?? notYet());
  const close = async (): Promise<void> => {
    await server.close();
    await running?.close();
  };
  try {
    running = await startUp({ configuration, root, appFolder: join(root, 'dist'), say });
  } catch (error) {
    await close();
    throw error;
  }
  say(`Ready: http://localhost:${server.port}/real-estate/`);
  return close;
});
