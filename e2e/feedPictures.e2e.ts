import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './support/dataset.ts';
import { expect, test } from './support/product.ts';

/** A listing in the form of the feed's contract. */
const sample = JSON.parse(
  readFileSync(join(root, 'tests', 'support', 'upstream', 'listing-version-1.json'), 'utf8'),
) as { mlsNumber: string }; // the sample has one

/** A server on this machine. */
async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** A host that only sends pictures to addresses with their signature. */
async function startPictureHost() {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3a7d44' } })
    .jpeg()
    .toBuffer();
  return serve(({ url = '' }, response) => {
    const isSigned = /^\/photos\/\d\.jpg\?sig=a%2Fb$/.test(url);
    response.writeHead(isSigned ? 200 : 403, { 'Content-Type': 'image/jpeg' }).end(isSigned ? picture : '');
  });
}

/** A feed that knows one listing. */
const startFeed = (listing: { mlsNumber: string }) =>
  serve(({ url = '' }, response) => {
    const isKnown = new URL(url, 'http://localhost').pathname === `/listings/${listing.mlsNumber}`;
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isKnown ? listing : { message: 'Not found' }));
  });

test('a listing of a feed shows its pictures, which another host has, without a request to that host', {
  tag: '@wide',
}, async ({ page, product, expectedErrors }) => {
  // The feed knows this listing only: not its place, nor homes like it.
  expectedErrors.push(/status of 404/);
  const host = await startPictureHost();
  const images = [1, 2, 3].map((number) => `${host.origin}/photos/${number}.jpg?sig=a%2Fb`);
  const feed = await startFeed({ ...sample, ...{ boardId: 7, images } });
  await product.stop();
  await product.startAgain({
    REALTY_UPSTREAM_URL: feed.origin,
    REALTY_UPSTREAM_KEY: 'key',
    PICTURE_HOSTS: `${host.origin}/photos`,
  });
  try {
    await page.goto(`./detail/${sample.mlsNumber}/7`);
    const photo = page.getByRole('button', { name: 'Open photo 1 of 3', exact: true }).getByRole('img');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(300);
    expect(await photo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(
      /^\/images\/remote\//,
    );
    await page.goto('about:blank');
  } finally {
    // The next file of this worker gets the same product.
    await product.stop();
    await product.startAgain();
    feed.close();
    host.close();
  }
});
