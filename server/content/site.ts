import type { WireSite } from '../../src/api/content/contract.ts';
import type { PublishedContent } from './publishedContent.ts';

/**
 * Reads the published content that every page shows, in the form in which pages take it. Keys that were never published are
 * missing: pages then have the texts and facts of the build.
 */
export async function readSite(published: PublishedContent): Promise<WireSite> {
  const [home, offices, legal] = await Promise.all([
    published.read('home'),
    published.read('offices'),
    published.read('legal'),
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
  return site;
}
