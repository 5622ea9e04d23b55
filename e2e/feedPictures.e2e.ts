import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startFakeFeed } from '#tests/support/upstream/fakeFeed.ts';
import sample from '#tests/support/upstream/listing-version-1.json' with { type: 'json' };
import { expect, test } from './support/product.ts';

/** A host on this machine that only sends pictures to addresses with their signature. */
async function startPictureHost() {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3a7d44' } })
    .jpeg()
    .toBuffer();
  const server = createServer(({ url = '' }, response) => {
    const isSigned = /^\/photos\/\d\.jpg\?sig=a%2Fb$/.test(url);
    response.writeHead(isSigned ? 200 : 403, { 'Content-Type': 'image/jpeg' }).end(isSigned ? picture : '');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

test('a listing of a feed shows its pictures, which another host has, without a request to that host', async ({
  page,
  product,
  expectedErrors,
}) => {
  // The feed knows this listing only: not its place, nor homes like it.
  expectedErrors.push(/status of 404/);
  const [host, feed] = [await startPictureHost(), await startFakeFeed()];
  const images = [1, 2, 3].map((number) => `${host.origin}/photos/${number}.jpg?sig=a%2Fb`);
  feed.answers.set(`/listings/${sample.mlsNumber}`, { ...sample, boardId: 7, images });
  await product.stop();
  await product.startAgain({
    REALTY_UPSTREAM_URL: feed.url,
    REALTY_UPSTREAM_KEY: 'key',
    PICTURE_HOSTS: `${host.origin}/photos`,
  });
  await page.goto(`./detail/${sample.mlsNumber}/7`);
  const photo = page.getByRole('button', { name: 'Open photo 1 of 3', exact: true }).getByRole('img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await photo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(
    /^\/images\/remote\//,
  );
  await page.goto('about:blank');
  await feed.close();
  host.close();
});
