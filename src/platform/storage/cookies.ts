/**
 * The product's own cookies: below its path, over secure connections only, and not sent with requests from other sites.
 */

/** The same path as in src/domain/paths.ts. */
const PATH = '/real-estate';

/** As long as Cognito's refresh tokens are valid. */
const LIFE_SECONDS = 30 * 24 * 3600;

function all(): [name: string, value: string][] {
  const { cookie = '' } = globalThis.document ?? {};
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/** Returns the cookie's raw value; undefined if there is none. */
export function readCookie(name: string): string | undefined {
  return all().find(([known]) => known === name)?.[1];
}

function set(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and is asynchronous
  if (globalThis.document) document.cookie = `${cookie}; path=${PATH}; secure; samesite=lax`;
}

/** Stores a value for thirty days. Neither name nor value may hold spaces, semicolons or commas. */
export function writeCookie(name: string, value: string): void {
  set(`${name}=${value}; max-age=${LIFE_SECONDS}`);
}

/** Removes every cookie of the product's path whose name begins with the prefix. */
export function removeCookies(prefix: string): void {
  for (const [name] of all()) {
    if (name.startsWith(prefix)) set(`${name}=; max-age=0`);
  }
}
