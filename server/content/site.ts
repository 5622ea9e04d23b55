import { type SenderBrand, senderBrandOf } from '#server/store/content/senderBrand.ts';
import type { WireLegalPage, WireSite } from '../../src/api/content/contract.ts';
import { brandStyles } from '../../src/domain/brand/brandColours.ts';
import { BASE_PATH, paths } from '../../src/domain/paths.ts';
import type { ContentBody } from './contentSchemas.ts';
import { defaultLegalText, LEGAL_KEYS, type LegalKey } from './legalTexts.ts';
import type { PublishedContent } from './publishedContent.ts';

/** Reads the brand of feeds and cards. If the database does not answer, it is that of before. */
export async function readBrand(published: PublishedContent): Promise<SenderBrand> {
  const [brand, offices] = await Promise.all([published.read('brand'), published.read('offices')]);
  return senderBrandOf({
    brand: brand.version > 0 ? brand.body : undefined,
    offices: offices.version > 0 ? offices.body : undefined,
  });
}

/** The addresses of other sites' pages in place of a legal page. One of the product's own counts as none: it would lead to itself. */
function addressesOf(
  body: ContentBody<'legal'>,
  page: LegalKey,
  siteUrl: string | undefined,
): Record<'en-CA' | 'fr-CA', string> {
  const isOwn = (address: string): boolean => {
    if (siteUrl === undefined || !URL.canParse(address)) return false;
    const { origin, pathname } = new URL(address);
    const path = pathname.replace(/\/$/, '');
    return origin === new URL(siteUrl).origin && LEGAL_KEYS.some((key) => path === BASE_PATH + paths[key]());
  };
  const { 'en-CA': english, 'fr-CA': french } = body[page];
  return { 'en-CA': isOwn(english) ? '' : english, 'fr-CA': isOwn(french) ? '' : french };
}

/**
 * Reads the terms or the privacy policy; the default text before the first publication.
 * @param siteUrl the site's origin; without it an address of an own page is not recognized
 */
export async function readLegalPage(
  published: PublishedContent,
  page: LegalKey,
  siteUrl?: string,
): Promise<WireLegalPage> {
  const [own, legal] = await Promise.all([published.read(page), published.read('legal')]);
  return {
    text: own.version > 0 ? own.body.text : defaultLegalText(page, await readBrand(published)),
    updated: own.version > 0 ? own.at : null,
    address: legal.version > 0 ? addressesOf(legal.body, page, siteUrl) : null,
  };
}

/** Returns the paths of the legal pages with a published text that no other site has. */
export async function listedLegalPages(published: PublishedContent, siteUrl?: string): Promise<string[]> {
  const read = await Promise.all(LEGAL_KEYS.map((page) => readLegalPage(published, page, siteUrl)));
  const isListed = ({ updated, address }: WireLegalPage) =>
    updated !== null && !Object.values(address ?? {}).some(Boolean);
  return LEGAL_KEYS.filter((_key, place) => read[place] && isListed(read[place])).map((key) => paths[key]());
}

/**
 * Reads the published content that every page shows, in the form in which pages take it. Keys that were never published are
 * missing: pages then have the texts and facts of the build.
 * @param siteUrl the site's origin; without it an address of an own page is not recognized
 */
export async function readSite(published: PublishedContent, siteUrl?: string): Promise<WireSite> {
  const [home, offices, legal, brand] = await Promise.all([
    published.read('home'),
    published.read('offices'),
    published.read('legal'),
    published.read('brand'),
  ]);
  const site: WireSite = {};
  const texts = (language: 'en-CA' | 'fr-CA') => ({
    ...(home.version > 0 && {
      home: { title: home.body.title[language], sentence: home.body.sentence?.[language] ?? '' },
    }),
    ...(legal.version > 0 && {
      leads: { consent: legal.body.consent[language] },
      shell: { footer: { legal: legal.body.disclaimer[language] } },
    }),
  });
  if (home.version > 0 || legal.version > 0) site.texts = { en: texts('en-CA'), fr: texts('fr-CA') };
  if (home.version > 0) {
    site.newest = home.body.newest;
    site.cities = home.body.cities;
  }
  if (legal.version > 0) {
    const terms = addressesOf(legal.body, 'terms', siteUrl);
    const privacy = addressesOf(legal.body, 'privacy', siteUrl);
    const linksIn = (locale: 'en-CA' | 'fr-CA') => ({
      terms: terms[locale] || paths.terms(),
      privacy: privacy[locale] || paths.privacy(),
    });
    site.links = { en: linksIn('en-CA'), fr: linksIn('fr-CA') };
  }
  if (offices.version > 0) {
    const { phone, email, offices: all } = offices.body;
    const [main] = all;
    site.brand = {
      phone: `+1-${phone}`,
      phoneDisplay: phone,
      email,
      ...(main && { address: main.address }),
      offices: all,
    };
  }
  if (brand.version > 0) {
    const { name, brokerage, logo, colours } = brand.body;
    site.brand = {
      ...site.brand,
      name,
      brokerage,
      logo: logo === undefined ? '' : `/images/content/${logo}-350.webp`,
    };
    site.colours = colours;
    site.styles = brandStyles(colours);
  }
  return site;
}
