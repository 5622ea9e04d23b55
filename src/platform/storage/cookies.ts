/** Cookies of the product's own: below its path, over secure connections only (A9), not sent along by other sites. */

/** As src/domain/paths.ts mounts the product. */
const PATH = '/real-estate';

/** Cognito's refresh tokens are good as long. */
const LIFE_SECONDS = 30 * 24 * 3600;

function all(): [name: string, value: string][] {
  const { cookie = '' } = globalThis.document ?? {};
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/** The cookie's value as it stands; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  return all().find(([known]) => known === name)?.[1];
}

function set(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and never answers at once
  if (globalThis.document) document.cookie = `${cookie}; path=${PATH}; secure; samesite=lax`;
}

/** Keeps a value for thirty days. Neither name nor value may hold spaces, semicolons or commas. */
export function writeCookie(name: string, value: string): void {
  set(`${name}=${value}; max-age=${LIFE_SECONDS}`);
}

/** Removes every cookie of the product's path whose name begins so. */
export function removeCookies(prefix: string): void {
  for (const [name] of all()) {
    if (name.startsWith(prefix)) set(`${name}=; max-age=0`);
  }
}
