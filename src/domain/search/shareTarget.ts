/**
 * Content that another app shares with the product (web share target): a page of the product, a home, or words to
 * search for.
 */

import { ownPath } from '../account/redirect.ts';
import { BASE_PATH, paths } from '../paths.ts';

/** The interpretation of shared content. */
export type Shared =
  /** A page of the product, below the base path. */
  | { kind: 'page'; path: string }
  /** A home by its MLS number. `words` are searched if the feed does not know it. */
  | { kind: 'home'; mlsNumber: string; words: string }
  | { kind: 'words'; words: string };

/** Maximum length of search words in characters. */
const WORDS_LENGTH = 100;
const LINK = /https?:\/\/[^\s<>"]+/gi;
/** The boards' form of MLS numbers: one or two letters, and six to eight digits. */
const MLS_NUMBER = /\b[a-z]{1,2}\d{6,8}\b/i;

/** Returns the page of the product that a link opens; undefined for other hosts and for the home page. */
function pageOf(link: string, host: string): string | undefined {
  const url = URL.parse(link);
  if (url?.host !== host || !url.pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const path = ownPath(url.pathname + url.search);
  return path === paths.home() || path.startsWith(paths.share()) ? undefined : path;
}

/**
 * Reads shared content. The result never leads out of the product.
 * @param query query of the share target: title, text and url, each optional
 * @param host the product's host as in its links: "www.harbourandpine.example"
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
  // A number inside another site's address is not an MLS number.
  const [mlsNumber] = MLS_NUMBER.exec(plain.join(' ')) ?? [];
  return mlsNumber ? { kind: 'home', mlsNumber: mlsNumber.toUpperCase(), words } : { kind: 'words', words };
}
