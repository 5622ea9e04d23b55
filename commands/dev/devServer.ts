/** `npm run dev`: Vite's server with hot reload, and the services in front of it on the same port. */
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Connect, createServer } from 'vite';
import { readConfiguration } from '#server/config/configuration.ts';
import { behindProxies } from '#server/http/clientAddress.ts';
import { logInfo } from '#server/http/log.ts';
import { listen } from '#server/start/listen.ts';
import { runUntilSignal } from '#server/start/runUntilSignal.ts';
import { startUp } from '#server/start/startUp.ts';

const root = join(import.meta.dirname, '..', '..');

/** Addresses of the app go to Vite, all others to the services. */
function isForTheApp(path: string): boolean {
  return path.startsWith('/real-estate/');
}

await runUntilSignal(async () => {
  const configuration = readConfiguration(process.env, root);
  const probe = await listen(configuration.port, () => new Response(null, { status: 503 }));
  await probe.close();
  const running = await startUp({ configuration, root, appFolder: undefined, log: logInfo });
  const services = behindProxies(configuration.trustedProxies, running.fetch);
  const answer = getRequestListener((request, env) => services(request, env));
  const serveServices: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (isForTheApp(new URL(incoming.url ?? '/', 'http://localhost').pathname)) {
      next();
      return;
    }
    void answer(incoming, outgoing);
  };
  const vite = await createServer({
    root,
    server: { port: configuration.port, strictPort: true },
    plugins: [
      {
        name: 'local-services',
        configureServer(server) {
          server.middlewares.use(serveServices);
        },
      },
    ],
  });
  await vite.listen();
  logInfo(`Ready: http://localhost:${configuration.port}/real-estate/`);
  return async () => {
    await vite.close();
    await running.close();
  };
});
