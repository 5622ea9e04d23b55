import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasNginx, startNginx } from '#commands/deploy/runNginx.ts';
import { workerFolder } from './support/dataset.ts';
import { expect, test } from './support/product.ts';

// Not as a function: Playwright would start the product before it calls it.
test.skip(!hasNginx(), 'nginx is not installed: npm run nginx-smoke');

/** Services that write the number of the page, its language and its host, and say how long it may be cached. */
async function startCounting() {
  const pages: string[] = [];
  const state = { isSilent: false };
  const server = createServer(({ headers, url }, response) => {
    pages.push(`${pages.length + 1} ${headers['accept-language']} ${headers.host} ${url}`);
    const own = pages.at(-1);
    const caching = {
      'Cache-Control': 'public, max-age=0, s-maxage=1',
      Vary: 'Accept-Encoding, Accept-Language',
    };
    if (!state.isSilent) setTimeout(() => response.writeHead(200, caching).end(own), 30);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    state,
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}

test('nginx fetches a page once for many visitors, of each host and language, and shows it while it fetches a newer one', {
  tag: '@wide',
}, async () => {
  const counting = await startCounting();
  const nginx = await startNginx(counting.origin, `${workerFolder()}-nginx-pages`);
  const open = (language: string, path = '/real-estate/map') =>
    fetch(nginx.origin + path, { headers: { 'Accept-Language': language } }).then((answer) => answer.text());
  try {
    const forged = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(nginx.origin);
      const call = { hostname, port, path: '/real-estate/map', headers: { Host: 'evil.example' } };
      get(call, (answer) => answer.on('data', (text) => resolve(String(text)))).on('error', reject);
    });
    expect(forged).toContain('evil.example');
    const forms = ['en-CA,en;q=0.9', 'en', 'de, en-US;q=0.5, fr;q=0.4', 'en-GB,en;q=0.7'];
    const english = await Promise.all(forms.map((language) => open(language)));
    expect(new Set(english).size).toBe(1);
    expect(english[0]).toMatch(/^\d en localhost:\d+ \/real-estate\/map$/);
    expect(await open('fr-CA,fr;q=0.9,en;q=0.8')).toMatch(/^\d fr /);
    expect(counting.pages).toHaveLength(3);
    // Visitors get the older page, and do not wait for the newer one.
    counting.state.isSilent = true;
    const shown = new Set<string>();
    await expect
      .poll(async () => {
        shown.add(await open('en'));
        return counting.pages.length;
      })
      .toBeGreaterThan(3);
    expect([...shown]).toEqual([english[0]]);
    counting.state.isSilent = false;
    await expect.poll(() => open('en')).not.toBe(english[0]);
  } finally {
    await nginx.stop();
    counting.stop();
  }
});
