import type { WireContentKey } from '#api/desk/contentContract.ts';
import { brand } from '#config/brand.ts';
import { offices } from '#config/office.ts';
import { BUILD_COLOURS } from '#domain/brand/brandColours.ts';
import { FEATURED_CITIES } from '#domain/geo/featuredCities.ts';
import { NEWEST_IN } from '#domain/search/newestHomes.ts';
import homeEn from '#i18n/en/home.json';
import leadsEn from '#i18n/en/leads.json';
import shellEn from '#i18n/en/shell.json';
import homeFr from '#i18n/fr/home.json';
import leadsFr from '#i18n/fr/leads.json';
import shellFr from '#i18n/fr/shell.json';

const both = (en: string, fr: string) => ({ 'en-CA': en, 'fr-CA': fr });
/** Fills in the placeholders of a text of the catalogues. */
const filled = (text: string): string =>
  text
    .replace('{{brokerage}}', brand.brokerage)
    .replace('{{mortgageBrokerage}}', brand.mortgageBrokerage)
    .replace('{{licence}}', brand.licence);

/** The address of another site; '' for a page of the product. */
const outside = (href: string): string => (href.startsWith('https:') ? href : '');

/** The content of the build, with which a form begins before the first publication. */
export const BUILD_CONTENT: Readonly<Partial<Record<WireContentKey, object>>> = {
  home: { title: both(homeEn.title, homeFr.title), newest: NEWEST_IN, cities: FEATURED_CITIES },
  offices: { phone: brand.phoneDisplay, email: brand.email, offices: offices() },
  legal: {
    terms: both(outside(brand.links.terms), outside(brand.links.terms)),
    privacy: both(outside(brand.links.privacy), outside(brand.links.privacy)),
    consent: both(filled(leadsEn.consent), filled(leadsFr.consent)),
    disclaimer: both(filled(shellEn.footer.legal), filled(shellFr.footer.legal)),
  },
  brand: { name: brand.name, brokerage: brand.brokerage, colours: BUILD_COLOURS },
};
