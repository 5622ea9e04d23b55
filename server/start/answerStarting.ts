import { createHash } from 'node:crypto';
import { answerLive, LIVE_PATH } from './makeServices.ts';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}';

// The brand is not known yet: it is in the store, which is still opening.
const PAGE = `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2">
<title>Starting</title>
<style>${STYLE}</style>
<p>The site is starting. This page will open in a moment.</p>
<p lang="fr-CA">Le site démarre. Cette page s’ouvrira dans un instant.</p>
</html>
`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/**
 * Answers while the product starts. A browser that opens a page gets one that reloads itself; a call gets JSON.
 * @param isBehindProxy a proxy gets 502 instead of 503, so that it passes the call to another process, which it must not do
 * with the refusals of a busy one (deploy/nginx); `/health` is 503 in any case
 */
export function answerStarting({ url, headers }: Request, isBehindProxy: boolean): Response {
  const { pathname } = new URL(url);
  if (pathname === LIVE_PATH) return answerLive();
  const status = isBehindProxy && !pathname.startsWith('/health') ? 502 : 503;
  const requestId = crypto.randomUUID();
  const common = { 'Cache-Control': 'no-store', 'Retry-After': '2', 'X-Request-Id': requestId };
  if (headers.get('Accept')?.includes('text/html')) {
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
    return new Response(PAGE, {
      status,
      headers: { ...common, ...type, 'X-Content-Type-Options': 'nosniff' },
    });
  }
  return Response.json({ message: 'The product is starting.', requestId }, { status, headers: common });
}
