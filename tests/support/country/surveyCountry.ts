import { generateListings } from '#demo/listings/generateListings.ts';
import type { GeneratedListing, Geography } from '#demo/types.ts';
import { HOME_RULES } from './homeRules.ts';
import type { ListingRule } from './listingRule.ts';
import { MARKET_RULES } from './marketRules.ts';
import { PLACE_RULES } from './placeRules.ts';

/** All rules for a single listing. */
export const LISTING_RULES: readonly ListingRule[] = [...PLACE_RULES, ...MARKET_RULES, ...HOME_RULES];

type SurveyedField =
  | 'mlsNumber'
  | 'homeKey'
  | 'city'
  | 'neighborhood'
  | 'longitude'
  | 'latitude'
  | 'type'
  | 'status'
  | 'class'
  | 'propertyType'
  | 'lastStatus'
  | 'listPrice'
  | 'soldPrice'
  | 'listDay'
  | 'soldDay'
  | 'updatedDay'
  | 'terminatedDay'
  | 'sqft'
  | 'beds'
  | 'yearBuilt'
  | 'unitNumber'
  | 'slot'
  | 'zip';

/** Members of a listing that are kept after its check. A whole listing needs ten times the memory. */
export interface Surveyed extends Pick<GeneratedListing, SurveyedField> {
  tax: number | null;
  isRestricted: boolean;
  /** Key of the first picture without the listing's number. */
  firstPicture: string;
  /** The condition that its pictures show: "dated", "renovated"... */
  condition: string;
}

/** A checked dataset. */
export interface Survey {
  listings: Surveyed[];
  /** MLS numbers that break a rule, by the rule's name. */
  faults: Map<string, string[]>;
  /** Some whole listings, to break on purpose. */
  samples: GeneratedListing[];
}

const SAMPLES = 400;

function surveyed(listing: GeneratedListing): Surveyed {
  const { permissions, taxes, images, ...kept } = listing;
  const [first = '', second = ''] = images;
  return {
    mlsNumber: kept.mlsNumber,
    homeKey: kept.homeKey,
    city: kept.city,
    neighborhood: kept.neighborhood,
    longitude: kept.longitude,
    latitude: kept.latitude,
    type: kept.type,
    status: kept.status,
    class: kept.class,
    propertyType: kept.propertyType,
    lastStatus: kept.lastStatus,
    listPrice: kept.listPrice,
    soldPrice: kept.soldPrice,
    listDay: kept.listDay,
    soldDay: kept.soldDay,
    updatedDay: kept.updatedDay,
    terminatedDay: kept.terminatedDay,
    sqft: kept.sqft,
    beds: kept.beds,
    yearBuilt: kept.yearBuilt,
    unitNumber: kept.unitNumber,
    slot: kept.slot,
    zip: kept.zip,
    tax: taxes.annualAmount,
    isRestricted: permissions.displayPublic !== 'Y' || permissions.displayAddressOnInternet !== 'Y',
    firstPicture: first.slice(first.indexOf('-')),
    condition: /\.q([a-z]+)/.exec(second)?.[1] ?? '',
  };
}

/** Generates a dataset, checks every listing by every rule, and keeps what statistics need. */
export function surveyCountry(geography: Geography, count: number, seed: number, today: number): Survey {
  const survey: Survey = { listings: [], faults: new Map(), samples: [] };
  for (const listing of generateListings({ geography, count, seed, today })) {
    for (const rule of LISTING_RULES) {
      if (rule.holds(listing, geography)) continue;
      const found = survey.faults.get(rule.name) ?? [];
      survey.faults.set(rule.name, found);
      found.push(listing.mlsNumber);
    }
    if (survey.samples.length < SAMPLES) survey.samples.push(listing);
    survey.listings.push(surveyed(listing));
  }
  return survey;
}
