import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { brotli, gzip } from '#server/http/compressed.ts';
import { logFailure } from '#server/http/log.ts';
import type { WireSite } from '../../../src/api/content/contract.ts';
import type { FirstCall, HeadTag, PagePlan, PageProgram } from '../../../src/api/pages/contract.ts';
import { brandedHtml } from './brandedHtml.ts';
import { embedded } from './embeddedAnswers.ts';
import { type FirstAnswersOptions, makeFirstAnswers } from './firstAnswers.ts';
import { onlySkeleton } from './onlySkeleton.ts';
import { loadPageProgram } from './pageProgram.ts';
import { pageTemplate, scriptJson, type WritePage } from './pageTemplate.ts';

/** Dependencies and options of pages with heads of their own. */
export interface PageOptions extends FirstAnswersOptions {
  /** Absolute path of the built app. */
  folder: string;
  /** index.html as the build wrote it. */
  html: string;
  /**
   * Public origin of the site. Without it pages have no tags with absolute addresses: the Host of a request can be forged,
   * and a cache would send the forged address to other visitors.
   */
  siteUrl?: string | undefined;
  /** Maximum milliseconds that a page waits for all its calls; 200 by default. After that it is sent as it was built. */
  timeoutMs?: number | undefined;
  /** Reads the published content of every page; by default pages have that of the build. */
  site?: (() => Promise<WireSite>) | undefined;
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
  /** Returns the compressed page. Each form is made once. */
  packed(encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>>;
}

/** Less than the 300 ms that nginx waits for a page (deploy/nginx). */
const TIMEOUT_MS = 200;

/**
 * Milliseconds for which a visitor's page is repeated. Its data may then be older by this time than the half minute of
 * shared caches.
 */
const KEPT_MS = 5_000;
/** Maximum number of these pages, and of their characters: a page with a listing has 130,000. */
const MAX_PAGES = 500;
const MAX_CHARACTERS = 20_000_000;

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

/** The origin of pages of a site whose own is not known. Their tags with it are left out. */
const NO_SITE = 'http://site.invalid';

const isWithoutSite = ({ attributes, text = '' }: HeadTag): boolean =>
  ![...Object.values(attributes), text].some((value) => value.includes(NO_SITE));

/** Qualities of brotli: of pages for one address, and of plain pages, which all customers get. */
const QUALITY = { page: 5, plain: 11 } as const;

/** A page that is compressed when the first visitor needs that, and once. */
function pageOf(page: Omit<Page, 'packed'>, kind: keyof typeof QUALITY = 'page'): Page {
  const packing: Partial<Record<'br' | 'gzip', Promise<Uint8Array<ArrayBuffer>>>> = {};
  return {
    ...page,
    packed(encoding) {
      packing[encoding] ??= (encoding === 'br' ? brotli(page.html, QUALITY[kind]) : gzip(page.html)).then(
        (bytes) => new Uint8Array(bytes),
      );
      return packing[encoding];
    },
  };
}

const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

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

/** A built page with the skeletons of one kind. */
interface Template {
  html: string;
  /** Undefined if it lacks a place for a head. */
  write: WritePage | undefined;
  /** The last page for customers and private pages. */
  plain?: Page;
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
  const inlined = makeInlined(options.folder);
  const makeTemplate = (html: string): Template => ({ html, write: pageTemplate(html, inlined) });
  const templatesOf = (brand: string, html: string) => {
    const known = new Map<string, Template>();
    return {
      brand,
      /** Returns the page with the skeletons of a kind; with all of them without a kind. */
      of(kind = ''): Template {
        const template = known.get(kind) ?? makeTemplate(onlySkeleton(html, kind));
        known.set(kind, template);
        return template;
      },
    };
  };
  const built = templatesOf('{}', options.html);
  let latest = built;
  /** The pages with the name, logo and colours of the content. The last ones are kept, because the brand rarely changes. */
  const branded = ({ brand, colours }: WireSite): typeof built => {
    const key = JSON.stringify({ name: brand?.name, logo: brand?.logo, colours });
    if (key === built.brand) return built;
    if (key !== latest.brand) latest = templatesOf(key, brandedHtml(options.html, { brand, colours }));
    return latest;
  };
  const firstAnswer = makeFirstAnswers(options);
  const failed = (failure: unknown) => {
    logFailure('pages are sent without heads', failure);
    return undefined;
  };
  const program = options.program
    ? Promise.resolve(options.program)
    : loadPageProgram(options.folder).catch(failed);

  const readSite = async () =>
    options.site?.().catch((failure: unknown) => {
      logFailure('a page has the content of the build', failure);
      return undefined;
    });
  /** A page as it was built, with the published content. The last one is kept, because content rarely changes. */
  const plainPage = (site: string, template: Template): Page | undefined => {
    if (site === '' && template.html === options.html) return undefined;
    const html = template.html.replace('</head>', () => `${site}</head>`);
    if (template.plain?.html !== html) {
      const headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etagOf(html) };
      template.plain = pageOf({ status: 200, headers, html }, 'plain');
    }
    return template.plain;
  };

  interface Asked {
    plan: PagePlan;
    search: string;
    env: object | undefined;
    /** The elements with the published content; '' without. */
    site: string;
    write: WritePage;
  }
  /** Writes a page. `isWhole` is false if a call was not answered in time. */
  const writtenBy = async ({
    plan,
    search,
    env,
    site,
    write,
  }: Asked): Promise<{ page?: Page; isWhole: boolean }> => {
    const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const answerTo = async (call: FirstCall | undefined) => call && firstAnswer(call, env, deadline);
    const { call, further: furtherCall } = plan;
    const [answer, further] = await Promise.all([call, furtherCall].map(answerTo));
    const check = plan.check?.(answer);
    const checked = await answerTo(check);
    const parts = plan.write(answer, checked, further);
    const isWhole = !((call && !answer) || (furtherCall && !further) || (check && !checked));
    if (!parts) return { isWhole };
    const headers = { ...CACHING, Vary: VARY, 'Content-Language': parts.locale };
    if (parts.location !== undefined) {
      const moved = { ...headers, Location: BASE + parts.location + search };
      return { page: pageOf({ status: 301, headers: moved, html: '' }), isWhole };
    }
    const tags = options.siteUrl === undefined ? parts.tags.filter(isWithoutSite) : parts.tags;
    const { head = '', body = '' } = embedded(
      [answer, checked, further].filter((one) => one?.status === 200).flatMap((one) => one ?? []),
    );
    const html = write({ ...parts, tags }, { head: site + head, body });
    const page = pageOf({ status: parts.status, headers: { ...headers, ETag: etagOf(html) }, html });
    return { page, isWhole };
  };
  const kept = new LRUCache<string, Page, Asked>({
    max: MAX_PAGES,
    maxSize: MAX_CHARACTERS,
    ttl: KEPT_MS,
    perf: { now: () => performance.now() },
    sizeCalculation: ({ html }) => html.length + 1,
    async fetchMethod(_key, _known, { options: entry, context }) {
      const { page, isWhole } = await writtenBy(context);
      // The next visitor may get it with all its data.
      if (!isWhole) entry.ttl = 1;
      return page;
    },
  });

  const pageFor = async (request: Request, env?: object): Promise<Page | undefined> => {
    const loaded = await program;
    const content = await readSite();
    const { styles, ...facts } = content ?? {};
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(BASE.length) + search;
    const template = branded(facts).of(loaded?.skeletonOf?.(path));
    const { write } = template;
    const site = content
      ? `<script type="application/json" id="site">${scriptJson(JSON.stringify(facts))}</script>${styles ? `<style>${styles}</style>` : ''}`
      : '';
    if (!write || !loaded || SIGNED_IN.test(request.headers.get('cookie') ?? '')) {
      return plainPage(site, template);
    }
    // Before each plan, without a pause in between: the program has one state.
    if (content) loaded.takeSite?.(content);
    const plan = loaded.planPage({
      path,
      origin: options.siteUrl ?? NO_SITE,
      languages: languagesOf(request.headers.get('accept-language')),
    });
    const page =
      plan &&
      (await kept.fetch(`${plan.language} ${path} ${etagOf(site)}`, {
        context: { plan, search, env, site, write },
      }));
    return page ?? plainPage(site, template);
  };
  return (request, env) =>
    pageFor(request, env).catch((failure: unknown) => {
      logFailure('a page is sent without its head', failure);
      return undefined;
    });
}
