import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { KEPT_PAGE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { noteFailure } from './keeping.ts';
import type { OpenEvent } from './scope.ts';

/** The only page, for every address. */
const PAGE = `${BASE_PATH}/index.html`;

/** Files beside the page, by the endings that the server knows (server/static): a path may end in a coordinate. */
const FILE = /^[^?]*\.(js|mjs|css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)(\?|$)/;

/** Milliseconds to wait for a page: then the stored one is given. */
const TIMEOUT_MS = 3000;

/** Fetches the page. The browser may have requested it already while this worker started. */
async function asked(event: OpenEvent, request: Request): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(request);
}

/** Marks a page as stored, in the only header that pages can read of their own answer. */
function marked({ body, status, statusText, headers }: Response): Response {
  const said = new Headers(headers);
  said.append('Server-Timing', KEPT_PAGE);
  return new Response(body, { status, statusText, headers: said });
}

/**
 * Returns the page for any address: the server's if it comes in time, since it may be of a newer build, else the stored
 * one with its headers. If the server fails, the stored page is used too.
 */
async function openPage(event: OpenEvent, request: Request): Promise<Response> {
  const coming = asked(event, request);
  // If the stored page is used instead, this handles the failure.
  coming.catch((failure: unknown) => noteFailure(event, failure));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const there = await Promise.race([coming, late]).catch(() => undefined);
  if (there && there.status < 500) return there;
  const kept = await matchPrecache(PAGE).catch(() => undefined);
  return kept ? marked(kept) : coming;
}

/** Handles every page of the product. Files among them (robots.txt, pictures) go to the server. */
export function servePages(): void {
  registerRoute(
    new NavigationRoute(
      ({ event, request }) => openPage(event as OpenEvent, request), // the browser's own event, whose type pages do not have
      { denylist: [FILE] },
    ),
  );
}
