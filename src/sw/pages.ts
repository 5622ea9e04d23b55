import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { KEPT_PAGE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { noteFailure } from './keeping.ts';
import type { OpenEvent } from './scope.ts';

/** The one page, whatever the address. */
const PAGE = `${BASE_PATH}/index.html`;

/** Files beside the page, as the server knows them (server/static): a path may end in a coordinate. */
const FILE = /^[^?]*\.(js|mjs|css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)(\?|$)/;

/** Milliseconds that a page is waited for: then the kept one is drawn, and its code goes on. */
const PATIENCE_MS = 3000;

/** The page from the network, which the browser may have asked for while this worker was being started. */
async function asked(event: OpenEvent, request: Request): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(request);
}

/** Says of a page that it was kept, in the one header that pages can read of their own answer. */
function marked({ body, status, statusText, headers }: Response): Response {
  const said = new Headers(headers);
  said.append('Server-Timing', KEPT_PAGE);
  return new Response(body, { status, statusText, headers: said });
}

/**
 * The page of any address: the server's where it comes in time, since it may be of a newer build, else the kept one
 * with the headers it came with. Of a server that is in trouble the kept page is the better answer too.
 */
async function openPage(event: OpenEvent, request: Request): Promise<Response> {
  const coming = asked(event, request);
  // Where the kept page is given, nobody waits for it any more.
  coming.catch((failure: unknown) => noteFailure(event, failure));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const there = await Promise.race([coming, late]).catch(() => undefined);
  if (there && there.status < 500) return there;
  const kept = await matchPrecache(PAGE).catch(() => undefined);
  return kept ? marked(kept) : coming;
}

/** Answers for every page of the product; files among them (robots.txt, pictures) are the server's. */
export function servePages(): void {
  registerRoute(
    new NavigationRoute(
      ({ event, request }) => openPage(event as OpenEvent, request), // the browser's own event, whose type pages do not have
      { denylist: [FILE] },
    ),
  );
}
