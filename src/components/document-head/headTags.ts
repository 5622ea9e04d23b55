import { sharePicture } from '#api/images.ts';
import type { HeadTag } from '#api/pages/contract.ts';
import { brand } from '#config/brand.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { LANGUAGE_PARAMETER, LANGUAGES, type Language, LOCALES } from '#i18n/languages.ts';

/** Tags of a page for search engines, and for networks on which it is shared. */
export interface DocumentHead {
  /** The title with the brand: "Mississauga | Harbour & Pine". */
  title: string;
  description: string;
  /** The page's canonical path, below the base path. */
  path: string;
  /** Address of a picture, absolute or relative to this origin; the brokerage's street by default. */
  image?: string;
  /** The element that names the page's Atom feed; none by default. */
  feed?: Tag;
  /** schema.org data of the page; its title and description by default. */
  data?: object;
}

/** The site and the language that a page is written for. */
export interface HeadPlace {
  /** "https://www.harbourandpine.example" */
  origin: string;
  language: Language;
}

/** An element of the head, as the page places it. */
export interface Tag extends HeadTag {
  /** Finds the same tag where the page has it already. */
  selector: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string): Tag => ({
  selector: `meta[${kind}="${name}"]`,
  element: 'meta',
  attributes: { [kind]: name, content },
});

/** Asks search engines not to index a page. */
export const UNLISTED: Tag = meta('name', 'robots', 'noindex');

/** Width and height in pixels of the pictures that `sharePicture` and `shareCardUrl` name. */
const SHARED_SIZE = { width: 1200, height: 630 } as const;

/**
 * Absolute address of a path of the product in a language. English is the language of an address without one, so that
 * links of before stay the same page.
 */
export function pageAddress(path: string, { origin, language }: HeadPlace): string {
  const url = new URL(BASE_PATH + path, origin);
  if (language !== 'en') url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}

const pageData = ({ title, description, path }: DocumentHead, place: HeadPlace): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: title,
  description,
  url: pageAddress(path, place),
  inLanguage: LOCALES[place.language],
  publisher: {
    '@type': 'RealEstateAgent',
    name: brand.brokerage,
    telephone: brand.phone,
    url: pageAddress('/', place),
  },
});

/**
 * Returns the tags of a page's head beside its title. The page itself places them (useDocumentHead), and the server
 * writes the same ones into its first answer.
 */
export function headTags(head: DocumentHead, place: HeadPlace): Tag[] {
  const { title, description, path, image, feed, data = pageData(head, place) } = head;
  const url = pageAddress(path, place);
  const link = (rel: string, href: string, hreflang = ''): Tag => ({
    selector: `link[rel="${rel}"]${hreflang && `[hreflang="${hreflang}"]`}`,
    element: 'link',
    attributes: { rel, ...(hreflang && { hreflang }), href },
  });
  const isShared = !image || /^\/[\w-]+\/share\//.test(image);
  return [
    meta('name', 'description', description),
    link('canonical', url),
    ...LANGUAGES.map((language) => link('alternate', pageAddress(path, { ...place, language }), language)),
    link('alternate', pageAddress(path, { ...place, language: 'en' }), 'x-default'),
    ...(feed ? [feed] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', LOCALES[place.language].replace('-', '_')),
    meta('property', 'og:image', new URL(image ?? sharePicture('street'), place.origin).href),
    ...(isShared
      ? Object.entries(SHARED_SIZE).map(([side, pixels]) =>
          meta('property', `og:image:${side}`, String(pixels)),
        )
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    {
      selector: 'script[type="application/ld+json"]',
      element: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    },
  ];
}
