/** Sources of a page beside the files of its own origin. */
export interface PageSources {
  /** Its inline scripts, as inlineScriptSources finds them. */
  scripts: readonly string[];
  hosts: OutsideHosts;
}

/** Other hosts, each an origin: "https://cognito-idp.ca-central-1.amazonaws.com". Usually none. */
export interface OutsideHosts {
  /** Hosts that the page calls for data. */
  requested: readonly string[];
  /** Hosts that the page loads pictures from. */
  pictures: readonly string[];
  /** Pages that the page embeds: "https://my.matterport.com", or "'self'". None by default. */
  frames?: readonly string[];
  /** True when the page can show Google's map, which runs code of its own. */
  googleMaps?: boolean;
}

/** No other host. */
export const NO_HOSTS: OutsideHosts = { requested: [], pictures: [] };

/**
 * Further sources for Google's map:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy (2026-11). Scripts are limited
 * to the hosts of its code and may not use eval. The policies of Trusted Types are those that its loader names.
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
  requested: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
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
 * Policy of the page. Scripts come from this origin only, or are the page's own inline scripts, named by their
 * hashes. Inline styles are allowed, because Emotion writes them. MapLibre's worker is a file of this origin. Other
 * hosts are called only if they are listed. Text becomes code or HTML only through the two policies of Trusted Types:
 * the page's own, which allows workers of this origin, and DOMPurify's.
 */
const pagePolicy = ({ scripts, hosts }: PageSources): string => {
  const map = hosts.googleMaps ? GOOGLE_MAPS : undefined;
  const frames = [...(hosts.frames ?? []), ...(map?.frames ?? [])];
  return policyOf([
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts, ...(map?.scripts ?? [])],
    ["style-src 'self' 'unsafe-inline'", ...(map?.styles ?? [])],
    ["img-src 'self' data: blob:", ...hosts.pictures, ...(map?.pictures ?? [])],
    ["font-src 'self'", ...(map?.fonts ?? [])],
    ["connect-src 'self'", ...hosts.requested, ...(map?.requested ?? [])],
    ["worker-src 'self'", ...(map?.workers ?? [])],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
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
 * Policy of a script that may run as a worker. A worker does not inherit its page's policy, and without one it has no
 * limits. The service worker fetches pictures too.
 */
const workerPolicy = ({ hosts }: PageSources): string =>
  policyOf([
    ["default-src 'none'"],
    ["script-src 'self'"],
    ["connect-src 'self'", ...new Set([...hosts.requested, ...hosts.pictures])],
  ]);

/**
 * Policy of the schema worker, which compiles the schema of lead forms to code. It allows that and nothing else. The
 * page must never have it.
 */
const schemaWorkerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** Policy of pictures and texts, which a browser can be made to open as pages. */
const plainPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The built file of src/platform/schema/schemaWorker.ts. */
const schemaWorker = /^assets\/schemaWorker-[\w-]+\.js$/;

/** A browser's use of a file: as the page, as a possible worker, as the schema worker, or only as data. */
export type FileKind = 'page' | 'script' | 'schemaWorker' | 'plain';

/** Browser features that all scripts are denied. */
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

/** Headers of every answer below /real-estate/, beside its policy. */
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
 * Classifies a built file.
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
