/** What another app shares with the product (web share target): one of our pages, a home, or words to search for. */

import { ownPath } from '../account/redirect.ts';
import { BASE_PATH, paths } from '../paths.ts';

/** What stands for what was shared. */
export type Shared =
  /** A page of ours, below the base path. */
  | { kind: 'page'; path: string }
  /** A home by its MLS number; `words` are for a feed that does not know it. */
  | { kind: 'home'; mlsNumber: string; words: string }
  | { kind: 'words'; words: string };

/** Characters of words that are worth a search. */
const WORDS_LENGTH = 100;
const LINK = /https?:\/\/[^\s<>"]+/gi;
/** As boards number their listings: one or two letters, and six digits or more. */
const MLS_NUMBER = /\b[a-z]{1,2}\d{6,8}\b/i;

/** The page of ours that a link leads to; undefined for other hosts, and for home, which nobody has to share. */
function pageOf(link: string, host: string): string | undefined {
  const url = URL.parse(link);
  if (url?.host !== host || !url.pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const path = ownPath(url.pathname + url.search);
  return path === paths.home() || path.startsWith(paths.share()) ? undefined : path;
}

/**
 * Reads what was shared; nothing of it leads out of the product.
 * @param query of the share target: title, text and url, any of them missing
 * @param host of the product, as its links name it: "www.harbourandpine.example"
 */
export function readShared(query: URLSearchParams, host: string): Shared {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => query.get(name) ?? '');
  const all = `${url} ${text} ${title}`;
  const page = (all.match(LINK) ?? []).map((link) => pageOf(link, host)).find((path) => path !== undefined);
  if (page !== undefined) return { kind: 'page', path: page };
  const plain = [text, title].map((part) =>
    (part ?? '').replaceAll(LINK, ' ').replaceAll(/\s+/g, ' ').trim(),
  );
  const words = (plain.find((part) => part !== '') ?? '').slice(0, WORDS_LENGTH).trim();
  // A number within an address of somebody else's site is theirs.
  const [mlsNumber] = MLS_NUMBER.exec(plain.join(' ')) ?? [];
  return mlsNumber ? { kind: 'home', mlsNumber: mlsNumber.toUpperCase(), words } : { kind: 'words', words };
}
