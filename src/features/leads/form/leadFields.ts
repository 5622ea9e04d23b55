/** Where each field of the forms stands in a lead (L3). */
export const LEAD_PATHS = {
  first: 'user.name.first',
  last: 'user.name.last',
  email: 'user.email',
  phone: 'user.phone',
  city: 'property.city',
  price: 'property.price',
  code: 'code',
  message: 'message',
} as const;

export type LeadField = keyof typeof LEAD_PATHS;

/** What was typed. The phone number is in its international form ("+14165550142"), the price in digits. */
export type LeadValues = Record<LeadField, string>;

export const EMPTY_LEAD: LeadValues = {
  first: '',
  last: '',
  email: '',
  phone: '',
  city: '',
  price: '',
  code: '',
  message: '',
};

/** What is wrong with a field: the rule's keyword, and its number where it has one. */
export interface FieldProblem {
  field: LeadField;
  keyword: string;
  limit: number | null;
}

/** The fields of one form in their order, and those that must be filled in (L5). */
export interface LeadFieldSet {
  fields: readonly LeadField[];
  required: readonly LeadField[];
}

/** Names, addresses and codes carry no space around them. */
export function trimmed(values: LeadValues): LeadValues {
  const entries = Object.entries(values).map(([field, value]) => [field, value.trim()]);
  return Object.fromEntries(entries) as LeadValues; // the same fields
}
