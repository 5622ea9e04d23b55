/** What a first visit shows comes before the service worker: asked for once more, it goes through it and is kept. */
import { environment } from '../../config/environment.ts';
import { BASE_PATH, parseDetail } from '../../domain/paths.ts';

/** Answers asked for at a time: what the visitor does meanwhile comes first. */
const AT_A_TIME = 4;

const below = (address: string): string => new URL(`${address}/`, location.href).href;

/** Headers with which an answer was asked for: a listing's board stands in no address of the service, but in the page's. */
function headersOf(url: string): Record<string, string> {
  const found = parseDetail(location.pathname.slice(BASE_PATH.length).split('/').filter(Boolean).slice(1));
  const [path = ''] = url.split('?');
  const isOpenOne = found.kind === 'listing' && path.split('/').includes(encodeURIComponent(found.mlsNumber));
  return isOpenOne ? { 'board-id': String(found.boardId) } : {};
}

/** Listings and what belongs to them; counts are asked for by POST, and the list of every place keeps itself. */
const isListings = (url: string): boolean =>
  url.startsWith(`${below(environment.realtyUrl)}listings`) &&
  new URL(url).searchParams.get('type') !== 'count';

/** What a first visit is to leave behind. */
interface FirstView {
  /** Whether answers about listings are a visitor's: those to a customer are not asked for here. */
  isVisitor: boolean;
  /** Addresses of what other pages need: whole, or paths. */
  also: readonly string[];
}

/**
 * Asks again, through the worker, for what this page has loaded until now: code and pictures come from the browser's
 * own cache. Never rejects.
 */
export async function keepFirstView({ isVisitor, also }: FirstView): Promise<void> {
  const code = below(`${BASE_PATH}/assets`);
  const images = below(environment.imagesUrl);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const seen = loaded.filter(
    (url) => url.startsWith(code) || url.startsWith(images) || (isVisitor && isListings(url)),
  );
  const wanted = [...new Set([...seen, ...also.map((address) => new URL(address, location.href).href)])];
  for (let from = 0; from < wanted.length; from += AT_A_TIME) {
    const asked = wanted.slice(from, from + AT_A_TIME).map(async (url) => {
      const answer = await fetch(url, { headers: headersOf(url) });
      // Read to its end: an answer that nobody reads is not kept whole.
      await answer.arrayBuffer();
    });
    await Promise.allSettled(asked);
  }
}
