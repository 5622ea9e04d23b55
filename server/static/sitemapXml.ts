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
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Beginning and end of a sitemap in the protocol of sitemaps.org; the entries of `urlEntries` are between them. */
export const URL_SET = [
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`,
  '</urlset>\n',
] as const;

/** Writes entries of a sitemap. @param origin of the site: the protocol has no relative addresses */
export function urlEntries(entries: readonly SitemapEntry[], origin: string): string {
  return entries
    .map(({ path, day }) => {
      const changed = day === undefined ? '' : html`<lastmod>${dateOf(day)}</lastmod>`;
      return String(html`<url><loc>${origin}${BASE_PATH}${path}</loc>${changed}</url>\n`);
    })
    .join('');
}

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
