import { readFileSync } from 'node:fs';
import type { WireSite } from '#api/content/contract.ts';
import { makePages, type Page } from '#server/static/pages/makePages.ts';
import { planPage, takeSite } from '../../../src/heads/pageHeads.ts';
import type { TestServices } from './makeTestServices.ts';

/** The page before the build: it has the places that the services fill in. */
const HTML = readFileSync('index.html', 'utf8');

/**
 * Makes the services' first answers to visitors, from the heads' source instead of a build.
 * @param site the published content of every page; without it pages have that of the build
 * @param built changes the page in the way of the build
 * @returns a function that takes a path below the base path, and the Accept-Language header
 */
export function firstAnswers(
  { fetch }: Pick<TestServices, 'fetch'>,
  site?: () => Promise<WireSite>,
  built: (html: string) => string = (html) => html,
): (path: string, language?: string) => Promise<Page | undefined> {
  const siteUrl = globalThis.location?.origin ?? 'http://localhost';
  const pageFor = makePages({
    siteUrl,
    folder: '/nowhere',
    html: built(HTML),
    realty: (request) => fetch(request),
    program: { planPage, takeSite },
    site,
    // The machine of the tests may be busy.
    timeoutMs: 30_000,
  });
  return (path, language = 'en-CA') =>
    pageFor(
      new Request(`${siteUrl}/real-estate${path}`, {
        headers: { 'Accept-Language': language },
      }),
    );
}
