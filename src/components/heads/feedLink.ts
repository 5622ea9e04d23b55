import { printFeedQuery } from '#api/realty/searchQuery.ts';
import type { Tag } from '#components/document-head/headTags.ts';
import { serviceAddresses } from '#config/environment.ts';
import type { Search } from '#domain/search/search.ts';
import type { Language } from '#i18n/languages.ts';

/**
 * Names the search's Atom feed, which feed readers find by this element. A search by yield has none, because a feed has no
 * session.
 */
export const feedLink = (search: Search, language: Language): { feed?: Tag } =>
  search.minGrossYield > 0
    ? {}
    : {
        feed: {
          selector: 'link[rel="alternate"][type="application/atom+xml"]',
          element: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${serviceAddresses.realtyUrl}/listings.atom?${printFeedQuery(search, language)}`,
          },
        },
      };
