/** How a lead came about, as the page tells it beside the payload; each member may be missing. */
export interface LeadContext {
  /** Path of the page that the form was on: "/real-estate/detail/…". */
  page?: string;
  /** Id of the realtor whom the page showed; missing where it showed the brokerage. */
  realtor?: string;
  /** "en" or "fr". */
  language?: string;
  /** The sentence of consent that stood under the button, word for word. */
  consent?: string;
  /** When the visitor pressed it, ISO 8601: a lead may wait on the device. */
  pressed?: string;
}

const LONGEST_HEADER = 4_000;

/** What each member may be. */
const MEMBERS: Readonly<Record<keyof LeadContext, RegExp>> = {
  page: /^\/[\x21-\x7e]{0,300}$/,
  realtor: /^[\w-]{1,60}$/,
  language: /^(en|fr)$/,
  consent: /^[\P{Cc}]{1,500}$/u,
  pressed: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
};
const NAMES = Object.keys(MEMBERS) as (keyof LeadContext)[]; // its own names

/**
 * Reads the header Lead-Context, which is written like a query. What cannot be used of it is left out: no lead is lost
 * for it.
 */
export function readLeadContext(header: string | undefined): LeadContext | undefined {
  if (header === undefined || header.length > LONGEST_HEADER) return undefined;
  const told = new URLSearchParams(header);
  const context: LeadContext = {};
  for (const name of NAMES) {
    const value = told.get(name);
    if (value !== null && MEMBERS[name].test(value)) context[name] = value;
  }
  return Object.keys(context).length > 0 ? context : undefined;
}
