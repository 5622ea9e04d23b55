import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';

/** Compresses bytes or a text. */
export const gzip = promisify(gzipWithCallback);

const squeezeBrotli = promisify(brotliCompress);

/** Compresses a text with brotli. @param quality 0 to 11: 5 takes half as long again as gzip, 11 much longer */
export const brotli = (text: string, quality: number): Promise<Buffer> =>
  squeezeBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Smaller answers (in bytes) fit into one packet either way. */
const SMALLEST = 1024;

/**
 * JSON, feeds and pages are made for each call and compressed here. Pictures, tiles and the built app are compressed where
 * they are made.
 */
const isText = (type: string | null): boolean =>
  /^(application\/([\w.-]+\+)?(json|xml)|text\/html)\b/.test(type ?? '');

/** Returns a check whether a caller with an Accept-Encoding takes an encoding. */
function takes(encoding: 'br' | 'gzip'): (accepted: string | null) => boolean {
  const listed = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(?![.\\d]))`, 'i');
  return (accepted) => listed.test(accepted ?? '');
}

/** True if a caller with this Accept-Encoding takes gzip. */
export const takesGzip = takes('gzip');
/** True if a caller with this Accept-Encoding takes brotli. */
export const takesBrotli = takes('br');

/**
 * Compresses a service's JSON, XML or page with gzip if the caller accepts it: 90 kB of a listing with its comparables become 12
 * kB. A strong ETag becomes a weak one, because the bytes differ.
 */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const { body, status, statusText } = answer;
  // The headers come after the body: @hono/node-server's fast Response copies its headers on this access.
  const { headers } = answer;
  if (!isText(headers.get('Content-Type')) || headers.has('Content-Encoding')) return answer;
  if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  if (!body || !takesGzip(request.headers.get('Accept-Encoding'))) return answer;
  // Services do not set Content-Length. The whole answer is in memory anyway.
  const whole = new Uint8Array(await answer.arrayBuffer());
  const plain = new Response(whole, { status, statusText, headers });
  if (whole.length < SMALLEST || !plain.body) return plain;
  const packed = await gzip(whole);
  const sent = new Headers(headers);
  sent.set('Content-Encoding', 'gzip');
  sent.set('Content-Length', String(packed.length));
  const validator = headers.get('ETag');
  if (validator && !validator.startsWith('W/')) sent.set('ETag', `W/${validator}`);
  return new Response(new Uint8Array(packed), {
    status,
    statusText,
    headers: sent,
  });
}
