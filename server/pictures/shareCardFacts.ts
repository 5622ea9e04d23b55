import { foundHome } from '#server/realty/foundHome.ts';
import type { WireListing } from '../../src/api/realty/contract.ts';

/** Language of a card. */
export type CardLanguage = 'en' | 'fr';

/** The texts of a home's card, in its language. */
export interface CardFacts {
  status: string;
  /** Colour of the status, by the theme's names (src/ui/theme.ts). */
  colour: 'forSale' | 'forLease' | 'sold' | 'neutral';
  price: string;
  /** Street line and city. */
  address: string;
  /** Bedrooms, bathrooms and square feet, as far as they are known. */
  rooms: readonly string[];
}

const NO_BREAK = '\u00a0';
const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;

interface Words {
  forSale: string;
  forLease: string;
  /** By the last status; others are shown as an offer, or as off the market. */
  statuses: Readonly<Record<string, string>>;
  offMarket: string;
  noPrice: string;
  rent: Record<'week' | 'month', string>;
  beds: (count: string, isOne: boolean) => string;
  baths: (count: string, isOne: boolean) => string;
  sqft: string;
}

/** As in src/i18n/en/card.json and src/i18n/fr/card.json, which a test compares. */
const CARD_WORDS: Record<CardLanguage, Words> = {
  en: {
    forSale: 'For Sale',
    forLease: 'For Lease',
    statuses: {
      Sld: 'Sold',
      Sc: 'Sold Conditional',
      Sce: 'Sold Conditional',
      Lsd: 'Leased',
      Lc: 'Leased Conditional',
      Lce: 'Leased Conditional',
      Exp: 'Expired',
      Sus: 'Suspended',
      Ter: 'Off Market',
      Dft: 'Deal Fell Through',
      Cs: 'Coming Soon',
    },
    offMarket: 'Off Market',
    noPrice: 'Price on request',
    rent: { week: ' /week', month: ' /mo' },
    beds: (count, isOne) => `${count} ${isOne ? 'bed' : 'beds'}`,
    baths: (count, isOne) => `${count} ${isOne ? 'bath' : 'baths'}`,
    sqft: ' sqft',
  },
  fr: {
    forSale: 'À vendre',
    forLease: 'À louer',
    statuses: {
      Sld: 'Vendu',
      Sc: 'Vendu sous condition',
      Sce: 'Vendu sous condition',
      Lsd: 'Loué',
      Lc: 'Loué sous condition',
      Lce: 'Loué sous condition',
      Exp: 'Expiré',
      Sus: 'Suspendu',
      Ter: 'Hors marché',
      Dft: 'Transaction non conclue',
      Cs: 'Bientôt sur le marché',
    },
    offMarket: 'Hors marché',
    noPrice: 'Prix sur demande',
    rent: { week: ' /semaine', month: ' /mois' },
    beds: (count) => `${count}${NO_BREAK}ch.`,
    baths: (count) => `${count}${NO_BREAK}sdb`,
    sqft: `${NO_BREAK}pi²`,
  },
};

const OFFERS: readonly (string | null | undefined)[] = ['New', 'Pc', 'Ext', null, undefined, ''];

function statusOf(
  { type, status, lastStatus }: WireListing,
  words: Words,
): Pick<CardFacts, 'status' | 'colour'> {
  const known = words.statuses[lastStatus ?? ''];
  if (known !== undefined)
    return {
      status: known,
      colour: /^[SL]/.test(lastStatus ?? '') && lastStatus !== 'Sus' ? 'sold' : 'neutral',
    };
  if (status === 'U' || !OFFERS.includes(lastStatus)) return { status: words.offMarket, colour: 'neutral' };
  return type === 'Lease'
    ? { status: words.forLease, colour: 'forLease' }
    : { status: words.forSale, colour: 'forSale' };
}

/** "3", or "3+1" with rooms below ground; empty if the home has none. */
function countOf(rooms: unknown, more: unknown): string {
  const [count, plus] = [Number(rooms) || 0, Number(more) || 0];
  return count + plus === 0 ? '' : `${count}${plus > 0 ? `+${plus}` : ''}`;
}

/** The texts of a home's card. @param listing as a visitor sees it, and not restricted */
export function cardFacts(listing: WireListing, language: CardLanguage): CardFacts {
  const words = CARD_WORDS[language];
  const locale = LOCALES[language];
  const { details, lastStatus, soldPrice, listPrice } = listing;
  const { address, rentPeriod } = foundHome(listing);
  const isDone = lastStatus === 'Sld' || lastStatus === 'Lsd';
  const price = (isDone && Number(soldPrice)) || Number(listPrice) || 0;
  const money = price.toLocaleString(locale, {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });
  const beds = countOf(details?.numBedrooms, details?.numBedroomsPlus);
  const baths = countOf(details?.numBathrooms, details?.numBathroomsPlus);
  const sqft = String(details?.sqft ?? '').replace(/\d+/g, (digits) => Number(digits).toLocaleString(locale));
  return {
    ...statusOf(listing, words),
    price: price > 0 ? `${money}${rentPeriod ? words.rent[rentPeriod] : ''}` : words.noPrice,
    address: address[language],
    rooms: [
      beds && words.beds(beds, beds === '1'),
      baths && words.baths(baths, baths === '1'),
      /^\d[\d\s,.\u00a0\u202f-]*$/.test(sqft) ? `${sqft.replace('-', '–')}${words.sqft}` : '',
    ].filter(Boolean),
  };
}
