import type { WireValuationFacts } from '../../src/api/contact/contract.ts';

/** Circumstances of a lead, which the page sends beside the payload. Each member may be missing. */
export interface LeadContext {
  /** Path of the page that the form was on: "/real-estate/detail/…". */
  page?: string;
  /** Id of the realtor on the page; missing when the page showed the brokerage. */
  realtor?: string;
  /** "en" or "fr". */
  language?: string;
  /** The sentence of consent below the button, word for word. */
  consent?: string;
  /** Email of the account in which the viewing was asked for. It is not stored. */
  customer?: string;
  /** ISO 8601 time of the visitor's press. An offline device sends the lead later. */
  pressed?: string;
  /** "true" if the lead waited on the device, so that no visitor is at the form any more. It is not stored. */
  waited?: string;
  /** The facts in a request for a valuation. They come from the payload, not from the header. */
  home?: WireValuationFacts;
}

const LONGEST_HEADER = 4_000;

/** Allowed values of each member. */
const MEMBERS: Readonly<Record<Exclude<keyof LeadContext, 'home'>, RegExp>> = {
  page: /^\/[\x21-\x7e]{0,300}$/,
  realtor: /^[\w-]{1,60}$/,
  language: /^(en|fr)$/,
  customer: /^[^\s]{3,254}$/,
  consent: /^[\P{Cc}]{1,500}$/u,
  pressed: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  waited: /^true$/,
};
const NAMES = Object.keys(MEMBERS) as (keyof typeof MEMBERS)[]; // the keys of MEMBERS

/**
 * Parses the header Lead-Context, which is written like a query string. Invalid members are left out, because a lead
 * must not be lost for them.
 */
export function readLeadContext(header: string | undefined): LeadContext | undefined {
  if (header === undefined || header.length > LONGEST_HEADER) return undefined;
  const members = new URLSearchParams(header);
  const context: LeadContext = {};
  for (const name of NAMES) {
    const value = members.get(name);
    if (value !== null && MEMBERS[name].test(value)) context[name] = value;
  }
  return Object.keys(context).length > 0 ? context : undefined;
}
