import { html } from 'hono/html';
import { BASE_PATH } from '../../src/domain/paths.ts';

/** A page in a sitemap. */
export interface SitemapEntry {
  /** Below the base path: "/list/Ontario/Toronto". */
  path: string;
  /** Day of the last change, in days since 1970-01-01; unknown by default. */
  day?: number;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The elements that name a page's other languages are those of HTML. */
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * The languages of a page in the form of the page's own head (src/components/document-head/headTags.ts): the address
 * without a language is the English one.
 */
const LANGUAGES = ['en', 'fr'] as const;
/** Number of addresses of a page. */
export const ADDRESSES_A_PAGE = LANGUAGES.length;

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Beginning and end of a sitemap in the protocol of sitemaps.org; the entries of `urlEntries` are between them. */
export const URL_SET = [
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${HTML_NAMESPACE}">\n`,
  '</urlset>\n',
] as const;

/** The address of a page in a language. */
function addressIn(language: string, path: string, origin: string): string {
  const address = origin + BASE_PATH + path;
  if (language === LANGUAGES[0]) return address;
  return `${address}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/**
 * Writes the entries of a page, one for each language, which name each other
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap, 2026-11).
 */
function entriesOf({ path, day }: SitemapEntry, origin: string): string {
  const addresses = LANGUAGES.map((language) => ({ language, address: addressIn(language, path, origin) }));
  const [usual = { address: '' }] = addresses;
  const alternates = [...addresses, { ...usual, language: 'x-default' }].map(
    ({ language, address }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  const changed = day === undefined ? '' : html`<lastmod>${dateOf(day)}</lastmod>`;
  return addresses
    .map(({ address }) => String(html`<url><loc>${address}</loc>${changed}${alternates}</url>\n`))
    .join('');
}

/** Writes entries of a sitemap. @param origin of the site: the protocol has no relative addresses */
export const urlEntries = (entries: readonly SitemapEntry[], origin: string): string =>
  entries.map((entry) => entriesOf(entry, origin)).join('');

/** Writes a whole sitemap of few pages. */
export function sitemapXml(paths: readonly string[], origin: string): string {
  const [begin, end] = URL_SET;
  return (
    begin +
    urlEntries(
      paths.map((path) => ({ path })),
      origin,
    ) +
    end
  );
}

/** Writes an index of sitemaps. @param paths of the sitemaps, from the root of the host */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  const sitemaps = paths.map((path) => String(html`<sitemap><loc>${origin}${path}</loc></sitemap>\n`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`;
}
