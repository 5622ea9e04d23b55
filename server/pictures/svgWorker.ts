/**
 * The process that draws one SVG file, from its input to its output: a PNG that fits a square, whose side in pixels is the
 * argument. A file of a few bytes can take hours and gigabytes, and sharp cannot stop librsvg, so this process ends itself.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** In bytes. Node and the libraries take some 70 MB of it, and a drawing of the most pixels 200 MB. */
const MAX_MEMORY = 400_000_000;
const MAX_SECONDS = 5;
const LOOK_EVERY_MS = 20;
const MAX_PIXELS = 50_000_000;

setInterval(() => {
  const isOver = process.memoryUsage.rss() > MAX_MEMORY || process.uptime() > MAX_SECONDS;
  // An ordinary exit would wait for the thread that draws.
  if (isOver) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS).unref();

sharp.concurrency(1);
const side = Number(process.argv[2]);
const drawing = sharp(await buffer(process.stdin), { limitInputPixels: MAX_PIXELS, failOn: 'error' });
process.stdout.write(await drawing.resize({ width: side, height: side, fit: 'inside' }).png().toBuffer());
