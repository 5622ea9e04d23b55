/**
 * A first visit loads its files before the service worker runs. They are fetched once more through the worker, which
 * stores them.
 */
import { environment } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Maximum number of parallel requests, low because the visitor's own requests come first. */
const AT_A_TIME = 4;

const below = (address: string): string => new URL(`${address}/`, location.href).href;

/** A listing that was shown, with its board. */
interface ShownListing {
  mlsNumber: string;
  boardId: number;
}

/**
 * Returns one set of headers for each request of an address: the board of a listing is in a header, not in the address.
 * Returns none for a listing whose board is unknown, because the copy could be another board's.
 */
function headersOf(url: string, shown: readonly ShownListing[]): Record<string, string>[] {
  const [path = ''] = url.split('?');
  const [, number] = path.split(`${below(environment.realtyUrl)}listings/`);
  if (number === undefined) return [{}];
  const boards = shown
    .filter(({ mlsNumber }) => number.split('/')[0] === encodeURIComponent(mlsNumber))
    .map(({ boardId }) => String(boardId));
  return [...new Set(boards)].map((board) => ({ 'board-id': board }));
}

/** Addresses of listings and their parts. Counts are fetched by POST, and the list of places is stored elsewhere. */
const isListings = (url: string): boolean =>
  url.startsWith(`${below(environment.realtyUrl)}listings`) &&
  new URL(url).searchParams.get('type') !== 'count';

/** Data of a first visit. */
interface FirstVisit {
  /** True if answers about listings are a visitor's; a customer's are not fetched here. */
  isVisitor: boolean;
  /** Listings that were opened until now. */
  shown: readonly ShownListing[];
  /** Addresses of files that other pages need: absolute, or paths. */
  also: readonly string[];
}

/**
 * Fetches the loaded code, pictures and listings again through the worker. Code and pictures come from the browser's
 * own cache. Never rejects.
 */
export async function warmUpOfflineCopies({ isVisitor, shown, also }: FirstVisit): Promise<void> {
  const code = below(`${BASE_PATH}/assets`);
  const images = below(environment.imagesUrl);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Answers that came inside the page (server/static/pages). Their names end with the board, which headersOf adds again.
  const embedded = [...document.querySelectorAll<HTMLMetaElement>('meta[name="first-call"]')].map(
    ({ content }) => new URL(content.split(' ')[0] ?? '', location.href).href,
  );
  const loadedFiles = [...loaded, ...embedded].filter(
    (url) => url.startsWith(code) || url.startsWith(images) || (isVisitor && isListings(url)),
  );
  const urls = new Set([...loadedFiles, ...also.map((address) => new URL(address, location.href).href)]);
  const requests = [...urls].flatMap((url) => headersOf(url, shown).map((headers) => ({ url, headers })));
  for (let from = 0; from < requests.length; from += AT_A_TIME) {
    const batch = requests.slice(from, from + AT_A_TIME).map(async ({ url, headers }) => {
      const answer = await fetch(url, { headers });
      // The body has to be read completely, or the copy is incomplete.
      await answer.arrayBuffer();
    });
    await Promise.allSettled(batch);
  }
}
