import { BASE_PATH, paths } from '../paths.ts';

/** Only its rules of reading are used; it is no host of anybody. */
const NOWHERE = 'https://own.invalid';

/** Backslashes, which browsers read as slashes, and control characters, which they leave out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const TRICKY = /[\\\u0000-\u001f\u007f-\u009f]/;

/** Pages that only a visitor sees: whoever has signed in would be sent on from them. */
const VISITOR_PAGES: readonly string[] = [paths.login(), paths.newAccount(), paths.verify()];

function belowBase(path: string): string {
  if (path === BASE_PATH) return '/';
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
}

/** Whether a path leads out of the product in any form that somebody further on may read: encoded once or often. */
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
 * Where a `redirect` parameter leads after a sign-in (A2): the path below the base path, with its query; "/" where it
 * is missing, is the base path, or is anything but a page of the product that a customer may see.
 */
export function ownPath(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/') || redirect.startsWith('//') || TRICKY.test(redirect)) return paths.home();
  const url = URL.parse(redirect, NOWHERE);
  if (url?.origin !== NOWHERE || leadsOut(url.pathname)) return paths.home();
  const path = belowBase(url.pathname);
  if (VISITOR_PAGES.includes(path.replace(/\/+$/, '').toLowerCase())) return paths.home();
  return path + url.search + url.hash;
}
