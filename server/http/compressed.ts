import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';

const gzip = promisify(gzipWithCallback);

/** Bytes below which a compressed answer saves no packet. */
const SMALLEST = 1024;

/** Texts that a service makes anew for each call; pictures, tiles and the built app are compressed where they are made. */
const isText = (type: string | null): boolean => /^application\/([\w.-]+\+)?json\b/.test(type ?? '');

const takesGzip = (accepted: string | null): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?(?![.\d]))/i.test(accepted ?? '');

/**
 * A service's JSON as gzip where the caller takes that: a listing with its comparables is 90 kB of text and 12 kB so.
 * A validator becomes a weak one: the bytes are others.
 */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const { body, status, statusText } = answer;
  // After the body: the listener's quick Response copies its headers when that is asked for.
  const { headers } = answer;
  if (!isText(headers.get('Content-Type')) || headers.has('Content-Encoding')) return answer;
  if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  if (!body || !takesGzip(request.headers.get('Accept-Encoding'))) return answer;
  // No service says how long its answer is: it is whole in memory anyway.
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
