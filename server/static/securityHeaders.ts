/** What a page has beside files of this address. */
export interface PageSources {
  /** Its inline scripts, as inlineScriptSources finds them. */
  scripts: readonly string[];
  /** Other hosts that it asks: "https://cognito-idp.ca-central-1.amazonaws.com". */
  hosts: readonly string[];
}

/**
 * What a page may do. Scripts come only from this address, or are the page's own first ones, named by their hashes; styles may stand inline, because
 * Emotion writes them so. MapLibre's worker is a file of our own. Of other hosts only the named ones are asked.
 */
const contentSecurityPolicy = ({ scripts, hosts }: PageSources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every answer below /real-estate/. */
const securityHeaders = (sources: PageSources): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(sources),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/**
 * What the schema worker may do, which compiles the schema of lead forms to code: that, and nothing else. It has a
 * policy of its own because a worker that comes with none has no limits, and because the page must never have this one.
 */
const schemaWorkerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** The built file of src/platform/schema/schemaWorker.ts, by its path below the app's base. */
const schemaWorker = /^assets\/schemaWorker-[\w-]+\.js$/;

/**
 * The security headers of one file.
 * @param path below the app's base: "assets/index-abc.js"
 */
export function headersOf(path: string, sources: PageSources): Readonly<Record<string, string>> {
  const headers = securityHeaders(sources);
  return schemaWorker.test(path) ? { ...headers, 'Content-Security-Policy': schemaWorkerPolicy } : headers;
}
