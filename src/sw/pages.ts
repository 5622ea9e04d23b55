import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { OFFLINE_PAGE } from '#config/offline.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { recordFailure } from './offlineCopies.ts';
import type { OpenEvent } from './scope.ts';

/** The only page, for every address. */
const PAGE = `${BASE_PATH}/index.html`;

/** Files beside the page, by the endings that the server knows (server/static): a path may end in a coordinate. */
const FILE = /^[^?]*\.(js|mjs|css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)(\?|$)/;

/** The desk has a page and code of its own, and shows nothing without its services. */
const DESK = /^\/real-estate\/desk(\/|\?|$)/;

/** Milliseconds to wait for a page: then the stored one is given. */
const TIMEOUT_MS = 3000;

/** Fetches the page. The browser may have requested it already while this worker started. */
async function fetchPage(event: OpenEvent, request: Request): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(request);
}

/** Marks a page as stored, in the only header that pages can read of their own answer. */
function markedAsCopy({ body, status, statusText, headers }: Response): Response {
  const marks = new Headers(headers);
  marks.append('Server-Timing', OFFLINE_PAGE);
  return new Response(body, { status, statusText, headers: marks });
}

/**
 * Returns the page for any address: the server's if it comes in time, since it may be of a newer build, else the stored
 * one with its headers. If the server fails, the stored page is used too.
 */
async function openPage(event: OpenEvent, request: Request): Promise<Response> {
  const answering = fetchPage(event, request);
  // If the stored page is used instead, this handles the failure.
  answering.catch((failure: unknown) => recordFailure(event, failure));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const answer = await Promise.race([answering, timeout]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  const stored = await matchPrecache(PAGE).catch(() => undefined);
  return stored ? markedAsCopy(stored) : answering;
}

/** Handles every page of visitors and customers. Files among them (robots.txt, pictures) go to the server. */
export function servePages(): void {
  registerRoute(
    new NavigationRoute(
      ({ event, request }) => openPage(event as OpenEvent, request), // the browser's own event, whose type pages do not have
      { denylist: [FILE, DESK] },
    ),
  );
}
