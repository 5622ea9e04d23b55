/**
 * The brokerage's people, in both languages. DEMONSTRATION CONTENT: every person, number and address here is invented,
 * and a brokerage replaces it with its own.
 */
import type { Locale } from '#domain/format.ts';
import type { ProvinceName } from '#domain/geo/provinces.ts';
import type { BrandPicture } from './brandPictures.ts';

/** A text in every language of the product. */
export type Localised = Readonly<Record<Locale, string>>;

/** One way to reach a person. */
export interface RealtorButton {
  id: string;
  label: Localised;
  /** tel: or mailto: address. */
  link: string;
  /** True if the link opens a mail. */
  email: boolean;
}

/** A picture of a person. */
export interface RealtorPhoto {
  src: BrandPicture;
  /** Shown if `src` cannot be loaded. */
  fallback: BrandPicture;
  alt: Localised;
}

/** A member of the team (requirement E7). */
export interface RealtorCard {
  id: string;
  /** The person's name. */
  title: string;
  /** The person's role and place. */
  body: Localised;
  /** Provinces where the person is licensed. Listings in other provinces never show this card. */
  provinces: readonly ProvinceName[];
  buttons: readonly RealtorButton[];
  photos: readonly RealtorPhoto[];
  /** Layout of the card. */
  style: 'portrait';
}

const realtor = (id: string, title: string, phone: string, english: string, french: string): RealtorCard => ({
  id,
  title,
  body: { 'en-CA': english, 'fr-CA': french },
  provinces: ['Ontario'],
  buttons: [
    { id: 'phone', label: { 'en-CA': phone, 'fr-CA': phone }, link: `tel:+1-${phone}`, email: false },
    {
      id: 'email',
      label: { 'en-CA': 'Email', 'fr-CA': 'Courriel' },
      link: `mailto:${id}@harbourandpine.example`,
      email: true,
    },
  ],
  photos: [
    {
      src: `portrait-${id}`,
      fallback: 'empty-scene',
      alt: { 'en-CA': `Portrait of ${title}`, 'fr-CA': `Portrait de ${title}` },
    },
  ],
  style: 'portrait',
});

/** The team. */
export const realtors: readonly RealtorCard[] = [
  realtor('amara', 'Amara Osei', '416-555-0151', 'Sales Representative', 'Courtière immobilière'),
  realtor('benoit', 'Benoit Lachance', '416-555-0152', 'Broker', 'Courtier immobilier'),
  realtor('carmen', 'Carmen Duarte', '416-555-0153', 'Sales Representative', 'Courtière immobilière'),
  realtor('farid', 'Farid Rahimi', '416-555-0154', 'Broker', 'Courtier immobilier'),
  realtor('grace', 'Grace Lin', '416-555-0155', 'Sales Representative', 'Courtière immobilière'),
  realtor('harpreet', 'Harpreet Sandhu', '416-555-0156', 'Broker', 'Courtier immobilier'),
  realtor('kiona', 'Kiona Whitebear', '416-555-0157', 'Broker', 'Courtière immobilière'),
  realtor('nadia', 'Nadia Kowalski', '416-555-0158', 'Sales Representative', 'Courtière immobilière'),
];

/** Summary of all reviews: the average of their stars, and a lower limit of their number. */
export const reviewSummary = { average: 4.9, count: 400 } as const;
