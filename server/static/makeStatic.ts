import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { ServiceError } from '../http/errors.ts';
import { prepareService } from '../http/service.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { type BuiltFile, readBuiltFiles } from './builtFiles.ts';
import { inlineScriptSources } from './inlineScripts.ts';
import { headersOf } from './securityHeaders.ts';

const base = '/real-estate';
const page = 'index.html';

/** What the app's file service needs. */
export interface StaticOptions {
  /** Absolute path of the built app. */
  folder: string;
  /** Where the app finds the identity provider: its host may be asked by the page. Here where missing. */
  identityUrl?: string;
}

function encodingFor(file: BuiltFile, accepted: string): 'br' | 'gzip' | undefined {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?(?![.\d])/g;
  const wanted = accepted.replaceAll(refused, '');
  return file.encodings.find((name) => new RegExp(`\\b${name}\\b`).test(wanted));
}

async function answer(
  file: BuiltFile,
  request: Request,
  security: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '');
  const headers = new Headers({
    ...security,
    'Cache-Control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  });
  const known = request.headers.get('if-none-match')?.replaceAll('W/', '').split(/,\s*/) ?? [];
  if (known.includes(file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = await file.read(encoding);
  headers.set('Content-Length', String(body.length));
  if (encoding) {
    headers.set('Content-Encoding', encoding);
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ServiceError(400, 'The address is not well formed.');
  }
}

/**
 * Serves the built app below /real-estate/: files as the build compressed them, and for every other address without
 * a file ending the one page, in which the router takes over. A missing asset is a 404, never the page. robots.txt
 * stands at the root of the host too.
 * @param options folder of the built app; it is listed once, at the start
 */
export function makeStatic(options: StaticOptions): Hono<ServiceEnv> {
  const { folder, identityUrl = '' } = options;
  const files = readBuiltFiles(folder);
  const sources = {
    scripts: inlineScriptSources(readFileSync(join(folder, page), 'utf8')),
    hosts: identityUrl.startsWith('https:') ? [new URL(identityUrl).origin] : [],
  };
  const app = prepareService(new Hono<ServiceEnv>(), base);
  app.get(base, (context) => context.redirect(`${base}/${new URL(context.req.url).search}`, 301));
  // Robots ask for it at the root of the host, wherever the product is mounted.
  app.get('/robots.txt', (context) => {
    const robots = files.get('robots.txt');
    if (!robots) {
      throw new ServiceError(404, 'There is nothing at this address.');
    }
    return answer(robots, context.req.raw, headersOf('robots.txt', sources));
  });
  app.get(`${base}/*`, (context) => {
    const path = decoded(new URL(context.req.url).pathname.slice(base.length + 1));
    const isAsset =
      path.startsWith('assets/') || /\.(js|mjs|css|map|json|woff2|png|svg|webp|ico|txt|xml)$/.test(path);
    const file = files.get(path) ?? (isAsset ? undefined : files.get(page));
    if (!file) {
      throw new ServiceError(404, 'There is nothing at this address.');
    }
    return answer(file, context.req.raw, headersOf(path, sources));
  });
  return app;
}
