/** What a page has beside files of this address. */
export interface PageSources {
  /** Its inline scripts, as inlineScriptSources finds them. */
  scripts: readonly string[];
  hosts: OutsideHosts;
}

/** Other hosts, each an origin: "https://cognito-idp.ca-central-1.amazonaws.com". None as a rule. */
export interface OutsideHosts {
  /** That the page asks for data. */
  asked: readonly string[];
  /** That it shows pictures of. */
  pictures: readonly string[];
  /** Google's map is one of the page's parts: it runs code of its own. */
  googleMaps?: boolean;
}

/** No other host. */
export const NO_HOSTS: OutsideHosts = { asked: [], pictures: [] };

/**
 * What Google's map needs beside them: https://developers.google.com/maps/documentation/javascript/content-security-policy
 * (2026-11). Scripts are of the hosts alone that its code is on, and may not make code of texts; its policies of Trusted
 * Types are those that its loader names.
 */
const GOOGLE_MAPS = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:', "'wasm-unsafe-eval'"],
  pictures: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'https://*.ggpht.com',
  ],
  asked: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  workers: ['blob:'],
  frames: ['https://*.google.com'],
  trusted: [
    '@googlemaps/js-api-loader',
    'google-maps-api-loader',
    'google-maps-api#html',
    'goog#html',
    'lit-html',
    "'allow-duplicates'",
  ],
} as const;

const policyOf = (directives: readonly (readonly string[])[]): string =>
  directives.map((parts) => parts.join(' ')).join('; ');

/**
 * What a page may do. Scripts come only from this address, or are the page's own first ones, named by their hashes;
 * styles may stand inline, because Emotion writes them so. MapLibre's worker is a file of our own. Of other hosts only
 * the named ones are asked. No text becomes code or HTML save by the two policies of Trusted Types: the page's own,
 * which knows workers of this address, and DOMPurify's.
 */
const pagePolicy = ({ scripts, hosts }: PageSources): string => {
  const map = hosts.googleMaps ? GOOGLE_MAPS : undefined;
  return policyOf([
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts, ...(map?.scripts ?? [])],
    ["style-src 'self' 'unsafe-inline'", ...(map?.styles ?? [])],
    ["img-src 'self' data: blob:", ...hosts.pictures, ...(map?.pictures ?? [])],
    ["font-src 'self'", ...(map?.fonts ?? [])],
    ["connect-src 'self'", ...hosts.asked, ...(map?.asked ?? [])],
    ["worker-src 'self'", ...(map?.workers ?? [])],
    ...(map ? [['frame-src', ...map.frames]] : []),
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types default dompurify', ...(map?.trusted ?? [])],
  ]);
};

/**
 * What a script may do that runs as a worker, which takes nothing over from its page: a worker without a policy has no
 * limits. The service worker fetches pictures too.
 */
const workerPolicy = ({ hosts }: PageSources): string =>
  policyOf([
    ["default-src 'none'"],
    ["script-src 'self'"],
    ["connect-src 'self'", ...new Set([...hosts.asked, ...hosts.pictures])],
  ]);

/**
 * What the schema worker may do, which compiles the schema of lead forms to code: that, and nothing else. The page must
 * never have this one.
 */
const schemaWorkerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** Of pictures and texts, which a browser may be made to open as pages. */
const plainPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The built file of src/platform/schema/schemaWorker.ts. */
const schemaWorker = /^assets\/schemaWorker-[\w-]+\.js$/;

/** What a file is to the browser: the page, what may run as a worker, or nothing that acts. */
export type FileKind = 'page' | 'script' | 'schemaWorker' | 'plain';

/** What no script may ask the browser for, whoever wrote it. */
const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of every answer below /real-estate/, the policy of its kind beside them. */
const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': ['geolocation=(self)', ...REFUSED.map((name) => `${name}=()`)].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function policyFor(kind: FileKind, sources: PageSources): string {
  if (kind === 'page') return pagePolicy(sources);
  if (kind === 'schemaWorker') return schemaWorkerPolicy;
  return kind === 'script' ? workerPolicy(sources) : plainPolicy;
}

/**
 * What a built file is.
 * @param path below the app's base: "assets/index-abc.js"
 * @param type its media type: "text/html; charset=utf-8"
 */
export function kindOf(path: string, type: string): FileKind {
  if (type.startsWith('text/html')) return 'page';
  if (schemaWorker.test(path)) return 'schemaWorker';
  return /\.m?js$/.test(path) ? 'script' : 'plain';
}

/** The security headers of a file of that kind. */
export function headersOf(kind: FileKind, sources: PageSources): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': policyFor(kind, sources), ...COMMON };
}
