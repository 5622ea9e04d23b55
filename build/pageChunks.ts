import { backgroundKind, type Graph, lazyModules, neededBy, pageName } from './moduleGraph.ts';

/**
 * Cost of a separate file, in characters of source: a browser has six connections to a server of HTTP/1.1, and on a
 * slow connection every file occupies one of them for a round trip.
 */
const FILE_COST = 14_000;

/** Weight of a lazy component relative to a page. The visitor sees the page while it loads. */
const LAZY_WEIGHT = 0.3;

/** Weights of code that every page loads beside its own, relative to these pages. */
const BACKGROUND_WEIGHTS = { firstSeconds: 0.2, firstMove: 0.07 } as const;

/** Weights of pages with which visits begin, by name; 1 for others. */
const ENTRY_PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  home: 60,
  // Opened from other pages, so they change none of their files.
  legal: 0.01,
  estimates: 0.01,
  detail: 22,
  list: 12,
  login: 30,
  map: 30,
  search: 2,
  trends: 14,
};

/** Pages that take the files as the other pages need them. A module that one of those shares with them is in a file of its own. */
const GUEST_PAGES: readonly (string | undefined)[] = ['area', 'value'];

/** Modules in one file, and the pages and lazy components that need one of them. */
interface Piece {
  users: ReadonlySet<string>;
  modules: readonly string[];
  /** Size in characters of source. */
  size: number;
}

/** Groups the modules by the pages and lazy components that need them, without the modules of every page. */
function piecesOf(parts: readonly string[], everyPage: ReadonlySet<string>, graph: Graph): Piece[] {
  const users = new Map<string, string[]>();
  for (const part of parts) {
    for (const id of neededBy(part, graph)) {
      if (!everyPage.has(id)) users.set(id, [...(users.get(id) ?? []), part]);
    }
  }
  const byUsers = Map.groupBy(users, ([, by]) => by.join());
  return [...byUsers.values()].map((same) => ({
    users: new Set(same[0]?.[1]),
    modules: same.map(([id]) => id),
    size: same.reduce((sum, [id]) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0),
  }));
}

/** Returns the pages from which each lazy component can be opened; all pages for those of the frame. */
function pagesBefore(parts: readonly string[], entry: string, graph: Graph): Map<string, string[]> {
  const pages = parts.filter((part) => pageName(part) !== undefined);
  const ofFrame = lazyModules(entry, graph);
  const ofPage = new Map(pages.map((page) => [page, lazyModules(page, graph)]));
  return new Map(
    parts.map((part) => [part, pages.filter((page) => ofFrame.has(part) || ofPage.get(page)?.has(part))]),
  );
}

/** Weight of a page as the first of a visit. */
const weightOfPage = (page: string): number => ENTRY_PAGE_WEIGHTS[pageName(page) ?? ''] ?? 1;

/**
 * Returns how often a file is fetched, weighted by page. A lazy component counts by the share of its pages that have
 * not loaded the file; code that every page loads in the background, by the weights of these pages.
 */
function weigher(before: ReadonlyMap<string, readonly string[]>): (users: ReadonlySet<string>) => number {
  const weightOf = (user: string, users: ReadonlySet<string>): number => {
    if (pageName(user) !== undefined) return weightOfPage(user);
    const pages = before.get(user) ?? [];
    const without = pages.filter((one) => !users.has(one));
    const kind = backgroundKind(user);
    if (kind) return BACKGROUND_WEIGHTS[kind] * without.reduce((sum, page) => sum + weightOfPage(page), 0);
    return (LAZY_WEIGHT * without.length) / Math.max(pages.length, 1);
  };
  return (users) => [...users].reduce((sum, user) => sum + weightOf(user, users), 0);
}

/** True if one piece imports the other through a third: as one file it would have a circular import with the third. */
function wouldBeCircular(from: Piece, to: Piece, pieces: readonly Piece[], graph: Graph): boolean {
  const owner = new Map(pieces.flatMap((piece) => piece.modules.map((id) => [id, piece] as const)));
  const importsOf = ({ modules }: Piece): Piece[] =>
    modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []).flatMap((id) => owner.get(id) ?? []);
  const known = new Set([from, to]);
  const waiting = importsOf(from).filter((piece) => !known.has(piece));
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    if (known.has(piece)) continue;
    known.add(piece);
    const imports = importsOf(piece);
    if (imports.includes(to)) return true;
    waiting.push(...imports);
  }
  return false;
}

/**
 * Returns the modules that a page shares with guests alone, in one file for each page. The bundler would make a file for
 * each set of guests.
 * @param pieces by all parts but the guests
 */
function filesWithGuests(
  pieces: readonly Piece[],
  { pages, guests, graph }: { pages: readonly string[]; guests: readonly string[]; graph: Graph },
): (readonly string[])[] {
  const ofGuests = new Set(guests.flatMap((guest) => [...neededBy(guest, graph)]));
  return pieces
    .filter(({ users }) => users.size === 1 && pages.some((page) => users.has(page)))
    .map(({ modules }) => modules.filter((id) => ofGuests.has(id)))
    .filter((modules) => modules.length > 0);
}

/** Two pieces that may become one. */
interface Pair {
  one: Piece;
  other: Piece;
  /**
   * Saving of one file instead of two, minus the modules that are then fetched without need; in characters of source.
   */
  gain: number;
}

/**
 * Decides which modules of the pages form one file. The bundler makes a file for each set of pages that shares a
 * module, forty for one page; here two files are merged as long as that saves something.
 * @param entry id of the entry module
 * @param everyPage ids of the modules that are loaded with it
 * @returns the modules of each file; modules that only lazy components need are in none
 */
export function pageChunks(
  entry: string,
  everyPage: ReadonlySet<string>,
  graph: Graph,
): (readonly string[])[] {
  const isGuest = (id: string) => GUEST_PAGES.includes(pageName(id));
  const inFrame = [...everyPage].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = inFrame.filter((id) => pageName(id) !== undefined && !isGuest(id));
  const parts = [...new Set([...inFrame, ...[entry, ...pages].flatMap((id) => [...lazyModules(id, graph)])])]
    .filter((id) => !isGuest(id))
    .sort();
  const weight = weigher(pagesBefore(parts, entry, graph));
  const pairOf = (one: Piece, other: Piece): Pair => {
    const [own, others] = [weight(one.users), weight(other.users)];
    const both = weight(new Set([...one.users, ...other.users]));
    const inVain = (both - own) * one.size + (both - others) * other.size;
    return { one, other, gain: (own + others - both) * FILE_COST - inVain };
  };
  // Modules that only one page needs are in the page's own file.
  const isShared = ({ users }: Piece) => users.size > 1 && pages.some((page) => users.has(page));
  const all = piecesOf(parts, everyPage, graph);
  const ofGuests = filesWithGuests(all, { pages, guests: inFrame.filter(isGuest), graph });
  let pieces = all.filter(isShared);
  let pairs = pieces.flatMap((one, place) => pieces.slice(place + 1).map((other) => pairOf(one, other)));
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
    const best = pairs.find(
      ({ one, other }) =>
        !wouldBeCircular(one, other, pieces, graph) && !wouldBeCircular(other, one, pieces, graph),
    );
    if (!best) return [...pieces.map(({ modules }) => modules), ...ofGuests];
    const { one, other } = best;
    const next: Piece = {
      users: new Set([...one.users, ...other.users]),
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
    };
    const isLeft = (piece: Piece) => piece !== one && piece !== other;
    pieces = pieces.filter(isLeft);
    pairs = pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other));
    pairs.push(...pieces.map((piece) => pairOf(piece, next)));
    pieces.push(next);
  }
}
