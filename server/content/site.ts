import { type SenderBrand, senderBrandOf } from '#server/store/content/senderBrand.ts';
import type { WireSite } from '../../src/api/content/contract.ts';
import { brandStyles } from '../../src/domain/brand/brandColours.ts';
import type { PublishedContent } from './publishedContent.ts';

/** Reads the brand of feeds and cards. If the database does not answer, it is that of before. */
export async function readBrand(published: PublishedContent): Promise<SenderBrand> {
  const [brand, offices] = await Promise.all([published.read('brand'), published.read('offices')]);
  return senderBrandOf({
    brand: brand.version > 0 ? brand.body : undefined,
    offices: offices.version > 0 ? offices.body : undefined,
  });
}

/**
 * Reads the published content that every page shows, in the form in which pages take it. Keys that were never published are
 * missing: pages then have the texts and facts of the build.
 */
export async function readSite(published: PublishedContent): Promise<WireSite> {
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
    const { terms, privacy } = legal.body;
    site.links = {
      en: { terms: terms['en-CA'], privacy: privacy['en-CA'] },
      fr: { terms: terms['fr-CA'], privacy: privacy['fr-CA'] },
    };
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
