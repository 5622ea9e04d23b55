/** Wire types of the homes that customers claim as theirs. They are part of the customer service (contract.ts). */
import type { WireHomeFacts } from '#api/realty/estimateContract.ts';

/** Facts that a customer corrected. Each replaces what the listings say, in this customer's estimates only. */
export type WireClaimedFacts = { [Name in keyof WireHomeFacts]?: NonNullable<WireHomeFacts[Name]> } & {
  /** Property tax in dollars per year. */
  tax?: number;
};

/** A home that a customer says is theirs. Nothing is proven by it, and several customers may claim the same home. */
export interface WireClaimedHome {
  id: string;
  /** Full name of the province. */
  state: string;
  city: string;
  /** Number and street: "33 Bay Street E". */
  street: string;
  /** Null for a house. */
  unit: string | null;
  /** The position, if the customer chose the address from a map's places; else both are null. */
  latitude: number | null;
  longitude: number | null;
  facts: WireClaimedFacts;
  /** True if the customer wants the estimate by mail each month. */
  isMailed: boolean;
  /** ISO 8601. */
  claimed: string;
}

/** GET /customer/user/claimed-homes: newest first. At most ten per user (409 beyond). */
export interface WireClaimedHomes {
  homes: WireClaimedHome[];
}

/**
 * POST /customer/user/claimed-homes: 201 with the WireClaimedHome, or 200 with the existing one, which stays as it is.
 */
export interface WireNewClaim {
  state: string;
  city: string;
  street: string;
  unit?: string;
  latitude?: number;
  longitude?: number;
  facts?: WireClaimedFacts;
  /** The language of the mails. */
  language: 'en' | 'fr';
}

/**
 * PUT /customer/user/claimed-homes/{id}: members that are left out stay as they are, and `facts` replaces all of them.
 * Answers the WireClaimedHome. 404 for a home of another user. DELETE of the same address: 204.
 */
export interface WireClaimChanges {
  facts?: WireClaimedFacts;
  /** True is the consent to a mail each month. */
  isMailed?: boolean;
  language?: 'en' | 'fr';
}
