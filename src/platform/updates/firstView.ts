/** What a first visit shows comes before the service worker: asked for once more, it goes through it and is kept. */
import { environment } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';

/** Answers asked for at a time: what the visitor does meanwhile comes first. */
const AT_A_TIME = 4;

const below = (address: string): string => new URL(`${address}/`, location.href).href;

/** A listing that was shown: its number, and the board it is of. */
interface ShownListing {
  mlsNumber: string;
  boardId: number;
}

/**
 * Headers with which an answer is asked for, one set a time: a listing's board stands in no address of the service.
 * None at all for a listing whose board nobody knows any more: another board's would be kept in its place.
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

/** Listings and what belongs to them; counts are asked for by POST, and the list of every place keeps itself. */
const isListings = (url: string): boolean =>
  url.startsWith(`${below(environment.realtyUrl)}listings`) &&
  new URL(url).searchParams.get('type') !== 'count';

/** What a first visit is to leave behind. */
interface FirstView {
  /** Whether answers about listings are a visitor's: those to a customer are not asked for here. */
  isVisitor: boolean;
  /** Listings that were opened until now. */
  shown: readonly ShownListing[];
  /** Addresses of what other pages need: whole, or paths. */
  also: readonly string[];
}

/**
 * Asks again, through the worker, for what this page has loaded until now: code and pictures come from the browser's
 * own cache. Never rejects.
 */
export async function keepFirstView({ isVisitor, shown, also }: FirstView): Promise<void> {
  const code = below(`${BASE_PATH}/assets`);
  const images = below(environment.imagesUrl);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const seen = loaded.filter(
    (url) => url.startsWith(code) || url.startsWith(images) || (isVisitor && isListings(url)),
  );
  const urls = new Set([...seen, ...also.map((address) => new URL(address, location.href).href)]);
  const wanted = [...urls].flatMap((url) => headersOf(url, shown).map((headers) => ({ url, headers })));
  for (let from = 0; from < wanted.length; from += AT_A_TIME) {
    const asked = wanted.slice(from, from + AT_A_TIME).map(async ({ url, headers }) => {
      const answer = await fetch(url, { headers });
      // Read to its end: an answer that nobody reads is not kept whole.
      await answer.arrayBuffer();
    });
    await Promise.allSettled(asked);
  }
}
