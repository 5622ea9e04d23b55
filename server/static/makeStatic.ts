import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Answer } from '#server/http/answer.ts';
import { takesBrotli, takesGzip } from '#server/http/compressed.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { logFailure } from '#server/http/log.ts';
import { type RateLimit, rateLimit } from '#server/http/rateLimit.ts';
import { prepareService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { WireSite } from '../../src/api/content/contract.ts';
import { BUILD_NOTES, builtApp, builtHosts } from './buildNotes.ts';
import { type BuiltFile, readBuiltFiles, textFile } from './builtFiles.ts';
import { inlineScriptSources } from './inlineScripts.ts';
import { brandedManifest } from './pages/brandedHtml.ts';
import { EMBEDDED_SCRIPT } from './pages/embeddedAnswers.ts';
import { makePages, type Page } from './pages/makePages.ts';
import { headersOf, kindOf, type PageSources } from './securityHeaders.ts';
import { addSitemaps, type SitemapOptions } from './sitemaps.ts';

const base = '/real-estate';
const page = 'index.html';
/** The page of the brokerage's own people, for every address below /real-estate/desk without a file ending. */
const deskPage = 'desk.html';
const deskAddress = /^desk(\/|$)/;
/** Names the deployed version, so it must not be cached. */
const versionFile = 'manifest.json';
/** The web app's manifest, with the published brand. */
const manifestFile = 'app.webmanifest';

/** Options of the service for the app's files. */
export interface StaticOptions {
  /** Absolute path of the built app. */
  folder: string;
  /** Address of the identity provider, whose host the page may call; this server by default. */
  identityUrl?: string;
  /** The site's address and listings for crawlers; without it there is the build's sitemap only. */
  site?: SitemapOptions | undefined;
  /** The realty service, for the heads of pages. Without it every page is sent as it was built. */
  realty?: Answer;
  /** Reads the published content of every page (WireSite); by default pages have that of the build. */
  content?: (() => Promise<WireSite>) | undefined;
  /** Maximum milliseconds that a page waits for its first data; the usual time by default. */
  pageDataMs?: number | undefined;
  /** Rate limits by address; none by default. */
  limits?: readonly RateLimit[];
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
}

function cachingOf(path: string, { hashed }: BuiltFile): string {
  if (hashed) return 'public, max-age=31536000, immutable';
  return path === versionFile ? 'no-store' : 'no-cache';
}

function encodingFor(file: BuiltFile, accepted: string): 'br' | 'gzip' | undefined {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?![.\d])/g;
  const remaining = accepted.replaceAll(refused, '');
  return file.encodings.find((name) => new RegExp(`\\b${name}\\b`).test(remaining));
}

/** A requested file. */
interface FileRequest {
  path: string;
  file: BuiltFile;
  request: Request;
}

const knows = (request: Request, etag: string): boolean => {
  const known = request.headers.get('if-none-match')?.replaceAll('W/', '').split(/,\s*/) ?? [];
  return known.includes(etag.replace('W/', ''));
};

/** Answers with a page that has a head of its own. */
async function answerPage(
  request: Request,
  { status, headers, html, packed }: Page,
  sources: PageSources,
): Promise<Response> {
  const all = new Headers({ ...headersOf('page', sources), ...headers });
  if (status === 301) return new Response(null, { status, headers: all });
  // A condition counts for a page that is there only (RFC 9110, 13.2.1).
  if (status === 200 && knows(request, all.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers: all });
  }
  all.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers: all });
  const accepted = request.headers.get('accept-encoding');
  const encoding = takesBrotli(accepted) ? 'br' : takesGzip(accepted) ? 'gzip' : undefined;
  if (!encoding) return new Response(html, { status, headers: all });
  const bytes = await packed(encoding);
  all.set('Content-Encoding', encoding);
  all.set('Content-Length', String(bytes.length));
  return new Response(bytes, { status, headers: all });
}

async function answer({ path, file, request }: FileRequest, sources: PageSources): Promise<Response> {
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '');
  const headers = new Headers({
    ...headersOf(kindOf(path, file.type), sources),
    'Cache-Control': cachingOf(path, file),
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  });
  if (knows(request, file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = await file.read(encoding);
  headers.set('Content-Length', String(body.length));
  if (encoding) {
    headers.set('Content-Encoding', encoding);
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/**
 * Makes a function that returns the web app's manifest with the published brand. It returns the build's if nothing is
 * published, or if the content cannot be read.
 */
function makeManifest(folder: string, { content }: StaticOptions): (built: BuiltFile) => Promise<BuiltFile> {
  let latest: { key: string; file: BuiltFile } | undefined;
  return async (built) => {
    const site = await content?.().catch((failure: unknown) => {
      logFailure('the manifest has the brand of the build', failure);
      return undefined;
    });
    const { brand, colours } = site ?? {};
    const key = JSON.stringify({ name: brand?.name, logo: brand?.logo, colours });
    if (key === '{}') return built;
    if (key !== latest?.key) {
      const text = brandedManifest(readFileSync(join(folder, manifestFile), 'utf8'), { brand, colours });
      latest = { key, file: textFile(text, built.type) };
    }
    return latest.file;
  };
}

/** Path of a file or a page below the base path: "index.html". */
const pathOf = (url: URL): string => decoded(url.pathname.slice(base.length + 1));

/**
 * The request for a page behind CloudFront (deploy/cloudfront/viewerRequest.js), which asks the services and the bucket for
 * the same file; undefined for a file, also if it is the page that is asked for.
 */
function behindCloudFront(
  request: Request,
  path: string,
  files: ReadonlyMap<string, BuiltFile>,
): Request | undefined {
  const address = request.headers.get('x-page');
  if (path !== page || !address?.startsWith(`${base}/`)) return undefined;
  const url = new URL(address, request.url);
  return files.has(pathOf(url)) ? undefined : new Request(url, request);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ServiceError(400, 'The address is not well formed.');
  }
}

/**
 * Serves the built app below /real-estate/: files as the build compressed them, and index.html for every other
 * address without a file ending, where the router takes over. Addresses of the desk get desk.html, which search engines
 * may not list. A missing asset is a 404, never a page. robots.txt is also served at the root of the host. The sitemaps
 * are written from the store. With the realty service, visitors get pages with heads of their own. Pages and the manifest
 * have the published brand.
 * @param options the built app's folder is listed once, at the start
 */
export function makeStatic(options: StaticOptions): Hono<ServiceEnv> {
  const { folder, identityUrl = '', realty, limits = [], counters, site } = options;
  const files = new Map(readBuiltFiles(folder));
  files.delete(BUILD_NOTES);
  const built = builtHosts(folder);
  const identityHost = identityUrl.startsWith('https:') ? [new URL(identityUrl).origin] : [];
  const html = readFileSync(join(folder, page), 'utf8');
  const pageFor =
    realty &&
    makePages({
      folder,
      html,
      siteUrl: site?.siteUrl,
      realty,
      site: options.content,
      timeoutMs: options.pageDataMs,
    });
  const sources: PageSources = {
    scripts: inlineScriptSources(html + EMBEDDED_SCRIPT),
    hosts: { ...built, requested: [...new Set([...built.requested, ...identityHost])] },
  };
  const manifestFrom = makeManifest(folder, options);
  const app = prepareService(new Hono<ServiceEnv>(), base);
  app.use(`${base}/*`, rateLimit({ limits, counters }));
  app.get(base, (context) => context.redirect(`${base}/${new URL(context.req.url).search}`, 301));
  // Crawlers request it at the root of the host, not below the product's path.
  app.get('/robots.txt', (context) => {
    const robots = files.get('robots.txt');
    if (!robots) {
      throw new ServiceError(404, 'There is nothing at this address.');
    }
    return answer({ path: 'robots.txt', file: robots, request: context.req.raw }, sources);
  });
  if (site) addSitemaps(app, { ...site, hasEstimates: builtApp(folder)?.hasEstimates });
  app.get(`${base}/*`, async (context) => {
    const path = pathOf(new URL(context.req.url));
    const isAsset =
      path.startsWith('assets/') ||
      /\.(js|mjs|css|map|json|webmanifest|woff2|png|jpg|svg|webp|ico|txt|xml)$/.test(path);
    const isDesk = deskAddress.test(path);
    const file = files.get(path) ?? (isAsset ? undefined : files.get(isDesk ? deskPage : page));
    if (!file) {
      throw new ServiceError(404, 'There is nothing at this address.');
    }
    const request = context.req.raw;
    if (isDesk || path === deskPage) {
      const desk = await answer({ path: deskPage, file, request }, sources);
      desk.headers.set('X-Robots-Tag', 'noindex, nofollow');
      return desk;
    }
    if (path === manifestFile) return answer({ path, file: await manifestFrom(file), request }, sources);
    const asked = files.has(path) ? behindCloudFront(request, path, files) : request;
    const known = asked && (await pageFor?.(asked, context.env as object)); // the server's env, passed on unchanged
    const answered = await (known
      ? answerPage(request, known, sources)
      : answer({ path, file, request }, sources));
    if (path === page) answered.headers.append('Vary', 'X-Page');
    return answered;
  });
  return app;
}
