/** Finds homes by their numbers in all copies, because every heart changes the request for the saved homes. */
import { FETCHED_AT } from '#config/offline.ts';
import { realtyPath } from './realtyPath.ts';

/** The members of a listing that identify it. */
interface OfflineListing {
  mlsNumber: string;
  boardId: number;
}

/** A copy that may hold some of the homes. */
interface Source {
  answer: Response;
  /** ISO 8601. */
  fetchedAt: string;
  /** True if its listings are complete, with more than a card shows. */
  isWhole: boolean;
}

/** True for requests of listings by their numbers, as the pages of saved homes send them. */
export const isHomesRequest = (path: string, { searchParams }: URL): boolean =>
  path === '/listings' && searchParams.has('mlsNumber');

/** True for answers with pictures. Pins have none, and are not enough for a card. */
const isEnoughForCards = (fields: string | null): boolean => fields === null || /\bimages\b/.test(fields);

async function sourcesIn(name: string, numbers: ReadonlySet<string>): Promise<Source[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const listings = new Set([
    '/listings',
    ...[...numbers].map((one) => `/listings/${encodeURIComponent(one)}`),
  ]);
  const sources = (await cache.keys()).map(async ({ url }) => {
    const address = new URL(url);
    const fields = address.searchParams.get('fields');
    if (!listings.has(realtyPath(address) ?? '') || !isEnoughForCards(fields)) return [];
    const answer = await cache.match(url);
    const fetchedAt = answer?.headers.get(FETCHED_AT);
    return answer && fetchedAt ? [{ answer, fetchedAt, isWhole: fields === null }] : [];
  });
  return (await Promise.all(sources)).flat();
}

/** Returns the listings of an answer: one listing, or a page of them. */
async function listingsOf({ answer }: Source): Promise<readonly OfflineListing[]> {
  const body: OfflineListing | { listings?: readonly OfflineListing[] } = await answer.json();
  return 'mlsNumber' in body ? [body] : (body.listings ?? []);
}

/**
 * Answers a request for homes from the newest copies that hold any of them; homes without a copy are missing. Its date
 * is that of the oldest copy. Undefined if there are none.
 */
export async function findOfflineHomes(
  question: URL,
  names: readonly string[],
): Promise<Response | undefined> {
  const numbers = new Set(question.searchParams.getAll('mlsNumber'));
  const wantsWhole = !question.searchParams.has('fields');
  const sources = (await Promise.all(names.map((name) => sourcesIn(name, numbers)))).flat();
  const better = (one: Source, other: Source): number =>
    (wantsWhole ? Number(other.isWhole) - Number(one.isWhole) : 0) ||
    other.fetchedAt.localeCompare(one.fetchedAt);
  const found = new Map<string, OfflineListing>();
  let oldest = '';
  for (const source of sources.toSorted(better)) {
    for (const listing of await listingsOf(source)) {
      const key = `${listing.boardId}/${listing.mlsNumber}`;
      if (!numbers.has(listing.mlsNumber) || found.has(key)) continue;
      found.set(key, listing);
      if (!oldest || source.fetchedAt < oldest) oldest = source.fetchedAt;
    }
  }
  if (found.size === 0) return undefined;
  const listings = [...found.values()];
  const page = { page: 1, numPages: 1, pageSize: found.size, count: found.size, listings };
  return Response.json(page, { headers: { [FETCHED_AT]: oldest } });
}
