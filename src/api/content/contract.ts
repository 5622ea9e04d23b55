/**
 * Wire types of the content service: what the brokerage itself says about its people and its offices. The service checks
 * the documents with server/content/contentSchemas.ts.
 */
import type { WireListing } from '#api/realty/contract.ts';
import type { BrandColours } from '#domain/brand/brandColours.ts';
import type { Locale } from '#domain/format.ts';

/** A text in every language of the product. */
export type Localised = Readonly<Record<Locale, string>>;

/** A place in which an agent works. */
export interface WireArea {
  /** The province's name in the feed: "Ontario". The agent is licensed there. */
  state: string;
  /** Cities in which the agent works; the whole province if it is empty. */
  cities: string[];
}

/** A member of the team, as visitors see it. */
export interface WireAgent {
  /** Last segment of the page's path: "amara-osei". It also identifies the agent in leads. */
  slug: string;
  name: string;
  /** "Sales Representative" */
  role: Localised;
  /** The licence with its regulator: "RECO 4712345". */
  licence: string;
  /** Languages that the agent speaks, as BCP 47 tags: "en", "fr", "pa". */
  languages: string[];
  areas: WireArea[];
  /** Ten digits with hyphens: "416-555-0151". */
  phone: string;
  email: string;
  /** Id of a stored picture, or name of a picture of the build; missing if there is none. */
  portrait?: string | undefined;
}

/** The answer of GET /realty/content/team: all agents in the brokerage's order. */
export interface WireTeam {
  agents: WireAgent[];
}

/** The answer of GET /realty/content/agents/{slug}; 404 for an unknown agent. */
export interface WireAgentProfile extends WireAgent {
  /** Paragraphs, divided by empty lines; missing if there is no text. */
  about?: Localised | undefined;
}

/**
 * The answer of GET /realty/content/agents/{slug}/homes, as a visitor sees them and without homes that a visitor may not
 * see completely.
 */
export interface WireAgentHomes {
  listed: WireListing[];
  sold: WireListing[];
}

/** The answer of GET /realty/content/legal/terms and /privacy. */
export interface WireLegalPage {
  /** In the form of src/domain/legal/legalText.ts. */
  text: Localised;
  /** Time of its publication, ISO 8601; null for the product's default text. */
  updated: string | null;
  /** Address of a page of another site that has the text instead, '' for none in a language; null if none was published. */
  address: Localised | null;
}

/** A customer's review. */
export interface WireReview {
  id: string;
  /** Name of the author. */
  name: string;
  /** HTML as review platforms export it; untrusted. */
  body: Localised;
  /** Ends in _N, where N is the number of stars from 0 to 5. */
  rating: string;
  /** The platform that published it. */
  platform: string;
}

/** The answer of GET /realty/content/reviews. */
export interface WireReviews {
  /** Average of all stars, and a lower limit of the number of reviews; null if no review is known. */
  summary: { average: number; count: number } | null;
  reviews: WireReview[];
}

/** A place. */
interface WireCity {
  city: string;
  /** The province's name in the feed. */
  state: string;
}

/** An office of the brokerage. */
export interface WireOffice {
  address: Localised;
  /** Opening hours, as visitors read them. */
  hours?: Localised | undefined;
  latitude: number;
  longitude: number;
}

/**
 * The answer of GET /realty/content/site: published facts and texts in place of those of the build. What was never published
 * is missing. The services' pages contain it (server/static/pages/makePages.ts).
 */
export interface WireSite {
  /** Texts by language and namespace, in the form of the catalogues (src/i18n). */
  texts?: Record<'en' | 'fr', Record<string, object>>;
  /** The city of home's newest homes. */
  newest?: Record<Locale, WireCity>;
  /** Names of the cities to which home has links. */
  cities?: Record<Locale, string[]>;
  links?: Record<'en' | 'fr', { terms: string; privacy: string }>;
  /** Members of `brand` (src/config/brand.ts). */
  brand?: {
    name?: string;
    /** The legal name. */
    brokerage?: string;
    /** "/images/content/3f2a…-350.webp" on the content's host; '' for the mark of the build. */
    logo?: string;
    /** "+1-416-555-0142" */
    phone?: string;
    phoneDisplay?: string;
    email?: string;
    /** That of the main office. */
    address?: Localised;
    /** The main office first. */
    offices?: WireOffice[];
  };
  /** Present if the call's header `Authorization: Preview TOKEN` shows a draft: milliseconds until the preview ends. */
  preview?: { endsInMs: number };
  /** Primary colours as "#RRGGBB". */
  colours?: BrandColours;
  /** Styles of these colours. The services' pages have them as an element of their own. */
  styles?: string;
}
