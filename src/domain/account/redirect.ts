import { BASE_PATH, paths } from '../paths.ts';

/** Base for parsing relative addresses; a host that cannot exist. */
const NOWHERE = 'https://own.invalid';

/** Backslashes, which browsers read as slashes, and control characters, which browsers drop. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is refused
const TRICKY = /[\\\u0000-\u001f\u007f-\u009f]/;

/** Pages for visitors only: a customer would be redirected from them. */
const VISITOR_PAGES: readonly string[] = [paths.login(), paths.newAccount(), paths.verify()];

function belowBase(path: string): string {
  if (path === BASE_PATH) return '/';
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
}

/**
 * True if a path leads out of the product, in any form that a later reader may decode: encoded once or several times.
 */
function leadsOut(path: string): boolean {
  let read = path;
  for (;;) {
    if (TRICKY.test(read) || belowBase(read).startsWith('//')) return true;
    let next: string;
    try {
      next = decodeURIComponent(read);
    } catch {
      return true;
    }
    if (next === read) return false;
    read = next;
  }
}

/**
 * Returns the target of a `redirect` parameter after sign-in: the path below the base path, with its query. Returns "/"
 * if the parameter is missing or the base path itself, or names anything but a page of the product that a customer may
 * see.
 */
export function ownPath(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/') || redirect.startsWith('//') || TRICKY.test(redirect)) return paths.home();
  const url = URL.parse(redirect, NOWHERE);
  if (url?.origin !== NOWHERE || leadsOut(url.pathname)) return paths.home();
  const path = belowBase(url.pathname);
  if (VISITOR_PAGES.includes(path.replace(/\/+$/, '').toLowerCase())) return paths.home();
  return path + url.search + url.hash;
}
