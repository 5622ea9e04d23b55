import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { ServiceError } from '#server/http/errors.ts';
import { fairQueue } from './fairQueue.ts';
import type { FORMATS } from './signedPictures.ts';

/** A form of a picture. */
export interface PictureForm {
  /** Maximum width in pixels. A smaller picture stays as it is. */
  width: number;
  format: (typeof FORMATS)[number];
}

/** First bytes of the accepted formats: JPEG, PNG, WebP, GIF and AVIF. SVG is not among them, because it is a program. */
const BEGINNINGS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF.{4}WEBP/s,
  /^GIF8[79]a/,
  /^.{4}ftyp(?:avif|avis|mif1|miaf)/s,
];
const LONGEST_BEGINNING = 12;

/** Maximum number of pixels of a source. A picture takes four bytes for each. */
const MAX_PIXELS = 50_000_000;
/** Seconds of a processor for one picture. */
const MAX_SECONDS = 10;
/** Two at a time leave processors for the other services; sharp works outside the event loop. */
const WORK = fairQueue({ atOnce: 2, maxOfOneVisitor: 256, maxWaiting: 256, timeoutMs: 20_000 });
/** Uploads wait for each other, so that visitors' pictures never wait for them. */
const UPLOADS = fairQueue({ atOnce: 1, maxOfOneVisitor: 8, maxWaiting: 8, timeoutMs: 20_000 });

/** Loaded with the first picture, because most processes never need it and it takes 20 MB of memory. */
async function open(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Each picture is read once, so a cache of them would only take memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: true,
  });
}

async function change(bytes: Buffer, work: (picture: Sharp) => Sharp): Promise<Buffer> {
  const beginning = bytes.subarray(0, LONGEST_BEGINNING).toString('latin1');
  try {
    if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) throw new Error('not a picture');
    const made = work(await open(bytes)).timeout({ seconds: MAX_SECONDS });
    return await made.toBuffer();
  } catch {
    throw new ServiceError(502, 'The host of the picture sent something else.');
  }
}

/**
 * Works on a picture that came from outside, two at a time.
 * @param work changes the picture and chooses its format
 * @throws ServiceError 502 if the bytes are no picture in a known format, or it has too many pixels; 503 if too many wait
 */
export function withPicture(bytes: Buffer, work: (picture: Sharp) => Sharp): Promise<Buffer> {
  return WORK.run('', () => change(bytes, work));
}

/** An SVG file, in the first characters of which its element is. No comment contains its own end. */
const SVG = /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/;
const MAX_SVG_BYTES = 500_000;
/** A PNG of noise takes about four bytes for each of its pixels. */
const MAX_DRAWN_BYTES = 20_000_000;
const isSvg = (bytes: Buffer): boolean =>
  bytes.length <= MAX_SVG_BYTES && SVG.test(bytes.subarray(0, 1_000).toString());

/**
 * Draws an SVG file as a PNG of a width, so that no visitor's browser reads the file: it may contain scripts. The drawing
 * loads no other file, because the bytes have no address. Files with a document type, which may define entities, are refused
 * before. A process of its own draws it, which ends after 5 seconds, or with too much memory.
 */
function drawSvg(bytes: Buffer, width: number): Promise<Buffer> {
  const program = join(import.meta.dirname, 'svgWorker.ts');
  const options = { encoding: 'buffer', timeout: 1_000 * MAX_SECONDS, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve, reject) => {
    const limits = { ...options, maxBuffer: MAX_DRAWN_BYTES };
    const child = execFile(process.execPath, [program, String(width)], limits, (failure, drawn) =>
      failure ? reject(new ServiceError(502, 'The picture cannot be drawn.')) : resolve(drawn),
    );
    // A process that has ended reads no more. Its end is the failure that counts.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}

const resize = (picture: Sharp, { width, format }: PictureForm): Sharp => {
  const resized = picture.resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true });
  return format === 'jpg'
    ? resized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true })
    : resized.webp({ quality: 80, effort: 3 });
};

/** Makes a form of a picture, without its metadata. @throws as withPicture */
export function resizePicture(bytes: Buffer, form: PictureForm): Promise<Buffer> {
  return withPicture(bytes, (picture) => resize(picture, form));
}

/** As resizePicture, for the uploads of staff, one at a time; also of an SVG file. @throws as withPicture */
export function resizeUpload(bytes: Buffer, form: PictureForm): Promise<Buffer> {
  return UPLOADS.run('', async () =>
    change(isSvg(bytes) ? await drawSvg(bytes, form.width) : bytes, (picture) => resize(picture, form)),
  );
}

/** A square icon. */
export interface IconForm {
  /** Pixels. */
  side: number;
  /** Part of the side that the picture takes, from 0 to 1. */
  part: number;
  /** Colour behind the picture; clear by default. */
  ground?: string;
}

/** Draws a picture as a square PNG, whole and in the middle. A smaller one is enlarged. @throws as withPicture */
export function drawIcon(bytes: Buffer, { side, part, ground }: IconForm): Promise<Buffer> {
  const inner = Math.round(side * part);
  const edge = Math.floor((side - inner) / 2);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return withPicture(bytes, (picture) => {
    // sharp flattens before it resizes, so each step has the ground.
    const flat = ground === undefined ? picture : picture.flatten({ background });
    return flat
      .resize({ width: inner, height: inner, fit: 'contain', background })
      .extend({
        top: edge,
        left: edge,
        bottom: side - inner - edge,
        right: side - inner - edge,
        background,
      })
      .png();
  });
}
