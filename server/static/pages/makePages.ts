import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { logFailure } from '#server/http/log.ts';
import { embedded } from './embeddedAnswers.ts';
import { type FirstAnswersOptions, makeFirstAnswers } from './firstAnswers.ts';
import { loadPageProgram, type PageProgram } from './pageProgram.ts';
import { pageTemplate } from './pageTemplate.ts';

/** Dependencies and options of pages with heads of their own. */
export interface PageOptions extends FirstAnswersOptions {
  /** Absolute path of the built app. */
  folder: string;
  /** index.html as the build wrote it. */
  html: string;
  /** Public origin of the site; by default that of each request, for machines without a public name. */
  siteUrl?: string | undefined;
  /** Plans the pages; that of the built app by default. */
  program?: PageProgram;
}

/** A page for one address. */
export interface Page {
  status: 200 | 301 | 404;
  /** Content-Language, Cache-Control, CDN-Cache-Control, ETag and Vary; Location for 301. */
  headers: Readonly<Record<string, string>>;
  /** '' for 301. */
  html: string;
}

/**
 * Browsers ask each time, because the page names the build's files. A shared cache may hold the page as long as the
 * visitors' calls (server/http/caching.ts): prices in it may be half a minute old. The permission to show an older page
 * while a newer one is fetched is for shared caches only (RFC 9213): a browser would show the former release's page.
 */
const CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=30',
  'CDN-Cache-Control': 'public, max-age=30, stale-while-revalidate=60',
};
const VARY = 'Accept-Encoding, Accept-Language';

const BASE = '/real-estate';

/** Kinds of the files that pages contain. */
const INLINED_TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp' };

/** Makes a function that returns the data URL of a file of the app, by its address. Each file is read once. */
function makeInlined(folder: string): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const path = join(folder, address.slice(`${BASE}/`.length));
    const type = INLINED_TYPES[extname(path)];
    if (!type || !existsSync(path)) return address;
    const data = known.get(path) ?? `data:${type};base64,${readFileSync(path).toString('base64')}`;
    known.set(path, data);
    return data;
  };
}

/** The cookie that the app sets while a customer is signed in, as the boot script reads it. */
const SIGNED_IN = /(?:^|; )activeSession=true/;

/** Languages of an Accept-Language header, best first: "fr-CA,en;q=0.8" is "fr-CA", "en". */
function languagesOf(header: string | null): string[] {
  const weighed = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  return weighed
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/**
 * Makes the pages whose head the server knows: for visitors, in the language of the address or of the browser, with
 * what the page itself would write later.
 * @returns a function that returns undefined for a page that is sent as it was built: for customers, for private pages,
 * and if the listing could not be had in time. It never throws.
 */
export function makePages(
  options: PageOptions,
): (request: Request, env?: object) => Promise<Page | undefined> {
  const write = pageTemplate(options.html, makeInlined(options.folder));
  const firstAnswer = makeFirstAnswers(options);
  const failed = (failure: unknown) => {
    logFailure('pages are sent without heads', failure);
    return undefined;
  };
  const program = options.program
    ? Promise.resolve(options.program)
    : loadPageProgram(options.folder).catch(failed);

  const pageFor = async (request: Request, env?: object): Promise<Page | undefined> => {
    const loaded = await program;
    if (!write || !loaded || SIGNED_IN.test(request.headers.get('cookie') ?? '')) return undefined;
    const { pathname, search, origin } = new URL(request.url);
    const plan = loaded.planPage({
      path: pathname.slice(BASE.length) + search,
      origin: options.siteUrl ?? origin,
      languages: languagesOf(request.headers.get('accept-language')),
    });
    const [answer, further] = await Promise.all(
      [plan?.call, plan?.further].map((call) => call && firstAnswer(call, env)),
    );
    const check = plan?.check?.(answer);
    const parts = plan?.write(answer, check && (await firstAnswer(check, env)), further);
    if (!plan || !parts) return undefined;
    const headers = { ...CACHING, Vary: VARY, 'Content-Language': parts.locale };
    if (parts.location !== undefined) {
      return { status: 301, headers: { ...headers, Location: BASE + parts.location + search }, html: '' };
    }
    const html = write(
      parts,
      embedded([answer, further].filter((one) => one?.status === 200).flatMap((one) => one ?? [])),
    );
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    return { status: parts.status, headers: { ...headers, ETag: `W/"${digest}"` }, html };
  };
  return (request, env) =>
    pageFor(request, env).catch((failure: unknown) => {
      logFailure('a page is sent without its head', failure);
      return undefined;
    });
}
